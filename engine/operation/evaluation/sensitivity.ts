/** Sensitivity analysis of a decision: other assumption values, and the band within which two sides tie. */
import { InvalidInput } from '../../core/errors.ts'
import { greatest, type Money, portion } from '../../core/money.ts'
import { Ratio } from '../../core/ratio.ts'
import { say } from '../../core/text/sentence.ts'
import type { Sensitivity, SensitivityUnit } from '../definition/decision-result.ts'
import { percentage } from '../input/fields.ts'
import type { Context } from './context.ts'

interface Trial<T, V> {
  readonly assumption: string
  /** Step in which the assumption is used. */
  readonly step: string
  readonly from: T
  /** Alternative values, lower and higher, within the limits of law and fields. */
  readonly to: readonly T[]
  readonly shown: (value: T) => number
  readonly verdictAt: (value: T) => V
}

/** Tries an assumption at other values: one line per value that differs and is not refused. */
export function sensitivityLines<T, V>(verdict: V, { assumption, step, from, to, shown, verdictAt }: Trial<T, V>): Sensitivity[] {
  const known = unitOf(from)
  const unit = known && { unit: known }
  return to
    .filter((value) => shown(value) !== shown(from))
    .flatMap((value) => {
      try {
        return [{ assumption, step, from: shown(from), to: shown(value), ...unit, verdictChanges: verdictAt(value) !== verdict }]
      } catch (error) {
        if (error instanceof InvalidInput) return []
        throw error
      }
    })
}

/** Infers the unit from an exact value's type. */
function unitOf(value: unknown): SensitivityUnit | undefined {
  if (typeof value === 'bigint') return 'BRL'
  if (typeof value === 'boolean') return 'boolean'
  return value instanceof Ratio ? 'percent' : undefined
}

/** Input field for the tie band; default: 1%. */
export const tiePercent = () =>
  percentage('Diferença que ainda conta como empate', { min: 0, max: 50, hint: 'Em relação ao lado maior' }).prefault(1)

/** Tie band: a share of the larger amount, at least the rounding error. */
export function tieBand([a, b]: readonly [Money, Money], share: Ratio, roundings: Money = 1n): Money {
  return greatest(portion(greatest(size(a), size(b)), share, 'truncate'), roundings)
}

const size = (amount: Money): Money => (amount < 0n ? -amount : amount)

/** Classifies a difference; within the band it is a tie. */
export function beyondBand<const P extends string, const N extends string>(
  difference: Money,
  band: Money,
  positive: P,
  negative: N,
): P | N | 'tie' {
  if (difference > band) return positive
  return difference < -band ? negative : 'tie'
}

export function assumeTie(ctx: Context, band: Money, share: Ratio): void {
  ctx.assume(say`É empate até ${band} de diferença: ${share} do lado maior.`)
}
