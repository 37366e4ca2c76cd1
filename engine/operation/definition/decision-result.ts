/** Result fields common to all decisions. */
import { isOneOf, isRecord } from '../../core/collections/records.ts'
import { isFlag, isListOf, isNumber, isObjectOf, isText, orMissing, orNull, read } from '../../core/collections/type-guards.ts'
import type { Phrase } from '../../core/text/sentence.ts'
import type { Answer } from './operation.ts'

/** Fields a decision returns, before the context adds steps and provenance. */
export interface DecisionResult<Verdict extends string = string> {
  readonly verdict: Verdict
  /** Answer to the question, as one Portuguese sentence. */
  readonly answer: Phrase
  readonly weakestLink: { readonly step: string; readonly why: Phrase; readonly evidence: string }
  readonly sensitivity: readonly Sensitivity[]
}

/** Reais, a percentage, or a boolean as 0 or 1. */
export type SensitivityUnit = (typeof SENSITIVITY_UNITS)[number]
export const SENSITIVITY_UNITS = ['BRL', 'percent', 'boolean'] as const

export interface Sensitivity {
  readonly assumption: string
  /** Step in which the assumption is used. */
  readonly step?: string
  readonly from: number
  readonly to: number
  /** Unit of `from` and `to`, unless they are plain numbers. */
  readonly unit?: SensitivityUnit
  readonly verdictChanges: boolean
}

export interface DecisionStep {
  readonly id: string
  readonly title: string
  readonly status: 'done' | 'skipped'
  readonly reason?: string
  readonly calculator?: string
  /** Path of the result figure the decision depends on. */
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

/** Parses the common fields of a decision's JSON. */
export const decisionIn = (answer: Answer) => read(answer, isDecision, 'the answer of a decision')
