/** What a decision answers, in the form common to all of them. */
import { isOneOf, isRecord } from '../records.ts'
import type { Phrase } from '../sentence.ts'
import { isFlag, isListOf, isNumber, isObjectOf, isText, orMissing, orNull, read } from '../type-guards.ts'
import type { Answer } from './operation.ts'

/** What every decision says, before the context adds its steps and what they rest on. */
export interface DecisionResult<Verdict extends string = string> {
  readonly verdict: Verdict
  /** The answer to the question in one Portuguese sentence. */
  readonly answer: Phrase
  readonly weakestLink: { readonly step: string; readonly why: Phrase; readonly evidence: string }
  readonly sensitivity: readonly Sensitivity[]
}

/** Reais, a percentage, or no (0) and yes (1). */
export type SensitivityUnit = (typeof SENSITIVITY_UNITS)[number]
export const SENSITIVITY_UNITS = ['BRL', 'percent', 'boolean'] as const

export interface Sensitivity {
  readonly assumption: string
  /** The step the assumption enters by. */
  readonly step?: string
  readonly from: number
  readonly to: number
  /** What `from` and `to` are, where they are no plain numbers. */
  readonly unit?: SensitivityUnit
  readonly verdictChanges: boolean
}

export interface DecisionStep {
  readonly id: string
  readonly title: string
  readonly status: 'done' | 'skipped'
  readonly reason?: string
  readonly calculator?: string
  /** The number of the result that the decision goes by, as a path. */
  readonly figure?: string
  readonly inputs: Answer
  readonly result: Answer | null
}

const isDecision = isObjectOf<
  Pick<DecisionResult, 'verdict' | 'weakestLink' | 'sensitivity'> & { readonly steps: readonly DecisionStep[] }
>({
  verdict: isText,
  weakestLink: isObjectOf<DecisionResult['weakestLink']>({ step: isText, why: isText, evidence: isText }),
  sensitivity: isListOf(
    isObjectOf<Sensitivity>({
      assumption: isText,
      step: orMissing(isText),
      from: isNumber,
      to: isNumber,
      unit: orMissing((unit) => isOneOf(SENSITIVITY_UNITS, unit)),
      verdictChanges: isFlag,
    }),
  ),
  steps: isListOf(
    isObjectOf<DecisionStep>({
      id: isText,
      title: isText,
      status: (status) => isOneOf(['done', 'skipped'], status),
      reason: orMissing(isText),
      calculator: orMissing(isText),
      figure: orMissing(isText),
      inputs: isRecord,
      result: orNull(isRecord),
    }),
  ),
})

/** What a decision answered in the common form, read back from its JSON. */
export const decisionIn = (answer: Answer) => read(answer, isDecision, 'the answer of a decision')
