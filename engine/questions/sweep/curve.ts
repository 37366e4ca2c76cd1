/** A curve to search: sample points, field metadata, and a reader that evaluates further points. */
import type { Parts } from '../../operation/definition/operation.ts'
import type { Threshold } from './thresholds.ts'

/** A point of the curve: input in steps, with the numbers of its answer. */
export interface Sample {
  readonly x: number
  /** Value by field index, read lazily. */
  at(index: number): number | null
}

export interface Curve {
  /** Ordered and evenly spaced. */
  readonly samples: readonly Sample[]
  /** Decimals of the input's step, with its unit. */
  readonly places: number
  readonly unit: string | null
  /** Metadata of each number of a sample. */
  readonly fields: readonly { readonly label: string; readonly unit: string | null; readonly places: number }[]
  readonly thresholds: readonly Threshold[]
  look(x: number): Sample | null
}

export interface Break {
  /** Last input before it. */
  readonly value: number
  readonly kind: 'jump' | 'slope'
  /** Size of the jump, or change of slope per unit of the input. */
  readonly change: number
  /** Cause in Portuguese; null when no figure of the laws read explains it. */
  readonly why: string | null
  readonly table: string | null
  readonly norm: string | null
}

/** Maximum deviation caused by rounding alone; a percentage derives from rounded amounts. */
export const ROUNDING = { BRL: 3, other: 2000 }

/** Evaluates each point once for all fields, within a budget. */
export class CurveReader {
  readonly first: number
  readonly last: number
  /** Remaining evaluations. */
  left: number
  readonly #samples: Map<number, Sample | null>
  readonly #look: (x: number) => Sample | null

  constructor({ samples, look }: Curve, most: number) {
    // When every point was refused, the range is empty and nothing is evaluated.
    this.first = samples[0]?.x ?? Number.POSITIVE_INFINITY
    this.last = samples.at(-1)?.x ?? Number.NEGATIVE_INFINITY
    this.left = most
    this.#samples = new Map(samples.map((sample) => [sample.x, sample]))
    this.#look = look
  }

  /** Evaluates a point if it is new and within budget. Returns true when it did, so that the caller can yield. */
  asks(x: number): boolean {
    if (this.#samples.has(x) || this.left <= 0 || x < this.first || x > this.last) return false
    this.left--
    this.#samples.set(x, this.#look(x))
    return true
  }

  /** Evaluated point; null when there is none. */
  sampleAt(x: number): Sample | null {
    return this.#samples.get(x) ?? null
  }

  /** Every input that was asked for, in order. */
  known(): readonly number[] {
    return [...this.#samples.keys()].sort((one, other) => one - other)
  }

  /** Bisection: last input that satisfies `holds`, given that `a` does and `b` does not. */
  *lastBefore(a: number, b: number, holds: (sample: Sample) => boolean): Parts<number | null> {
    let [from, to] = [a, b]
    while (to - from > 1) {
      const middle = Math.floor((from + to) / 2)
      if (this.asks(middle)) yield
      const sample = this.sampleAt(middle)
      if (!sample) return null
      if (holds(sample)) from = middle
      else to = middle
    }
    return from
  }
}
