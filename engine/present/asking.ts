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
export function leanOf(operation: Operation, fields: readonly string[] | null, ports: Ports): Lean {
  if (!fields || ports.hypothesis) return null
  const known = lastOf.get(fields)
  if (known?.operation === operation && known.ports === ports) return known.lean
  const lean = newLeanOf(operation, fields, ports)
  lastOf.set(fields, { operation, ports, lean })
  return lean
}

type Lean = ((input: unknown) => Answer) | null

/** A list of fields is asked of one operation, as a rule many times. */
const lastOf = new WeakMap<readonly string[], { readonly operation: Operation; readonly ports: Ports; readonly lean: Lean }>()

function newLeanOf(operation: Operation, fields: readonly string[], ports: Ports): Lean {
  const tops = fields.map((path) => path.split('.')[0]!)
  if (!operation.lean || operation.tally || tops.some((name) => ENVELOPE.includes(name))) return null
  return operation.lean(tops, ports)
}

/** Under a change of the law an answer must say it is, and only a whole one does. */
export const isPlain = (raw: unknown): boolean => at(raw, LAW_FIELD) === undefined
