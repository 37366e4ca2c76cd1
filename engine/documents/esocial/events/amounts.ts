/** Parsing of amounts and dates in eSocial events. */
import { type Day, isDay } from '../../../core/day.ts'
import type { Money } from '../../../core/money.ts'
import { type Node, textAt } from '../../../xml/tree.ts'

/** "1100.00", "1100"; null for another format or an implausibly large amount. */
export function amountIn(text: string): Money | null {
  const found = /^(\d{1,14})(?:\.(\d{1,2}))?$/.exec(text)
  return found ? BigInt(found[1]!) * 100n + BigInt((found[2] ?? '').padEnd(2, '0')) : null
}

/** Amount at a path; zero when missing or invalid. */
export const amountAt = (node: Node | undefined, ...path: readonly string[]): Money => amountIn(textAt(node, ...path)) ?? 0n

export function dayAt(node: Node | undefined, ...path: readonly string[]): Day | null {
  const text = textAt(node, ...path)
  return isDay(text) ? text : null
}

const PERIOD = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/

/** YYYY-MM, or YYYY for the annual payroll of the 13th salary. */
export const isPeriod = (text: string): boolean => PERIOD.test(text)

/** First day of a period, which selects the law; the annual 13th-salary payroll belongs to December. */
export function firstDayOf(period: string): Day {
  const day = `${period.length === 4 ? `${period}-12` : period}-01`
  if (!isDay(day)) throw new RangeError(`not a period: ${period}`)
  return day
}

/** Masked CPF (`***.456.789-**`): recognizable only by its owner. */
export const maskedCpf = (cpf: string): string => {
  const digits = cpf.replace(/\D/g, '')
  return digits.length === 11 ? `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**` : '***'
}
