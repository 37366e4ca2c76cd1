/** The lines of a person before what is withheld: the salary of the days, what was told, vacation, allowances. */

import {
  addDays,
  type Day,
  daysBetween,
  daysInMonth,
  earlier,
  endOfMonth,
  firstOfMonth,
  inMonthOf,
  later,
  monthOf,
  yearOf,
} from '../core/day.ts'
import { InvalidInput } from '../core/errors.ts'
import { spoken, word } from '../core/language.ts'
import { decimalText, type Money, portion, split, sum } from '../core/money.ts'
import { decimal, ONE, Ratio } from '../core/ratio.ts'
import vacationPay from '../domains/payroll/calculators/vacation-pay/index.ts'
import type { LineKind, PayrollLine } from '../domains/payroll/law/payroll-lines.ts'
import { familyQuota } from '../domains/payroll/rules/family-quota.ts'
import { naturesOf, type PayOf, payOf } from '../domains/payroll/rules/line-labels.ts'
import { thirteenthOf } from '../domains/payroll/rules/thirteenth.ts'
import { transportVoucher } from '../domains/payroll/rules/transport-voucher.ts'
import { payOfDays } from '../domains/payroll/rules/vacation-parts.ts'
import type { MonthLaw } from './month-law.ts'
import type { PayslipLine, Person, PersonLine } from './person.ts'

/** Where the run finds the figure itself, a line of it would be counted twice. */
const WORKED_OUT = ['9201', '9203', '9901', '9902', '9903', '9908']
/** Pensions are of who pays them: "Outros proventos" of a worker are pay of another kind, for whoever writes them to say. */
export const PENSIONS: readonly string[] = ['7001', '9938']
export const SALARY_NATURES = ['1000', '6000', '3508', '3506', '3501', '1350']
const OWN_SALARY = { employee: '1000', domestic: '1000', apprentice: '1000', partner: '3508', own_account: '3501', intern: '1350' } as const
/** Workers under a contract of employment: vacation, 13th, family allowance. */
export const EMPLOYED: readonly string[] = ['employee', 'domestic', 'apprentice']
const NIGHT = '1205'
const OVERTIME = '1003'
/** A share of the minimum wage or of another base, never of the contract's salary (CLT, art. 192). */
export const UNHEALTHY = '1202'

interface Built {
  readonly lines: PayslipLine[]
  /** Days of the contract in the month; null in a whole one. */
  readonly days: number | null
}

const refuse = (field: string, message: string): never => {
  throw new InvalidInput([{ field, message }])
}

export function lineOf(
  nature: string,
  label: string,
  kind: LineKind,
  amount: Money,
  { reference = null, of }: { readonly reference?: string | null; readonly of?: PayOf } = {},
): PayslipLine {
  return { nature, label, kind, amount, reference, of: of ?? keptPayOf(label) }
}

const MAX_LABELS = 1000
const labels = new Map<string, PayOf>()

/** What a label is of, looked at once: a payroll has the same few by the thousand. */
function keptPayOf(label: string): PayOf {
  const kept = labels.get(label)
  if (kept) return kept
  const of = payOf(label)
  if (labels.size < MAX_LABELS) labels.set(label, of)
  return of
}

/** Days of the month under contract, at most thirty; null where it is whole (Lei 8.212/1991, art. 28, § 1º). */
function contractDays({ admission_date: admission, termination_date: termination }: Person, law: MonthLaw): number | null {
  const { day } = law.ctx
  const [first, last] = [firstOfMonth(day), endOfMonth(day)]
  if (admission !== undefined && termination !== undefined && termination < admission) refuse('termination_date', 'é anterior à admissão')
  if (admission !== undefined && admission > last) refuse('admission_date', 'é depois do mês da folha')
  if (termination !== undefined && termination < first) refuse('termination_date', 'é antes do mês da folha')
  const from = admission === undefined ? first : later(admission, first)
  const to = termination === undefined ? last : earlier(termination, last)
  if (from === first && to === last) return null
  return Math.min(daysBetween(from, to) + 1, law.monthDays)
}

interface Vacation {
  readonly lines: readonly PayslipLine[]
  /** Days of rest in this month. */
  readonly days: number
}

/** What the month before advanced of this month's days of vacation. */
export const ADVANCE_TAKEN_BACK = 'Desconto de férias adiantadas'

const NO_VACATION: Vacation = { lines: [], days: 0 }

/**
 * Vacation by the days of each month. What is paid in the first month for the days of the next is an advance (nature 1015), taken back
 * there (9221): INSS and FGTS follow the days, the tax follows the payment (eSocial manual, S-1010, 23.1).
 */
