/** Processes a piece of the file: parses rows, calculates, and writes results and refusals. */

import { atPath, isRecord } from '../../../../engine/core/collections/records.ts'
import { isDay } from '../../../../engine/core/day.ts'
import { InvalidInput } from '../../../../engine/core/errors.ts'
import { word } from '../../../../engine/core/text/language.ts'
import type { JsonSchema } from '../../../../engine/operation/definition/descriptor.ts'
import type { Answer, Operation } from '../../../../engine/operation/definition/operation.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { takesDay } from '../../../../engine/operation/input/date-field.ts'
import { LAW_FIELD } from '../../../../engine/operation/input/reserved-names.ts'
import { type FormEvaluator, formEvaluator } from '../../../../engine/presentation/asking.ts'
import { asWritten, inert, inertRow } from '../../../../engine/presentation/inert.ts'
import { cellsOf, type Delimiter, rowEnd } from '../../../../engine/presentation/spreadsheet/delimited.ts'
import { eachStrictly } from '../../../../engine/presentation/typed.ts'
import { projected } from '../../../../engine/presentation/view.ts'
import { problemOf, refusalFor } from '../../../runtime/problem-details.ts'
import { propertiesOf } from '../../arguments.ts'
import { type ColumnProgram, columnProgram } from './column-program.ts'
import { ColumnWork } from './column-work.ts'
import { cell } from './csv.ts'
import { type Characters, textIn } from './form.ts'
import { Output } from './output.ts'
import { plainNumber } from './plain-number.ts'
import type { Done, Plan } from './plan.ts'
import type { Piece } from './split.ts'
import { textsByDay } from './texts-by-day.ts'

type Text = Record<string, string>

/** @param program precomputed column program. */
export function rowWork(plan: Plan, calculator: Operation, world: Engine, program?: ColumnProgram | null): (piece: Piece) => Done {
  const ports = { ...world, today: () => plan.today }
  const properties = propertiesOf(calculator.inputSchema)
  const answers = underLaw(formEvaluator(calculator, plan.fields, ports), plan.law)
  const read = plan.input === 'csv' ? csvRows(plan, properties, answers) : jsonRows(plan, properties, answers)
  const line = plan.output === 'cells' ? cellsLine(plan, properties) : plan.output === 'csv' ? csvLine(plan) : jsonLine(plan)
  const refusal = plan.input === 'csv' ? csvRefusal(plan) : jsonRefusal
  // CSV is processed as bytes, JSON as text.
  const encoding = plan.input === 'csv' ? 'latin1' : 'utf8'

  /** Infinity without quotes: lines are then rows. */
  const nextQuote = (text: string, from: number): number => {
    const at = plan.input === 'csv' ? text.indexOf('"', from) : -1
    return at === -1 ? Number.POSITIVE_INFINITY : at
  }

  const columns = columnsOf(plan, calculator, ports, program === undefined ? columnProgram(plan, calculator, ports) : program)

  return (piece) => {
    const out = new Output(plan.output === 'csv' ? 'latin1' : 'utf8', piece.bytes.length * 2)
    const refusals = new Output(encoding, 0)
    const tally = calculator.tally?.()
    let refused = 0
    const answerRow = (row: string, index: number, lineNumber: number, quoted: boolean): void => {
      try {
        const answer = read(row, quoted)
        out.add(line(index, row, answer))
        tally?.add(answer)
      } catch (error) {
        refusals.add(refusal({ index, line: lineNumber, row, error }))
        refused++
      }
    }
    const done = (rows: number): Done => ({ out: out.bytes(), refusals: refusals.bytes(), rows, refused, tally: tally?.state })
    const byColumns = columns?.through(piece.bytes, piece, {
      out,
      longWay: (row, index, lineNumber) => answerRow(row, index, lineNumber, false),
      counted: tally && ((answer, rows) => tally.add(answer, rows)),
    })
    if (typeof byColumns === 'number') return done(byColumns)

    const text = Buffer.from(piece.bytes.buffer, piece.bytes.byteOffset, piece.bytes.length).toString(encoding)
    let index = piece.index
    let lineNumber = piece.line
    let quote = -1
    for (let at = 0; at < text.length; ) {
      const plain = text.indexOf('\n', at)
      let end = plain === -1 ? text.length : plain
      if (quote < at) quote = nextQuote(text, at)
      let lines = 1
      const quoted = quote < end
      if (quoted) {
        end = rowEnd(text, at, plan.delimiter)
        lines = text.slice(at, end).split('\n').length
      }
      const row = text.slice(at, text[end - 1] === '\r' && end > at ? end - 1 : end)
      at = end + 1
      if (row !== '') answerRow(row, index++, lineNumber, quoted)
      lineNumber += lines
    }
    return done(index - piece.index)
  }
}

