/**
 * Amounts owed for past months after a correction of the pay or the law: each month recomputed under its own law, less what was paid. INSS
 * and FGTS belong to the month of origin (eSocial manual, S-1200, infoPerAnt); the tax to the month of payment.
 */

import { at } from '../../core/collections/records.ts'
import { addMonths, type Day, endOfMonth, firstOfMonth, isDay, later, yearOf } from '../../core/day.ts'
import { InvalidInput } from '../../core/errors.ts'
import { type Money, sum } from '../../core/money.ts'
import { word } from '../../core/text/language.ts'
import { type Phrase, say } from '../../core/text/sentence.ts'
import { irrfDue } from '../../domains/payroll/rules/withholding/irrf.ts'
import type { Ports } from '../../operation/evaluation/ports.ts'
import type { Company, Payslip, PayslipLine } from '../person.ts'
import { PayrollRun } from '../run.ts'
import { SALARY_NATURES } from './earned-lines.ts'

export const MAX_MONTHS = 60

interface MonthDifference {
  readonly month: Day
  readonly lines: readonly { readonly nature: string; readonly label: string; readonly amount: Money }[]
  readonly earnings: Money
  readonly inss: Money
  readonly fgts: Money
  /** True for an earlier calendar year: taxed as income received cumulatively, not computed here. */
  readonly earlierYear: boolean
}

export interface Retroactive {
  readonly id: string
  readonly months: readonly MonthDifference[]
  readonly earnings: Money
  readonly inss: Money
  readonly fgts: Money
  /** Additional tax in the month of payment, for months of the same year. */
  readonly irrf: Money
  readonly net: Money
  readonly notes: readonly Phrase[]
}

interface RetroactiveRequest {
  readonly id: string
  /** Person under the new pay, in the month of payment. */
  readonly due: object
  readonly paid: object
  readonly from: Day
  readonly month: Day
  readonly company: Company
}

const WITHHELD = ['9201', '9203']

function linesBetween(before: readonly PayslipLine[], after: readonly PayslipLine[]): MonthDifference['lines'] {
  const sums = new Map<string, { nature: string; label: string; amount: Money }>()
  const add = (line: PayslipLine, sign: bigint): void => {
    if (WITHHELD.includes(line.nature)) return
    const kept = sums.get(line.nature) ?? { nature: line.nature, label: line.label, amount: 0n }
    kept.amount += (line.kind === 'deduction' ? -sign : sign) * line.amount
    sums.set(line.nature, kept)
  }
  for (const line of after) add(line, 1n)
  for (const line of before) add(line, -1n)
  return [...sums.values()].filter(({ amount }) => amount !== 0n)
}

const depositsOf = ({ fgts, fgts13, fgtsNotice }: Payslip): Money => fgts + fgts13 + fgtsNotice

function payslipIn(person: object, month: Day, company: Company, ports: Ports): Payslip {
  const result = new PayrollRun({ month, company }, ports).pay(person)
  if ('error' in result) throw new InvalidInput(result.error.issues)
  return result.payslip
}

export function retroactiveOf({ id, due, paid, from, month, company }: RetroactiveRequest, ports: Ports): Retroactive {
  if (addMonths(firstOfMonth(from), MAX_MONTHS) < firstOfMonth(month))
    throw new InvalidInput([{ field: 'from', message: word`são no máximo ${MAX_MONTHS} meses` }])
  const months: MonthDifference[] = []
  const apart = new Set<string>()
  let taxable = 0n
  for (let day = firstMonth(from, due, paid); day < firstOfMonth(month); day = addMonths(day, 1)) {
    const payslip = (person: object): Payslip => payslipIn({ ...person, id }, day, company, ports)
    const [before, after] = [payslip(paid), payslip(due)]
    const earlierYear = yearOf(day) < yearOf(month)
    const lines = linesBetween(before.lines, after.lines)
    for (const label of linesApart(before.lines, after.lines)) apart.add(label)
    if (!earlierYear) taxable += after.bases.irrf - before.bases.irrf
    months.push({
      month: endOfMonth(day),
      lines,
      earnings: sum(lines.map(({ amount }) => amount)),
      inss: after.inss + after.inss13 - before.inss - before.inss13,
      fgts: depositsOf(after) - depositsOf(before),
      earlierYear,
    })
  }
  const irrf = taxOf({ due: { ...due, id }, months, taxable, month, company }, ports)
  const total = (name: 'earnings' | 'inss' | 'fgts'): Money => sum(months.map((each) => each[name]))
  const [earnings, inss, fgts] = [total('earnings'), total('inss'), total('fgts')]
  const notes: Phrase[] = []
  if (months.some(({ earlierYear }) => earlierYear))
    notes.push(
      say`Meses de ano anterior são rendimentos recebidos acumuladamente (RRA): o imposto deles é à parte, pelo número de meses, e não está aqui.`,
    )
  if (apart.size > 0)
    notes.push(
      say`Só entre as linhas de agora, ou só entre as de como foi pago: ${[...apart].join(', ')}. A diferença conta isso em cada mês; nos dois lados deixe só o que vale para todos os meses.`,
    )
  return { id, months, earnings, inss, fgts, irrf, net: earnings - inss - irrf, notes }
}

/** First month owed, never before the admission. */
function firstMonth(from: Day, due: object, paid: object): Day {
  const admitted = [due, paid].flatMap((person) => {
    const day = at(person, 'admission_date')
    return typeof day === 'string' && isDay(day) ? [firstOfMonth(day)] : []
  })
  return admitted.reduce(later, firstOfMonth(from))
}

/** Natures that the run itself adds. */
const OWN_LINES = [...WITHHELD, ...SALARY_NATURES, '1015', '1016', '1017', '1023', '1409', '9213', '9216', '9221']

/** Lines present on one side only: overtime of a single month would otherwise be owed for every month. */
function linesApart(before: readonly PayslipLine[], after: readonly PayslipLine[]): string[] {
  const only = (some: readonly PayslipLine[], others: readonly PayslipLine[]): PayslipLine[] =>
    some.filter(({ nature }) => !OWN_LINES.includes(nature) && others.every((other) => other.nature !== nature))
  return [...only(before, after), ...only(after, before)].map(({ label }) => label)
}

interface Taxed {
  readonly due: object
  readonly months: readonly MonthDifference[]
  readonly taxable: Money
  readonly month: Day
  readonly company: Company
}

/** Tax of the month of payment with the differences, less the tax without them. */
function taxOf({ due, months, taxable, month, company }: Taxed, ports: Ports): Money {
  if (taxable <= 0n) return 0n
  const run = new PayrollRun({ month, company }, ports)
  const result = run.pay(due)
  if ('error' in result) throw new InvalidInput(result.error.issues)
  const { payslip } = result
  const table = run.law.irrf
  const contributed = sum(months.filter(({ earlierYear }) => !earlierYear).map(({ inss }) => inss))
  const own = payslip.irrfDeductions
  const tax = (gross: Money, deductions: Money): Money => irrfDue({ gross, deductions }, table).amount
  return tax(payslip.bases.irrf + taxable, own + contributed) - tax(payslip.bases.irrf, own)
}
