/** Result shapes read by the charts of questions, so that the compiler checks each chart against its result. */
import type * as z from 'zod'

/** By chart: a found value, a curve, periods over time, two cases side by side. */
export interface DrawnAnswers {
  readonly value: FoundValue
  readonly curve: Curve
  readonly periods: Periods
  readonly cases: ComparedCases | ComparedLaws
}

export type QuestionDrawing = keyof DrawnAnswers

/** Charts a result has all data for; `never` when there are none. */
export type DrawingOf<R extends z.ZodRawShape> = {
  [D in QuestionDrawing]: z.output<z.ZodObject<R>> extends DrawnAnswers[D] ? D : never
}[QuestionDrawing]

interface FoundValue {
  readonly solveFor: string
  readonly value: number | null
  readonly exact: boolean
  readonly target: string
  readonly targetLabel: string
  readonly targetValue: number
  readonly reached: number | null
  readonly nearest?: number | undefined
  readonly others: readonly { readonly value: number }[]
}

/** A result field shown in a curve or a period. */
export interface DrawnField {
  readonly path: string
  readonly label: string
}

interface Curve {
  readonly vary: string
  readonly label: string
  readonly fields: readonly DrawnField[]
  readonly points: readonly {
    readonly value: number | string | boolean
    readonly label?: string | undefined
    readonly results?: readonly (number | null)[] | undefined
    readonly error?: string | undefined
  }[]
  readonly breaks: readonly {
    readonly value: number
    readonly field: string
    readonly kind: 'jump' | 'slope'
    readonly change: number
    readonly why: string | null
    readonly norm: string | null
  }[]
}

/** Dates as 2026-11-14. */
export interface Periods {
  readonly fields: readonly DrawnField[]
  readonly real: boolean
  readonly segments: readonly {
    readonly from: string
    readonly to: string
    readonly results?: readonly (number | null)[] | undefined
    readonly changed: readonly { readonly norm: string }[]
    readonly error?: string | undefined
  }[]
}

/** Difference between two results in one field. */
export interface Difference {
  readonly path: string
  readonly label: string
  readonly unit: string | null
  readonly a: unknown
  readonly b: unknown
  readonly difference: number | null
  readonly percent: number | null
}

interface Differences {
  readonly differences: readonly Difference[]
  readonly more?: number | undefined
}

interface ComparedCases extends Differences {
  readonly reform?: undefined
  readonly lawDifferences: readonly { readonly table: string }[]
}

/** One case under current law and under a change of it. */
export interface ComparedLaws extends Differences {
  readonly reform: {
    readonly title: string
    readonly warnings: readonly { readonly message: string }[]
  }
  readonly headline: { readonly before: number | null; readonly after: number | null; readonly difference: number | null } | null
  readonly curve: {
    readonly vary: string
    readonly points: readonly { readonly value: number; readonly before: number | null; readonly after: number | null }[]
    readonly breaks: readonly { readonly value: number; readonly why: string | null }[]
    readonly gainsFrom: number | null
    readonly losesFrom: number | null
  } | null
}
