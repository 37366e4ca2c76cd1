/** An occurrence of an item: the period it covers and what it is worth. */
import type { Day } from '../../core/day.ts'
import type { Ratio } from '../../core/ratio.ts'
import type { ItemInput } from '../input.ts'

interface VacationRef {
  readonly acquiredFrom: Day
  readonly acquiredTo: Day
  readonly kind: 'taken' | 'balance' | 'fraction'
  /** Days of the part, of the balance, or due by art. 130. */
  readonly days: number
  /** Days sold beside this part, and days of the whole vacation. */
  readonly soldDays: number
  readonly entitled: number
}

/** A period without values. */
export interface Slot {
  readonly from: Day
  readonly to: Day
  readonly double: boolean
  readonly vacation?: VacationRef
}

export interface Terms {
  readonly base: Ratio | null
  /** Base before it was prorated. */
  readonly fullBase: Ratio | null
  readonly divisor: Ratio | null
  readonly multiplier: Ratio | null
  readonly quantity: Ratio | null
  readonly wholeQuantity: Ratio
  readonly due: Ratio
  readonly wholeDue: Ratio
  readonly paid: Ratio
  readonly wholePaid: Ratio
}

export interface Occurrence extends Slot, Terms {
  readonly active: boolean
  readonly factor: Ratio
  readonly difference: Ratio
  readonly corrected: Ratio
  /** Base of charges, corrected and not. */
  readonly chargeBase: Ratio
  readonly chargeBaseUncorrected: Ratio
}

export interface SettledItem {
  readonly input: ItemInput
  readonly preset: string | undefined
  readonly occurrences: readonly Occurrence[]
}
