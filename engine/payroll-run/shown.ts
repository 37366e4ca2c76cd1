/** A payslip and a run as JSON: amounts as numbers, sentences as text. */
import { toNumber } from '../core/money.ts'
import { isRecord } from '../core/records.ts'
import { Sentence } from '../core/sentence.ts'
import type { Payslip } from './person.ts'
import type { RowError, RowResult } from './run.ts'

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain }

/** Exact values as what JSON has. */
export function plain(value: unknown): Plain {
  if (typeof value === 'bigint') return toNumber(value)
  if (value instanceof Sentence) return String(value)
  if (Array.isArray(value)) return value.map(plain)
  if (isRecord(value)) return plainRecord(value)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

export const plainRecord = (value: object): Record<string, Plain> =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]))

/** What a caller sees of a payslip. */
export function shownPayslip({
  employerBases: _bases,
  provided: _provided,
  domestic13: _thirteenth,
  irrfDeductions: _deductions,
  bases,
  ...payslip
}: Payslip) {
  const { fgtsNotice, ...rest } = bases
  return {
    ...payslip,
    bases: { ...rest, fgts13: rest.fgts13 + fgtsNotice },
    lines: payslip.lines.map(({ of: _of, ...line }) => line),
  }
}

/** A row of a run where rows are lines: the payslip, or in its place what is wrong. */
export function shownRow(result: RowResult): Record<string, Plain> {
  if ('payslip' in result) return plainRecord(shownPayslip(result.payslip))
  const { id, row, issues } = shownError(result.error)
  return plainRecord({ id, row, error: reasonOf(result.error), issues })
}

export const reasonOf = ({ issues }: RowError): string => issues.map(({ field, message }) => `${field}: ${message}`).join('; ')

/** What a caller sees of a row that could not be paid. */
export const shownError = ({ row, id, issues }: RowError) => ({
  row,
  id,
  issues: issues.map(({ field, message, code }) => ({ field, message, code })),
})
