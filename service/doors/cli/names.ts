/** What a person may type for each operation: its own name, or the Portuguese one its definition carries. */

import { ASKABLE, addressedAs, KINDS } from '../../../engine/core/operation/kinds.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import { isQuery } from '../../../engine/core/operation/query.ts'
import { membersOf, type Registry } from '../../../engine/core/operation/registry.ts'
import { folded } from '../../../engine/core/text.ts'
import { commandOf } from './commands.ts'

type KindNamed = (typeof ASKABLE)[number]

/** A name as it is compared: with or without accents, in capitals or not, it is the same. */
export const plain = folded

/** `workflow` is also `decisao` and `decisoes`: its noun in Portuguese, and the word of its pages. */
function wordsOf({ command, called, page }: KindNamed): string[] {
  return command === null ? [] : [command, plain(called), ...(page === null ? [] : [page.slice(1)])]
}

/** A kind whose members are named after a word of its own. */
export const kindOf = (word: string): KindNamed | undefined => ASKABLE.find((kind) => wordsOf(kind).includes(plain(word)))

/** The word of a kind in Portuguese: that of its pages. */
export const calledAs = (kind: KindNamed): string | undefined => wordsOf(kind).at(-1)

/** The words that lead to an operation. */
export function commandsTo(asked: Operation): string {
  const { command } = KINDS[asked.kind]
  if (command !== null) return `${command} ${addressedAs(asked)}`
  return isQuery(asked) ? commandOf(asked) : asked.id
}

/** The same in Portuguese, where there is a name: what people are shown. */
export function calledIn({ kind, ...asked }: Operation): string {
  if (asked.slug === undefined) return commandsTo({ kind, ...asked })
  const facts = ASKABLE.find((each) => each.kind === kind)
  return [facts && calledAs(facts), asked.slug].filter((word) => word !== undefined).join(' ')
}

/** One of a kind, by either name. */
export function memberNamed(registry: Registry, kind: KindNamed['kind'], typed: string): Operation | undefined {
  const name = plain(typed)
  const members = membersOf(registry, kind)
  return members.get(name) ?? [...members.values()].find(({ id, slug }) => id === name || slug === name)
}

/** What answers to its name alone: a calculator, a question, a query. */
export function namedAlone(registry: Registry, typed: string): Operation | undefined {
  const name = plain(typed)
  const { calculators, questions, queries } = registry
  // By its own name none but the one asked for is loaded.
  const direct = calculators.get(name) ?? questions.get(name)
  if (direct) return direct
  const alone = [...calculators.values(), ...questions.values(), ...queries.values()]
  return alone.find((each) => commandsTo(each) === name) ?? alone.find(({ slug }) => slug === name)
}

/** What takes the rows of a file: a calculator, or one of another kind that does, by its own name or the Portuguese one. */
export function takingRows(registry: Registry, typed: string): Operation | undefined {
  const name = plain(typed)
  const named = registry.operations.get(name)
  if (named && KINDS[named.kind].batch > 0) return named
  return [...registry.operations.values()].find(({ kind, slug }) => KINDS[kind].batch > 0 && slug === name)
}

/** Every name that leads somewhere, for a suggestion to be made from. */
export const allNames = (registry: Registry): string[] => [
  ...new Set([...registry.operations.values()].flatMap((each) => [commandsTo(each), calledIn(each)])),
]
