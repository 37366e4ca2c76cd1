/** The two ways into an operation: JSON as it came, and text (a query string, a command line); each at once or in parts. */

import { inLanguage, type Language, readersLanguage } from '../language.ts'
import { answeredUnder, attempted, held, underLaw } from '../reform/under.ts'
import { type Accepts, canonical, validated, validatedText } from './intake.ts'
import type { Answer, Definition, Parts } from './operation.ts'
import type { Hypothesis, Ports } from './ports.ts'
import { told } from './told.ts'

type TextInput = Record<string, string | string[] | undefined>

/** @param explain false: its steps are not put into words where the operation can leave them out; whoever shows it cuts what is left. */
export function run(operation: Definition, raw: unknown, ports: Ports, explain = true): Answer {
  const { accepted, sent, world } = taken(operation, raw, ports)
  return answeredUnder(world.hypothesis, () => told(operation.answer(validated(accepted, sent), world, Object(sent), explain)))
}

export function runText(operation: Definition, raw: TextInput, ports: Ports, explain = true): Answer {
  const { accepted, sent, world } = taken(operation, raw, ports)
  return answeredUnder(world.hypothesis, () => told(operation.answer(validatedText(accepted, sent), world, sent, explain)))
}

/** The same in parts; null where the operation has none, and is answered at once. */
export function partsOf(operation: Definition, raw: unknown, ports: Ports): Parts<Answer> | null {
  if (!operation.parts) return null
  const { accepted, sent, world } = taken(operation, raw, ports)
  return partsUnder(world.hypothesis, partsTold(operation.parts(validated(accepted, sent), world, Object(sent))))
}

export function partsOfText(operation: Definition, raw: TextInput, ports: Ports): Parts<Answer> | null {
  if (!operation.parts) return null
  const { accepted, sent, world } = taken(operation, raw, ports)
  return partsUnder(world.hypothesis, partsTold(operation.parts(validatedText(accepted, sent), world, sent)))
}

/** Whoever asked is told in their language, whoever else was answered between two parts. */
function partsTold(parts: Parts<Answer>): Parts<Answer> {
  const language = readersLanguage()
  return language === null ? parts : partsIn(language, parts)
}

function* partsIn(language: Language, parts: Parts<Answer>): Parts<Answer> {
  for (let part = inLanguage(language, () => parts.next()); ; part = inLanguage(language, () => parts.next())) {
    if (part.done) {
      const { value } = part
      return inLanguage(language, () => told(value))
    }
    yield
  }
}

function* partsUnder(hypothesis: Hypothesis | undefined, parts: Parts<Answer>): Parts<Answer> {
  if (!hypothesis) return yield* parts
  for (let part = attempted(() => parts.next()); ; part = attempted(() => parts.next())) {
    if (part.done) return held(hypothesis, part.value)
    yield
  }
}

/** Refuses what `run` would refuse before it works anything. @param text whether it came as text. */
export function validatedOnly(operation: Definition, raw: unknown, ports: Ports, text: boolean): void {
  const { accepted, sent } = taken(operation, raw, ports)
  if (text) validatedText(accepted, Object(sent))
  else validated(accepted, sent)
}

/** What was sent, under the names of the fields themselves. */
export function taken<T>(
  operation: Definition,
  came: T,
  ports: Ports,
): { readonly accepted: Accepts; readonly sent: T; readonly world: Ports } {
  const { raw, ports: world } = underLaw(operation, came, ports)
  const accepted = acceptedBy(operation, raw, world)
  return { accepted, sent: canonical(accepted.inputSchema, raw), world }
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
