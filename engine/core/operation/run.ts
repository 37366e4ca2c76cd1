/** The two ways into an operation: JSON as it came, and text (a query string, a command line); each at once or in parts. */
import { type Accepts, canonical, validated, validatedText } from './intake.ts'
import type { Answer, Definition, Parts } from './operation.ts'
import type { Ports } from './ports.ts'

type TextInput = Record<string, string | string[] | undefined>

export function run(operation: Definition, raw: unknown, ports: Ports): Answer {
  const { accepted, sent } = taken(operation, raw, ports)
  return operation.answer(validated(accepted, sent), ports, Object(sent))
}

export function runText(operation: Definition, raw: TextInput, ports: Ports): Answer {
  const { accepted, sent } = taken(operation, raw, ports)
  return operation.answer(validatedText(accepted, sent), ports, sent)
}

/** The same in parts; null where the operation has none, and is answered at once. */
export function partsOf(operation: Definition, raw: unknown, ports: Ports): Parts<Answer> | null {
  if (!operation.parts) return null
  const { accepted, sent } = taken(operation, raw, ports)
  return operation.parts(validated(accepted, sent), ports, Object(sent))
}

export function partsOfText(operation: Definition, raw: TextInput, ports: Ports): Parts<Answer> | null {
  if (!operation.parts) return null
  const { accepted, sent } = taken(operation, raw, ports)
  return operation.parts(validatedText(accepted, sent), ports, sent)
}

/** What was sent, under the names of the fields themselves. */
function taken<T>(operation: Definition, raw: T, ports: Ports): { readonly accepted: Accepts; readonly sent: T } {
  const accepted = acceptedBy(operation, raw, ports)
  return { accepted, sent: canonical(accepted.inputSchema, raw) }
}

/** What has to be read from elsewhere first; null where nothing has. */
export function readingOf(operation: Definition, raw: unknown, ports: Ports): (() => Promise<void>) | null {
  return operation.reading?.(validated(acceptedBy(operation, raw, ports), raw), ports) ?? null
}

export function readingOfText(operation: Definition, raw: TextInput, ports: Ports): (() => Promise<void>) | null {
  return operation.reading?.(validatedText(acceptedBy(operation, raw, ports), raw), ports) ?? null
}

/** What may be sent to it with what was sent so far. */
export function acceptedBy(operation: Definition, raw: unknown, ports: Ports): Accepts {
  return operation.accepts?.(Object(raw), ports) ?? operation
}
