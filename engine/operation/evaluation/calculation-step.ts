import type { Money } from '../../core/money.ts'
import type { Ratio } from '../../core/ratio.ts'
import type { Phrase } from '../../core/text/sentence.ts'

/** Formula in textbook form; a function when even collecting its values is costly, so that bulk work can skip it. */
export type Formula = Phrase | (() => Phrase)

/** One calculation step. */
export interface CalculationStep {
  label: Phrase
  formula: Formula
  value: Money | Ratio | number | string
  /** BRL and percent follow from the value's type; other numbers set their own unit. */
  unit: string | undefined
}
