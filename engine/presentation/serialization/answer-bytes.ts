/** Serializes a whole answer to JSON bytes straight from the computed values, without an intermediate object or string. */

import { isRecord } from '../../core/collections/records.ts'
import type { Basis } from '../../core/dated.ts'
import { assertAnswerable } from '../../core/money.ts'
import { Ratio } from '../../core/ratio.ts'
import { readersLanguage } from '../../core/text/language.ts'
import { type Phrase, PLUS, partAfter, Sentence, type SentenceValue, withoutMinusSign, wordsOf } from '../../core/text/sentence.ts'
import type { Answer, Operation } from '../../operation/definition/operation.ts'
import type { CalculationStep } from '../../operation/evaluation/calculation-step.ts'
import { presented } from '../../operation/evaluation/envelope.ts'
import type { OperationResult, Ports } from '../../operation/evaluation/ports.ts'
import { parseRequest } from '../../operation/evaluation/run.ts'
import { validated, validatedText } from '../../operation/input/intake.ts'
import { type View, versionName } from '../view.ts'
import { JsonBytes } from './json-bytes.ts'

type TextInput = Record<string, string | string[] | undefined>

const encoder = new TextEncoder()
const bytesOf = (text: string): Uint8Array => encoder.encode(text)

const BEGINNING = bytesOf('{"currency":"BRL"')
const BASIS = bytesOf(',"basis":[')
const RATES = bytesOf(',"rates":')
const ASSUMPTIONS = bytesOf(',"assumptions":[')
const STEPS = bytesOf(',"steps":[')
const LABEL = bytesOf('{"label":"')
const FORMULA = bytesOf('","formula":"')
const VALUE = bytesOf('","value":')
const UNIT = bytesOf(',"unit":"')
const UNIT_END = bytesOf('"}')
const OBJECT = bytesOf('{')
const OBJECT_END = bytesOf('}')
const LIST = bytesOf('[')
const LIST_END = bytesOf(']')
const WRITTEN_PLUS = bytesOf(PLUS)
const WRITTEN_MINUS = bytesOf('-')

const json = new JsonBytes()

/**
 * Shares one buffer: read the bytes before the next call. Null when the answer needs another form: another language, a law change, selected
 * fields, or an operation without a serialization plan.
 */
export function bytesFor(operation: Operation, raw: unknown, ports: Ports, view: View): Uint8Array | null {
  if (!isWritten(operation, view)) return null
  const { accepted, sent, world } = parseRequest(operation, raw, ports)
  return world.hypothesis ? null : written(operation, validated(accepted, sent), world, Object(sent), view)
}

/** Same for text input. */
export function bytesForText(operation: Operation, raw: TextInput, ports: Ports, view: View): Uint8Array | null {
  if (!isWritten(operation, view)) return null
  const { accepted, sent, world } = parseRequest(operation, raw, ports)
  return world.hypothesis ? null : written(operation, validatedText(accepted, sent), world, sent, view)
}

const isWritten = ({ work }: Operation, { format, fields }: Pick<View, 'format' | 'fields'>): boolean =>
  work !== undefined && format === 'json' && fields === null && readersLanguage() === null

/**
 * Writes the whole answer among other bytes, computed once; null in the cases above, when the buffer must be discarded. @param before
 * writes the prefix, which may depend on the answer.
 */
export function writtenAmong(
  operation: Operation,
  raw: unknown,
  ports: Ports,
  before: (written: JsonBytes, answer: Answer) => void,
): JsonBytes | null {
  if (!isWritten(operation, { format: 'json', fields: null })) return null
  const { accepted, sent, world } = parseRequest(operation, raw, ports)
  if (world.hypothesis) return null
  const worked = operation.work!(Object(validated(accepted, sent)), world, Object(sent))
  json.restart()
  before(json, worked.shown(false))
  return isWorkWritten(worked, true) ? json : null
}

function written(operation: Operation, input: unknown, ports: Ports, given: object, { explain }: View): Uint8Array | null {
  json.restart()
  return isWorkWritten(operation.work!(Object(input), ports, given, explain), explain) ? json.written : null
}

