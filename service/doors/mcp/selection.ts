import { InvalidInput, type IssueDraft } from '../../../engine/core/errors.ts'
import { readersLanguage, word } from '../../../engine/core/language.ts'
import { nearest } from '../../../engine/core/nearest.ts'
import type { Registry } from '../../../engine/core/operation/registry.ts'
import { LANGUAGE_FIELD } from '../english-address.ts'
import { type Callable, groupsOf, plain } from './operations.ts'

/** Which operations a connection sees, and whether each is a tool or three tools stand for all of them. */
export interface Selection {
  /** The same for the same choices, however they were written. */
  readonly key: string
  readonly compact: boolean
  /** How much is told of each tool; null: the most that fits what a model should carry. */
  readonly detail: Detail | null
  /** Null: all of them. */
  readonly groups: ReadonlySet<string> | null
}

/** What a list of tools tells of each: all, only what it receives, only the names of that, or only those it cannot do without. From the fullest down. */
export const DETAILS = ['all', 'input', 'brief', 'required'] as const
export type Detail = (typeof DETAILS)[number]

const EVERYTHING: Selection = { key: 'false null ', compact: false, detail: null, groups: null }

const MODES = ['full', 'compact']

/** Reads `?group=a,b&group=c&mode=compact&schemas=input`. `mode=full` asks for everything, schemas too. What is not understood is refused by name, never ignored. */
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
      } else issues.push({ field, message: word`deve ser um de: ${MODES.join(', ')}; veio "${value.slice(0, 60)}"` })
    } else if (field === 'schemas') {
      const known = DETAILS.find((each) => each === value)
      if (known) detail = known
      else issues.push({ field, message: word`deve ser um de: ${DETAILS.join(', ')}; veio "${value.slice(0, 60)}"` })
    } else if (field !== LANGUAGE_FIELD)
      issues.push({ field: field.slice(0, 60), message: 'campo desconhecido; os campos são group, mode, schemas' })
  }
  if (issues.length > 0) throw new InvalidInput(issues)
  return { key: `${compact} ${detail} ${[...groups].sort()}${language ?? ''}`, compact, detail, groups: groups.size > 0 ? groups : null }
}

function unknownGroup(name: string, known: ReadonlyMap<string, string>): string {
  const near = nearest(name, known.keys(), 1)[0]
  return word`tem um grupo desconhecido, "${name.slice(0, 60)}"; ${near ? word`você quis dizer "${near}"? Os` : 'os'} grupos são ${[...known.keys()].join(', ')}`
}

export function includes({ groups }: Selection, operation: Callable): boolean {
  return groups === null || operation.groups.some((group) => groups.has(group))
}
