/** Rows of a sheet by columns, where each is an employee with a salary and lines of the month; the others are left to the long way. */
import { type Day, dayNumber } from '../../../../engine/core/day.ts'
import { recordOf } from '../../../../engine/core/records.ts'
import { overallRate } from '../../../../engine/payroll-run/employer.ts'
import type { MonthLaw } from '../../../../engine/payroll-run/month-law.ts'
import { MONTH_RESULTS, type MonthResult, plannedLine } from '../../../../engine/payroll-run/month-lines.ts'
import { PERSON } from '../../../../engine/payroll-run/run.ts'
import { sheetColumns } from '../../../../engine/payroll-run/sheet.ts'
import { RunTotals } from '../../../../engine/payroll-run/totals.ts'
import { type PlannedLine, payrollMonth } from '../../../../engine/plan/functions/payroll-month.ts'
import { exactUpTo } from '../../../../engine/plan/interval.ts'
import { BLOCK, columnKernel, type GivenColumn } from '../../../../engine/plan/renderings/javascript.ts'
import { cellsOf } from '../../../../engine/present/delimited.ts'
import { inert } from '../../../../engine/present/inert.ts'
import type { PayrollPlan } from './plan.ts'

const MAX_ID = 80
const MAX_DEPENDENTS = 20
/** Columns that change nothing of what is paid. */
const ALONG = ['name', 'role']

/** What a column of the sheet is to the plan. */
type Part = { readonly is: 'id' | 'along' | 'blank' } | { readonly is: 'money' | 'count'; readonly values: Float64Array }

export interface ColumnWork {
  /** The text of each row, null where it has to go the long way; the sums of the others. */
  through(rows: readonly string[]): { readonly texts: readonly (string | null)[]; readonly totals: RunTotals }
}

/** Null where the sheet has a column of another kind, or is written another way. */
export function columnWork(plan: PayrollPlan, law: MonthLaw, today: Day): ColumnWork | null {
  const { form, delimiter, decimalComma, titles, extra, asJson, printedFor, table, month, paidOn } = plan
  if (form !== 'csv' || asJson || extra || printedFor !== null || table || paidOn !== undefined || (decimalComma && delimiter === ','))
    return null
  const lines: PlannedLine[] = []
  const given: Record<string, GivenColumn> = { dependents: 0, day: dayNumber(month) }
  const column = (parameter: string, is: 'money' | 'count'): Part => {
    const values = new Float64Array(BLOCK)
    given[parameter] = values
    return { is, values }
  }
  const parts = sheetColumns(titles, PERSON.inputSchema, law.lines).map((each, at): Part | null => {
    if (each === null) return null
    if (each.kind === 'line') {
      const line = each.unit === 'amount' ? plannedLine(each.nature, each.label, `line_${at}`, law) : null
      if (!line) return { is: 'blank' }
      lines.push(line)
      return column(line.parameter, 'money')
    }
    const [field = '', inner] = each.path
    if (inner !== undefined) return { is: 'blank' }
    if (field === 'id') return { is: 'id' }
    if (field === 'basic_salary') return column('salary', 'money')
    if (field === 'dependents') return column('dependents', 'count')
    return { is: ALONG.includes(field) ? 'along' : 'blank' }
  })
  if (given.salary === undefined || !parts.every((part) => part !== null) || new Set(titles).size < titles.length) return null
  const planned = payrollMonth(
    lines,
    { ...law.rates, provided: overallRate('employee', law), thirteenthParts: law.thirteenth.parts },
    today,
  )
  const most = Number(exactUpTo(planned))
  const kernel = columnKernel(planned, MONTH_RESULTS)
  const number = decimalComma ? /^\d{1,12}(?:,\d{1,2})?$/ : /^\d{1,12}(?:\.\d{1,2})?$/

  function centavos(text: string): number {
    if (!number.test(text)) return Number.NaN
    const value = Math.round(Number(decimalComma ? text.replace(',', '.') : text) * 100)
    return value <= most ? value : Number.NaN
  }

  /** The identification, where all of a row is in its plainest form. */
  function read(text: string, row: number): string | null {
    const cells = text.includes('"') ? null : cellsOf(text, delimiter)
    if (!cells || cells.length !== parts.length) return null
    let id = ''
    for (const [at, part] of parts.entries()) {
      const cell = cells[at]!.trim()
      if (part!.is === 'id') id = cell
      else if (part!.is === 'blank' && cell !== '') return null
      else if ('values' in part!) {
        const value = cell === '' ? 0 : part.is === 'count' ? (/^\d{1,2}$/.test(cell) ? Number(cell) : Number.NaN) : centavos(cell)
        if (Number.isNaN(value) || (part.is === 'count' && value > MAX_DEPENDENTS)) return null
        part.values[row] = value
      }
    }
    const salary = given.salary
    return id !== '' && id.length <= MAX_ID && salary instanceof Float64Array && salary[row]! > 0 ? id : null
  }

  const amount = (value: number): string => (decimalComma ? String(value / 100).replace('.', ',') : String(value / 100))
  const written = (id: string): string => (inert(id).includes(delimiter) ? `"${inert(id)}"` : inert(id))

  function block(rows: readonly string[], totals: RunTotals): (string | null)[] {
    const ids = rows.map((text, row) => read(text, row))
    const found = kernel(given, rows.length)
    const sums = recordOf(MONTH_RESULTS, () => 0)
    const ofLines = lines.map(() => 0)
    let people = 0
    const texts = ids.map((id, row) => {
      const of = (name: MonthResult): number => found[name]![row]!
      if (id === null || !(of('net') >= 0)) return null
      people += 1
      for (const name of MONTH_RESULTS) sums[name] += of(name)
      for (const [at, { parameter }] of lines.entries()) {
        const values = given[parameter]
        if (values instanceof Float64Array) ofLines[at]! += values[row]!
      }
      const shown = [
        of('totalEarnings'),
        of('totalDeductions'),
        of('net'),
        of('inss'),
        0,
        of('irrf'),
        0,
        0,
        0,
        of('fgts'),
        0,
        of('employerTotal'),
      ]
      return `${written(id)}${delimiter}${shown.map(amount).join(delimiter)}${delimiter}\n`
    })
    totals.addMonths(
      people,
      sums,
      lines.map(({ nature, kind }, at) => ({ nature, kind, amount: ofLines[at]! })),
    )
    return texts
  }

  return {
    through(rows) {
      const totals = new RunTotals()
      const texts: (string | null)[] = []
      for (let from = 0; from < rows.length; from += BLOCK) texts.push(...block(rows.slice(from, from + BLOCK), totals))
      return { texts, totals }
    },
  }
}
