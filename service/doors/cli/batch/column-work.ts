/** A piece of a CSV by columns: bytes to numbers, the operation's plan over a block of rows, numbers to bytes. */
import type { Operation } from '../../../../engine/core/operation/operation.ts'
import type { Ports } from '../../../../engine/core/operation/ports.ts'
import { reformOfEveryDay } from '../../../../engine/core/reform/reform.ts'
import { ALWAYS_READ } from '../../../../engine/plan/always-read.ts'
import type { ResultUnit } from '../../../../engine/plan/expression.ts'
import { operationKernel } from '../../../../engine/plan/operation-kernel.ts'
import { BLOCK, type GivenColumn } from '../../../../engine/plan/renderings/javascript.ts'
import { ColumnReader, hasQuotes } from './column-reader.ts'
import type { Output } from './output.ts'
import type { Plan } from './plan.ts'

const LF = 10
const CR = 13
const TRUE = Buffer.from('true')

const PLACES: Readonly<Record<ResultUnit, 0 | 2 | 6>> = { amount: 2, percentage: 6, count: 0 }

/** What is done to a row that is not answered by columns. */
type LongWay = (row: string, index: number, line: number) => void

export interface ColumnWork {
  /** Null where the rows have to be taken one by one. @returns how many rows there were. */
  through(bytes: Uint8Array, first: { readonly index: number; readonly line: number }, out: Output, longWay: LongWay): number | null
}

/** Null where the operation, its fields or how the file is written has no such way. */
export function columnWork(plan: Plan, operation: Operation, ports: Ports): ColumnWork | null {
  const { input, output, columns, constants, delimiter, decimalComma, newline } = plan
  // Under a change of the law the first result says so in every row.
  const [marked, fields] = plan.law === null ? [false, plan.fields] : [true, plan.fields?.slice(1)]
  // A comma for decimals between commas would need quotes.
  if (input !== 'csv' || output !== 'csv' || !fields || operation.tally || (decimalComma && delimiter === ',')) return null
  const hypothesis = plan.law === null ? undefined : reformOfEveryDay(plan.law, ports)
  const always = ALWAYS_READ[operation.id] ?? []
  if (hypothesis && ![...hypothesis.laws.keys()].every((table) => always.includes(table))) return null
  const kernel = operationKernel(operation, fields, plan.today, hypothesis)
  if (!kernel) return null
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

  function write(bytes: Uint8Array, rows: number, index: number, out: Output, longWay: LongWay): void {
    const found = kernel!.run(given, rows)
    const answered = found[kernel!.answered]!
    const written = kernel!.fields.map(({ result, unit }) => ({ values: found[result]!, places: PLACES[unit] }))
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
      for (const { values, places } of written) {
        out.byte(separator)
        const value = values[row]!
        if (!Number.isNaN(value)) out.decimal(value, places, decimalComma)
      }
      if (newline === '\r\n') out.byte(CR)
      out.byte(LF)
    }
  }

  return {
    through(bytes, first, out, longWay) {
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
          write(bytes, rows, first.index + total, out, longWay)
          total += rows
          rows = 0
        }
      }
      if (rows > 0) write(bytes, rows, first.index + total, out, longWay)
      return total + rows
    },
  }
}

const latin1 = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1')
