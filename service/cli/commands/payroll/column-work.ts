/** Columnar path for sheet rows of employees with a salary and lines of the month; other rows take the scalar path. */
import { type Day, dayNumber, firstOfMonth } from '../../../../engine/core/day.ts'
import { overallRate } from '../../../../engine/payroll-run/employer.ts'
import type { MonthLaw } from '../../../../engine/payroll-run/payslip/month-law.ts'
import { ALIMONY, MONTH_RESULTS, plannedLine } from '../../../../engine/payroll-run/payslip/month-lines.ts'
import { PERSON } from '../../../../engine/payroll-run/run.ts'
import { type SheetColumn, sheetColumns } from '../../../../engine/payroll-run/sheet.ts'
import { amountName, HUNDREDTHS, type PlannedLine, payrollMonth } from '../../../../engine/plan/functions/payroll-month.ts'
import { exactUpTo } from '../../../../engine/plan/interval.ts'
import type { KernelInput } from '../../../../engine/plan/operation-kernel.ts'
import { type ColumnValues, columnKernel } from '../../../../engine/plan/renderings/javascript.ts'
import { ColumnReader } from '../batch/column-reader.ts'
import { ColumnBlocks } from './column-blocks.ts'
import type { PayrollPlan } from './plan.ts'

/** Columns that do not affect pay. */
const ALONG = ['name', 'role']

interface ReadSheet {
  /** Kernel input per column; null for a pass-through column. */
  readonly inputs: readonly (KernelInput | null)[]
  readonly lines: readonly PlannedLine[]
  readonly id: number
  readonly along: readonly number[]
}

const NOTHING = { field: '', words: [] }
/** Column that must be empty; otherwise the row takes the scalar path. */
const BLANK: KernelInput = { ...NOTHING, parameter: '', kind: 'count', absent: 0, least: Number.POSITIVE_INFINITY, most: 0 }
/** Column in which zero equals empty. */
const ZERO: KernelInput = { ...BLANK, kind: 'money', least: 0 }

/** Role of each column in the plan; null for an unknown or duplicate column. */
function readSheet(titles: readonly string[], law: MonthLaw): ReadSheet | null {
  const lines: PlannedLine[] = []
  const columns = sheetColumns(titles, PERSON.inputSchema, law.lines)
  const { properties = {} } = PERSON.inputSchema
  const hundredths = (parameter: string, least: number, most: number, absent = 0): KernelInput => ({
    ...NOTHING,
    parameter,
    // At most two decimals: three could be thousands.
    kind: 'money',
    absent,
    least,
    most,
  })
  const planned = (line: PlannedLine | null): KernelInput => {
    if (!line) return BLANK
    lines.push(line)
    return hundredths(line.parameter, 0, line.quantity ? Number(line.quantity.most) : Number.POSITIVE_INFINITY)
  }
  const field = (name: string, at: number): KernelInput | null => {
    switch (name) {
      case 'basic_salary':
        return hundredths('salary', 1, Number.POSITIVE_INFINITY, Number.NaN)
      case 'dependents':
        return { ...BLANK, parameter: name, least: 0, most: properties[name]?.maximum ?? 0 }
      case 'monthly_hours':
        return hundredths(name, HUNDREDTHS, (properties[name]?.maximum ?? 0) * HUNDREDTHS, Number(properties[name]?.default) * HUNDREDTHS)
      case 'alimony':
        return planned(plannedLine({ ...ALIMONY, unit: 'amount', percent: null }, `line_${at}`, law))
      case 'children':
      case 'transport_cost':
        return ZERO
      case 'admission_date':
        return { ...BLANK, kind: 'day', least: Number.NEGATIVE_INFINITY, most: dayNumber(firstOfMonth(law.ctx.day)) }
      case 'worker':
        return { ...BLANK, kind: 'word', words: ['employee'], absent: 1, least: 1, most: 1 }
      default:
        return name === 'id' || ALONG.includes(name) ? null : BLANK
    }
  }
  const ofColumn = (column: SheetColumn, at: number): KernelInput | null => {
    if (column.kind === 'line') return planned(plannedLine(column, `line_${at}`, law))
    const [name = '', inner] = column.path
    return inner === undefined ? field(name, at) : BLANK
  }
  if (columns.includes(null) || new Set(titles).size < titles.length) return null
  const inputs = columns.map((column, at) => (column ? ofColumn(column, at) : null))
  const named = (name: string): number => columns.findIndex((column) => column?.kind === 'field' && column.path[0] === name)
  const told = inputs.flatMap((input) => (input?.parameter ? [input.parameter] : []))
  if (named('id') === -1 || !told.includes('salary') || new Set(told).size < told.length) return null
  return { inputs, lines, id: named('id'), along: ALONG.map(named).filter((at) => at !== -1) }
}

/** Null when the sheet has other columns or another format. */
export function columnWork(plan: PayrollPlan, law: MonthLaw, today: Day): ColumnBlocks | null {
  const { form, delimiter, decimalComma, titles, extra, asJson, printedFor, table, month, paidOn } = plan
  if (form !== 'csv' || asJson || extra || printedFor !== null || table || paidOn !== undefined || (decimalComma && delimiter === ','))
    return null
  // LC 110/2001 adds a charge that the plan does not compute.
  if (law.charges.socialContribution !== null) return null
  const sheet = readSheet(titles, law)
  if (!sheet) return null
  const { lines } = sheet
  const planned = payrollMonth(
    lines,
    { ...law.rates, provided: overallRate('employee', law), thirteenthParts: law.thirteenth.parts },
    today,
  )
  const most = Number(exactUpTo(planned))
  const inputs = sheet.inputs.map((input) => input && { ...input, most: Math.min(input.most, input.kind === 'money' ? most : input.most) })
  const separator = delimiter.charCodeAt(0)
  const reader = new ColumnReader(inputs, separator)
  const given: Record<string, ColumnValues> = {
    dependents: 0,
    monthly_hours: Number(PERSON.inputSchema.properties?.monthly_hours?.default) * HUNDREDTHS,
    day: dayNumber(month),
  }
  for (const { input, values } of reader.columns) if (input?.parameter) given[input.parameter] = values
  const read = lines.map((line) => ({
    line,
    values: reader.columns.find(({ input }) => input?.parameter === line.parameter)!.values,
    amount: line.quantity ? amountName(line) : null,
  }))
  const kernel = columnKernel(planned, { wanted: [...MONTH_RESULTS, ...read.flatMap(({ amount }) => amount ?? [])] })
  return new ColumnBlocks({ ...sheet, lines: read, reader, separator, decimalComma, given, kernel })
}