function isWorkWritten({ result, basis, rates, assumptions, projected, lines }: OperationResult<object>, explain: boolean): boolean {
  if (!lines || projected.length > 0) return false
  json.encoded(BEGINNING)
  try {
    writeFields(result, false, explain)
    json.encoded(BASIS)
    writeEach(basis, (entry) => json.encoded(explain ? basisBytes(entry) : versionBytes(entry)))
    if (rates.length > 0) {
      json.encoded(RATES)
      json.encoded(bytesOf(JSON.stringify(rates)))
    }
    json.encoded(ASSUMPTIONS)
    writeEach(assumptions, writePhrase)
    if (explain) {
      json.encoded(STEPS)
      writeEach(lines, writeLine)
    }
    json.encoded(OBJECT_END)
  } catch {
    // Unsupported here: the object path presents it or rejects it by name.
    return false
  }
  return true
}

/** Writes the items of an open list and closes it. */
function writeEach<T>(items: readonly T[], write: (item: T) => void): void {
  for (let index = 0; index < items.length; index++) {
    if (index > 0) json.comma()
    write(items[index]!)
  }
  json.encoded(LIST_END)
}

/** @param isFirst true when no field precedes. */
function writeFields(fields: object, isFirst: boolean, explain: boolean): void {
  let first = isFirst
  if (!isRecord(fields)) return
  for (const name in fields) {
    const value = fields[name]
    if (value === undefined) continue
    if (!explain && EXPLAINING.has(name)) throw new TypeError(`${name} is shown in brief`)
    json.name(name, first)
    first = false
    writeValue(value, explain)
  }
}

/** Fields that differ in an answer without explanation, at any depth. */
const EXPLAINING = new Set(['steps', 'basis'])

function writeValue(value: unknown, explain: boolean): void {
  if (typeof value === 'bigint') {
    assertAnswerable(value)
    json.centavos(value)
  } else if (typeof value === 'string') json.string(value)
  else if (value instanceof Sentence) writePhrase(value)
  else if (Array.isArray(value)) {
    json.encoded(LIST)
    writeEach<unknown>(value, (item) => writeValue(item, explain))
  } else if (isRecord(value) && !(value instanceof Ratio)) {
    json.encoded(OBJECT)
    writeFields(value, true, explain)
    json.encoded(OBJECT_END)
  } else writePlain(presented(value))
}

function writePlain(value: unknown): void {
  if (typeof value === 'number') json.number(value)
  else json.encoded(bytesOf(JSON.stringify(value ?? null)))
}

function writeLine({ label, formula, value, unit }: CalculationStep): void {
  json.encoded(LABEL)
  writeWords(label)
  json.encoded(FORMULA)
  writeWords(typeof formula === 'function' ? formula() : formula)
  json.encoded(VALUE)
  writeValue(value, true)
  if (unit === undefined) json.encoded(OBJECT_END)
  else {
    json.encoded(UNIT)
    json.fixedWords(unit)
    json.encoded(UNIT_END)
  }
}

function writePhrase(phrase: Phrase): void {
  json.quote()
  writeWords(phrase)
  json.quote()
}

/** Mirrors `Sentence.toString`. */
function writeWords(phrase: Phrase): void {
  if (typeof phrase === 'string') {
    json.fixedWords(phrase)
    return
  }
  const { parts, values } = phrase
  json.fixedWords(parts[0]!)
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!
    writeValueInWords(value)
    json.fixedWords(partAfter(value, parts[index + 1]!))
  }
}

function writeValueInWords(value: SentenceValue): void {
  if (typeof value === 'bigint' && json.reais(value)) return
  const added = json.endsWith(WRITTEN_PLUS)
  const from = json.length
  if (value instanceof Sentence) {
    writeWords(value)
    if (!added || !json.beginsAt(from, WRITTEN_MINUS)) return
    json.takeBackTo(from)
  }
  const words = wordsOf(value)
  const less = added && words.startsWith('-') ? withoutMinusSign(words) : null
  if (less === null) json.words(words)
  else {
    json.takeBackTo(from - (PLUS.length - 1))
    json.words(`− ${less}`)
  }
}

const basisCache = new WeakMap<Basis, Uint8Array>()
const versionCache = new WeakMap<Basis, Uint8Array>()

const basisBytes = (entry: Basis): Uint8Array => cachedBytes(basisCache, entry, (basis) => JSON.stringify(basis))
const versionBytes = (entry: Basis): Uint8Array => cachedBytes(versionCache, entry, (basis) => JSON.stringify(versionName(basis)))

function cachedBytes(kept: WeakMap<Basis, Uint8Array>, entry: Basis, told: (entry: Basis) => string): Uint8Array {
  let bytes = kept.get(entry)
  if (!bytes) {
    bytes = bytesOf(told(entry))
    kept.set(entry, bytes)
  }
  return bytes
}
