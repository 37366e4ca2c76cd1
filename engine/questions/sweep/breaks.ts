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

/** Roundings move a curve by so many of its last decimals, at most, and no law is behind it. */
const ROUNDING = 3
/** A curve that bends everywhere is no law's doing: only what bends so many times more than it usually does is looked into. */
const UNUSUAL = 6
/** Slopes are measured over so many steps on either side. */
const SPAN = 3000
/** Times a stretch between two points of the curve is searched again after a break was found in it. */
const DEEPEST = 3

/** @param at which of the numbers. @param most the most evaluations. */
export function* breaksOf(curve: Curve, at: number, most: number): Parts<Break[]> {
  const { samples, look } = curve
  const scale = 10 ** curve.fields[at]!.places
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
      if (one > usual && one >= two) to = middle
      else if (two > usual) from = middle
      else [from, to] = [left1, right1 === to ? middle + 1 : right1]
    }
    return [from, to]
  }

  /** The threshold that a number of the answer, or the input itself, passes between two inputs; and the last input before it does. */
  function* named(a: number, b: number): Parts<{ readonly threshold: Threshold; readonly x: number; readonly by: string | null } | null> {
    const step = 10 ** curve.places
    const inputUnit = curve.unit === 'BRL' || curve.unit === 'percent' ? curve.unit : 'count'
    for (const threshold of curve.thresholds) {
      const x = Math.round(threshold.value * step)
      if (threshold.unit === inputUnit && x >= a && x <= b && x > first && x < last) return { threshold, x, by: null }
    }
    const [one, two] = [yield* sampleAt(a), yield* sampleAt(b)]
    if (!one || !two) return null
    for (const [index, field] of curve.fields.entries()) {
      const [from, to] = [one.values[index], two.values[index]]
      if (field.unit !== 'BRL' || typeof from !== 'number' || typeof to !== 'number' || from === to) continue
      const threshold = curve.thresholds.find(
        ({ unit, value }) => unit === 'BRL' && value > 0 && value >= Math.min(from, to) && value <= Math.max(from, to),
      )
      if (!threshold) continue
      const x = yield* lastBefore(a, b, (sample) => {
        const value = sample.values[index]
        return typeof value === 'number' && (from < to ? value <= threshold.value : value >= threshold.value)
      })
      if (x !== null) return { threshold, x, by: field.label }
    }
    return null
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
    if (Math.abs(jump - (rising + going) / 2) > ROUNDING + Math.abs(going - rising))
      return { kind: 'jump', change: Math.round(jump) / scale }
    if (Math.abs(going - rising) * span <= ROUNDING) return null
    return { kind: 'slope', change: Number((((going - rising) * 10 ** curve.places) / scale).toFixed(4)) }
  }

  function* search(a: number, b: number, usual: number, depth: number): Parts<void> {
    if (b - a < 1 || depth > DEEPEST || left <= 0) return
    const narrow = yield* narrowed(a, b, usual)
    if (!narrow) return
    const [from, to] = narrow
    const wide = to - from > 1 ? to - from : 0
    const [start, end] = [Math.max(a, from - wide), Math.min(b, to + wide)]
    const cause = yield* named(start, end)
    const x = cause?.x ?? (wide === 0 ? from : null)
    if (x !== null) {
      const change = yield* measured(x)
      // What no figure explains is told only where it cannot be missed.
      if (change && (cause || (change.kind === 'jump' && curve.places > 0 && Math.abs(change.change) * scale > 50))) {
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

  const bends: number[] = []
  for (let index = 1; index < samples.length - 1; index++) {
    const bend = yield* bendAt(samples[index - 1]!.x, samples[index]!.x, samples[index + 1]!.x)
    bends[index] = bend ?? 0
  }
  const sorted = bends.filter((bend) => bend !== undefined).sort((one, other) => one - other)
  const usual = Math.max(ROUNDING, UNUSUAL * (sorted[Math.floor(sorted.length / 2)] ?? 0))
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
