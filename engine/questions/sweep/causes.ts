/** Attributes a break of a curve to a figure of the law. */
import type { Parts } from '../../operation/definition/operation.ts'
import type { Curve, CurveReader, Sample } from './curve.ts'
import type { Threshold } from './thresholds.ts'

/** Approximate position of a break. */
export interface Guess {
  readonly x: number
  readonly within: number
}

export interface Cause {
  readonly threshold: Threshold
  /** Last input before it. */
  readonly x: number
  /** Name of the number that crosses the threshold; null for the input itself. */
  readonly by: string | null
}

interface Candidate {
  readonly threshold: Threshold
  /** Approximate crossing position. */
  readonly near: number
  /** Index of the number that crosses it; null for the input itself. */
  readonly index: number | null
}

/** Thresholds in the input's own unit, on its grid and inside the curve, in order. */
export function inputThresholds({ thresholds, unit, places }: Curve, { first, last }: CurveReader): { threshold: Threshold; x: number }[] {
  const found = new Map<number, Threshold>()
  for (const threshold of thresholds) {
    const x = Math.round(threshold.value * 10 ** places)
    if (threshold.unit === unit && x > first && x < last && !found.has(x)) found.set(x, threshold)
  }
  return [...found].map(([x, threshold]) => ({ threshold, x })).sort((one, other) => one.x - other.x)
}

/**
 * Threshold crossed between two inputs by the input itself or by a number of the answer, nearest to the break, with the last input before
 * the crossing. Null when none is near enough to be the cause.
 */
export function* nearestCause(curve: Curve, reader: CurveReader, a: number, b: number, where: Guess): Parts<Cause | null> {
  if (reader.asks(a)) yield
  if (reader.asks(b)) yield
  const [one, two] = [reader.sampleAt(a), reader.sampleAt(b)]
  if (!one || !two) return null
  const moving = movingAmounts(curve, one, two)
  const candidates: Candidate[] = []
  for (const threshold of curve.thresholds) {
    if (isOfInput(curve, reader, threshold, a, b)) candidates.push({ threshold, near: threshold.value * 10 ** curve.places, index: null })
    ofResults(moving, threshold, one, two, where, candidates)
  }
  const farFrom = ({ near }: Candidate): number => Math.max(0, Math.abs(near - where.x) - where.within)
  const close = candidates.filter((each) => farFrom(each) === 0)
  // On a tie, the input itself is the better explanation.
  close.sort((left, right) => Number(left.index !== null) - Number(right.index !== null))
  for (const { threshold, near, index } of close) {
    if (index === null) return { threshold, x: Math.round(near), by: null }
    const x = yield* passed(reader, one, two, threshold, index)
    if (x !== null) return { threshold, x, by: curve.fields[index]!.label }
  }
  return null
}

/**
 * Last input at which a number of the answer is still short of a threshold; null when it jumps over it, since a jump does not locate the
 * crossing.
 */
function* passed(reader: CurveReader, one: Sample, two: Sample, { value: limit }: Threshold, index: number): Parts<number | null> {
  const [from, to] = [Number(one.at(index)), Number(two.at(index))]
  const x = yield* reader.lastBefore(one.x, two.x, (sample) => {
    const value = sample.at(index)
    return typeof value === 'number' && (from < to ? value <= limit : value >= limit)
  })
  if (x === null || two.x - one.x <= SHORT) return x
  if (reader.asks(x)) yield
  if (reader.asks(x + 1)) yield
  const [here, next] = [reader.sampleAt(x), reader.sampleAt(x + 1)]
  const leap = Math.abs(Number(next?.at(index) ?? to) - Number(here?.at(index) ?? from))
  return leap > Math.abs(to - from) / 2 ? null : x
}

/** Over so few steps, a jump looks like a slope. */
const SHORT = 4

function isOfInput({ places, unit }: Curve, { first, last }: CurveReader, threshold: Threshold, a: number, b: number): boolean {
  const x = threshold.value * 10 ** places
  return threshold.unit === unit && x >= a && x <= b && x > first && x < last
}

/** An amount of the answer that differs between two inputs. */
interface MovingAmount {
  readonly index: number
  readonly from: number
  readonly to: number
}

function movingAmounts({ fields }: Curve, one: Sample, two: Sample): readonly MovingAmount[] {
  const moving: MovingAmount[] = []
  for (let index = 0; index < fields.length; index++) {
    if (fields[index]!.unit !== 'BRL') continue
    const [from, to] = [one.at(index), two.at(index)]
    if (typeof from === 'number' && typeof to === 'number' && from !== to) moving.push({ index, from, to })
  }
  return moving
}

function ofResults(
  moving: readonly MovingAmount[],
  threshold: Threshold,
  one: Sample,
  two: Sample,
  where: Guess,
  found: Candidate[],
): void {
  if (threshold.unit !== 'BRL' || threshold.value <= 0) return
  for (const { index, from, to } of moving) {
    const part = (threshold.value - from) / (to - from)
    // A number that stays on the threshold, a floor or a ceiling, leaves it at the break.
    const near = part === 0 || part === 1 ? where.x : one.x + part * (two.x - one.x)
    if (part >= 0 && part <= 1) found.push({ threshold, near, index })
  }
}

/**
 * A percentage of the answer that changes from one rate of the law to another between two inputs: the cause is the new rate, in its table.
 */
export function* rateCause(curve: Curve, reader: CurveReader, x: number): Parts<Cause | null> {
  if (reader.asks(x)) yield
  if (reader.asks(x + 1)) yield
  const [here, next] = [reader.sampleAt(x), reader.sampleAt(x + 1)]
  if (!here || !next) return null
  const ends = [reader.sampleAt(reader.first), reader.sampleAt(reader.last)]
  const rates = curve.thresholds.filter(({ unit }) => unit === 'percent')
  for (const [index, { unit, label }] of curve.fields.entries()) {
    if (unit !== 'percent') continue
    const [from, to] = [here.at(index), next.at(index)]
    if (from === to) continue
    const before = rates.filter(({ value }) => value === from)
    const after = rates.filter(({ value, table }) => value === to && before.some((other) => other.table === table))
    // When several tables contain both rates, prefer the one with the same label for both (a discount of 20% is not a tax rate) that also
    // contains the rates of the ends.
    const ofTable = ({ table }: Threshold, value: unknown): boolean => rates.some((other) => other.table === table && other.value === value)
    const named = after.filter((one) => before.some((other) => other.table === one.table && calledOf(other) === calledOf(one)))
    const whole = named.filter((one) => ends.every((end) => end !== null && ofTable(one, end.at(index))))
    const threshold = whole[0] ?? named[0] ?? after[0]
    if (threshold) return { threshold, x, by: label }
  }
  return null
}

/** Label of a figure in its table, without the figure. */
const calledOf = ({ words }: Threshold): string => words.replace(/[\d,]+%$/, '')
