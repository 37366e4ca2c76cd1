/** Formats payroll results as file rows. */

import { toNumber } from '../../../../engine/core/money.ts'
import { word } from '../../../../engine/core/text/language.ts'
import type { JournalEntry } from '../../../../engine/payroll-run/reports/journal.ts'
import { plain, reasonOf, rowView } from '../../../../engine/payroll-run/reports/presentation.ts'
import { PAYSLIP_FIGURES } from '../../../../engine/payroll-run/reports/totals.ts'
import type { RowResult, Summary } from '../../../../engine/payroll-run/run.ts'
import { inert } from '../../../../engine/presentation/inert.ts'
import type { Delimiter } from '../../../../engine/presentation/spreadsheet/delimited.ts'

export type Value = string | number | null
export const HEADER: readonly string[] = ['id', ...PAYSLIP_FIGURES, 'employerTotal', 'error']
/** Indexes of the amount columns. */
export const MONEY: readonly number[] = HEADER.flatMap((name, at) => (name === 'id' || name === 'error' ? [] : [at]))

/** A result row; for a person who could not be paid, the reason in the last column. */
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

/** A CSV line; neutralizes text that a spreadsheet would execute as a formula. */
export function csvRow(values: readonly Value[], { delimiter, decimalComma }: CsvForm): string {
  const cells = values.map((value) => {
    if (value === null) return ''
    const text = typeof value === 'number' ? String(value).replace('.', decimalComma ? ',' : '.') : inert(value)
    return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  })
  return `${cells.join(delimiter)}\n`
}

export const jsonRow = (result: RowResult): string => `${JSON.stringify(rowView(result))}\n`

const journalValues = ({ date, debit, credit, amount, nature, memo }: JournalEntry): Value[] => [
  date,
  debit,
  credit,
  toNumber(amount),
  nature,
  memo,
]

/** Summary tables of the run, each as CSV. */
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
