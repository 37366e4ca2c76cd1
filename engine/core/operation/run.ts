/** The two ways into an operation: JSON as it came, and text (a query string, a command line). */
import { validated, validatedText } from './intake.ts'
import type { Answer, Operation } from './operation.ts'
import type { Ports } from './ports.ts'

export function run(operation: Operation, raw: unknown, ports: Ports): Answer {
  return operation.answer(validated(operation, raw), ports, Object(raw))
}

export function runText(operation: Operation, raw: Record<string, string | string[] | undefined>, ports: Ports): Answer {
  return operation.answer(validatedText(operation, raw), ports, raw)
}
