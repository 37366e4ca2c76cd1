/** Finds where a curve jumps or bends because of a legal threshold, exactly on the grid, and names the cause. */
import { word } from '../../core/text/language.ts'
import type { Parts } from '../../operation/definition/operation.ts'
import { type Cause, type Guess, inputThresholds, nearestCause, rateCause } from './causes.ts'
import { type Break, type Curve, type CurveReader, ROUNDING } from './curve.ts'
import { wholeNumberBreaks } from './whole-numbers.ts'

/** Rounding-noise measurement: probes along the curve, and consecutive inputs in each. */
const PROBES = 3
const IN_A_ROW = 5
/** In a smooth curve each half bends about a quarter of the whole, both alike. */
const SMOOTH = { most: 0.4, apart: 3 }
/** Steps on either side over which slopes are measured; shorter spans apply when another break is that close. */
const SPANS = [3000, 750, 200] as const
/** Recursion limit of the search in an interval after a break is found in it. */
const DEEPEST = 3

/** Slopes, in units of the last decimal per input step. */
interface Sides {
  readonly rising: number
  readonly going: number
  readonly span: number
}

interface Measured extends Pick<Break, 'kind' | 'change'> {
  readonly sides: Sides
}

interface Stretch {
  readonly a: number
  readonly b: number
  readonly depth: number
}

/** @param at index of the field. */
export function breaksOf(curve: Curve, reader: CurveReader, at: number): Parts<Break[]> {
  return curve.places === 0 ? wholeNumberBreaks(curve, reader, at) : new BreakSearch(curve, reader, at).run()
}

const middleOf = (a: number, b: number): number => Math.floor((a + b) / 2)

class BreakSearch {
  readonly #curve: Curve
  readonly #reader: CurveReader
  readonly #at: number
  readonly #scale: number
  readonly #rounding: number
  readonly #found = new Map<number, Break>()
  /** Slopes on both sides of each break, with the span over which they were measured. */
  readonly #sides = new Map<number, Sides>()
  /** Maximum bend caused by rounding. */
  #roundingBend = 0

  constructor(curve: Curve, reader: CurveReader, at: number) {
    const { places, unit } = curve.fields[at]!
    this.#curve = curve
    this.#reader = reader
    this.#at = at
    this.#scale = 10 ** places
    this.#rounding = unit === 'BRL' ? ROUNDING.BRL : ROUNDING.other
  }

