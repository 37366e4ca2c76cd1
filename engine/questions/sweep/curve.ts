/** A curve to search: its points, what each of their numbers is, and the reader that asks for more of them. */
import type { Parts } from '../../core/operation/operation.ts'
import type { Threshold } from './thresholds.ts'

/** A point of the curve: the input in steps, and every number of the answer there. */
export interface Sample {
  readonly x: number
  /** By its place among the fields; read when it is asked for. */
  at(index: number): number | null
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
export const ROUNDING = { BRL: 3, other: 2000 }

/** Asks for each point once, whichever field it is wanted for, and no more than it may. */
export class CurveReader {
  readonly first: number
  readonly last: number
  /** How many more may be asked for. */
  left: number
  readonly #kept: Map<number, Sample | null>
  readonly #look: (x: number) => Sample | null

  constructor({ samples, look }: Curve, most: number) {
    // Where every point was refused, no input lies between the ends, and none is asked for.
    this.first = samples[0]?.x ?? Number.POSITIVE_INFINITY
    this.last = samples.at(-1)?.x ?? Number.NEGATIVE_INFINITY
    this.left = most
    this.#kept = new Map(samples.map((sample) => [sample.x, sample]))
    this.#look = look
  }

  /** Asks for a point where that was not done before and may be: whether it was, so that whoever asks stops after it. */
  asks(x: number): boolean {
    if (this.#kept.has(x) || this.left <= 0 || x < this.first || x > this.last) return false
    this.left--
    this.#kept.set(x, this.#look(x))
    return true
  }

  /** A point that was asked for; null where there is none. */
  sampleAt(x: number): Sample | null {
    return this.#kept.get(x) ?? null
  }

  /** The last input between two that holds, where the first does and the second does not. */
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
