/** A payslip and a run as JSON: amounts as numbers, sentences as text. */

import { isRecord } from '../../core/collections/records.ts'
import { toNumber } from '../../core/money.ts'
import { Sentence } from '../../core/text/sentence.ts'
import type { Payslip } from '../person.ts'
import type { RowError, RowResult } from '../run.ts'

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain }

/** Converts exact values to JSON types. */
export function plain(value: unknown): Plain {
  if (typeof value === 'bigint') return toNumber(value)
  if (value instanceof Sentence) return String(value)
  if (Array.isArray(value)) return value.map(plain)
  if (isRecord(value)) return plainRecord(value)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

export const plainRecord = (value: object): Record<string, Plain> =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]))

/** Public view of a payslip. */
export function payslipView({
  employerBases: _bases,
  provided: _provided,
  refunded: _refunded,
  domestic13: _thirteenth,
  irrfDeductions: _deductions,
  bases,
  ...payslip
}: Payslip) {
  return {
    ...payslip,
    bases,
    lines: payslip.lines.map(({ of: _of, ...line }) => line),
  }
}

/** A row of line-delimited output: the payslip, or its error. */
export function rowView(result: RowResult): Record<string, Plain> {
  if ('payslip' in result) return plainRecord(payslipView(result.payslip))
  const { id, row, issues } = errorView(result.error)
  return plainRecord({ id, row, error: reasonOf(result.error), issues })
}

export const reasonOf = ({ issues }: RowError): string => issues.map(({ field, message }) => `${field}: ${message}`).join('; ')

/** Public view of a rejected row. */
export const errorView = ({ row, id, issues }: RowError) => ({
  row,
  id,
  issues: issues.map(({ field, message, code }) => ({ field, message, code })),
})
