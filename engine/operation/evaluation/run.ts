/** Entry points to an operation: JSON or text (a query string, a command line), at once or in parts. */

import { answeredUnder, markHypothetical, refuseImpossible, underLaw } from '../../core/reform/with-reform.ts'
import { inLanguage, type Language, readersLanguage } from '../../core/text/language.ts'
import type { Answer, Definition, Parts } from '../definition/operation.ts'
import { type Accepts, canonical, validated, validatedText } from '../input/intake.ts'
import type { Hypothesis, Ports } from './ports.ts'
import { renderSentences } from './render-sentences.ts'

type TextInput = Record<string, string | string[] | undefined>

/** @param explain false: skips formatting the steps when the operation supports it; the adapter removes any that remain. */
export function run(operation: Definition, raw: unknown, ports: Ports, explain = true): Answer {
  const { accepted, sent, world } = parseRequest(operation, raw, ports)
  return answeredUnder(world.hypothesis, () => renderSentences(operation.answer(validated(accepted, sent), world, Object(sent), explain)))
}

export function runText(operation: Definition, raw: TextInput, ports: Ports, explain = true): Answer {
  const { accepted, sent, world } = parseRequest(operation, raw, ports)
  return answeredUnder(world.hypothesis, () => renderSentences(operation.answer(validatedText(accepted, sent), world, sent, explain)))
}

/** As `run`, in parts; null for operations without parts. */
export function partsOf(operation: Definition, raw: unknown, ports: Ports): Parts<Answer> | null {
  if (!operation.parts) return null
  const { accepted, sent, world } = parseRequest(operation, raw, ports)
  return partsUnder(world.hypothesis, renderParts(operation.parts(validated(accepted, sent), world, Object(sent))))
}

export function partsOfText(operation: Definition, raw: TextInput, ports: Ports): Parts<Answer> | null {
  if (!operation.parts) return null
  const { accepted, sent, world } = parseRequest(operation, raw, ports)
  return partsUnder(world.hypothesis, renderParts(operation.parts(validatedText(accepted, sent), world, sent)))
}

/** Restores the caller's language for each part, since other requests run in between. */
function renderParts(parts: Parts<Answer>): Parts<Answer> {
  const language = readersLanguage()
  return language === null ? parts : partsIn(language, parts)
}

function* partsIn(language: Language, parts: Parts<Answer>): Parts<Answer> {
  for (let part = inLanguage(language, () => parts.next()); ; part = inLanguage(language, () => parts.next())) {
    if (part.done) {
      const { value } = part
      return inLanguage(language, () => renderSentences(value))
    }
    yield
  }
}

function* partsUnder(hypothesis: Hypothesis | undefined, parts: Parts<Answer>): Parts<Answer> {
  if (!hypothesis) return yield* parts
  for (let part = refuseImpossible(() => parts.next()); ; part = refuseImpossible(() => parts.next())) {
    if (part.done) return markHypothetical(hypothesis, part.value)
    yield
  }
}

/** Throws what `run` would throw before any calculation. @param text true for text input. */
export function validatedOnly(operation: Definition, raw: unknown, ports: Ports, text: boolean): void {
  const { accepted, sent } = parseRequest(operation, raw, ports)
  if (text) validatedText(accepted, Object(sent))
  else validated(accepted, sent)
}

/** Renames the input to canonical fields and applies any change of the law. */
export function parseRequest<T>(
  operation: Definition,
  came: T,
  ports: Ports,
): { readonly accepted: Accepts; readonly sent: T; readonly world: Ports } {
  const { raw, ports: world } = underLaw(operation, came, ports)
  const accepted = acceptedBy(operation, raw, world)
  return { accepted, sent: canonical(accepted.inputSchema, raw), world }
}

/** Data to fetch first; null when none is needed. */
export function readingOf(operation: Definition, raw: unknown, ports: Ports): (() => Promise<void>) | null {
  return operation.reading?.(validated(acceptedBy(operation, raw, ports), raw), ports) ?? null
}

export function readingOfText(operation: Definition, raw: TextInput, ports: Ports): (() => Promise<void>) | null {
  return operation.reading?.(validatedText(acceptedBy(operation, raw, ports), raw), ports) ?? null
}

/** Schema accepted for this input. */
export function acceptedBy(operation: Definition, raw: unknown, ports: Ports): Accepts {
  return operation.accepts?.(Object(raw), ports) ?? operation
}
