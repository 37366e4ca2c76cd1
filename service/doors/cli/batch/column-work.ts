/** A piece of a CSV by columns: bytes to numbers, the operation's plan over a block of rows, numbers to bytes. */
import { dayFromNumber } from '../../../../engine/core/day.ts'
import type { Operation } from '../../../../engine/core/operation/operation.ts'
import type { Answer, Ports } from '../../../../engine/core/operation/ports.ts'
import { run } from '../../../../engine/core/operation/run.ts'
import { reformOfEveryDay } from '../../../../engine/core/reform/reform.ts'
import { ALWAYS_READ } from '../../../../engine/plan/always-read.ts'
import type { ResultUnit } from '../../../../engine/plan/expression.ts'
import { type KernelInput, operationKernel } from '../../../../engine/plan/operation-kernel.ts'
import { BLOCK, type GivenColumn } from '../../../../engine/plan/renderings/javascript.ts'
import { ColumnReader, hasQuotes } from './column-reader.ts'
import { cell } from './csv.ts'
import type { Output } from './output.ts'
import type { Plan } from './plan.ts'

const LF = 10
const CR = 13
const TRUE = Buffer.from('true')

const PLACES: Readonly<Record<ResultUnit, 0 | 2 | 6>> = { amount: 2, percentage: 6, count: 0 }

/** Told the answer of so many rows that columns give, where answers are counted. */
type Counted = (answer: Answer, rows: number) => void

/** What is done to a row that is not answered by columns. */
type LongWay = (row: string, index: number, line: number) => void

export interface ColumnWork {
  /** Null where the rows have to be taken one by one. @returns how many rows there were. */
  through(
    bytes: Uint8Array,
    first: { readonly index: number; readonly line: number },
    out: Output,
    longWay: LongWay,
    counted?: Counted,
  ): number | null
}

