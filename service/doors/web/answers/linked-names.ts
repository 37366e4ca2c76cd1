/** Operations named in a sentence, by what people call them. */
import { readersLanguage, spoken } from '../../../../engine/core/language.ts'
import type { Operation } from '../../../../engine/core/operation/operation.ts'
import type { Engine } from '../../../../engine/core/operation/registry.ts'
import { pagePath } from '../forms/form-request.ts'
import { type Html, html } from '../html.ts'

/** What an operation is called and where its page is. */
export type Called = Pick<Operation, 'id' | 'kind' | 'slug' | 'title'>

/** Everything that may be named in a sentence. */
export interface Names {
  readonly operations: ReadonlyMap<string, Called>
}

/** The world an answer is drawn in. */
export interface NameLinks extends Engine {
  /** Where the registry holds one domain, as in a page: what else has a name. */
  readonly names?: Names
}

/** A word of its own in small letters, or several joined by dashes or underscores. */
const NAME = /(?<![\p{L}\d_/-])[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*(?![\p{L}\d_-])/gu

/** One whose name is also its Portuguese address is called by an everyday word, left as it stands. */
function operationOf({ operations }: Names, name: string): Called | undefined {
  const operation = operations.get(name)
  // In English a name of one word is a word of the sentence.
  return operation?.slug === name || (readersLanguage() !== null && !/[-_]/.test(name)) ? undefined : operation
}

export function namedText(text: string, registry: Names): string {
  return spoken(text).replace(NAME, (name) => {
    const operation = operationOf(registry, name)
    return operation ? `“${spoken(operation.title)}”` : name
  })
}

/** The same, each with the way to its page. */
export function namedLinks(written: string, registry: Names): Html {
  const text = spoken(written)
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
