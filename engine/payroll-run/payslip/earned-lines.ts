/** Lines of a person before withholdings: salary by days, input lines, vacation, allowances. */

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
} from '../../core/day.ts'
import { InvalidInput } from '../../core/errors.ts'
import { decimalText, type Money, portion, split, sum } from '../../core/money.ts'
import { decimal, ONE, Ratio } from '../../core/ratio.ts'
import { translate, word } from '../../core/text/language.ts'
import vacationPay from '../../domains/payroll/calculators/vacation-pay/index.ts'
import minimumWage from '../../domains/payroll/law/minimum-wage.ts'
import type { LineKind, PayrollLine } from '../../domains/payroll/law/payroll-lines.ts'
import { familyQuota } from '../../domains/payroll/rules/charges-and-benefits/family-quota.ts'
import { transportVoucher } from '../../domains/payroll/rules/charges-and-benefits/transport-voucher.ts'
import { naturesOf, type PayOf, payOf } from '../../domains/payroll/rules/payslip/line-labels.ts'
import { hourRateIn, rateIn } from '../../domains/payroll/rules/payslip/line-words.ts'
import { thirteenthOf } from '../../domains/payroll/rules/vacation-and-thirteenth/thirteenth.ts'
import { payOfDays } from '../../domains/payroll/rules/vacation-and-thirteenth/vacation-parts.ts'
import type { PayslipLine, Person, PersonLine } from '../person.ts'
import type { MonthLaw } from './month-law.ts'

/** Natures computed by the run; an input line would count twice. */
const WORKED_OUT = ['9201', '9203', '9901', '9902', '9903', '9908']
/** Pensions are paid by pension funds: "Outros proventos" of a worker is other pay, to be classified by the caller. */
export const PENSIONS: readonly string[] = ['7001', '9938']
export const SALARY_NATURES = ['1000', '6000', '3508', '3506', '3501', '1350']
const OWN_SALARY = { employee: '1000', domestic: '1000', apprentice: '1000', partner: '3508', own_account: '3501', intern: '1350' } as const
/** Workers with an employment contract: entitled to vacation, 13th, family allowance. */
export const EMPLOYED: readonly string[] = ['employee', 'domestic', 'apprentice']
const NIGHT = '1205'
const OVERTIME = '1003'
const TIME_BANK = '1004'
const STANDBY = '1011'
const HAZARD = '1203'
/** CLT, art. 244, § 2º; Súmula TST 428: a standby hour pays a third of the hour. */
const STANDBY_SHARE = Ratio.of(1n, 3n)
/** Based on the minimum wage or another base, never on the contract salary (CLT, art. 192). */
export const UNHEALTHY = '1202'

/**
 * Premiums in the base of an hour: overtime and the paid time bank over both (Súmulas TST 132, I, 139 and 264; OJ SDI-1 47), and night work
 * over the hazard premium (OJ SDI-1 259). Standby excludes them (Súmula TST 132, II).
 */
const IN_THE_HOUR: Readonly<Record<string, readonly string[]>> = {
  [OVERTIME]: [HAZARD, UNHEALTHY],
  [TIME_BANK]: [HAZARD, UNHEALTHY],
  [NIGHT]: [HAZARD],
}

interface Built {
  readonly lines: PayslipLine[]
  /** Days of vacation in the month. */
  readonly restDays: number
  /** Days of the contract in the month; null for a whole month. */
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
  return { nature, label, kind, amount, reference, of: of ?? cachedPayOf(label) }
}

const MAX_LABELS = 1000
const labels = new Map<string, PayOf>()

/** Cached: a payroll repeats the same few labels by the thousand. */
function cachedPayOf(label: string): PayOf {
  const kept = labels.get(label)
  if (kept) return kept
  const of = payOf(label)
  if (labels.size < MAX_LABELS) labels.set(label, of)
  return of
}

/** Days of the month under contract, at most thirty; null for a whole month (Lei 8.212/1991, art. 28, § 1º). */
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
  /** Vacation days in this month. */
  readonly days: number
}

/** Label of the deduction for vacation days advanced in the previous month. */
export const VACATION_ADVANCE_DEDUCTION = 'Desconto de férias adiantadas'

const NO_VACATION: Vacation = { lines: [], days: 0 }

/**
 * Vacation by the days of each month. Pay in the first month for days of the next is an advance (nature 1015), deducted in the next (9221):
 * INSS and FGTS follow the days, and the tax follows the payment (eSocial manual, S-1010, 23.1).
 */
