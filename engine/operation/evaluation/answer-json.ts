/** Typed parsers for the common parts of response JSON: provenance and check results. */

import { isOneOf } from '../../core/collections/records.ts'
import {
  type Guard,
  isAnything,
  isFlag,
  isListOf,
  isNumber,
  isObjectOf,
  isText,
  orMissing,
  orNull,
  read,
} from '../../core/collections/type-guards.ts'
import type { Basis } from '../../core/dated.ts'
import { type Day, isDay } from '../../core/day.ts'
import type { Answer, RateReading } from './ports.ts'

/** One calculation step. */
export interface StepJson {
  readonly label: string
  readonly formula: string
  readonly value: unknown
  readonly unit?: string | undefined
}

/** One figure of a document in the response. */
export interface ItemJson {
  readonly id: string
  readonly label: string
  readonly informed: number | null
  readonly expected: number | null
  readonly difference: number | null
  readonly verdict: string
  readonly why: string
  readonly likelyCause: string | null
}

/** Figures that change when the error is corrected. */
export interface CorrectedJson {
  readonly why: string
  readonly items: readonly { readonly label: string; readonly expected: number }[]
}

interface CheckJson {
  readonly verdict: string
  readonly items: readonly ItemJson[]
  readonly notes: readonly string[]
  readonly ifCorrected: CorrectedJson | null
}

const isDate: Guard<Day> = (value): value is Day => isText(value) && isDay(value)
const STATUSES: readonly Basis['evidence'][] = ['verified', 'corroborated', 'reported', 'hypothetical']
const SOURCES: readonly RateReading['source'][] = ['central_bank', 'fallback']

const isBasis = isListOf(
  isObjectOf<Basis>({
    table: isText,
    effectiveFrom: isDate,
    norm: isText,
    url: orNull(isText),
    evidence: (value) => isOneOf(STATUSES, value),
  }),
)
const isRates = isListOf(
  isObjectOf<RateReading>({
    metric: isText,
    value: isNumber,
    date: isDate,
    source: (value) => isOneOf(SOURCES, value),
    stale: isFlag,
    provisionalFrom: orMissing(isDate),
  }),
)
const isTexts = isListOf(isText)
const isSteps = isListOf(isObjectOf<StepJson>({ label: isText, formula: isText, value: isAnything, unit: orMissing(isText) }))

export const basisIn = ({ basis = [] }: Answer): readonly Basis[] => read(basis, isBasis, 'basis')
export const ratesIn = ({ rates = [] }: Answer): readonly RateReading[] => read(rates, isRates, 'rates')
export const assumptionsIn = ({ assumptions = [] }: Answer): readonly string[] => read(assumptions, isTexts, 'assumptions')
/** Steps of a calculation; decisions have their own type. */
export const stepsIn = ({ steps = [] }: Answer): readonly StepJson[] => read(steps, isSteps, 'steps')

const isCheck = isObjectOf<CheckJson>({
  verdict: isText,
  items: isListOf(
    isObjectOf<ItemJson>({
      id: isText,
      label: isText,
      informed: orNull(isNumber),
      expected: orNull(isNumber),
      difference: orNull(isNumber),
      verdict: isText,
      why: isText,
      likelyCause: orNull(isText),
    }),
  ),
  notes: isTexts,
  ifCorrected: orNull(
    isObjectOf<CorrectedJson>({
      why: isText,
      items: isListOf(isObjectOf<CorrectedJson['items'][number]>({ label: isText, expected: isNumber })),
    }),
  ),
})

/** Parses a check result. */
export const checkIn = (answer: Answer): CheckJson => read(answer, isCheck, 'the answer of a check')
