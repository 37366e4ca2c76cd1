/** Month in the CAGED format: 202605. Months compare as numbers. */
export type Month = number

/** First month of the Novo CAGED. */
export const REGISTER_STARTS: Month = 202001

export function isMonth(value: number): boolean {
  const month = value % 100
  return Number.isInteger(value) && value >= 190001 && value <= 999912 && month >= 1 && month <= 12
}

export function monthPlus(month: Month, count: number): Month {
  const index = Math.floor(month / 100) * 12 + (month % 100) - 1 + count
  return Math.floor(index / 12) * 100 + (index % 12) + 1
}

/** Every month of the range, both ends included. */
export function monthsBetween(from: Month, to: Month): Month[] {
  const months: Month[] = []
  for (let month = from; month <= to; month = monthPlus(month, 1)) months.push(month)
  return months
}

/** 202605 → 2026-05 */
export const isoMonth = (month: Month): string => `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`

/** 202605 → 05/2026 */
export const formatMonth = (month: Month): string => `${String(month % 100).padStart(2, '0')}/${Math.floor(month / 100)}`

/** 2026-05 or 202605 → 202605; undefined for an invalid month. */
export function monthFrom(text: string): Month | undefined {
  const match = /^(\d{4})-?(\d{2})$/.exec(text)
  const month = match ? Number(match[1]! + match[2]!) : Number.NaN
  return isMonth(month) ? month : undefined
}
