import { formatBRL, formatPercent, type Money, portion, split } from '../../../core/money.ts'
import type { Context } from '../../../core/operation/context.ts'
import { ONE, Ratio } from '../../../core/ratio.ts'
import thirteenth from '../../payroll/law/thirteenth.ts'
import vacation from '../../payroll/law/vacation.ts'
import workingTime from '../../payroll/law/working-time.ts'
import type { NoticeDue, TerminationType } from './notice.ts'

export const SEVERANCE_CODES = [
  'salary_balance',
  'notice',
  'thirteenth',
  'thirteenth_on_notice',
  'vacation',
  'vacation_on_notice',
  'vacation_third',
  'overdue_vacation',
  'overdue_vacation_third',
  'notice_discount',
  'fgts_fine',
] as const

export interface Ending {
  readonly type: TerminationType
  readonly salary: Money
  readonly notice: NoticeDue
  readonly monthsWorked: number
  readonly salaryDays: number
  readonly thirteenthTwelfths: number
  readonly vacationTwelfths: number
  /** Twelfths that the projection of an indemnified notice adds. */
  readonly onNotice: { readonly thirteenth: number; readonly vacation: number }
  readonly overdueVacations: number
  readonly fgtsBalance: Money
  /** Credits of the Fund's yearly result inside the balance: outside the fine (Lei 8.036/1990, art. 13, § 7º). */
  readonly fgtsProfitShares: Money
  readonly dependents: number
}

export type Code = (typeof SEVERANCE_CODES)[number]

export interface Item {
  readonly code: Code
  readonly label: string
  readonly amount: Money
  readonly incidence: { readonly inss: boolean; readonly irrf: boolean; readonly fgts: boolean }
}

const SALARY = { inss: true, irrf: true, fgts: true }
/** STJ Tema 478 and RIR/2018, art. 35, III, "c": an indemnity for INSS and income tax; Súmula TST 305: not for the FGTS. */
const INDEMNIFIED_NOTICE = { inss: false, irrf: false, fgts: true }
/** Lei 8.212/1991, art. 28, § 9º, "d"; Lei 8.036/1990, art. 15, § 6º; Súmulas STJ 125 and 386. */
export const INDEMNITY = { inss: false, irrf: false, fgts: false }

/** The items paid, in the order of the termination form; those that come to nothing are left out. */
export function earnings(ctx: Context, ending: Ending): Item[] {
  const { salary, notice, salaryDays, thirteenthTwelfths, vacationTwelfths, onNotice, overdueVacations: overdue } = ending
  const { monthDays } = ctx.law(workingTime)
  const { parts } = ctx.law(thirteenth)
  const rest = ctx.law(vacation)
  const items: Item[] = []
  const add = (code: Code, label: string, incidence: Item['incidence'], amount: Money, formula: () => string): Money => {
    if (amount > 0n) items.push({ code, label, amount: ctx.step(label, formula, amount), incidence })
    return amount
  }
  const days = (count: number, share = ONE) => portion(salary, share.times(Ratio.of(BigInt(count), BigInt(monthDays))), 'halfUp')
  const twelfths = (code: Code, name: string, incidence: Item['incidence'], count: number, of: number): Money =>
    add(
      code,
      `${name} (${count}/${of})`,
      incidence,
      portion(salary, Ratio.of(BigInt(count), BigInt(of)), 'halfUp'),
      () => `${formatBRL(salary)} × ${count}/${of}`,
    )

  add(
    'salary_balance',
    `Saldo de salário (${salaryDays} ${salaryDays === 1 ? 'dia' : 'dias'})`,
    SALARY,
    days(salaryDays),
    () => `${formatBRL(salary)} ÷ ${monthDays} × ${salaryDays}`,
  )
  if (notice.mode === 'indemnified') {
    const share = notice.rule.indemnifiedNotice
    const whole = share.compare(ONE) === 0
    add(
      'notice',
      `Aviso prévio indenizado (${notice.days} dias${whole ? '' : `, ${formatPercent(share)}`})`,
      INDEMNIFIED_NOTICE,
      days(notice.days, share),
      () => `${formatBRL(salary)} ÷ ${monthDays} × ${notice.days}${whole ? '' : ` × ${formatPercent(share)}`}`,
    )
  }
  if (notice.rule.thirteenth) {
    twelfths('thirteenth', '13º proporcional', SALARY, thirteenthTwelfths, parts)
    twelfths('thirteenth_on_notice', '13º sobre o aviso indenizado', SALARY, onNotice.thirteenth, parts)
  }
  if (notice.rule.proportionalVacation) {
    const proportional =
      twelfths('vacation', 'Férias proporcionais', INDEMNITY, vacationTwelfths, rest.parts) +
      twelfths('vacation_on_notice', 'Férias sobre o aviso indenizado', INDEMNITY, onNotice.vacation, rest.parts)
    add(
      'vacation_third',
      'Terço das férias',
      INDEMNITY,
      split(proportional, rest.thirdDivisor, 'halfUp'),
      () => `${formatBRL(proportional)} ÷ ${rest.thirdDivisor}`,
    )
  }
  if (overdue > 0) {
    // A second period was only earned once the 12 months to grant the first had run out, so every period but the newest is late.
    const late = overdue - 1
    const paid = overdue + late * (rest.latePayFactor - 1)
    const amount = salary * BigInt(paid)
    add(
      'overdue_vacation',
      `Férias vencidas (${overdue === 1 ? '1 período' : `${overdue} períodos`}${late > 0 ? ', o mais antigo em dobro' : ''})`,
      INDEMNITY,
      amount,
      () => `${formatBRL(salary)} × ${paid}`,
    )
    add(
      'overdue_vacation_third',
      'Terço das férias vencidas',
      INDEMNITY,
      split(amount, rest.thirdDivisor, 'halfUp'),
      () => `${formatBRL(amount)} ÷ ${rest.thirdDivisor}`,
    )
    ctx.assume(
      late > 0
        ? `O período mais antigo é pago em dobro, porque o segundo só se completa depois de vencido o prazo para conceder o primeiro (CLT, arts. 134, 137 e 146); a dobra soma ${formatBRL(salary)} e seu terço.`
        : 'Férias vencidas pagas de forma simples: o prazo para concedê-las ainda corre; vencido o prazo, a CLT (arts. 137 e 146) manda pagar em dobro.',
    )
  }
  if (items.some(({ code }) => code.includes('vacation')))
    ctx.assume('Férias indenizadas e seu terço sem INSS, IRRF e FGTS (Lei nº 8.212/1991, art. 28, § 9º, "d"; Súmula STJ 125).')
  if (items.some(({ code }) => code === 'thirteenth_on_notice'))
    ctx.assume(
      'O 13º sobre o aviso indenizado paga INSS e IRRF junto com o 13º, como cobra a Receita Federal; há decisões judiciais que afastam o INSS.',
    )
  return items
}
