/** The results of a payroll as rows of a file. */
import { word } from '../../../../engine/core/language.ts'
import { toNumber } from '../../../../engine/core/money.ts'
import type { JournalEntry } from '../../../../engine/payroll-run/journal.ts'
import type { RowResult, Summary } from '../../../../engine/payroll-run/run.ts'
import { plain, reasonOf, shownRow } from '../../../../engine/payroll-run/shown.ts'
import { PAYSLIP_FIGURES } from '../../../../engine/payroll-run/totals.ts'
import type { Delimiter } from '../../../../engine/present/delimited.ts'
import { inert } from '../../../../engine/present/inert.ts'

export type Value = string | number | null
export const HEADER: readonly string[] = ['id', ...PAYSLIP_FIGURES, 'employerTotal', 'error']
/** Columns that are amounts. */
export const MONEY: readonly number[] = HEADER.flatMap((name, at) => (name === 'id' || name === 'error' ? [] : [at]))

/** A row of results; of who could not be paid, the reason at its end. */
export function valuesOf(result: RowResult): Value[] {
  if ('error' in result) return [result.error.id ?? '', ...PAYSLIP_FIGURES.map(() => null), null, reasonOf(result.error)]
  const { payslip } = result
  const told = payslip.shortfall ? word`net_negative: faltam ${payslip.shortfall.uncovered.map(({ label }) => label).join(', ')}` : ''
  return [payslip.id, ...PAYSLIP_FIGURES.map((name) => toNumber(payslip[name])), toNumber(payslip.employer.total), told]
}

export interface CsvForm {
  readonly delimiter: Delimiter
  readonly decimalComma: boolean
}

/** A line of CSV; text that a spreadsheet would run as a formula is made inert. */
export function csvRow(values: readonly Value[], { delimiter, decimalComma }: CsvForm): string {
  const cells = values.map((value) => {
    if (value === null) return ''
    const text = typeof value === 'number' ? String(value).replace('.', decimalComma ? ',' : '.') : inert(value)
    return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  })
  return `${cells.join(delimiter)}\n`
}

export const jsonRow = (result: RowResult): string => `${JSON.stringify(shownRow(result))}\n`

const journalValues = ({ date, debit, credit, amount, nature, memo }: JournalEntry): Value[] => [
  date,
  debit,
  credit,
  toNumber(amount),
  nature,
  memo,
]

/** The tables of the whole run, each as CSV. */
export function summaryFiles({ guides, journal, provisions, cost, ...rest }: Summary, form: CsvForm): Readonly<Record<string, string>> {
  const table = (header: readonly string[], rows: readonly (readonly Value[])[]): string =>
    [header, ...rows].map((row) => csvRow(row, form)).join('')
  return {
    'guides.csv': table(
      ['guide', 'code', 'name', 'base', 'amount', 'rounding', 'dueDate', 'note'],
      guides.map(({ guide, code, name, base, amount, rounding, dueDate, note }) => [
        guide,
        code,
        name,
        base === null ? null : toNumber(base),
        toNumber(amount),
        toNumber(rounding),
        dueDate,
        note,
      ]),
    ),
    'journal.csv': table(['date', 'debit', 'credit', 'amount', 'nature', 'memo'], journal.map(journalValues)),
    'provisions.csv': table(
      ['provision', 'amount'],
      Object.entries(provisions).map(([name, amount]) => [name, toNumber(amount)]),
    ),
    'summary.json': `${JSON.stringify(plain({ ...rest, provisions, cost, guides }))}\n`,
  }
}
