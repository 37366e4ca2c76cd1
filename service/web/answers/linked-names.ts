/** Links operation names in a sentence, shown by title. */
import { readersLanguage, translate } from '../../../engine/core/text/language.ts'
import type { Operation } from '../../../engine/operation/definition/operation.ts'
import type { Engine } from '../../../engine/operation/definition/registry.ts'
import { pagePath } from '../forms/form-request.ts'
import { type Html, html } from '../html.ts'

/** Title and page address of an operation. */
export type NamedOperation = Pick<Operation, 'id' | 'kind' | 'slug' | 'title'>

/** Operations that a sentence may mention. */
export interface Names {
  readonly operations: ReadonlyMap<string, NamedOperation>
}

/** Engine and names used to render an answer. */
export interface NameLinks extends Engine {
  /** Names from outside the registry, when the page loads only one domain. */
  readonly names?: Names
}

/** Lowercase word, or several joined by dashes or underscores. */
const NAME = /(?<![\p{L}\d_/-])[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*(?![\p{L}\d_-])/gu

/** Skips an operation whose name equals its Portuguese slug: it is an everyday word. */
function operationOf({ operations }: Names, name: string): NamedOperation | undefined {
  const operation = operations.get(name)
  // In English, a one-word name is an ordinary word.
  return operation?.slug === name || (readersLanguage() !== null && !/[-_]/.test(name)) ? undefined : operation
}

export function namedText(text: string, registry: Names): string {
  return translate(text).replace(NAME, (name) => {
    const operation = operationOf(registry, name)
    return operation ? `“${translate(operation.title)}”` : name
  })
}

/** Replaces operation names with links to their pages. */
export function namedLinks(written: string, registry: Names): Html {
  const text = translate(written)
  const pieces: (Html | string)[] = []
  let end = 0
  for (const { 0: name, index } of text.matchAll(NAME)) {
    const operation = operationOf(registry, name)
    if (!operation) continue
    pieces.push(text.slice(end, index), html`<a href="${pagePath(operation)}">${operation.title}</a>`)
    end = index + name.length
  }
  return html`${[...pieces, text.slice(end)]}`
}