/** Null where the operation, its fields or how the file is written has no such way. */
export function columnWork(plan: Plan, operation: Operation, ports: Ports): ColumnWork | null {
  const { input, output, columns, constants, delimiter, decimalComma, newline } = plan
  // Under a change of the law the first result says so in every row.
  const [marked, fields] = plan.law === null ? [false, plan.fields] : [true, plan.fields?.slice(1)]
  // A comma for decimals between commas would need quotes.
  if (input !== 'csv' || output !== 'csv' || !fields || (decimalComma && delimiter === ',')) return null
  const hypothesis = plan.law === null ? undefined : reformOfEveryDay(plan.law, ports)
  const always = ALWAYS_READ[operation.id] ?? []
  if (hypothesis && ![...hypothesis.laws.keys()].every((table) => always.includes(table))) return null
  const kernel = operationKernel(operation, fields, plan.today, hypothesis)
  // What is counted of each answer under a change of the law is that of the row itself.
  if (!kernel || (operation.tally && hypothesis)) return null
  const inputOf = (field: string) => kernel.inputs.find((each) => each.field === field)
  const read = columns.map((field) => (field === null ? null : inputOf(field)))
  if (!read.every((each) => each !== undefined)) return null
  const reader = new ColumnReader(read, delimiter.charCodeAt(0))
  const given: Record<string, GivenColumn> = {}
  for (const each of kernel.inputs) given[each.parameter] = each.absent
  for (const [field, text] of Object.entries(constants)) {
    const known = inputOf(field)
    const value = known ? reader.constant(text, known) : Number.NaN
    if (!known || Number.isNaN(value)) return null
    given[known.parameter] = value
  }
  for (const { input: column, values } of reader.columns) if (column) given[column.parameter] = values

  const separator = delimiter.charCodeAt(0)
  const starts = new Int32Array(BLOCK)
  const ends = new Int32Array(BLOCK)
  const lines = new Int32Array(BLOCK)
  const plain = new Uint8Array(BLOCK)

  const texts = kernel.written.flatMap((each) => ('words' in each ? [each.words] : []))
  const words = wordsByDay(plan, operation, ports, texts)
  const valueAt = ({ parameter, kind }: KernelInput, row: number): number => {
    const column = given[parameter]!
    const value = typeof column === 'number' ? column : Number(column[row])
    return kind === 'money' ? value / 100 : value
  }
  const day = kernel.inputs.find(({ kind }) => kind === 'day')
  const saidAt = (row: number): Said =>
    words.of(valueAt(day!, row), () => Object.fromEntries(kernel.inputs.map((each) => [each.field, valueAt(each, row)])))

  function write(bytes: Uint8Array, rows: number, index: number, out: Output, longWay: LongWay, counted: Counted | undefined): void {
    const found = kernel!.run(given, rows)
    const answered = found[kernel!.answered]!
    const written = kernel!.written.map((each) =>
      'words' in each ? { values: null, place: texts.indexOf(each.words) } : { values: found[each.result]!, places: PLACES[each.unit] },
    )
    for (let row = 0; row < rows; row++) {
      const start = starts[row]!
      const end = ends[row]!
      if (plain[row] === 0 || Number.isNaN(answered[row]!)) {
        longWay(latin1(bytes, start, end), index + row, lines[row]!)
        continue
      }
      out.copy(bytes, start, end)
      if (marked) {
        out.byte(separator)
        for (const byte of TRUE) out.byte(byte)
      }
      const said = counted ? saidAt(row) : null
      if (said) said.rows++
      for (let at = 0; at < written.length; at++) {
        const each = written[at]!
        out.byte(separator)
        if (each.values === null) {
          const cellOf = said!.cells[each.place]!
          out.copy(cellOf, 0, cellOf.length)
          continue
        }
        const value = each.values[row]!
        if (!Number.isNaN(value)) out.decimal(value, each.places, decimalComma)
      }
      if (newline === '\r\n') out.byte(CR)
      out.byte(LF)
    }
  }

  return {
    through(bytes, first, out, longWay, counted) {
      if (hasQuotes(bytes)) return null
      let rows = 0
      let total = 0
      let line = first.line
      for (let at = 0; at < bytes.length; line++) {
        const isPlain = reader.line(bytes, at, rows)
        const lineEnd = reader.end
        const end = lineEnd > at && bytes[lineEnd - 1] === CR ? lineEnd - 1 : lineEnd
        if (end > at) {
          starts[rows] = at
          ends[rows] = end
          lines[rows] = line
          plain[rows] = isPlain ? 1 : 0
          rows++
        }
        at = lineEnd + 1
        if (rows === BLOCK) {
          write(bytes, rows, first.index + total, out, longWay, counted)
          total += rows
          rows = 0
        }
      }
      if (rows > 0) write(bytes, rows, first.index + total, out, longWay, counted)
      if (counted) words.tell(counted)
      return total + rows
    },
  }
}

interface Said {
  readonly answer: Answer
  /** As they are written, in the order of the fields in words. */
  readonly cells: readonly Uint8Array[]
  /** How many of a piece have it. */
  rows: number
}

/** What the operation says in words of a row that columns answer: the same for every one of its day, and asked of the first. */
function wordsByDay({ delimiter, characters }: Plan, operation: Operation, ports: Ports, texts: readonly string[]) {
  const said = new Map<number, Said>()
  let [last, lastDay]: [Said | null, number] = [null, Number.NaN]
  const of = (day: number, inputOf: () => Readonly<Record<string, number>>): Said => {
    if (last && day === lastDay) return last
    let found = said.get(day)
    if (!found) {
      const answer = run(operation, { ...inputOf(), [operation.lawDayField!]: dayFromNumber(day) }, ports)
      const cells = texts.map((field) => {
        const value = answer[field]
        return Buffer.from(typeof value === 'string' ? cell(value, delimiter, characters) : '', 'latin1')
      })
      found = { answer, cells, rows: 0 }
      said.set(day, found)
    }
    ;[last, lastDay] = [found, day]
    return found
  }
  /** Tells what was counted since it was last asked. */
  const tell = (counted: Counted): void => {
    for (const each of said.values()) {
      if (each.rows > 0) counted(each.answer, each.rows)
      each.rows = 0
    }
  }
  return { of, tell }
}

const latin1 = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1')
