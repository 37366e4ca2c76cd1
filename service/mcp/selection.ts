import { InvalidInput, type IssueDraft } from '../../engine/core/errors.ts'
import { readersLanguage, word } from '../../engine/core/text/language.ts'
import { meant } from '../../engine/core/text/unknown-name.ts'
import type { Registry } from '../../engine/operation/definition/registry.ts'
import { LANGUAGE_FIELD } from '../runtime/english-address.ts'
import { type Callable, groupsOf, plain } from './operations.ts'

/** Operations visible to a connection, either one tool each or three generic tools for all. */
export interface Selection {
  /** Canonical key: identical for equivalent selections. */
  readonly key: string
  readonly compact: boolean
  /** Detail level per tool; null selects the fullest that fits the size limit. */
  readonly detail: Detail | null
  /** Null selects every group. */
  readonly groups: ReadonlySet<string> | null
}

/** Detail levels of a tool list, fullest first: everything, input only, input names only, required input only. */
export const DETAILS = ['all', 'input', 'brief', 'required'] as const
export type Detail = (typeof DETAILS)[number]

const EVERYTHING: Selection = { key: 'false null ', compact: false, detail: null, groups: null }

const MODES = ['full', 'compact']
/** Parameters of the address. */
const SELECTED_BY = ['group', 'mode', 'schemas'] as const

/**
 * Parses `?group=a,b&group=c&mode=compact&schemas=input`. `mode=full` selects everything, including schemas. Rejects unknown values by
 * name.
 */
export function readSelection(asked: URLSearchParams, registry: Registry): Selection {
  const language = readersLanguage()?.tag
  if (asked.size === 0 && !language) return EVERYTHING
  const known = groupsOf(registry)
  const issues: IssueDraft[] = []
  const groups = new Set<string>()
  let compact = false
  let detail: Detail | null = null
  for (const [field, value] of asked) {
    if (field === 'group') {
      for (const name of value.split(',').map((part) => plain(part.trim()))) {
        if (known.has(name)) groups.add(name)
        else issues.push({ field, message: unknownGroup(name, known) })
      }
    } else if (field === 'mode') {
      if (MODES.includes(value)) {
        compact = value === 'compact'
        if (value === 'full') detail ??= 'all'
      } else issues.push(notAnOption(field, value, MODES))
    } else if (field === 'schemas') {
      const known = DETAILS.find((each) => each === value)
      if (known) detail = known
      else issues.push(notAnOption(field, value, DETAILS))
    } else if (field !== LANGUAGE_FIELD) issues.push(unknownField(field, SELECTED_BY))
  }
  if (issues.length > 0) throw new InvalidInput(issues)
  return { key: `${compact} ${detail} ${[...groups].sort()}${language ?? ''}`, compact, detail, groups: groups.size > 0 ? groups : null }
}

function unknownGroup(name: string, known: ReadonlyMap<string, string>): string {
  const all = [...known.keys()].join(', ')
  const near = meant(name, known.keys(), 1).told
  return word`tem um grupo desconhecido, "${name.slice(0, 60)}"${near ? word`${near} Os` : '; os'} grupos são ${all}`
}

/** @param known fields that are accepted. */
export function unknownField(field: string, known: readonly string[]): IssueDraft {
  const [all, near] = [known.join(', '), meant(field, known, 1)]
  return {
    field: field.slice(0, 60),
    code: 'unknown_field',
    message: word`campo desconhecido${near.told || word`; os campos são ${all}`}`,
    english: `unknown field${near.english || `; the fields are ${all}`}`,
  }
}

function notAnOption(field: string, value: string, options: readonly string[]): IssueDraft {
  const [all, came, near] = [options.join(', '), value.slice(0, 60), meant(value, options, 1)]
  return {
    field,
    code: 'not_an_option',
    message: word`deve ser um de: ${all}; veio "${came}"${near.told}`,
    english: `must be one of: ${all}; got "${came}"${near.english}`,
  }
}

export function includes({ groups }: Selection, operation: Callable): boolean {
  return groups === null || operation.groups.some((group) => groups.has(group))
}
