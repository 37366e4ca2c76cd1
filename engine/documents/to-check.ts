/** Maps a reading to the input of the matching check; ready to submit when the document is complete. */
import { daysBetween, isDay } from '../core/day.ts'
import { type Money, toNumber } from '../core/money.ts'
import { withoutAccents } from '../core/text/text.ts'
import { foldedLabel } from '../domains/payroll/rules/payslip/line-labels.ts'
import { sideOf } from '../domains/payroll/rules/payslip/lines.ts'
import { isThird } from '../domains/payroll/rules/payslip/receipt-lines.ts'
import { twelfthsIn } from './pay-questions.ts'
import { admissionIn, dayIn, terminationDay } from './reader/calendar.ts'
import type { PrintedField } from './reader/printed.ts'
import type { DocumentKind, Reading } from './reading.ts'

export interface CheckOfPaper<Name extends string = string> {
  /** Name of the check in the API. */
  readonly name: Name
  readonly path: string
  readonly input: Readonly<Record<string, unknown>>
  /** Inputs that the document lacks and the check asks for. */
  readonly missing: readonly string[]
}

export type PayCheck = 'payslip' | 'thirteenth' | 'vacation-receipt' | 'severance'

/** Inputs that each check needs to judge its main figures. */
const NEEDED: Readonly<Record<PayCheck, readonly string[]>> = {
  payslip: ['reference_date'],
  thirteenth: ['salary', 'twelfths', 'reference_date'],
  'vacation-receipt': ['salary', 'days', 'reference_date'],
  severance: ['salary', 'type', 'admission_date', 'termination_date', 'reference_date'],
}

const CHECKS: Readonly<Partial<Record<DocumentKind, PayCheck>>> = {
  payslip: 'payslip',
  thirteenth: 'thirteenth',
  vacation: 'vacation-receipt',
  trct: 'severance',
}

const PAYSLIP_FIELDS: readonly (readonly [PrintedField, string])[] = [
  ['basicSalary', 'basic_salary'],
  ['totalEarnings', 'total_earnings'],
  ['totalDeductions', 'total_deductions'],
  ['net', 'net_received'],
  ['inssBase', 'inss_base'],
  ['irrfBase', 'irrf_base'],
  ['fgtsBase', 'fgts_base'],
  ['fgts', 'fgts'],
  ['thirteenthInssBase', 'thirteenth_inss_base'],
  ['thirteenthIrrfBase', 'thirteenth_irrf_base'],
  ['vacationIrrfBase', 'vacation_irrf_base'],
]

/**
 * Null when no check exists for the document kind, or no line was read.
 * @param seen true when a user reviews the lines and fills in the month, which every check requires: a missing month then leaves no line in
 * doubt.
 */
export function checkOf(reading: Reading, { seen = false } = {}): CheckOfPaper<PayCheck> | null {
  const name = CHECKS[reading.kind]
  if (!name || reading.lines.length === 0) return null
  // The payslip check reports sums that do not match; the others check only the net.
  const open = reading.reconciliation.closes === false
  const common = {
    lines: reading.lines.map(({ label, amount, kind, nature, code, reference }) => ({
      label,
      amount: toNumber(amount),
      kind,
      ...(nature !== null && { nature }),
      ...(code !== null && { code }),
      ...(reference !== null && { reference: reference.slice(0, 20) }),
    })),
    ...((!confirmed(reading) || reading.repaired.length > 0 || (reading.month === null && !seen) || (name !== 'payslip' && open)) && {
      lines_confirmed: false,
    }),
    // A receipt has no field for its totals: sums that close go as confirmed lines.
    ...(name !== 'payslip' && isSummed(reading) && { lines_confirmed: true }),
    ...(reading.month !== null && { reference_date: `${reading.month}-01` }),
    ...(reading.dependents !== null && { dependents: reading.dependents }),
  }
  const input = { ...common, ...OWN_INPUT[name](reading) }
  return { name, path: `/v1/check/${name}`, input, missing: NEEDED[name].filter((field) => !(field in input)) }
}

const OWN_INPUT: Readonly<Record<PayCheck, (reading: Reading) => Record<string, unknown>>> = {
  payslip: ofPayslip,
  thirteenth: ofThirteenth,
  'vacation-receipt': ofVacation,
  severance: ofTermination,
}

const isSummed = ({ reconciliation, repaired, month }: Reading): boolean =>
  reconciliation.closes === true && repaired.length === 0 && month !== null

/** True when a printed sum confirms that every line was read: all totals, or the net alone. */
const confirmed = ({ reconciliation: { closes, equations }, doubtful, notUnderstood }: Reading): boolean =>
  closes === true ||
  (!doubtful && notUnderstood.length === 0 && equations.some(({ id, holds }) => id === 'net' && holds)) ||
  closes === false

const amountAs = (field: string, amount: Money | null): Record<string, number> => (amount === null ? {} : { [field]: toNumber(amount) })

