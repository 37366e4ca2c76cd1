/** Evaluates under a change of the law. The law reader is injected, because only some builds have every table. */

import type { Definition } from '../../operation/definition/operation.ts'
import type { Answer, Hypothesis, Ports } from '../../operation/evaluation/ports.ts'
import { LAW_FIELD } from '../../operation/input/reserved-names.ts'
import { at } from '../collections/records.ts'
import { InvalidInput } from '../errors.ts'
import { word } from '../text/language.ts'
import { tagWithReform } from './hypothesis-mark.ts'

export interface RequestUnderLaw<T> {
  readonly raw: T
  readonly ports: Ports
}

/** The part of a definition that a change of the law depends on. */
export type LawDependentDefinition = Pick<Definition, 'kind' | 'ownLaw' | 'lawDayField'>

/** Splits an input into the change of the law and the remaining input, with the ports under that change. */
export type LawReader = <T>(operation: LawDependentDefinition, raw: T, ports: Ports) => RequestUnderLaw<T>

let reader: LawReader | null = null

/**
 * Registers the law reader once at startup. A page with the tables of one domain has none and delegates changes of the law to the service.
 */
export function registerLawReader(given: LawReader): void {
  reader = given
}

export const underLaw: LawReader = (operation, raw, ports) => reader?.(operation, raw, ports) ?? { raw, ports }

/** Result with the reform's id; rejected when it reads none of the changed tables or the change makes it impossible. */
export function answeredUnder(hypothesis: Hypothesis | undefined, work: () => Answer): Answer {
  return hypothesis ? markHypothetical(hypothesis, refuseImpossible(work)) : work()
}

/** An unrealistic value in a reform can make a calculation impossible: reports it as invalid input instead of an internal error. */
export function refuseImpossible<T>(work: () => T): T {
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

export function markHypothetical(hypothesis: Hypothesis, answer: Answer): Answer {
  assertRead(hypothesis, { basis: Array.isArray(answer.basis) ? answer.basis : [] })
  // A reform without effect still marks the result as hypothetical.
  return tagWithReform(answer.hypothetical === true ? answer : { hypothetical: true, ...answer }, hypothesis.id)
}

/** Rejects a result that reads none of the changed tables: it says nothing about the change. */
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