function vacationOf(person: Person, salary: Money, law: MonthLaw): Vacation {
  const { vacation } = person
  if (!vacation) return NO_VACATION
  if (!EMPLOYED.includes(person.worker)) refuse('vacation', 'só empregado, doméstico e aprendiz têm férias')
  const { day } = law.ctx
  const due = asVacation(() =>
    law.ctx.whatIf(vacationPay, { salary, days: vacation.days, sell_days: vacation.sell_days, reference_date: day }),
  )
  const ends = addDays(vacation.starts_on, due.restDays - 1)
  if (ends < firstOfMonth(day) || vacation.starts_on > endOfMonth(day)) return NO_VACATION
  const starts = inMonthOf(vacation.starts_on, day)
  const firstMonthDays = Math.min(due.restDays, daysBetween(vacation.starts_on, endOfMonth(vacation.starts_on)) + 1)
  const firstPay = payOfDays(due.vacationPay, firstMonthDays, due.restDays)
  const firstThird = payOfDays(due.oneThird, firstMonthDays, due.restDays)
  const rest = { days: due.restDays - firstMonthDays, pay: due.vacationPay - firstPay, third: due.oneThird - firstThird }
  const own = starts ? { days: firstMonthDays, pay: firstPay, third: firstThird } : rest
  const sold = due.cashAllowance + due.cashAllowanceThird
  const lines = [
    lineOf('1016', 'Férias', 'earning', own.pay, { reference: `${own.days} d` }),
    lineOf('1017', '1/3 de férias', 'earning', own.third),
    ...(starts && rest.days > 0 ? [lineOf('1015', 'Adiantamento de férias do mês seguinte', 'earning', rest.pay + rest.third)] : []),
    ...(starts && sold > 0n ? [lineOf('1023', 'Abono pecuniário e seu terço', 'earning', sold, { reference: `${due.soldDays} d` })] : []),
    ...(starts ? [] : [lineOf('9221', ADVANCE_TAKEN_BACK, 'deduction', rest.pay + rest.third)]),
  ]
  return { lines, days: own.days }
}

/** The refusals of the vacation's calculator, under the names of this input. */
function asVacation<T>(ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    throw new InvalidInput(error.issues.map((issue) => ({ ...issue, field: `vacation.${issue.field}` })))
  }
}

/** The whole month's salary, or that of its days. */
function salaryLine(person: Person, salary: Money, law: MonthLaw, days: number | null, restDays: number): PayslipLine[] {
  const nature = OWN_SALARY[person.worker]
  const ending = nature === '1000' && person.termination_date !== undefined && inMonthOf(person.termination_date, law.ctx.day)
  const own = law.byNature.get(ending ? '6000' : nature)!
  const paid = Math.max(0, (days ?? law.monthDays) - restDays)
  if (paid === 0) return []
  const whole = paid === law.monthDays
  const amount = whole ? salary : payOfDays(salary, paid, law.monthDays)
  return [lineOf(own.nature, own.name, 'earning', amount, { reference: `${paid} d` })]
}

/** What the nature is, by its number or by the words of the label. */
function entryOf({ nature, label }: PersonLine, field: string, law: MonthLaw): PayrollLine {
  if (nature !== undefined) {
    const entry = law.byNature.get(nature) ?? refuse(`${field}.nature`, word`não há a natureza ${nature} na tabela de linhas da folha`)
    if (PENSIONS.includes(nature)) refuse(`${field}.nature`, word`${entry.name} não é de quem trabalha: informe outra natureza`)
    if (WORKED_OUT.includes(nature)) refuse(`${field}.nature`, word`${entry.name} é calculado pela folha: omita a linha`)
    return entry
  }
  if (label === undefined) return refuse(`${field}.nature`, 'informe a natureza ou a descrição')
  const found = naturesOf(label, null, law.lines).filter((entry) => !PENSIONS.includes(entry.nature))
  if (found.length !== 1)
    return refuse(
      `${field}.label`,
      found.length === 0
        ? word`não se sabe o que é "${label}": informe a natureza`
        : word`"${label}" pode ser ${found.map((entry) => `${entry.nature} (${entry.name})`).join(spoken(' ou '))}: informe a natureza`,
    )
  return entryOf({ nature: found[0]!.nature }, field, law)
}

const shown = (quantity: Ratio): string => decimalText(quantity.toNumber(2))
const percentShown = (rate: Ratio): string => `${shown(rate.times(decimal(100)))}%`

/** The amount of a line told by hours, days, months or a rate, on the salary of the contract. */
function quantityOf(line: PersonLine, entry: PayrollLine, field: string, person: Person, law: MonthLaw) {
  const { amount, hours, percent, days, months } = line
  const told = [amount, hours, days, months].filter((each) => each !== undefined).length
  if (told > 1 || (told === 0 && percent === undefined)) refuse(`${field}.amount`, 'informe um só: valor, horas, dias, meses ou percentual')
  if (amount !== undefined) {
    if (percent !== undefined) refuse(`${field}.percent`, 'com o valor, o percentual não é preciso: omita um dos dois')
    return { amount, reference: null }
  }
  const salary = person.basic_salary ?? refuse('basic_salary', word`é preciso para calcular "${line.label ?? entry.name}"`)
  if (hours !== undefined) {
    const factor = hourFactor(entry, percent, law)
    return {
      amount: portion(salary, hours.times(factor).over(person.monthly_hours ?? law.usualHours), 'halfUp'),
      reference: `${shown(hours)} h`,
    }
  }
  if (days !== undefined)
    return { amount: portion(salary, days.over(Ratio.of(BigInt(law.monthDays))), 'halfUp'), reference: `${shown(days)} d` }
  if (months !== undefined) return { amount: thirteenthOf(salary, months, law.thirteenth), reference: `${months}/12` }
  if (entry.nature === UNHEALTHY)
    refuse(`${field}.percent`, 'a insalubridade não é sobre o salário do contrato: informe o valor, que a calculadora de adicionais acha')
  return { amount: portion(salary, percent!, 'halfUp'), reference: percentShown(percent!) }
}

