/** Repeated calls of one operation for the same view: computes only the requested fields when the operation supports it. */

import { at } from '../core/collections/records.ts'
import type { Answer, Operation } from '../operation/definition/operation.ts'
import { ENVELOPE } from '../operation/evaluation/envelope.ts'
import type { Ports } from '../operation/evaluation/ports.ts'
import { run, runText } from '../operation/evaluation/run.ts'
import { compiledValidation, validatedText } from '../operation/input/intake.ts'
import { LAW_FIELD } from '../operation/input/reserved-names.ts'

export interface FormEvaluator {
  fromJson(raw: unknown): Answer
  fromText(raw: Record<string, string>): Answer
}

/** Answers with at least these fields; all fields when null. */
export function formEvaluator(operation: Operation, fields: readonly string[] | null, ports: Ports): FormEvaluator {
  const lean = fieldsEvaluator(operation, fields, ports)
  if (!lean) return { fromJson: (raw) => run(operation, raw, ports), fromText: (raw) => runText(operation, raw, ports) }
  const validated = compiledValidation(operation)
  return {
    fromJson: (raw) => (isPlain(raw) ? lean(validated(raw)) : run(operation, raw, ports)),
    fromText: (raw) => (isPlain(raw) ? lean(validatedText(operation, raw)) : runText(operation, raw, ports)),
  }
}

/** Computes only these fields from validated input; null when the operation does not support it or an envelope field is requested. */
export function fieldsEvaluator(operation: Operation, fields: readonly string[] | null, ports: Ports): FieldsEvaluator {
  if (!fields || ports.hypothesis) return null
  const known = lastOf.get(fields)
  if (known?.operation === operation && known.ports === ports) return known.lean
  const lean = newFieldsEvaluator(operation, fields, ports)
  lastOf.set(fields, { operation, ports, lean })
  return lean
}

type FieldsEvaluator = ((input: unknown) => Answer) | null

/** Memoized: a field list is usually requested from one operation many times. */
const lastOf = new WeakMap<readonly string[], { readonly operation: Operation; readonly ports: Ports; readonly lean: FieldsEvaluator }>()

function newFieldsEvaluator(operation: Operation, fields: readonly string[], ports: Ports): FieldsEvaluator {
  const tops = fields.map((path) => path.split('.')[0]!)
  if (!operation.lean || operation.tally || tops.some((name) => ENVELOPE.includes(name))) return null
  return operation.lean(tops, ports)
}

/** True without a law change: an answer under one must disclose it, and only a full answer does. */
export const isPlain = (raw: unknown): boolean => at(raw, LAW_FIELD) === undefined