  *run(): Parts<Break[]> {
    const { samples } = this.#curve
    const bends: number[] = []
    for (let index = 1; index < samples.length - 1; index++)
      bends[index] = this.#bendAt(samples[index - 1]!.x, samples[index]!.x, samples[index + 1]!.x) ?? 0
    this.#roundingBend = Math.max(this.#rounding, 2 * (yield* this.#roughness()))
    yield* this.#tryThresholds()
    for (let index = 1; index < samples.length; index++) {
      if ((bends[index - 1] ?? 0) <= this.#roundingBend && (bends[index] ?? 0) <= this.#roundingBend) continue
      const [a, b] = [samples[index - 1]!.x, samples[index]!.x]
      if (!(yield* this.#isExplained(a, b))) yield* this.#search(a, b, 0)
    }
    // A break close to a sample point leaves both adjacent intervals straight.
    for (let index = 1; index < samples.length - 1; index++) {
      const [before, after] = [samples[index - 1]!.x, samples[index + 1]!.x]
      if ((bends[index] ?? 0) <= this.#roundingBend || [...this.#found.keys()].some((x) => x > before && x < after)) continue
      yield* this.#search(middleOf(before, samples[index]!.x), middleOf(samples[index]!.x, after), DEEPEST)
    }
    return [...this.#found.values()].sort((one, other) => one.value - other.value)
  }

  /** Value in units of the last decimal at an evaluated point. */
  #heightAt(x: number): number | null {
    const value = this.#reader.sampleAt(x)?.at(this.#at) ?? null
    return value === null ? null : value * this.#scale
  }

  /** Distance of the middle of three evaluated points from the chord of the others. */
  #bendAt(a: number, middle: number, b: number): number | null {
    const [one, two, three] = [this.#heightAt(a), this.#heightAt(middle), this.#heightAt(b)]
    if (one === null || two === null || three === null) return null
    return Math.abs(two - one - ((three - one) * (middle - a)) / (b - a))
  }

  /** Tests the law's figures in the input's own unit directly: a small slope change can hide between two sample points. */
  *#tryThresholds(): Parts<void> {
    for (const { threshold, x } of inputThresholds(this.#curve, this.#reader)) {
      if (this.#found.has(x)) continue
      const change = yield* this.#measured(x)
      if (change) this.#record(x, change, { threshold, x, by: null })
    }
  }

  #record(x: number, { kind, change, sides }: Measured, cause: Cause | null): void {
    this.#sides.set(x, sides)
    this.#found.set(x, {
      value: x / 10 ** this.#curve.places,
      kind,
      change,
      why: cause ? `${cause.threshold.words}${cause.by === null ? '' : word` (em ${cause.by})`}` : null,
      table: cause?.threshold.table ?? null,
      norm: cause?.threshold.norm ?? null,
    })
  }

  /** True when the one known break accounts for the whole interval: straight on both sides with matching slopes. */
  *#isExplained(a: number, b: number): Parts<boolean> {
    const [only, ...others] = [...this.#sides].filter(([x]) => x >= a && x < b)
    if (!only || others.length > 0) return false
    const [x, { rising, going, span }] = only
    for (const [from, to, slope] of [
      [a, x, rising],
      [x + 1, b, going],
    ] as const) {
      if (yield* this.#narrowed(from, to)) return false
      const [start, end] = [this.#heightAt(from), this.#heightAt(to)]
      if (start === null || end === null) return false
      const unsure = this.#roundingBend + (2 * this.#rounding * (to - from)) / span
      if (Math.abs(end - start - slope * (to - from)) > unsure) return false
    }
    return true
  }

  /** Narrows an interval to its largest bend or jump, down to rounding noise; null when it is straight. */
  *#narrowed(a: number, b: number): Parts<readonly [number, number] | null> {
    const usual = this.#roundingBend
    let [from, to] = [a, b]
    let bends = false
    while (to - from > 1) {
      const middle = middleOf(from, to)
      const [left, right] = [middleOf(from, middle), middleOf(middle, to)]
      for (const x of [from, middle, to, left, right]) if (this.#reader.asks(x)) yield
      const whole = this.#bendAt(from, middle, to)
      const one = middle - from > 1 ? this.#bendAt(from, left, middle) : 0
      const two = to - middle > 1 ? this.#bendAt(middle, right, to) : 0
      if (whole === null || one === null || two === null) return null
      if (Math.max(whole, one, two) <= usual) return bends ? [from, to] : null
      bends = true
      if (to - from === 2) return this.#steeper(from, middle, to)
      const [less, more] = [Math.min(one, two), Math.max(one, two)]
      if (less > usual && more < SMOOTH.most * whole && more < SMOOTH.apart * less) return null
      if (one > usual && one >= two) to = middle
      else if (two > usual) from = middle
      else [from, to] = [left, right === to ? middle + 1 : right]
    }
    return [from, to]
  }

  #steeper(from: number, middle: number, to: number): readonly [number, number] | null {
    const [p, q, r] = [this.#heightAt(from), this.#heightAt(middle), this.#heightAt(to)]
    if (p === null || q === null || r === null) return null
    return Math.abs(q - p) > Math.abs(r - q) ? [from, middle] : [middle, to]
  }

  /** Intersection of two straight segments, with its rounding error. */
  *#meeting(a: number, b: number): Parts<Guess> {
    const span = Math.min(SPANS[0], a - this.#reader.first, this.#reader.last - b)
    const middle = { x: (a + b) / 2, within: (b - a) / 2 }
    if (span < 2) return middle
    for (const x of [a - span, a, b, b + span]) if (this.#reader.asks(x)) yield
    const [before, start] = [this.#heightAt(a - span), this.#heightAt(a)]
    const [end, after] = [this.#heightAt(b), this.#heightAt(b + span)]
    if (before === null || start === null || end === null || after === null) return middle
    const [rising, going] = [(start - before) / span, (after - end) / span]
    const turn = Math.abs(going - rising)
    if (turn * span <= this.#rounding) return middle
    return {
      x: (start - end - rising * a + going * b) / (going - rising),
      within: (2 * this.#rounding) / turn + (2 * this.#rounding * (b - a)) / (turn * span) + 1,
    }
  }

  /** Longest span with a straight curve on both sides of an input; null when none. */
  *#straightSpan(x: number): Parts<number | null> {
    const { first, last } = this.#reader
    const room = Math.min(x - first, last - x - 1)
    for (const most of SPANS) {
      const span = Math.min(most, room)
      if (span < 2) return null
      const half = Math.floor(span / 2)
      for (const near of [x - span, x - half, x, x + 1, x + 1 + half, x + 1 + span]) if (this.#reader.asks(near)) yield
      const before = this.#bendAt(x - span, x - half, x)
      const after = this.#bendAt(x + 1, x + 1 + half, x + 1 + span)
      if (before !== null && after !== null && before <= this.#roundingBend && after <= this.#roundingBend) return span
    }
    return null
  }

  /** Break between an input and the next, from the slopes on either side; null when none. */
  *#measured(x: number): Parts<Measured | null> {
    const span = yield* this.#straightSpan(x)
    if (span === null) return null
    const [here, next] = [this.#heightAt(x), this.#heightAt(x + 1)]
    const [before, after] = [this.#heightAt(x - span), this.#heightAt(x + 1 + span)]
    if (here === null || next === null || before === null || after === null) return null
    const [rising, going] = [(here - before) / span, (after - next) / span]
    const sides = { rising, going, span }
    const jump = next - here
    if (Math.abs(jump - (rising + going) / 2) > this.#rounding + Math.abs(going - rising))
      return { kind: 'jump', change: Math.round(jump) / this.#scale, sides }
    if (Math.abs(going - rising) * span <= this.#rounding) return null
    return { kind: 'slope', change: Number((((going - rising) * 10 ** this.#curve.places) / this.#scale).toFixed(4)), sides }
  }

  /** Bend between neighboring inputs caused by rounding alone. */
  *#roughness(): Parts<number> {
    const { first, last } = this.#reader
    let most = 0
    for (let probe = 0; probe < PROBES; probe++) {
      const start = Math.round(first + ((last - first) * (2 * probe + 1)) / (2 * PROBES))
      const bends: number[] = []
      for (let x = start; x < start + IN_A_ROW; x++) if (this.#reader.asks(x)) yield
      for (let x = start; x < start + IN_A_ROW - 2; x++) bends.push(this.#bendAt(x, x + 1, x + 2) ?? 0)
      // Median, so that a jump inside the probe does not count as rounding.
      most = Math.max(most, bends.sort((one, other) => one - other)[1] ?? 0)
    }
    return most
  }

  *#search(a: number, b: number, depth: number): Parts<void> {
    const waiting: Stretch[] = [{ a, b, depth }]
    for (let stretch = waiting.pop(); stretch && this.#reader.left > 0; stretch = waiting.pop()) {
      if (stretch.b - stretch.a < 1 || stretch.depth > DEEPEST) continue
      waiting.push(...(yield* this.#searched(stretch)))
    }
  }

  /** Records the break of an interval, if any, and returns the intervals on either side for further search. */
  *#searched({ a, b, depth }: Stretch): Parts<readonly Stretch[]> {
    const narrow = yield* this.#narrowed(a, b)
    if (!narrow) return []
    const [from, to] = narrow
    const wide = to - from > 1 ? to - from : 0
    const [start, end] = [Math.max(a, from - wide), Math.min(b, to + wide)]
    const where = wide === 0 ? { x: from + 0.5, within: 0.5 } : yield* this.#meeting(start, end)
    // Prefer a rate change as the cause of a jump: the jump may make a result cross unrelated thresholds.
    const rate = wide === 0 ? yield* rateCause(this.#curve, this.#reader, from) : null
    const cause = rate ?? (yield* nearestCause(this.#curve, this.#reader, start, end, where))
    const x = cause?.x ?? (wide === 0 ? from : null)
    if (x !== null && !this.#found.has(x)) {
      const change = yield* this.#measured(x)
      // Report an unexplained break only when it is unmistakable.
      const plain = change?.kind === 'jump' && Math.abs(change.change) * this.#scale > 20 * this.#rounding
      if (change && (cause || plain)) this.#record(x, change, cause)
    }
    return [
      { a: x === null ? to : Math.max(x + 1, to), b, depth: depth + 1 },
      { a, b: x === null ? from : Math.min(x, from), depth: depth + 1 },
    ]
  }
}