function vacationOf(person: Person, salary: Money, entered: readonly PayslipLine[], law: MonthLaw): Vacation {
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
  if (day < TEMA_985)
    law.ctx.assume(
      'INSS também sobre o terço de férias: antes de 15/09/2020 os tribunais divergiam, e o STF manteve o que então se deixou de pagar, quando discutido na Justiça (Tema 985).',
    )
  const lines = [
    lineOf('1016', 'Férias', 'earning', own.pay, { reference: `${own.days} d` }),
    lineOf('1017', '1/3 de férias', 'earning', own.third),
    ...(starts && rest.days > 0 ? [lineOf('1015', 'Adiantamento de férias do mês seguinte', 'earning', rest.pay + rest.third)] : []),
    ...(starts && sold > 0n ? [lineOf('1023', 'Abono pecuniário e seu terço', 'earning', sold, { reference: `${due.soldDays} d` })] : []),
    ...(starts
      ? []
      : [
          lineOf(
            '9221',
            VACATION_ADVANCE_DEDUCTION,
            'deduction',
            advancedBefore(salary, vacation, entered, { ...rest, of: due.restDays }, law),
          ),
        ]),
  ]
  return { lines, days: own.days }
}

/** Judgment that keeps the contribution on the vacation third, modulated to this day (STF, Tema 985). */
const TEMA_985: Day = '2020-09-15'

/** Nature of the deduction of vacation paid in the month before. */
const ADVANCE_TAKEN_BACK = '9221'

/**
 * Pay advanced in the month before: as entered, or from the salary of this month; of the minimum wage, from the minimum of that month. Only
 * an advance is taken back (CLT, arts. 142 and 462).
 */
function advancedBefore(
  salary: Money,
  { advanced, starts_on: start }: NonNullable<Person['vacation']>,
  entered: readonly PayslipLine[],
  rest: { readonly days: number; readonly of: number; readonly pay: Money; readonly third: Money },
  { ctx }: MonthLaw,
): Money {
  const lines = entered.filter(({ nature }) => nature === ADVANCE_TAKEN_BACK)
  if (advanced !== undefined && lines.length > 0) refuse('vacation.advanced', 'já é a linha 9221: informe um só')
  if (advanced !== undefined) return advanced
  if (lines.length > 0) return sum(lines.map(({ amount }) => amount))
  const now = ctx.law(minimumWage).monthly
  const before = ctx.law(minimumWage, start).monthly
  if (salary === now && before < now) {
    const whole = ctx.whatIf(vacationPay, { salary: before, days: rest.of, sell_days: 0, reference_date: start })
    ctx.assume(
      'No adiantamento de férias de quem ganha o mínimo, o salário do mês anterior é o mínimo de então; se foi outro, informe vacation.advanced.',
    )
    return payOfDays(whole.vacationPay, rest.days, rest.of) + payOfDays(whole.oneThird, rest.days, rest.of)
  }
  ctx.assume(
    'O adiantamento de férias descontado é o do salário de agora; se ele mudou depois do pagamento, informe vacation.advanced, porque só se desconta o que foi adiantado (CLT, art. 462).',
  )
  return rest.pay + rest.third
}

/** Refusals of the vacation calculator, under the field names of this input. */
function asVacation<T>(ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    throw new InvalidInput(error.issues.map((issue) => ({ ...issue, field: `vacation.${issue.field}` })))
  }
}

/** Salary of the whole month, or of its days. */
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

/** Table entry of a line, by nature or by label. */
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
        : word`"${label}" pode ser ${found.map((entry) => `${entry.nature} (${entry.name})`).join(translate(' ou '))}: informe a natureza`,
    )
  return entryOf({ nature: found[0]!.nature }, field, law)
}

const formatQuantity = (quantity: Ratio): string => decimalText(quantity.toNumber(2))
const formatPercentage = (rate: Ratio): string => `${formatQuantity(rate.times(decimal(100)))}%`

/** Rate told for an hour, else the one in the words of the line; two that disagree are refused. */
function rateOfHour({ label, percent: told }: PersonLine, { nature }: PayrollLine, field: string): Ratio | undefined {
  const said = label === undefined ? undefined : hourRateIn(label, nature)
  if (told !== undefined && said !== undefined && rateIn(label!, nature) !== null && told.compare(said) !== 0)
    refuse(`${field}.percent`, word`o rótulo diz ${formatPercentage(said)} e o campo, ${formatPercentage(told)}`)
  return told ?? said
}

/** Amount of a line given in hours, days, months or a rate, on the contract salary. */
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
    const factor = hourFactor(entry, rateOfHour(line, entry, field), law)
    const premiums = premiumsOf(entry.nature, person, salary, law)
    return {
      amount: portion(salary + premiums, hours.times(factor).over(person.monthly_hours ?? law.usualHours), 'halfUp'),
      reference: `${formatQuantity(hours)} h`,
    }
  }
  if (days !== undefined)
    return { amount: portion(salary, days.over(Ratio.of(BigInt(law.monthDays))), 'halfUp'), reference: `${formatQuantity(days)} d` }
  if (months !== undefined) return { amount: thirteenthOf(salary, months, law.thirteenth), reference: `${months}/12` }
  if (entry.nature === UNHEALTHY)
    refuse(`${field}.percent`, 'a insalubridade não é sobre o salário do contrato: informe o valor, que a calculadora de adicionais acha')
  return { amount: portion(salary, percent!, 'halfUp'), reference: formatPercentage(percent!) }
}