function ofPayslip(reading: Reading): Record<string, unknown> {
  const { printed, worker, paidOn, rows, month } = reading
  const admission = admissionIn(rows)
  return {
    ...(admission !== null && month !== null && admission.startsWith(month) && { admission_date: admission }),
    ...Object.assign({}, ...PAYSLIP_FIELDS.map(([field, name]) => amountAs(name, printed[field]))),
    ...(worker !== null && { worker }),
    ...contractFacts(reading),
    ...(paidOn !== null && { paid_on: paidOn }),
  }
}

/** Facts of the contract, each only where the document prints it. */
function contractFacts({ state, occupation, contract, weeklyHours, monthlyHours }: Reading): Record<string, unknown> {
  return {
    ...(state !== null && { state }),
    ...(occupation !== null && { occupation }),
    ...(contract !== null && { contract }),
    ...(weeklyHours !== null && { weekly_hours: weeklyHours }),
    ...(monthlyHours !== null && weeklyHours === null && { monthly_hours: monthlyHours }),
  }
}

const TWELFTHS = 12
/** Maximum ratio of salary to pay on a receipt of a few days or half a 13th salary; above it the salary was misread. */
const LEAST_PART = 6

/** Printed salary; null, so that the user is asked, when the receipt pays far too little for it. */
function salaryOf({ printed: { basicSalary }, lines }: Reading, part = 1): Money | null {
  const paid = sideOf(lines, 'earning')
  return basicSalary !== null && toNumber(basicSalary) * part > toNumber(paid) * LEAST_PART ? null : basicSalary
}

function ofThirteenth(reading: Reading): Record<string, unknown> {
  const { printed } = reading
  const twelfths = twelfthsIn(reading)
  return {
    ...amountAs('salary', salaryOf(reading, Number(twelfths ?? TWELFTHS) / TWELFTHS)),
    ...amountAs('informed_net', printed.net),
    ...amountAs('fgts_deposit', printed.fgts),
    ...(twelfths !== undefined && { twelfths: Number(twelfths) }),
  }
}

/** Days next to a line: "20 dias", "20,00". */
function daysBeside(lines: Reading['lines'], nature: string): number | undefined {
  const own = lines.filter((each) => each.nature === nature && !isThird(each.label))
  const days = own.flatMap(({ reference }) => /^(\d{1,2})(?:,00)?(?: ?d\w*)?$/i.exec(reference ?? '')?.[1] ?? [])
  // Vacation across two months has one line per month.
  return days.length === 0 ? undefined : days.reduce((total, each) => total + Number(each), 0)
}

function ofVacation(reading: Reading): Record<string, unknown> {
  const { printed, paidOn, rows, month, lines } = reading
  // Excludes line rows, whose codes look like numbers of days.
  const own = new Set(lines.map(({ row }) => row))
  const folded = foldedLabel(rows.filter((_, index) => !own.has(index)).join(' '))
  // Prefer the days next to the line: in "23 Dias de férias 30,00", 23 is a code.
  const beside = daysBeside(lines, '1016')
  const told = /\b(\d{1,2}) dias? (?:de )?(?:ferias|gozo|descanso)\b/.exec(folded)?.[1]
  // On a conflict, use neither.
  const agree = beside === undefined || told === undefined || beside === Number(told)
  const rest = periodDays(rows, /\bgozo\b|\bdescanso\b/)
  const byWords = agree ? (beside ?? told ?? headDays(folded)) : undefined
  const days =
    rest === null || byWords === undefined
      ? (byWords ?? rest ?? undefined)
      : Number(byWords) === rest || isWholeRight(Number(byWords), rest, rows)
        ? rest
        : undefined
  const sold = lines.some(({ nature }) => nature === '1023')
    ? (daysBeside(lines, '1023') ??
      /\babono(?: pecuniario)? (\d{1,2}) dias\b/.exec(folded)?.[1] ??
      periodDays(rows, /\babono\b|\bvendid\w*\b/) ??
      undefined)
    : undefined
  // A period with only one date may lack its start.
  const startsOn = dayIn(rows, /\binicio\b/) ?? dayIn(rows.filter(isPeriod), /\b(?:gozo|periodo de gozo|de gozo)\b/)
  return {
    ...amountAs('salary', salaryOf(reading)),
    ...amountAs('informed_net', printed.net),
    ...(days !== undefined && { days: Number(days) }),
    ...(sold !== undefined && { sell_days: Number(sold) }),
    ...(startsOn !== null && { starts_on: startsOn }),
    ...(paidOn !== null && { paid_on: paidOn, ...(month === null && { reference_date: paidOn }) }),
  }
}

const DATES = /(\d{2})[/.-](\d{2})[/.-]((?:19|20)\d{2})\D{1,9}(\d{2})[/.-](\d{2})[/.-]((?:19|20)\d{2})/
const MAX_REST = 30