/** Of extra hours the hour and its addition; of night hours the addition alone, the hour being in the salary (CLT, arts. 59 and 73). */
export function hourFactor(entry: PayrollLine, percent: Ratio | undefined, law: MonthLaw): Ratio {
  if (entry.nature === NIGHT) return percent ?? law.overtime.night.premium
  if (percent !== undefined) return ONE.plus(percent)
  return entry.nature === OVERTIME ? ONE.plus(law.overtime.premium) : ONE
}

function toldLine(line: PersonLine, index: number, person: Person, law: MonthLaw): PayslipLine {
  const field = `lines.${index}`
  const entry = entryOf(line, field, law)
  const { amount, reference } = quantityOf(line, entry, field, person, law)
  const { incidence } = law.meaningOf(line.label ?? entry.name, entry.kind, entry.nature)
  if (incidence.length === 0)
    refuse(`${field}.nature`, word`o que incide sobre ${entry.name} depende do caso, e a lei não o decide só pela natureza: separe a linha`)
  return lineOf(entry.nature, line.label ?? entry.name, entry.kind, amount, { reference })
}

const THIRD = '1017'

/**
 * By what the whole month would pay, absences and days before the admission included, without the third of the vacation; in the months of
 * admission and end, the quota of its days (the yearly portarias of the INSS, art. 4º; thirtieths, as payrolls do).
 */
function familyLine(person: Person, lines: readonly PayslipLine[], law: MonthLaw, days: number | null): PayslipLine[] {
  if (person.children === 0) return []
  if (!EMPLOYED.includes(person.worker)) refuse('children', 'só empregado, doméstico e aprendiz têm salário-família: omita o campo')
  const { basic_salary: salary } = person
  const paying = lines.filter(
    ({ kind, label, nature }) => kind === 'earning' && nature !== THIRD && law.meaningOf(label, kind, nature).incidence[0]?.cp === '11',
  )
  const whole = ({ nature, amount }: PayslipLine): Money =>
    days !== null && salary !== undefined && SALARY_NATURES.includes(nature) && amount < salary ? salary : amount
  const { quota, amount } = familyQuota(sum(paying.map(whole)), person.children, law.familyAllowance)
  if (quota === 0n) return []
  const due = days === null ? amount : split(quota * BigInt(days), law.monthDays, 'halfUp') * BigInt(person.children)
  return [lineOf('1409', 'Salário-família', 'earning', due, { reference: String(person.children) })]
}

/** Every line but what is withheld. */
export function earnedLines(person: Person, law: MonthLaw): Built {
  const days = contractDays(person, law)
  const told = person.lines.map((line, index) => toldLine(line, index, person, law))
  const salary = person.basic_salary
  const hasSalary = told.some(({ nature }) => SALARY_NATURES.includes(nature))
  if (salary === undefined && told.length === 0) refuse('basic_salary', 'informe o salário do contrato ou as linhas do mês')
  if (salary === undefined && person.vacation) refuse('basic_salary', 'é preciso para calcular as férias')
  if (salary === undefined && person.transport_cost > 0n) refuse('basic_salary', 'é preciso para o desconto do vale-transporte')
  const vacation = salary === undefined ? NO_VACATION : vacationOf(person, salary, law)
  const own = salary === undefined || hasSalary ? [] : salaryLine(person, salary, law, days, vacation.days)
  const lines = [...own, ...told.filter(isEarning), ...vacation.lines.filter(isEarning)]
  const deducted = [...told.filter((line) => !isEarning(line)), ...vacation.lines.filter((line) => !isEarning(line))]
  const allowance = familyLine(person, [...lines, ...deducted], law, days)
  const ride =
    salary !== undefined && person.transport_cost > 0n ? transportVoucher(salary, person.transport_cost, law.voucher).discount : 0n
  return {
    days,
    lines: [
      ...lines,
      ...allowance,
      ...deducted,
      ...(ride > 0n ? [lineOf('9216', 'Vale-transporte', 'deduction', ride)] : []),
      ...(person.alimony > 0n ? [lineOf('9213', 'Pensão alimentícia', 'deduction', person.alimony)] : []),
    ],
  }
}

const isEarning = ({ kind }: PayslipLine): boolean => kind === 'earning'

/** Whether a month of a contract counts for the 13th and the vacation: fifteen days of it or more. */
export function countsForProvision(days: number | null, day: Day): boolean {
  return days === null || days >= MONTH_COUNTS_FROM || days === daysInMonth(yearOf(day), monthOf(day))
}

/** Lei 4.090/1962, art. 1º, § 2º: a fraction of fifteen days or more is a whole month. */
const MONTH_COUNTS_FROM = 15
