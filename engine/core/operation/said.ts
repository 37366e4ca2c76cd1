/** The parts of an answer's JSON that have one form everywhere, read back with their types: what any answer rests on, what a check found. */
import type { Basis } from '../dated.ts'
import { type Day, isDay } from '../day.ts'
import { isOneOf } from '../records.ts'
import { type Is, isAnything, isFlag, isListOf, isNumber, isShaped, isText, orMissing, orNull, read } from '../shapes.ts'
import type { Answer, RateReading } from './ports.ts'

/** A line of a calculation. */
export interface StepSaid {
  readonly label: string
  readonly formula: string
  readonly value: unknown
  readonly unit?: string | undefined
}

/** A figure of a document, as it is told. */
export interface ItemSaid {
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
export interface CorrectedSaid {
  readonly why: string
  readonly items: readonly { readonly label: string; readonly expected: number }[]
}

interface CheckSaid {
  readonly verdict: string
  readonly items: readonly ItemSaid[]
  readonly notes: readonly string[]
  readonly ifCorrected: CorrectedSaid | null
}

const isDate: Is<Day> = (value): value is Day => isText(value) && isDay(value)
const STATUSES: readonly Basis['evidence'][] = ['verified', 'corroborated', 'reported', 'hypothetical']
const SOURCES: readonly RateReading['source'][] = ['central_bank', 'fallback']

const isBasis = isListOf(
  isShaped<Basis>({
    table: isText,
    effectiveFrom: isDate,
    norm: isText,
    url: orNull(isText),
    evidence: (value) => isOneOf(STATUSES, value),
  }),
)
const isRates = isListOf(
  isShaped<RateReading>({
    metric: isText,
    value: isNumber,
    date: isDate,
    source: (value) => isOneOf(SOURCES, value),
    stale: isFlag,
  }),
)
const isTexts = isListOf(isText)
const isSteps = isListOf(isShaped<StepSaid>({ label: isText, formula: isText, value: isAnything, unit: orMissing(isText) }))

export const basisIn = ({ basis = [] }: Answer): readonly Basis[] => read(basis, isBasis, 'basis')
export const ratesIn = ({ rates = [] }: Answer): readonly RateReading[] => read(rates, isRates, 'rates')
export const assumptionsIn = ({ assumptions = [] }: Answer): readonly string[] => read(assumptions, isTexts, 'assumptions')
/** Of a calculation; those of a decision are others. */
export const stepsIn = ({ steps = [] }: Answer): readonly StepSaid[] => read(steps, isSteps, 'steps')

const isCheck = isShaped<CheckSaid>({
  verdict: isText,
  items: isListOf(
    isShaped<ItemSaid>({
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
    isShaped<CorrectedSaid>({
      why: isText,
      items: isListOf(isShaped<CorrectedSaid['items'][number]>({ label: isText, expected: isNumber })),
    }),
  ),
})

/** What a check found. */
export const checkIn = (answer: Answer): CheckSaid => read(answer, isCheck, 'the answer of a check')
