/** Month of a document and its payment date. The competence has precedence over dates of payment, admission and printing. */
import { type Day, isDay } from '../../core/day.ts'
import { withoutAccents } from '../../core/text/text.ts'
import { foldedLabel } from '../../domains/payroll/rules/payslip/line-labels.ts'

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
/** OCR may read a letter of the month as a digit: "abri1/2020". */
const NAMED =
  /\b(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]{0,7}(?:[01|][a-z]{0,6}(?=\s*(?:\/|de\b)))?\.?\s*(?:de|\/|-)?\s*((?:19|20)\d{2})\b/
const NUMBERED = /(?<![a-z\d/.,-])(?<!\d ?[/.-] ?)(0?[1-9]|1[0-2])(?:[/.-]| ?\/ ?)((?:19|20)\d{2})(?![\d/])/
/** Two-digit year; accepted only after a month name: "AGO/23". */
const NAMED_SHORT = /\b(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]{0,7}\.? ?[/-] ?(\d{2})(?![\d/,.])/
const APART = /\bmes\W{1,3}(0?[1-9]|1[0-2])\b\W{1,12}ano\W{1,3}((?:19|20)\d{2})\b/
const PERIOD = /(\d{2})[/.](\d{2})[/.]((?:19|20)\d{2})\s*(?:a|ate|-|à|até)\s*(\d{2})[/.](\d{2})[/.]((?:19|20)\d{2})/i
const DATE = /(?<!\d)(\d{2})[/.](\d{2})[/.]((?:19|20)\d{2})(?!\d)/

const plain = (row: string): string => withoutAccents(row, 'NFKD').toLowerCase()
const month = (year: string, number: string): string => `${year}-${number.padStart(2, '0')}`
const NOT_COMPETENCE =
  /\b(?:pagamento|pagto|pgto|pago|credito|emissao|emitido|impress\w*|admissao|adm|nascimento|nasc|deposito|aquisitivo|gozo|data)\b/

/** Line paid for another month, with its amount: "Diferença de salário 08/2026 1.052,12". */
const OF_ANOTHER_MONTH = /\b(?:dif\w*|retroat\w*|complement\w*|acerto|dissidio|atrasad\w*)\b.*\d,\d{2}(?!\d)/

/** "2026-10"; null when the document has no month. */
export function monthIn(rows: readonly string[]): string | null {
  const said = rows.map((row) => ({ row: plain(row), folded: foldedLabel(row) })).filter(({ row }) => !OF_ANOTHER_MONTH.test(row))
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
  const numbered = NUMBERED.exec(row) ?? APART.exec(row)
  if (numbered) return month(numbered[2]!, numbered[1]!)
  const short = /\d,\d{2}(?!\d)/.test(row) ? null : NAMED_SHORT.exec(row)
  return short ? month(`20${short[2]}`, String(MONTHS.indexOf(short[1]!) + 1)) : null
}

/** Date on a row that matches the words, or on the row below when that one has only labels. */
export function dayIn(rows: readonly string[], words: RegExp): Day | null {
  for (const [index, row] of rows.entries()) {
    const at = words.exec(plain(row))
    if (!at) continue
    const found = DATE.exec(row.slice(at.index)) ?? DATE.exec(row) ?? dateBeneath(row, at.index, rows[index + 1] ?? '')
    const day = found && `${found[3]}-${found[2]}-${found[1]}`
    if (day && isDay(day)) return day
  }
  return null
}

/** Date below a row of box titles: matched by order when every title has a date, otherwise by column. */
function dateBeneath(titles: string, at: number, row: string): RegExpExecArray | null {
  const dates = [...row.matchAll(new RegExp(DATE, 'g'))]
  if (dates.length === 0 || /[a-z]{4}/i.test(row.replace(/\b[A-Z]{2}\d\b/g, ''))) return null
  const boxes = [...plain(titles).matchAll(/\bdata\b/g)]
  const order = boxes.filter(({ index }) => index <= at + DATA_WITHIN).length - 1
  if (boxes.length === dates.length && order >= 0) return dates[order]!
  return dates.sort((one, two) => Math.abs(one.index - at) - Math.abs(two.index - at))[0]!
}

/** Offset that includes the word "data" inside the matched label: "26 data de afastamento". */
const DATA_WITHIN = 4

/** End date of a contract, as printed on the termination form (TRCT). */
export const terminationDay = (rows: readonly string[]): Day | null =>
  dayIn(rows, /\bdata (?:de|do) (?:afastamento|desligamento)\b|\bafastamento\b|\bdesligamento\b/)

export const admissionIn = (rows: readonly string[]): Day | null => dayIn(rows, /\badmissao\b|\badmitid[oa]\b|\badm\b/)

/** Excludes names of documents and labels without a date: "Recibo de pagamento", "Forma de pagamento". */
const PAID =
  /(?<!\b(?:recibo|demonstrativo|comprovante|folha|aviso|forma|mes|periodo|local|tipo|modo|banco) (?:de |do |da )?)\b(?:pagamento|pagto|pgto|pago em|paga em|data do credito|creditado em|data credito)\b/
/** Words that announce another date between the label and its date: "Pagamento: mensal Admissão: 01/07/2021". */
const OTHER_DAY = /\b(?:emissao|emitido|impress\w*|admissao|nascimento|nasc|referencia|competencia|periodo|aquisitivo|gozo)\b/

export const paidOnIn = (rows: readonly string[]): Day | null =>
  dayIn(
    rows.map((row) => (OTHER_DAY.test(paidPart(row)) ? '' : row.replace(PERIOD, ''))),
    PAID,
  )

/** Text from the payment label to the next date. */
function paidPart(row: string): string {
  const words = plain(row)
  const at = PAID.exec(words)?.index ?? 0
  return words.slice(at, at + (DATE.exec(words.slice(at))?.index ?? 0))
}
