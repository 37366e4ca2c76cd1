/** Dates sent as a year and a month, as an earlier API took them. */

import type { Row } from '../../../core/collections/records.ts'
import { type Day, dayOf } from '../../../core/day.ts'
import type { Issue } from '../../../core/errors.ts'
import { word } from '../../../core/text/language.ts'
import { calendarDate, joined, say } from '../../../core/text/sentence.ts'
import type { FormerInput } from '../../../operation/input/former-input.ts'

const FIRST_YEAR = 1900
const LAST_YEAR = 2200

/** Reads `acquisition_year` and `acquisition_month` as `acquisition_date`: the first day of the month, or of January without one. */
export function formerDates(prefixes: readonly string[]): FormerInput {
  return {
    names: prefixes.flatMap((prefix) => [`${prefix}_year`, `${prefix}_month`]),
    read(sent) {
      const issues: Issue[] = []
      const fields: Record<string, Day> = {}
      for (const prefix of prefixes) {
        const day = firstDay(sent, prefix, issues)
        if (day !== null) fields[`${prefix}_date`] = day
      }
      const days = Object.values(fields).map((day) => calendarDate(day))
      return { fields, issues, ...(days.length > 0 && { note: say`O ano e o mês informados contam do dia ${joined(days, ' e ')}.` }) }
    },
  }
}

function firstDay(sent: Row, prefix: string, issues: Issue[]): Day | null {
  const [yearName, monthName] = [`${prefix}_year`, `${prefix}_month`]
  if (sent[yearName] === undefined && sent[monthName] === undefined) return null
  const year = within(sent[yearName], FIRST_YEAR, LAST_YEAR)
  const month = sent[monthName] === undefined ? 1 : within(sent[monthName], 1, 12)
  if (year === null)
    issues.push({
      field: yearName,
      code: 'wrong_format',
      message: word`deve ser um ano de ${FIRST_YEAR} a ${LAST_YEAR}`,
      english: `must be a year from ${FIRST_YEAR} to ${LAST_YEAR}`,
    })
  if (month === null)
    issues.push({
      field: monthName,
      code: 'wrong_format',
      message: word`deve ser um mês de 1 a 12`,
      english: 'must be a month from 1 to 12',
    })
  return year === null || month === null ? null : dayOf(year, month, 1)
}

/** Whole number between two bounds, from a number or its text; null otherwise. */
function within(value: unknown, first: number, last: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= first && number <= last ? number : null
}
