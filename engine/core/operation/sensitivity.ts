/** What a decision tries besides: other suppositions, and how close two sides may be and still tie. */
import { InvalidInput } from '../errors.ts'
import { greatest, type Money, portion } from '../money.ts'
import { Ratio } from '../ratio.ts'
import { say } from '../sentence.ts'
import type { Context } from './context.ts'
import type { Sensitivity, SensitivityUnit } from './decision-result.ts'
import { percentage } from './fields.ts'

interface Trial<T, V> {
  readonly assumption: string
  /** The step the assumption enters by. */
  readonly step: string
  readonly from: T
  /** Less and more, as far as the law and the fields allow. */
  readonly to: readonly T[]
  readonly shown: (value: T) => number
  readonly verdictAt: (value: T) => V
}

/** A supposition tried at other values: a line for each that is another one and that the operations asked do not refuse. */
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

/** Exact values say by themselves what they are. */
function unitOf(value: unknown): SensitivityUnit | undefined {
  if (typeof value === 'bigint') return 'BRL'
  if (typeof value === 'boolean') return 'boolean'
  return value instanceof Ratio ? 'percent' : undefined
}

/** How close is a tie: the caller's to say, a hundredth where nothing is said. */
export const tiePercent = () =>
  percentage('Diferença que ainda conta como empate', { min: 0, max: 50, hint: 'Em relação ao lado maior' }).prefault(1)

/** The difference up to which two amounts tie: a share of the larger, and never less than their roundings. */
export function tieBand([a, b]: readonly [Money, Money], share: Ratio, roundings: Money = 1n): Money {
  return greatest(portion(greatest(size(a), size(b)), share, 'truncate'), roundings)
}

const size = (amount: Money): Money => (amount < 0n ? -amount : amount)

/** The name for a difference: a tie within the band. */
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