/** Hazard and unhealthy-work premiums of the month that are part of the hour of a line. */
function premiumsOf(nature: string, person: Person, salary: Money, law: MonthLaw): Money {
  const included = IN_THE_HOUR[nature] ?? []
  const premium = (line: PersonLine): Money => {
    const of = line.nature ?? natureOfLabel(line.label, law)
    if (of === undefined || !included.includes(of)) return 0n
    if (line.amount !== undefined) return line.amount
    return line.percent !== undefined && line.hours === undefined ? portion(salary, line.percent, 'halfUp') : 0n
  }
  return included.length === 0 ? 0n : sum(person.lines.map(premium))
}

const natureOfLabel = (label: string | undefined, law: MonthLaw): string | undefined => {
  const found = label === undefined ? [] : naturesOf(label, 'earning', law.lines)
  return found.length === 1 ? found[0]!.nature : undefined
}

/**
 * Overtime and the paid time bank pay the hour plus the premium (CLT, art. 59, § 3º); night work only the premium, since the salary covers
 * the hour (art. 73); standby a share of the hour.
 */
export function hourFactor(entry: PayrollLine, percent: Ratio | undefined, law: MonthLaw): Ratio {
  if (entry.nature === NIGHT) return percent ?? law.overtime.night.premium
  if (entry.nature === STANDBY) return percent ?? STANDBY_SHARE
  if (percent !== undefined) return ONE.plus(percent)
  return entry.nature === OVERTIME || entry.nature === TIME_BANK ? ONE.plus(law.overtime.premium) : ONE
}

function enteredLine(line: PersonLine, index: number, person: Person, law: MonthLaw): PayslipLine {
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
 * Based on the pay of a full month, including absences and days before admission but not the vacation third. In the months of admission and
 * termination the quota is proportional to the days (the yearly portarias of the INSS, art. 4º; thirtieths, as payrolls do).
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

/** Salary of the days worked, on which the voucher's share falls: without vacation and days outside the contract (Decreto 10.854/2021, art. 115). */
export function voucherSalary(salary: Money, days: number | null, restDays: number, law: MonthLaw): Money {
  const worked = Math.max(0, (days ?? law.monthDays) - restDays)
  return worked === law.monthDays ? salary : payOfDays(salary, worked, law.monthDays)
}

/** Employees only: the voucher does not reach interns, partners and contractors (Lei 7.418/1985, art. 1º; Lei 11.788/2008, art. 12). */
function rideOf({ worker, transport_cost: cost }: Person, salary: Money, law: MonthLaw): Money {
  return cost > 0n && EMPLOYED.includes(worker) ? transportVoucher(salary, cost, law.voucher).discount : 0n
}

/** Every line except withholdings. */
export function earnedLines(person: Person, law: MonthLaw): Built {
  const days = contractDays(person, law)
  const entered = person.lines.map((line, index) => enteredLine(line, index, person, law))
  const salary = person.basic_salary
  const hasSalary = entered.some(({ nature }) => SALARY_NATURES.includes(nature))
  if (salary === undefined && entered.length === 0) refuse('basic_salary', 'informe o salário do contrato ou as linhas do mês')
  if (salary === undefined && person.vacation) refuse('basic_salary', 'é preciso para calcular as férias')
  if (salary === undefined && person.transport_cost > 0n) refuse('basic_salary', 'é preciso para o desconto do vale-transporte')
  const vacation = salary === undefined ? NO_VACATION : vacationOf(person, salary, entered, law)
  const takenBack = vacation.lines.some(({ nature }) => nature === ADVANCE_TAKEN_BACK)
  const told = takenBack ? entered.filter(({ nature }) => nature !== ADVANCE_TAKEN_BACK) : entered
  const own = salary === undefined || hasSalary ? [] : salaryLine(person, salary, law, days, vacation.days)
  const lines = [...own, ...told.filter(isEarning), ...vacation.lines.filter(isEarning)]
  const deducted = [...told.filter((line) => !isEarning(line)), ...vacation.lines.filter((line) => !isEarning(line))]
  const allowance = familyLine(person, [...lines, ...deducted], law, days)
  const ride = salary === undefined ? 0n : rideOf(person, voucherSalary(salary, days, vacation.days, law), law)
  return {
    days,
    restDays: vacation.days,
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

/** True when a month counts for the 13th and the vacation: at least fifteen days of contract. */
export function countsForProvision(days: number | null, day: Day): boolean {
  return days === null || days >= MONTH_COUNTS_FROM || days === daysInMonth(yearOf(day), monthOf(day))
}

/** Lei 4.090/1962, art. 1º, § 2º: a fraction of fifteen days or more counts as a full month. */
export const MONTH_COUNTS_FROM = 15
