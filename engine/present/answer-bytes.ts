/** A whole answer as the bytes of its JSON, straight from what was computed: no object and no text of it is made on the way. */
import type { Basis } from '../core/dated.ts'
import { readersLanguage } from '../core/language.ts'
import { assertAnswerable } from '../core/money.ts'
import { presented } from '../core/operation/envelope.ts'
import { validated, validatedText } from '../core/operation/intake.ts'
import type { Line } from '../core/operation/line.ts'
import type { Answer, Operation } from '../core/operation/operation.ts'
import type { Ports, Worked } from '../core/operation/ports.ts'
import { taken } from '../core/operation/run.ts'
import { Ratio } from '../core/ratio.ts'
import { isRecord } from '../core/records.ts'
import { type Phrase, PLUS, partAfter, Sentence, type SentenceValue, takenAway, wordsOf } from '../core/sentence.ts'
import { JsonBytes } from './json-bytes.ts'
import { type View, versionName } from './view.ts'

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
 * Read before the next is written. Null where an answer is shown another way: in another language, under a change of the law, some of its
 * fields, or of an operation that does not say what it is made of.
 */
export function bytesFor(operation: Operation, raw: unknown, ports: Ports, view: View): Uint8Array | null {
  if (!isWritten(operation, view)) return null
  const { accepted, sent, world } = taken(operation, raw, ports)
  return world.hypothesis ? null : written(operation, validated(accepted, sent), world, Object(sent), view)
}

/** The same of text. */
export function bytesForText(operation: Operation, raw: TextInput, ports: Ports, view: View): Uint8Array | null {
  if (!isWritten(operation, view)) return null
  const { accepted, sent, world } = taken(operation, raw, ports)
  return world.hypothesis ? null : written(operation, validatedText(accepted, sent), world, sent, view)
}

const isWritten = ({ work }: Operation, { format, fields }: Pick<View, 'format' | 'fields'>): boolean =>
  work !== undefined && format === 'json' && fields === null && readersLanguage() === null

/**
 * The whole of an answer among other bytes, worked once for all of them; null as above, and then nothing is of use. @param before writes what
 * stands before it, which may tell of the answer.
 */
export function writtenAmong(
  operation: Operation,
  raw: unknown,
  ports: Ports,
  before: (written: JsonBytes, answer: Answer) => void,
): JsonBytes | null {
  if (!isWritten(operation, { format: 'json', fields: null })) return null
  const { accepted, sent, world } = taken(operation, raw, ports)
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

function isWorkWritten({ result, basis, rates, assumptions, projected, lines }: Worked<object>, explain: boolean): boolean {
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
    // What cannot be told so is told, or refused by its name, by whoever tells it as an object.
    return false
  }
  return true
}

/** The items of a list that has begun, and its end. */
function writeEach<T>(items: readonly T[], write: (item: T) => void): void {
  for (let index = 0; index < items.length; index++) {
    if (index > 0) json.comma()
    write(items[index]!)
  }
  json.encoded(LIST_END)
}

/** @param isFirst whether nothing stands before the first. */
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

/** What an answer without its explanation has another form of, wherever it is. */
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

function writeLine({ label, formula, value, unit }: Line): void {
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

/** As `Sentence.toString` puts it. */
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
  const less = added && words.startsWith('-') ? takenAway(words) : null
  if (less === null) json.words(words)
  else {
    json.takeBackTo(from - (PLUS.length - 1))
    json.words(`− ${less}`)
  }
}

const keptBasis = new WeakMap<Basis, Uint8Array>()
const keptVersions = new WeakMap<Basis, Uint8Array>()

const basisBytes = (entry: Basis): Uint8Array => keptIn(keptBasis, entry, (basis) => JSON.stringify(basis))
const versionBytes = (entry: Basis): Uint8Array => keptIn(keptVersions, entry, (basis) => JSON.stringify(versionName(basis)))

function keptIn(kept: WeakMap<Basis, Uint8Array>, entry: Basis, told: (entry: Basis) => string): Uint8Array {
  let bytes = kept.get(entry)
  if (!bytes) {
    bytes = bytesOf(told(entry))
    kept.set(entry, bytes)
  }
  return bytes
}