/** Runs the operation for text fields or a tally. */
function columnsOf(plan: Plan, calculator: Operation, ports: Engine, program: ColumnProgram | null): ColumnWork | null {
  if (!program) return null
  const needsWords = program.counted || program.words.length > 0
  return new ColumnWork(program, needsWords ? textsByDay(plan, calculator, ports, program.words) : null)
}

/** Applies the law change to each row; a row's own change takes precedence. */
function underLaw(answers: FormEvaluator, law: string | null): FormEvaluator {
  if (law === null) return answers
  return {
    fromJson: (raw) => answers.fromJson(isRecord(raw) ? { [LAW_FIELD]: law, ...raw } : raw),
    fromText: (raw) => answers.fromText({ [LAW_FIELD]: law, ...raw }),
  }
}

// ---- parsing rows ----

type Reader = (row: string, from: number, to: number) => unknown

/** Parser of a plain cell; undefined sends the row to the scalar path, which accepts human formats. */
function plainly(property: JsonSchema | undefined): Reader {
  switch (property?.type) {
    case 'number':
      return (row, from, to) => plainNumber(row, from, to, 2)
    case 'integer':
      return (row, from, to) => plainNumber(row, from, to, 0)
    case 'boolean':
      return (row, from, to) => {
        const text = row.slice(from, to)
        return text === 'true' ? true : text === 'false' ? false : undefined
      }
    case 'string':
      // A leading apostrophe may come from a neutralized cell: use the scalar path.
      return (row, from, to) => (row[from] === "'" || (takesDay(property) && row[from + 4] !== '-') ? undefined : row.slice(from, to))
    default:
      return () => undefined
  }
}

function csvRows(
  { columns, constants, delimiter, characters }: Plan,
  properties: Readonly<Record<string, JsonSchema>>,
  { fromJson, fromText }: FormEvaluator,
) {
  const readers = columns.map((field) => (field === null ? null : plainly(properties[field])))
  const typed = Object.entries(constants).map(([field, text]) => [field, plainly(properties[field])(text, 0, text.length)] as const)
  const plainConstants = typed.every(([, value]) => value !== undefined) ? Object.fromEntries(typed) : null

  /** Parses a row whose cells are all plain, which is nearly every row; otherwise undefined. */
  const plainRow = (row: string): Record<string, unknown> | undefined => {
    const input: Record<string, unknown> = { ...plainConstants }
    let at = 0
    for (let column = 0; column < readers.length; column++) {
      const next = row.indexOf(delimiter, at)
      if ((next === -1) !== (column === readers.length - 1)) return undefined
      const reader = readers[column]
      if (reader && next !== at && at < row.length) {
        const value = reader(row, at, next === -1 ? row.length : next)
        if (value === undefined) return undefined
        input[columns[column]!] = value
      }
      at = next + 1
    }
    return input
  }

  return (row: string, quoted: boolean): Answer => {
    const plain = plainConstants && !quoted ? plainRow(row) : undefined
    if (plain) return fromJson(plain)
    const cells = cellsOf(row, delimiter)
    if (!cells) throw new BadRow('tem aspas que não fecham ou texto depois delas')
    if (cells.length !== columns.length) throw new BadRow(word`tem ${cells.length} colunas; o cabeçalho tem ${columns.length}`)
    const text: Text = Object.assign(Object.create(null), constants)
    for (const [column, field] of columns.entries()) {
      const written = asWritten(cells[column]!.trim())
      if (field !== null && written !== '') text[field] = textIn(written, characters)
    }
    return fromText(eachStrictly(text, { properties }))
  }
}

function jsonRows({ constants }: Plan, properties: Readonly<Record<string, JsonSchema>>, { fromJson }: FormEvaluator) {
  const typed = Object.fromEntries(
    Object.entries(constants).map(([field, text]) => [field, plainly(properties[field])(text, 0, text.length) ?? text]),
  )
  const none = Object.keys(typed).length === 0
  return (row: string): Answer => {
    let raw: unknown
    try {
      raw = JSON.parse(row)
    } catch {
      throw new BadRow('não é um JSON válido')
    }
    return fromJson(none || raw === null || typeof raw !== 'object' || Array.isArray(raw) ? raw : { ...typed, ...raw })
  }
}

/** Row that cannot be parsed to an input. */
class BadRow extends Error {}

// ---- writing results ----

type Writer = (index: number, row: string, answer: Answer) => string

/** Rejects a hypothetical answer unless the output has a field to mark it. */
function assertMarked(answer: Answer, { fields }: Plan): void {
  if (answer.hypothetical === true && !fields!.includes('hypothetical'))
    throw new BadRow('tem uma mudança da lei: use --law, --fields hypothetical ou --output ndjson, para que a resposta o diga')
}

