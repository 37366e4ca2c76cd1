/** Names accepted for each operation: its id or its Portuguese slug. */

import { folded } from '../../engine/core/text/text.ts'
import { ASKABLE, addressedAs, KINDS } from '../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { isQuery } from '../../engine/operation/definition/query.ts'
import { membersOf, type Registry } from '../../engine/operation/definition/registry.ts'
import { commandOf } from './command-context.ts'

type KindNamed = (typeof ASKABLE)[number]

/** Normalizes a name: ignores accents and case. */
export const plain = folded

/** `workflow` also matches `decisao` and `decisoes`: the Portuguese noun and the page path. */
function wordsOf({ command, called, page }: KindNamed): string[] {
  return command === null ? [] : [command, plain(called), ...(page === null ? [] : [page.slice(1)])]
}

/** Kind named by a command word. */
export const kindOf = (word: string): KindNamed | undefined => ASKABLE.find((kind) => wordsOf(kind).includes(plain(word)))

/** Portuguese word of a kind: its page path. */
export const portugueseWordOf = (kind: KindNamed): string | undefined => wordsOf(kind).at(-1)

/** Command words of an operation. */
export function commandsTo(asked: Operation): string {
  const { command } = KINDS[asked.kind]
  if (command !== null) return `${command} ${addressedAs(asked)}`
  return isQuery(asked) ? commandOf(asked) : asked.id
}

/** Command words in Portuguese when available, for display. */
export function portugueseCommand({ kind, ...asked }: Operation): string {
  if (asked.slug === undefined) return commandsTo({ kind, ...asked })
  const facts = ASKABLE.find((each) => each.kind === kind)
  return [facts && portugueseWordOf(facts), asked.slug].filter((word) => word !== undefined).join(' ')
}

/** Member of a kind by id or slug. */
export function memberNamed(registry: Registry, kind: KindNamed['kind'], typed: string): Operation | undefined {
  const name = plain(typed)
  const members = membersOf(registry, kind)
  return members.get(name) ?? [...members.values()].find(({ id, slug }) => id === name || slug === name)
}

/** Calculator, question or query named without a kind. */
export function operationWithoutKind(registry: Registry, typed: string): Operation | undefined {
  const name = plain(typed)
  const { calculators, questions, queries } = registry
  // An id lookup loads only the requested operation.
  const direct = calculators.get(name) ?? questions.get(name)
  if (direct) return direct
  const alone = [...calculators.values(), ...questions.values(), ...queries.values()]
  return alone.find((each) => commandsTo(each) === name) ?? alone.find(({ slug }) => slug === name)
}

/** Operation that accepts the rows of a file, by id or slug. */
export function rowOperationNamed(registry: Registry, typed: string): Operation | undefined {
  const name = plain(typed)
  const named = registry.operations.get(name)
  if (named && KINDS[named.kind].batch > 0) return named
  return [...registry.operations.values()].find(({ kind, slug }) => KINDS[kind].batch > 0 && slug === name)
}

/** All valid names, for suggestions. */
export const allNames = (registry: Registry): string[] => [
  ...new Set([...registry.operations.values()].flatMap((each) => [commandsTo(each), portugueseCommand(each)])),
]
