/** Answering under a change of the law; how one is read is known only where every table is at hand. */

import { InvalidInput } from '../errors.ts'
import { word } from '../language.ts'
import type { Definition } from '../operation/operation.ts'
import type { Answer, Hypothesis, Ports } from '../operation/ports.ts'
import { LAW_FIELD } from '../operation/reserved.ts'
import { at } from '../records.ts'
import { rememberReform } from './mark.ts'

export interface AskedUnder<T> {
  readonly raw: T
  readonly ports: Ports
}

/** What asks, as far as a change of the law concerns it. */
export type AskedOf = Pick<Definition, 'kind' | 'ownLaw' | 'lawDayField'>

/** What was asked, without the change, in the world the change makes. */
export type LawReader = <T>(operation: AskedOf, raw: T, ports: Ports) => AskedUnder<T>

let reader: LawReader | null = null

/** Said once, by whoever holds all tables; a page holds those of one domain, and leaves changes of the law to the service. */
export function lawsReadBy(given: LawReader): void {
  reader = given
}

export const underLaw: LawReader = (operation, raw, ports) => reader?.(operation, raw, ports) ?? { raw, ports }

/** The answer, with the reform it is of; refused where it read none of the tables that change, or where the change makes it impossible. */
export function answeredUnder(hypothesis: Hypothesis | undefined, work: () => Answer): Answer {
  return hypothesis ? held(hypothesis, attempted(work)) : work()
}

/** A value that no law would have can make a calculation impossible: that is the reform's doing, and is refused, not broken. */
export function attempted<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error
    throw new InvalidInput([
      {
        field: LAW_FIELD,
        code: 'inconsistent',
        message: 'com esta mudança a conta não se faz',
        english: 'makes the calculation impossible',
      },
    ])
  }
}

export function held(hypothesis: Hypothesis, answer: Answer): Answer {
  assertRead(hypothesis, { basis: Array.isArray(answer.basis) ? answer.basis : [] })
  // Even what changes nothing is told as a hypothesis.
  return rememberReform(answer.hypothetical === true ? answer : { hypothetical: true, ...answer }, hypothesis.id)
}

/** An answer that reads none of the tables that change says nothing of the change. */
export function assertRead({ laws }: Hypothesis, { basis }: { readonly basis: readonly unknown[] }): void {
  const tables = [...laws.keys()]
  if (tables.length > 0 && !basis.some((entry) => tables.some((table) => table === at(entry, 'table')))) throw noneRead(tables)
}

export function noneRead(tables: readonly string[]): InvalidInput {
  const names = tables.join(', ')
  return new InvalidInput([
    {
      field: LAW_FIELD,
      code: 'inconsistent',
      message: word`este cálculo não lê nenhuma das tabelas que mudam: ${names}`,
      english: `this calculation reads none of the tables that change: ${names}`,
    },
  ])
}