function csvLine(plan: Plan): Writer {
  const { input, fields, delimiter, decimalComma, characters, newline } = plan
  const paths = fields!.map((field) => field.split('.'))
  return (index, row, answer) => {
    assertMarked(answer, plan)
    let line = input === 'csv' ? inertRow(row, delimiter) : String(index)
    for (const path of paths) line += delimiter + written(atPath(answer, path), delimiter, decimalComma, characters)
    return line + newline
  }
}

function written(value: unknown, delimiter: Delimiter, decimalComma: boolean, characters: Characters): string {
  if (typeof value === 'number') return decimalComma ? cell(numberText(value).replace('.', ','), delimiter) : numberText(value)
  if (value === null || value === undefined) return ''
  return cell(inert(typeof value === 'object' ? JSON.stringify(value) : String(value)), delimiter, characters)
}

/** Three times faster than String(value) for up to two decimals, as amounts have. */
export function numberText(value: number): string {
  const cents = Math.round(value * 100)
  if (cents / 100 !== value || cents < 0 || cents > 1e12) return String(value)
  const rest = cents % 100
  const whole = (cents - rest) / 100
  if (rest === 0) return `${whole}`
  return rest % 10 === 0 ? `${whole}.${rest / 10}` : rest < 10 ? `${whole}.0${rest}` : `${whole}.${rest}`
}

/** Date cell in a line of JSON cells. */
interface DayCell {
  readonly day: string
}

/**
 * Line of cells for a workbook: row index, input cells when the input is text, and results; numbers and dates are typed, in mapped input
 * cells too.
 */
function cellsLine(plan: Plan, properties: Readonly<Record<string, JsonSchema>>): Writer {
  const { input, fields, columns, delimiter, characters } = plan
  const paths = fields!.map((field) => field.split('.'))
  const typed = columns.map((field) => (field === null ? null : typedIn(field, properties[field])))
  return (index, row, answer) => {
    assertMarked(answer, plan)
    const came =
      input === 'csv'
        ? cellsOf(row, delimiter)!.map((bytes, at) => {
            const text = asWritten(textIn(bytes, characters))
            return typed[at]?.(text) ?? text
          })
        : []
    const values = paths.map((path) => {
      const value = atPath(answer, path) ?? null
      if (typeof value === 'string' && isDay(value)) return { day: value }
      return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
    })
    return `${JSON.stringify([index, came, values])}\n`
  }
}

/** Parses a typed number or date cell; null for other fields or an empty cell. */
function typedIn(field: string, property: JsonSchema | undefined): ((text: string) => number | DayCell | null) | null {
  const isNumber = property?.type === 'number' || property?.type === 'integer'
  if (!isNumber && !(property && takesDay(property))) return null
  return (text) => {
    const strict = text.trim() === '' ? '' : (eachStrictly({ [field]: text.trim() }, { properties: { [field]: property } })[field] ?? '')
    if (!isNumber) return isDay(strict) ? { day: strict } : null
    const value = strict === '' ? Number.NaN : Number(strict)
    return Number.isFinite(value) ? value : null
  }
}

function jsonLine({ fields }: Plan): Writer {
  const view = { fields, explain: true }
  return (index, _row, answer) => `${JSON.stringify({ index, result: projected(answer, view) })}\n`
}

// ---- writing refusals ----

interface Refused {
  readonly index: number
  readonly line: number
  readonly row: string
  readonly error: unknown
}

/** Reason of a refusal; any other error is a bug and stops the batch. */
function reasonOf(error: unknown): string {
  if (error instanceof BadRow) return error.message
  if (error instanceof InvalidInput) return error.issues.map(({ field, message }) => `${field} ${message}`).join('; ')
  const refusal = refusalFor(error)
  if (!refusal) throw error
  return refusal.error
}

function csvRefusal({ delimiter, characters, newline }: Plan) {
  return ({ line, row, error }: Refused): string =>
    `${line}${delimiter}${cell(inert(reasonOf(error)), delimiter, characters)}${delimiter}${inertRow(row, delimiter)}${newline}`
}

function jsonRefusal({ index, line, row, error }: Refused): string {
  const body = error instanceof BadRow ? { error: error.message } : rowRefusal(error)
  return `${JSON.stringify({ index, line, ...body, row })}\n`
}

/** Refusal of a row, in the format of the HTTP batch. */
function rowRefusal(error: unknown): object {
  const refusal = refusalFor(error)
  if (!refusal) return { error: reasonOf(error) }
  const { error: sentence, code, issues } = problemOf(refusal)
  return { error: sentence, code, ...(issues !== undefined && { issues }) }
}
