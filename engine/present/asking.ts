/** An operation asked many times for the same view: only what is wanted of each answer is worked out, where the operation can. */
import { ENVELOPE } from '../core/operation/envelope.ts'
import { compiledValidation, validatedText } from '../core/operation/intake.ts'
import type { Answer, Operation } from '../core/operation/operation.ts'
import type { Ports } from '../core/operation/ports.ts'
import { LAW_FIELD } from '../core/operation/reserved.ts'
import { run, runText } from '../core/operation/run.ts'
import { at } from '../core/records.ts'

export interface FormAsking {
  fromJson(raw: unknown): Answer
  fromText(raw: Record<string, string>): Answer
}

/** Answers that have at least these fields; all of them where null. */
export function asking(operation: Operation, fields: readonly string[] | null, ports: Ports): FormAsking {
  const lean = leanOf(operation, fields, ports)
  if (!lean) return { fromJson: (raw) => run(operation, raw, ports), fromText: (raw) => runText(operation, raw, ports) }
  const validated = compiledValidation(operation)
  return {
    fromJson: (raw) => (isPlain(raw) ? lean(validated(raw)) : run(operation, raw, ports)),
    fromText: (raw) => (isPlain(raw) ? lean(validatedText(operation, raw)) : runText(operation, raw, ports)),
  }
}

/** Of a validated input, only these fields; null where the operation has no such way, or what is asked for is around the answer. */
export function leanOf(operation: Operation, fields: readonly string[] | null, ports: Ports): ((input: unknown) => Answer) | null {
  const tops = fields?.map((path) => path.split('.')[0]!)
  if (!tops || !operation.lean || ports.hypothesis || operation.tally || tops.some((name) => ENVELOPE.includes(name))) return null
  return operation.lean(tops, ports)
}

/** Under a change of the law an answer must say it is, and only a whole one does. */
export const isPlain = (raw: unknown): boolean => at(raw, LAW_FIELD) === undefined
