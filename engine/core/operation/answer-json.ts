/** The parts of an answer's JSON that have one form everywhere, read back with their types: what any answer rests on, what a check found. */
import type { Basis } from '../dated.ts'
import { type Day, isDay } from '../day.ts'
import { isOneOf } from '../records.ts'
import { type Guard, isAnything, isFlag, isListOf, isNumber, isObjectOf, isText, orMissing, orNull, read } from '../type-guards.ts'
import type { Answer, RateReading } from './ports.ts'

/** A line of a calculation. */
export interface StepJson {
  readonly label: string
  readonly formula: string
  readonly value: unknown
  readonly unit?: string | undefined
}

/** A figure of a document, as it is told. */
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

/** The figures that change once the wrong one is put right. */
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
/** Of a calculation; those of a decision are others. */
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

/** What a check found. */
export const checkIn = (answer: Answer): CheckJson => read(answer, isCheck, 'the answer of a check')
