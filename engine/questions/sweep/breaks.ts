/** Where a curve jumps or bends because the law has a threshold there: found on the exact grid, and named. */
import type { Parts } from '../../core/operation/operation.ts'
import type { Threshold } from './thresholds.ts'

/** A point of the curve: the input in steps, and every number of the answer there. */
export interface Sample {
  readonly x: number
  readonly values: readonly (number | null)[]
}

/** What is looked for, in which of the numbers, and how. */
export interface Curve {
  /** In order, evenly apart. */
  readonly samples: readonly Sample[]
  /** Decimals of the input's step, and its unit. */
  readonly places: number
  readonly unit: string | null
  /** The numbers of each sample: units and names. */
  readonly fields: readonly { readonly label: string; readonly unit: string | null; readonly places: number }[]
  readonly thresholds: readonly Threshold[]
  look(x: number): Sample | null
}

export interface Break {
  /** The last input before it. */
  readonly value: number
  readonly kind: 'jump' | 'slope'
  /** How much it jumps, or by how much it grows more or less for each unit of the input. */
  readonly change: number
  /** In Portuguese; null where no figure of the law read explains it. */
  readonly why: string | null
  readonly table: string | null
  readonly norm: string | null
}

/** Roundings move an amount by so many centavos, at most, and no law is behind it; a percentage is made of rounded amounts. */
const ROUNDING = { BRL: 3, other: 2000 }
/** Places of the curve where roundings are measured, and how many inputs in a row are looked at in each. */
const PROBES = 3
const IN_A_ROW = 5
/** A smooth curve bends in each half about a quarter of what it bends in all, and in both alike. */
const SMOOTH = { most: 0.4, apart: 3 }
/** Slopes are measured over so many steps on either side. */
const SPAN = 3000
/** Times a stretch between two points of the curve is searched again after a break was found in it. */
const DEEPEST = 3

interface Guess {
  readonly x: number
  readonly within: number
}

interface Candidate {
  readonly threshold: Threshold
  /** About where it is passed. */
  readonly near: number
  /** Which number passes it; null: the input itself. */
  readonly index: number | null
}

