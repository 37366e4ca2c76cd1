/** The month a paper is of, and the day it was paid. The competence beats the dates of payment, admission and print. */
import { type Day, isDay } from '../core/day.ts'
import { foldedLabel } from '../domains/payroll/rules/line-labels.ts'

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const NAMED = /\b(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]{0,7}\.?\s*(?:de|\/|-)?\s*((?:19|20)\d{2})\b/
const NUMBERED = /(?<![\d/.,-])(0?[1-9]|1[0-2])[/.-]((?:19|20)\d{2})(?![\d/])/
const PERIOD = /(\d{2})[/.](\d{2})[/.]((?:19|20)\d{2})\s*(?:a|ate|-|à|até)\s*(\d{2})[/.](\d{2})[/.]((?:19|20)\d{2})/i
const DATE = /(?<!\d)(\d{2})[/.](\d{2})[/.]((?:19|20)\d{2})(?!\d)/

const plain = (row: string): string => row.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const month = (year: string, number: string): string => `${year}-${number.padStart(2, '0')}`
const NOT_COMPETENCE =
  /\b(?:pagamento|pagto|pgto|pago|credito|emissao|emitido|impress\w*|admissao|adm|nascimento|nasc|deposito|aquisitivo|gozo|data)\b/

/** "2026-10", or null where the paper does not say. */
export function monthIn(rows: readonly string[]): string | null {
  const said = rows.map((row) => ({ row: plain(row), folded: foldedLabel(row) }))
  const sayMonth = said.filter(({ folded }) => /\b(?:compet\w*|referen\w*|folha|mes|ref|periodo)\b/.test(folded))
  for (const among of [sayMonth, said.filter(({ folded }) => !NOT_COMPETENCE.test(folded)), said]) {
    for (const { row, folded } of among) {
      const period = PERIOD.exec(row)
      if (period && period[2] === period[5] && !/\b(?:aquisitivo|gozo|ferias)\b/.test(folded)) return month(period[3]!, period[2]!)
    }
    for (const { row } of among) {
      const found = monthOfRow(row)
      if (found !== null) return found
    }
  }
  return null
}

function monthOfRow(row: string): string | null {
  const named = NAMED.exec(row)
  if (named) return month(named[2]!, String(MONTHS.indexOf(named[1]!) + 1))
  const numbered = NUMBERED.exec(row)
  return numbered ? month(numbered[2]!, numbered[1]!) : null
}

/** A day of a row whose words say what it is of. */
export function dayIn(rows: readonly string[], words: RegExp): Day | null {
  for (const row of rows) {
    const at = words.exec(plain(row))
    if (!at) continue
    const found = DATE.exec(row.slice(at.index)) ?? DATE.exec(row)
    const day = found && `${found[3]}-${found[2]}-${found[1]}`
    if (day && isDay(day)) return day
  }
  return null
}

/** The day a contract ended, as the form of a termination prints it. */
export const terminationDay = (rows: readonly string[]): Day | null =>
  dayIn(rows, /\b(?:26 )?data (?:de|do) (?:afastamento|desligamento)\b|\bafastamento\b|\bdesligamento\b/)

export const paidOnIn = (rows: readonly string[]): Day | null =>
  dayIn(rows, /\b(?:pagamento|pagto|pgto|data do credito|creditado em|data credito)\b/)
