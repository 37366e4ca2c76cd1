/** Some rows of a payroll, read, paid and written: what a thread does of it. */

import type { Ports } from '../../../../engine/core/operation/ports.ts'
import { isRecord } from '../../../../engine/core/records.ts'
import { type Holerite, holeriteOf } from '../../../../engine/payroll-run/holerite.ts'
import { companyOf, PayrollRun, type RowResult } from '../../../../engine/payroll-run/run.ts'
import type { TotalsState } from '../../../../engine/payroll-run/totals.ts'
import { columnWork } from './column-work.ts'
import { csvRow, jsonRow, type Value, valuesOf } from './output.ts'
import type { PayrollPlan } from './plan.ts'
import { rowReader } from './rows.ts'

export interface RowsOf {
  readonly rows: readonly string[]
  /** How many came before. */
  readonly after: number
}

export interface PaidRows {
  readonly rows: number
  readonly text: string
  readonly refused: string
  readonly totals: TotalsState
  readonly papers: readonly Holerite[]
  readonly table: readonly (readonly Value[])[]
}

export function payrollWork(plan: PayrollPlan, ports: Ports): (piece: RowsOf) => PaidRows {
  const { month, paidOn, extra, asJson, printedFor } = plan
  const run = new PayrollRun({ month, company: companyOf(plan.company), paidOn }, ports)
  const read = rowReader(plan, run.law.lines)

  function paid(text: string): RowResult {
    const row = read(text)
    if ('unreadable' in row) return run.unreadable(row.unreadable)
    const { person } = row
    const more = extra && isRecord(person) ? extra.get(String(person.id)) : undefined
    if (!more || !isRecord(person)) return run.pay(person)
    return run.pay({ ...person, lines: [...(Array.isArray(person.lines) ? person.lines : []), ...more] })
  }

  const columns = columnWork(plan, run.law, ports.today())

  return ({ rows, after }) => {
    const quick = columns?.through(rows)
    let [text, refused] = ['', '']
    const papers: Holerite[] = []
    const table: Value[][] = []
    run.startAfter(after)
    if (quick) run.totals.merge(quick.totals)
    for (const [at, row] of rows.entries()) {
      const known = quick?.texts[at]
      if (known) {
        text += known
        run.pass()
        continue
      }
      const result = paid(row)
      text += asJson ? jsonRow(result) : csvRow(valuesOf(result), plan)
      if ('error' in result) refused += jsonRow(result)
      else if (printedFor !== null)
        papers.push(holeriteOf(result.payslip, result.person, run.law.ctx.day, printedFor, run.law.inss.ceiling))
      if (plan.table) table.push(valuesOf(result))
    }
    return { rows: rows.length, text, refused, totals: { ...run.totals }, papers, table }
  }
}
