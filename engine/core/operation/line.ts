import type { Money } from '../money.ts'
import type { Ratio } from '../ratio.ts'
import type { Phrase } from '../sentence.ts'

/** A formula as a person would write it; a function where even gathering its values costs, so that bulk work can leave it out. */
export type Formula = Phrase | (() => Phrase)

/** A line of the calculation. */
export interface Line {
  label: Phrase
  formula: Formula
  value: Money | Ratio | number | string
  /** BRL and percent follow from the value; another number may say its own. */
  unit: string | undefined
}
