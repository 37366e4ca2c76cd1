/** One year of facts, with the law that taxes it. */
import { type Day, dayOf, endOfMonth } from '../../../../core/day.ts'
import type { InputOf } from '../../../../operation/definition/operation.ts'
import type { Choice } from '../../rules/annual-return/assessment.ts'
import type { YearLaw } from '../../rules/annual-return/facts.ts'
import type { input } from './input.ts'

export type Declared = InputOf<typeof input>

export interface Declaration {
  readonly facts: Declared
  readonly law: YearLaw
  readonly choice: Choice
  /** Tax of each lump sum when taxed exclusively at source. */
  readonly exclusiveTax: readonly bigint[]
}

/** Last day of a month of the year, whose law taxes what was received in it. */
export const endOf = (year: number, month: number): Day => endOfMonth(dayOf(year, month, 1))
export const monthText = (year: number, month: number): string => endOf(year, month).slice(0, 7)