/** Days of a period of dates named by the words on its row, both ends included; null without one, or with one too long for a rest. */
function periodDays(rows: readonly string[], words: RegExp): number | null {
  for (const row of rows) {
    const at = words.exec(withoutAccents(row, 'NFKD').toLowerCase())
    const found = at && DATES.exec(row.slice(at.index))
    if (!found) continue
    const [from, to] = [`${found[3]}-${found[2]}-${found[1]}`, `${found[6]}-${found[5]}-${found[4]}`]
    if (!isDay(from) || !isDay(to)) return null
    const days = daysBetween(from, to) + 1
    return days >= 1 && days <= MAX_REST ? days : null
  }
  return null
}

/** "DIAS DE FÉRIAS: 30" in the head. */
const headDays = (folded: string): string | undefined => /\bdias (?:de )?(?:ferias|gozo|descanso) (\d{1,2})\b/.exec(folded)?.[1]

/** "30 dias" of right, of which the sold days leave the rest: the dates say how many are rested. */
const isWholeRight = (told: number, rest: number, rows: readonly string[]): boolean =>
  told === MAX_REST && periodDays(rows, /\babono\b|\bvendid\w*\b/) === told - rest

/** True when a row has two dates and no digits between them. */
const isPeriod = (row: string): boolean => /\d{2}\/\d{2}\/(?:19|20)\d{2}\D{1,9}\d{2}\/\d{2}\/(?:19|20)\d{2}/.test(row)

const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/\bextincao normal\b|\btermino (?:do |de )?contrato\b|\bpd0\b/, 'fim_contrato'],
  [/\bantecipad\w* (?:\w+ ){0,3}empregador\b|\bra2\b/, 'antecipada_empregador'],
  [/\bantecipad\w* (?:\w+ ){0,3}empregado\b|\bra1\b/, 'antecipada_empregado'],
  [/\brescisao indireta\b/, 'rescisao_indireta'],
  [/\bculpa reciproca\b/, 'culpa_reciproca'],
  [/\bsem justa causa\b|\bsj2\b/, 'sem_justa_causa'],
  [/\bpedido\b|\bsj1\b/, 'pedido_demissao'],
  [/\bcom justa causa\b|\bpor justa causa\b|\bjc2\b/, 'justa_causa'],
  [/\bacordo\b/, 'acordo'],
]

/** Days between a notice and the end that a worked notice takes at least. */
const NOTICE_DAYS = 30

/** A worked notice: said so, dates thirty days apart, or a dismissal form whose boxes pay none. */
function workedNotice(text: string, type: string | undefined, lines: Reading['lines'], rows: readonly string[]): boolean {
  if (lines.some(({ nature }) => nature === '6003' || nature === '6901')) return false
  if (/\baviso (?:previo )?(?:\w+ ){0,3}(?:trabalhado|cumprido)\b/.test(text)) return true
  const [given, ended] = [dayIn(rows, /\bdata (?:do |de )?aviso\b|\baviso previo em\b/), terminationDay(rows)]
  if (given !== null && ended !== null) return daysBetween(given, ended) >= NOTICE_DAYS
  return type === 'sem_justa_causa' && lines.some(({ code }) => code === '50' || code === '63')
}

const LAST_PAY =
  /remunera\S* (?:do )?m[eê]s ant\S*|maior remunera\S*|remunera\S* (?:para|p\/) fins resc\S*|sal[aá]rio (?:para|p\/) fins resc\S*|[uú]ltima remunera\S*|base (?:de |p\/ ?)?c[aá]lculo (?:da )?resc\S*/i
const AMOUNT = /(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d+),(\d{2})(?!\d)/

/** Last month's pay: the first amount after its box title or in the row below. */
function lastPayIn(rows: readonly string[]): number | null {
  for (const [index, row] of rows.entries()) {
    const title = LAST_PAY.exec(row)
    if (!title) continue
    const found = AMOUNT.exec(row.slice(title.index)) ?? (AMOUNT.test(row) ? null : AMOUNT.exec(rows[index + 1] ?? ''))
    if (found) return Number(`${found[1]!.replaceAll('.', '')}.${found[2]}`)
  }
  return null
}

function ofTermination({ printed, paidOn, rows, lines }: Reading): Record<string, unknown> {
  const text = foldedLabel(rows.join(' '))
  const type = CAUSES.find(([words]) => words.test(text))?.[1]
  const admission = admissionIn(rows)
  const ended = terminationDay(rows)
  const salary = lastPayIn(rows)
  return {
    ...(salary === null ? amountAs('salary', printed.basicSalary) : { salary }),
    ...amountAs('informed_net_total', printed.net),
    ...(type !== undefined && { type }),
    ...(workedNotice(text, type, lines, rows) && { notice: 'worked' }),
    ...(admission !== null && { admission_date: admission }),
    ...(ended !== null && { termination_date: ended, reference_date: ended }),
    ...(paidOn !== null && { paid_on: paidOn }),
  }
}
