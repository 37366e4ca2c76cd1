/** Processes payroll rows in a thread: parse, calculate, write. */

import type { Ports } from '../../../../engine/operation/evaluation/ports.ts'
import { type Holerite, holeriteOf } from '../../../../engine/payroll-run/reports/payslip-document.ts'
import type { TotalsState } from '../../../../engine/payroll-run/reports/totals.ts'
import { companyOf, PayrollRun, type RowResult } from '../../../../engine/payroll-run/run.ts'
import { Output } from '../batch/output.ts'
import { columnWork } from './column-work.ts'
import { csvRow, jsonRow, type Value, valuesOf } from './output.ts'
import type { RowsOf } from './pieces.ts'
import type { PayrollPlan } from './plan.ts'
import { personReader } from './rows.ts'

export interface PaidRows {
  readonly rows: number
  readonly text: Uint8Array<ArrayBuffer>
  readonly refused: string
  readonly totals: TotalsState
  readonly papers: readonly Holerite[]
  readonly table: readonly (readonly Value[])[]
}

export function payrollWork(plan: PayrollPlan, ports: Ports): (piece: RowsOf) => PaidRows {
  const { month, paidOn, asJson, printedFor } = plan
  const run = new PayrollRun({ month, company: companyOf(plan.company), paidOn }, ports)
  const read = personReader(plan, run.law.lines)
  const decoder = new TextDecoder(plan.characters)

  function paid(text: string): RowResult {
    const row = read(text)
    if ('unreadable' in row) return run.unreadable(row.unreadable)
    return run.pay(row.person)
  }

  const columns = columnWork(plan, run.law, ports.today())

  return (piece) => {
    const { bytes, bounds, after } = piece
    const rows = bounds.length / 2
    const out = new Output('utf8', bytes.length * 2 + rows * MOST_FIGURES)
    let refused = ''
    const papers: Holerite[] = []
    const table: Value[][] = []
    run.startAfter(after)
    const payRow = (row: number): void => {
      const result = paid(decoder.decode(bytes.subarray(bounds[row * 2], bounds[row * 2 + 1])))
      out.add(asJson ? jsonRow(result) : csvRow(valuesOf(result), plan))
      if ('error' in result) refused += jsonRow(result)
      else if (printedFor !== null)
        papers.push(holeriteOf(result.payslip, result.person, run.law.ctx.day, printedFor, run.law.inss.ceiling))
      if (plan.table) table.push(valuesOf(result))
    }
    if (columns) columns.through(piece, out, run, payRow)
    else for (let row = 0; row < rows; row++) payRow(row)
    return { rows, text: out.bytes(), refused, totals: { ...run.totals }, papers, table }
  }
}

/** Typical output bytes of a row's figures, to size the buffer once. */
const MOST_FIGURES = 90
