/** Runs blocks of rows through the month plan: parses bytes, formats results, and accumulates totals. */
import { recordOf } from '../../../../engine/core/collections/records.ts'
import { MONTH_RESULTS, type MonthResult } from '../../../../engine/payroll-run/payslip/month-lines.ts'
import { PAYSLIP_FIGURES } from '../../../../engine/payroll-run/reports/totals.ts'
import type { PayrollRun } from '../../../../engine/payroll-run/run.ts'
import type { PlannedLine } from '../../../../engine/plan/functions/payroll-month.ts'
import { BLOCK, type ColumnKernel, type ColumnValues } from '../../../../engine/plan/renderings/javascript.ts'
import type { ColumnReader } from '../batch/column-reader.ts'
import type { Output } from '../batch/output.ts'
import type { RowsOf } from './pieces.ts'

const MAX_ID = 80
/** Maximum length of a name or role. */
const MAX_ALONG = 120
const LF = 10
const SPACE = 32
const QUOTE = 34
const DELETE = 127

/** In output column order; null for a column such rows leave empty. */
const WRITTEN: readonly (MonthResult | null)[] = [...PAYSLIP_FIGURES, 'employerTotal'].map(
  (name) => MONTH_RESULTS.find((result) => result === name) ?? null,
)

export interface Blocks {
  readonly reader: ColumnReader
  readonly kernel: ColumnKernel
  readonly given: Readonly<Record<string, ColumnValues>>
  /** Payroll lines of the sheet with the result that gives each amount; null when the column itself is the amount. */
  readonly lines: readonly { readonly line: PlannedLine; readonly values: Float64Array; readonly amount: string | null }[]
  readonly separator: number
  readonly decimalComma: boolean
  /** Columns of the id, and of names and roles. */
  readonly id: number
  readonly along: readonly number[]
}

export class ColumnBlocks {
  readonly #of: Blocks
  readonly #ids = new Int32Array(BLOCK * 2)
  /** 1 when the row is written from the columns. */
  readonly #plain = new Uint8Array(BLOCK)

  constructor(blocks: Blocks) {
    this.#of = blocks
  }

  through(piece: RowsOf, out: Output, run: Pick<PayrollRun, 'totals' | 'pass'>, longWay: (row: number) => void): void {
    const rows = piece.bounds.length / 2
    for (let from = 0; from < rows; from += BLOCK) {
      const count = Math.min(BLOCK, rows - from)
      this.#read(piece, from, count)
      const found = this.#of.kernel(this.#of.given, count)
      const net = found.net!
      // NaN means no answer, and a negative net needs a full explanation.
      for (let row = 0; row < count; row++) if (!(net[row]! >= 0)) this.#plain[row] = 0
      this.#add(found, count, run)
      const figures = WRITTEN.map((name) => (name === null ? null : found[name]!))
      for (let row = 0; row < count; row++)
        if (this.#plain[row] === 0) longWay(from + row)
        else {
          run.pass()
          this.#write(piece.bytes, figures, row, out)
        }
    }
  }

  #read({ bytes, bounds }: RowsOf, from: number, count: number): void {
    const { reader } = this.#of
    let quote = bytes.indexOf(QUOTE, bounds[from * 2])
    for (let row = 0; row < count; row++) {
      const start = bounds[(from + row) * 2]!
      const end = bounds[(from + row) * 2 + 1]!
      if (quote !== -1 && quote < start) quote = bytes.indexOf(QUOTE, start)
      const quoted = quote !== -1 && quote < end
      this.#plain[row] = !quoted && reader.line(bytes, start, row) && this.#named(bytes, start, end, row) ? 1 : 0
    }
  }

  /** True when id, name and role are within their length limits; records the position of the id. */
  #named(bytes: Uint8Array, start: number, end: number, row: number): boolean {
    const { id, along } = this.#of
    const from = this.#cellStart(bytes, start, id)
    const to = this.#cellEnd(bytes, from, end)
    this.#ids[row * 2] = from
    this.#ids[row * 2 + 1] = to
    if (to === from || to - from > MAX_ID || bytes[from] === SPACE || bytes[to - 1] === SPACE) return false
    for (let at = from; at < to; at++) if (bytes[at]! < SPACE || bytes[at]! >= DELETE) return false
    if (end - start <= MAX_ALONG) return true
    return along.every((column) => {
      const first = this.#cellStart(bytes, start, column)
      return this.#cellEnd(bytes, first, end) - first <= MAX_ALONG
    })
  }

  #cellStart(bytes: Uint8Array, start: number, column: number): number {
    let at = start
    for (let passed = 0; passed < column; at++) if (bytes[at] === this.#of.separator) passed++
    return at
  }

  #cellEnd(bytes: Uint8Array, from: number, end: number): number {
    let at = from
    while (at < end && bytes[at] !== this.#of.separator) at++
    return at
  }

  #sum(values: Float64Array, count: number): number {
    let total = 0
    for (let row = 0; row < count; row++) if (this.#plain[row] === 1) total += values[row]!
    return total
  }

  #add(found: Readonly<Record<string, Float64Array>>, count: number, run: Pick<PayrollRun, 'totals'>): void {
    let people = 0
    for (let row = 0; row < count; row++) people += this.#plain[row]!
    run.totals.addMonths(
      people,
      recordOf(MONTH_RESULTS, (name) => this.#sum(found[name]!, count)),
      this.#of.lines.map(({ line: { nature, kind }, values, amount }) => ({
        nature,
        kind,
        amount: this.#sum(amount === null ? values : found[amount]!, count),
      })),
    )
  }

  #write(bytes: Uint8Array, figures: readonly (Float64Array | null)[], row: number, out: Output): void {
    const { separator, decimalComma } = this.#of
    out.copy(bytes, this.#ids[row * 2]!, this.#ids[row * 2 + 1]!)
    for (const values of figures) {
      out.byte(separator)
      out.decimal(values === null ? 0 : values[row]!, 2, decimalComma)
    }
    // The last column is the error, empty here.
    out.byte(separator)
    out.byte(LF)
  }
}