/** @param at which of the numbers. @param most the most evaluations. */
export function* breaksOf(curve: Curve, at: number, most: number): Parts<Break[]> {
  const { samples, look } = curve
  const { places, unit } = curve.fields[at]!
  const scale = 10 ** places
  const rounding = unit === 'BRL' ? ROUNDING.BRL : ROUNDING.other
  const kept = new Map(samples.map((sample) => [sample.x, sample]))
  const found = new Map<number, Break>()
  const [first, last] = [samples[0]?.x ?? 0, samples.at(-1)?.x ?? 0]
  let left = most

  function* sampleAt(x: number): Parts<Sample | null> {
    const known = kept.get(x)
    if (known) return known
    if (left <= 0 || x < first || x > last) return null
    left--
    const sample = look(x)
    yield
    if (sample) kept.set(x, sample)
    return sample
  }

  /** In units of the last decimal. */
  const heightOf = (sample: Sample | null | undefined): number | null => {
    const value = sample?.values[at]
    return value === null || value === undefined ? null : value * scale
  }

  function* bendAt(a: number, middle: number, b: number): Parts<number | null> {
    const [one, two, three] = [heightOf(yield* sampleAt(a)), heightOf(yield* sampleAt(middle)), heightOf(yield* sampleAt(b))]
    if (one === null || two === null || three === null) return null
    return Math.abs(two - one - ((three - one) * (middle - a)) / (b - a))
  }

  const middleOf = (a: number, b: number): number => Math.floor((a + b) / 2)

  /** The stretch in which the curve bends or jumps most, as narrow as roundings allow; null where it is straight. */
  function* narrowed(a: number, b: number, usual: number): Parts<readonly [number, number] | null> {
    let [from, to] = [a, b]
    let bends = false
    while (to - from > 1) {
      const middle = middleOf(from, to)
      const [left1, right1] = [middleOf(from, middle), middleOf(middle, to)]
      const whole = yield* bendAt(from, middle, to)
      const one = middle - from > 1 ? yield* bendAt(from, left1, middle) : 0
      const two = to - middle > 1 ? yield* bendAt(middle, right1, to) : 0
      if (whole === null || one === null || two === null) return null
      if (Math.max(whole, one, two) <= usual) return bends ? [from, to] : null
      bends = true
      if (to - from === 2) {
        const [p, q, r] = [heightOf(kept.get(from)), heightOf(kept.get(middle)), heightOf(kept.get(to))]
        if (p === null || q === null || r === null) return null
        return Math.abs(q - p) > Math.abs(r - q) ? [from, middle] : [middle, to]
      }
      const [less, more] = [Math.min(one, two), Math.max(one, two)]
      if (less > usual && more < SMOOTH.most * whole && more < SMOOTH.apart * less) return null
      if (one > usual && one >= two) to = middle
      else if (two > usual) from = middle
      else [from, to] = [left1, right1 === to ? middle + 1 : right1]
    }
    return [from, to]
  }

  /**
   * The threshold that the input itself, or a number of the answer, passes between two inputs, nearest to where the curve breaks; and the
   * last input before it does. Null where none is near enough to be the cause.
   */
  function* named(
    a: number,
    b: number,
    where: Guess,
  ): Parts<{ readonly threshold: Threshold; readonly x: number; readonly by: string | null } | null> {
    const step = 10 ** curve.places
    const [one, two] = [yield* sampleAt(a), yield* sampleAt(b)]
    if (!one || !two) return null
    const candidates: Candidate[] = []
    for (const threshold of curve.thresholds) {
      const x = threshold.value * step
      if (threshold.unit === curve.unit && x >= a && x <= b && x > first && x < last) candidates.push({ threshold, near: x, index: null })
      if (threshold.unit !== 'BRL' || threshold.value <= 0) continue
      for (const [index, field] of curve.fields.entries()) {
        const [from, to] = [one.values[index], two.values[index]]
        if (field.unit !== 'BRL' || typeof from !== 'number' || typeof to !== 'number' || from === to) continue
        const part = (threshold.value - from) / (to - from)
        // A number that stays on the threshold, a floor or a ceiling, leaves it where the curve breaks.
        const near = part === 0 || part === 1 ? where.x : a + part * (b - a)
        if (part >= 0 && part <= 1) candidates.push({ threshold, near, index })
      }
    }
    const farFrom = ({ near }: Candidate): number => Math.max(0, Math.abs(near - where.x) - where.within)
    // Among equals the input itself explains best: it comes first.
    candidates.sort((left, right) => farFrom(left) - farFrom(right) || Number(left.index !== null) - Number(right.index !== null))
    const [best] = candidates
    if (!best || farFrom(best) > 0) return null
    const { threshold, index } = best
    if (index === null) return { threshold, x: Math.round(best.near), by: null }
    const rises = Number(one.values[index]) < Number(two.values[index])
    const x = yield* lastBefore(a, b, ({ values }) => {
      const value = values[index]
      return typeof value === 'number' && (rises ? value <= threshold.value : value >= threshold.value)
    })
    return x === null ? null : { threshold, x, by: curve.fields[index]!.label }
  }

  /** Where two straight stretches meet, and how far off roundings may put it. */
  function* meeting(a: number, b: number): Parts<Guess> {
    const span = Math.min(SPAN, a - first, last - b)
    const middle = { x: (a + b) / 2, within: (b - a) / 2 }
    if (span < 2) return middle
    const [before, start] = [heightOf(yield* sampleAt(a - span)), heightOf(yield* sampleAt(a))]
    const [end, after] = [heightOf(yield* sampleAt(b)), heightOf(yield* sampleAt(b + span))]
    if (before === null || start === null || end === null || after === null) return middle
    const [rising, going] = [(start - before) / span, (after - end) / span]
    const turn = Math.abs(going - rising)
    if (turn * span <= rounding) return middle
    return {
      x: (start - end - rising * a + going * b) / (going - rising),
      within: (2 * rounding) / turn + (2 * rounding * (b - a)) / (turn * span) + 1,
    }
  }

  function* lastBefore(a: number, b: number, holds: (sample: Sample) => boolean): Parts<number | null> {
    let [from, to] = [a, b]
    while (to - from > 1) {
      const middle = middleOf(from, to)
      const sample = yield* sampleAt(middle)
      if (!sample) return null
      if (holds(sample)) from = middle
      else to = middle
    }
    return from
  }

  /** What happens from an input to the next, by the slopes on either side; null where nothing does. */
  function* measured(x: number): Parts<Pick<Break, 'kind' | 'change'> | null> {
    const span = Math.min(SPAN, x - first, last - x - 1)
    const [here, next] = [heightOf(yield* sampleAt(x)), heightOf(yield* sampleAt(x + 1))]
    const before = span > 0 ? heightOf(yield* sampleAt(x - span)) : null
    const after = span > 0 ? heightOf(yield* sampleAt(x + 1 + span)) : null
    if (here === null || next === null || before === null || after === null) return null
    const [rising, going] = [(here - before) / span, (after - next) / span]
    const jump = next - here
    if (Math.abs(jump - (rising + going) / 2) > rounding + Math.abs(going - rising))
      return { kind: 'jump', change: Math.round(jump) / scale }
    if (Math.abs(going - rising) * span <= rounding) return null
    return { kind: 'slope', change: Number((((going - rising) * 10 ** curve.places) / scale).toFixed(4)) }
  }

  /** How much the curve bends from one input to the next where nothing happens: what roundings do. */
  function* roughness(): Parts<number> {
    let most = 0
    for (let probe = 0; probe < PROBES; probe++) {
      const start = Math.round(first + ((last - first) * (2 * probe + 1)) / (2 * PROBES))
      const bends: number[] = []
      for (let x = start; x < start + IN_A_ROW - 2; x++) bends.push((yield* bendAt(x, x + 1, x + 2)) ?? 0)
      // The median: a jump that happens to be there is no rounding.
      most = Math.max(most, bends.sort((one, other) => one - other)[1] ?? 0)
    }
    return most
  }

  function* search(a: number, b: number, usual: number, depth: number): Parts<void> {
    if (b - a < 1 || depth > DEEPEST || left <= 0) return
    const narrow = yield* narrowed(a, b, usual)
    if (!narrow) return
    const [from, to] = narrow
    const wide = to - from > 1 ? to - from : 0
    const [start, end] = [Math.max(a, from - wide), Math.min(b, to + wide)]
    const where = wide === 0 ? { x: from + 0.5, within: 0.5 } : yield* meeting(start, end)
    const cause = yield* named(start, end, where)
    const x = cause?.x ?? (wide === 0 ? from : null)
    if (x !== null) {
      const change = yield* measured(x)
      // What no figure explains is told only where it cannot be missed.
      if (change && (cause || (change.kind === 'jump' && Math.abs(change.change) * scale > 20 * rounding))) {
        found.set(x, {
          value: x / 10 ** curve.places,
          ...change,
          why: cause ? `${cause.threshold.words}${cause.by === null ? '' : ` (em ${cause.by})`}` : null,
          table: cause?.threshold.table ?? null,
          norm: cause?.threshold.norm ?? null,
        })
      }
    }
    yield* search(a, x === null ? from : Math.min(x, from), usual, depth + 1)
    yield* search(x === null ? to : Math.max(x + 1, to), b, usual, depth + 1)
  }

  // Of whole numbers every point can be asked for, and a small number of the law found among them would explain nothing.
  if (curve.places === 0) return []
  const bends: number[] = []
  for (let index = 1; index < samples.length - 1; index++) {
    const bend = yield* bendAt(samples[index - 1]!.x, samples[index]!.x, samples[index + 1]!.x)
    bends[index] = bend ?? 0
  }
  const usual = Math.max(rounding, 2 * (yield* roughness()))
  for (let index = 1; index < samples.length; index++) {
    if ((bends[index - 1] ?? 0) <= usual && (bends[index] ?? 0) <= usual) continue
    yield* search(samples[index - 1]!.x, samples[index]!.x, usual, 0)
  }
  // A break hard by a point of the curve leaves the stretches on both sides straight.
  for (let index = 1; index < samples.length - 1; index++) {
    const [before, after] = [samples[index - 1]!.x, samples[index + 1]!.x]
    if ((bends[index] ?? 0) <= usual || [...found.keys()].some((x) => x > before && x < after)) continue
    yield* search(middleOf(before, samples[index]!.x), middleOf(samples[index]!.x, after), usual, DEEPEST)
  }
  return [...found.values()].sort((one, other) => one.value - other.value)
}
