/** What the drawings of questions read of an answer: a question is drawn only as its result allows, which the compiler checks. */
import type * as z from 'zod'

/** By how it is drawn: a value found, a curve, periods in time, two cases side by side. */
export interface DrawnAnswers {
  readonly value: FoundValue
  readonly curve: Curve
  readonly periods: Periods
  readonly cases: ComparedCases | ComparedLaws
}

export type QuestionDrawing = keyof DrawnAnswers

/** The drawings that a result has everything for; `never` where there is none. */
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

/** A result that a curve or a period shows. */
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

/** Days are written 2026-11-14. */
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

/** What differs between two answers, in one of their fields. */
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

/** One case in the law and in a change of it. */
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
