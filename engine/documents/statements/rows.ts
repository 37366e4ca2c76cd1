/** Labels and amounts of the rows of a statement. */
import type { Day } from '../../core/day.ts'
import { isDay } from '../../core/day.ts'
import type { Money } from '../../core/money.ts'
import { foldedLabel } from '../../domains/payroll/rules/payslip/line-labels.ts'

export interface Row {
  readonly text: string
  /** Words, without accents and amounts. */
  readonly folded: string
  readonly amounts: readonly Money[]
}

const AMOUNT = /(?<![\d.,/])(?:\d{1,3}(?:\.\d{3})+|\d{1,9}),\d{2}(?![\d,])(?! ?%)/g

export const amountsIn = (text: string): Money[] => (text.match(AMOUNT) ?? []).map((amount) => BigInt(amount.replace(/\D/g, '')))

/** Rows of a statement; a label without an amount takes the amounts of a next row that has nothing else. */
export function rowsOf(rows: readonly string[]): Row[] {
  const parsed = rows.map((text) => ({ text, folded: foldedLabel(text.replace(AMOUNT, ' ')), amounts: amountsIn(text) }))
  return parsed.map((row, index) => {
    const next = parsed[index + 1]
    const alone = next !== undefined && next.amounts.length > 0 && !/[a-z]{2}/.test(next.folded.replace(/\br\b/g, ''))
    return row.amounts.length === 0 && alone ? { ...row, amounts: next.amounts } : row
  })
}

/** Last amount of the first row that matches. */
export function amountOf(rows: readonly Row[], words: RegExp, not?: RegExp): Money | null {
  const found = rows.find(({ folded, amounts }) => amounts.length > 0 && words.test(folded) && !not?.test(folded))
  return found?.amounts.at(-1) ?? null
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** "2026-09" of "Setembro/2026", "09/2026", "SET/26". */
export function monthIn(text: string): string | null {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const named = /\b(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]*\.? ?(?:\/|de|-| ) ?(\d{4}|\d{2})(?!\d)/.exec(plain)
  const written = named
    ? [String(MONTHS.indexOf(named[1]!) + 1), named[2]!]
    : /(?<![\d/])(0?[1-9]|1[0-2])\/((?:19|20)\d{2}|\d{2})(?![\d/,])/.exec(plain)?.slice(1, 3)
  if (!written) return null
  const [month = '', year = ''] = written
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}`
}

const DATE = /(?<!\d)(\d{2})[/.-](\d{2})[/.-](\d{4}|\d{2})(?!\d)/g

export function datesIn(text: string): Day[] {
  return [...text.matchAll(DATE)].flatMap(([, date, month, year]) => {
    const day = `${year!.length === 2 ? `20${year}` : year}-${month}-${date}`
    return isDay(day) ? [day] : []
  })
}

/** Date after the words on a row, or on the next one. */
export function dateOf(rows: readonly string[], words: RegExp): Day | null {
  for (const [index, row] of rows.entries()) {
    const at = words.exec(row)
    if (!at) continue
    const found = datesIn(row.slice(at.index))[0] ?? (datesIn(row).length === 0 ? datesIn(rows[index + 1] ?? '')[0] : undefined)
    if (found) return found
  }
  return null
}

/** Words after a title, up to a wide gap or another title. */
export function wordsAfter(rows: readonly string[], title: RegExp): string | null {
  for (const row of rows) {
    const at = title.exec(row)
    const found =
      at &&
      row
        .slice(at.index + at[0].length)
        .split(/\s{3,}|\||\t/)[0]!
        .trim()
    if (found) return found.slice(0, 80)
  }
  return null
}
