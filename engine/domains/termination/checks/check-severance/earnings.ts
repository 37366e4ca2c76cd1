/** Earnings of a termination form, each checked against the law. */

import { type Day, dateOf, daysInMonth, monthOf, yearOf } from '../../../../core/day.ts'
import { type Money, split, sum } from '../../../../core/money.ts'
import { ONE } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import { type CheckContext, causesOf, type ExpectedFigure, type Reading } from '../../../../operation/definition/check.ts'
import thirteenth from '../../../payroll/law/thirteenth.ts'
import vacation from '../../../payroll/law/vacation.ts'
import workingTime from '../../../payroll/law/working-time.ts'
import { EMPLOYER_WITHHOLDING, PAYMENT } from '../../../payroll/rules/payslip/payslip-audit.ts'
import { averagesDoubt } from '../../../payroll/rules/payslip/receipt-lines.ts'
import { THIRD_MISTAKES } from '../../../payroll/rules/vacation-and-thirteenth/vacation-mistakes.ts'
import { thirdOf } from '../../../payroll/rules/vacation-and-thirteenth/vacation-parts.ts'
import noticeLaw from '../../law/notice.ts'
import termination from '../../law/termination.ts'
import type { TerminationType } from '../../rules/notice.ts'
import type { Code } from '../../rules/severance-items.ts'
import { BALANCE_MISTAKES, NOTICE_MISTAKES, PROJECTION_MISTAKES, TWELFTH_MISTAKES } from '../../rules/severance-mistakes.ts'
import type { Form } from './form.ts'

export interface Printed {
  readonly informed_salary_balance?: Money | undefined
  readonly informed_notice?: Money | undefined
  readonly informed_notice_discount?: Money | undefined
  readonly informed_thirteenth?: Money | undefined
  readonly informed_thirteenth_on_notice?: Money | undefined
  readonly informed_vacation?: Money | undefined
  readonly informed_vacation_on_notice?: Money | undefined
  readonly informed_vacation_third?: Money | undefined
  readonly informed_overdue?: Money | undefined
}

export interface EndedContract {
  readonly type: TerminationType
  /** Salary and averages. */
  readonly pay: Money
  readonly averages: Money
  readonly noticeDays: number
  /** Amount due per line, from the calculator. */
  readonly due: ReadonlyMap<Code, Money>
  /** Last day of the contract, when known. */
  readonly lastDay: Day | null
  /** Details from the labels of the form's lines; null when the figures came without lines. */
  readonly form: (Pick<Form, 'double' | 'days' | 'absences' | 'twelfths'> & { readonly meansUntold: boolean }) | null
  /** Items that a whole form lacks and the person says were owed on it. */
  readonly lacking: readonly string[]
  /** True for a whole form of a contract of a year or more. */
  readonly overYear: boolean
  /** True when the input overrides the twelfths of the dates. */
  readonly told: { readonly thirteenth: boolean; readonly vacation: boolean }
  /** Flags of days and twelfths that cannot be checked because only months were informed. */
  readonly uncounted: { readonly days: boolean; readonly thirteenth: boolean; readonly vacation: boolean; readonly overdue: boolean }
}

/** Amount of each line in the totals: as printed, or as due by law. */
export interface Paid {
  readonly balance: Money
  readonly thirteenth: Money
  readonly earnings: readonly Money[]
  readonly noticeDiscount: Money
}

const NO_DATES = 'Sem as datas de admissão e desligamento'

/** Context of every line check: the document's figures, the contract, and the legal days of a month. */
interface Audit {
  readonly ctx: CheckContext
  readonly printed: Printed
  readonly ended: EndedContract
  readonly monthDays: number
}

export function auditEarnings(ctx: CheckContext, printed: Printed, ended: EndedContract): Paid {
  const audit: Audit = { ctx, printed, ended, monthDays: ctx.law(workingTime).monthDays }
  const balance = salaryBalance(audit)
  const notice = indemnifiedNotice(audit)
  const yearEnd = twelfths(audit, 'thirteenth', '13º', printed.informed_thirteenth, printed.informed_thirteenth_on_notice)
  const rest = twelfths(audit, 'vacation', 'Férias', printed.informed_vacation, printed.informed_vacation_on_notice)
  const resting = sum(rest)
  const third = vacationThird(audit, resting)
  const overdue = overdueVacation(audit, resting, third)
  return {
    balance,
    thirteenth: sum(yearEnd),
    earnings: [balance, notice, ...yearEnd, ...rest, third, overdue],
    noticeDiscount: noticeDiscount(audit),
  }
}

const due = ({ ended }: Audit, code: Code): Money => ended.due.get(code) ?? 0n

/** Field whose answer decides an earning that the form lacks. */
const FIELD_OF: Readonly<Record<string, string>> = {
  notice: 'notice',
  thirteenth: 'thirteenth_paid',
  vacation: 'vacation_taken',
  overdue: 'overdue_vacations',
}

/** Checks one earning; ignores a line neither printed nor due. */
function line(
  { ctx, ended: { form, lacking } }: Audit,
  id: string,
  label: string,
  informed: Money | undefined,
  work: () => ExpectedFigure,
): Money {
  if (informed === undefined && work().expected === 0n) return 0n
  if (informed === undefined && form && lacking.includes(id)) {
    ctx.examine({ id, label, informed, absent: true, favours: PAYMENT }, work)
    return 0n
  }
  if (informed === undefined && form) {
    ctx.inform(say`O termo não tem "${label}": foi pago em outro papel, ou não era devido?`, FIELD_OF[id] ?? 'other_papers')
    ctx.state(
      id,
      label,
      'not_checkable',
      say`Pelas datas seriam ${work().expected}, e o termo não tem esta verba: pode ter sido paga antes.`,
    )
    return 0n
  }
  const examined = () => {
    const found = work()
    if (!form?.meansUntold) return found
    return { ...found, doubt: (came: Money) => found.doubt?.(came) ?? (came > found.expected ? averagesDoubt(ctx) : null) }
  }
  return ctx.examine({ id, label, informed, favours: PAYMENT }, examined).used!
}

const dueFormula = (value: Money, words: string): Phrase =>
  say`${value}; ${value === 0n ? word`${words}: não é devido nesta rescisão` : words}`

/** Asks for a missing input instead of judging the line. */
const unless = ({ ctx }: Audit, uncounted: boolean, field: string, question: string, reason: string) =>
  uncounted
    ? {
        doubt: () => {
          ctx.inform(question, field)
          return reason
        },
      }
    : {}

/** Number of parts of the pay in an amount. */
const count = ({ ended: { pay } }: Audit, value: Money, parts: number): number => Number((value * BigInt(parts) * 2n + pay) / (pay * 2n))

function salaryBalance(audit: Audit): Money {
  const { ctx, printed, ended, monthDays } = audit
  const { pay, lastDay } = ended
  const expected = due(audit, 'salary_balance')
  return line(audit, 'salary_balance', 'Saldo de salário', printed.informed_salary_balance, () => {
    ctx.law(workingTime)
    const days = count(audit, expected, monthDays)
    const calendarDays = lastDay ? daysInMonth(yearOf(lastDay), monthOf(lastDay)) : monthDays
    return {
      expected,
      how: say`${pay} ÷ ${monthDays} × ${days}; ${days} dias`,
      accepted: lastDay ? byCalendar(pay, lastDay) : [],
      ...unless(
        audit,
        ended.uncounted.days,
        'days_worked_in_month',
        'Quantos dias foram trabalhados no último mês?',
        'Os dias trabalhados no último mês não foram informados.',
      ),
      ...(ended.form && fewerDays(audit, days)),
      causes: (found) => causesOf(found, { pay, days, monthDays, calendarDays }, BALANCE_MISTAKES),
    }
  })
}

/** A form that prints fewer days than the dates may have subtracted absences, as its own label says. */
function fewerDays({ ctx, ended: { form } }: Audit, days: number): Pick<ExpectedFigure, 'doubt'> {
  if (!form || (!form.absences && (form.days === null || form.days >= days))) return {}
  return {
    doubt: () => {
      ctx.inform('Houve faltas no último mês, descontadas do saldo de salário?', 'absences')
      return form.days === null
        ? say`O termo fala em faltas no saldo de salário, e as datas dão ${days} dias: elas podem ter sido descontadas.`
        : say`O termo conta ${form.days} dias no saldo de salário e as datas dão ${days}: pode haver faltas descontadas.`
    },
  }
}

/** Fewer twelfths than the dates, paid as printed: a leave or absences of more than half a month remove a twelfth. */
function fewerTwelfths(
  { ctx, ended }: Audit,
  name: 'thirteenth' | 'vacation',
  count: number,
  parts: number,
): Pick<ExpectedFigure, 'doubt'> {
  const printed = ended.form?.twelfths[name] ?? null
  if (printed === null || printed >= count || ended.told[name]) return {}
  const paid = split(ended.pay * BigInt(printed), parts, 'halfUp')
  return {
    doubt: (found) => {
      if (found < paid - NEAR) return null
      ctx.inform(
        say`Houve afastamento ou faltas no período? O termo conta ${printed}/${parts} e as datas dão ${count}/${parts}.`,
        'absences',
      )
      return say`O termo paga ${printed}/${parts} e as datas dão ${count}/${parts}: com afastamento ou faltas, pode estar certo.`
    },
  }
}

/** Tolerance in centavos for differences of rounding. */
const NEAR = 10n

function indemnifiedNotice(audit: Audit): Money {
  const { ctx, printed, ended, monthDays } = audit
  const { pay, noticeDays: days } = ended
  const expected = due(audit, 'notice')
  return line(audit, 'notice', 'Aviso prévio indenizado', printed.informed_notice, () => {
    const { baseDays, daysPerFullYear } = ctx.law(noticeLaw)
    const share = Object.entries(ctx.law(termination)).find(([type]) => type === ended.type)?.[1]?.indemnifiedNotice ?? ONE
    return {
      expected,
      how: dueFormula(expected, word`${days} dias de aviso`),
      causes: (found) => causesOf(found, { pay, days, baseDays, daysPerFullYear, monthDays, share }, NOTICE_MISTAKES),
    }
  })
}

/** Twelfths of the contract and of the notice projection, which a form prints separately or together. */
function twelfths(
  audit: Audit,
  name: 'thirteenth' | 'vacation',
  label: string,
  informed: Money | undefined,
  noticeInformed: Money | undefined,
): readonly Money[] {
  const { ctx, ended } = audit
  const readParts = (): number => (name === 'thirteenth' ? ctx.law(thirteenth) : ctx.law(vacation)).parts
  const parts = readParts()
  const [own, extra] = [due(audit, name), due(audit, `${name}_on_notice`)]
  const facts = {
    pay: ended.pay,
    averages: ended.averages,
    count: count(audit, own, parts),
    parts,
    onNotice: count(audit, extra, parts),
  }
  const both: readonly Reading[] =
    noticeInformed === undefined && extra > 0n
      ? [{ amount: own + extra, how: say`${own} + ${extra}; com os avos do aviso na mesma linha` }]
      : []
  const counted = unless(
    audit,
    ended.uncounted[name],
    'admission_date',
    'Quais são as datas de admissão e de desligamento?',
    word`${NO_DATES}, não se sabe quantos avos são devidos.`,
  )
  const main = line(audit, name, label, informed, () => {
    readParts()
    return {
      expected: own,
      how: dueFormula(own, `${facts.count}/${parts}`),
      accepted: both,
      ...counted,
      ...fewerTwelfths(audit, name, facts.count, parts),
      causes: (found) => causesOf(found, facts, TWELFTH_MISTAKES),
    }
  })
  // When printed together, the notice line is not missing.
  if (informed !== undefined && noticeInformed === undefined && extra > 0n && informed > own) return [main]
  const added = line(audit, `${name}_on_notice`, word`${label} sobre o aviso`, noticeInformed, () => {
    readParts()
    return {
      expected: extra,
      how: dueFormula(extra, word`${facts.onNotice}/${parts} da projeção do aviso`),
      ...counted,
      causes: (found) => causesOf(found, { ...facts, count: facts.onNotice, onNotice: 0 }, PROJECTION_MISTAKES),
    }
  })
  return [main, added]
}

function vacationThird(whole: Audit, resting: Money): Money {
  const { ctx, printed, ended } = whole
  // Vacation paid as the law gives it leaves no room for its third: one that a whole form lacks is owed.
  const settled = ctx.items.some(({ id, verdict }) => id === 'vacation' && (verdict === 'matches' || verdict === 'matches_with_rounding'))
  const audit =
    ended.lacking && settled && ctx.whole ? { ...whole, ended: { ...ended, lacking: [...ended.lacking, 'vacation_third'] } } : whole
  const [overdue, overdueThird] = [due(audit, 'overdue_vacation'), due(audit, 'overdue_vacation_third')]
  return line(audit, 'vacation_third', 'Terço das férias', printed.informed_vacation_third, () => {
    const law = ctx.law(vacation)
    const own = thirdOf(resting, law)
    const withOverdue = {
      amount: own + overdueThird,
      how: say`(${resting} + ${overdue}) ÷ ${law.thirdDivisor}; com o das férias vencidas`,
    }
    return {
      expected: own,
      how: say`${resting} ÷ ${law.thirdDivisor}`,
      accepted: [...(overdue > 0n ? [withOverdue] : []), ...thirdOfPrinted(audit, resting)],
      causes: (found) => causesOf(found, { pay: resting, thirdDivisor: law.thirdDivisor, averagesPay: 0n }, THIRD_MISTAKES),
    }
  })
}

/** Readings of the third that include the overdue and the doubled vacation. */
function thirdOfPrinted({ ctx, printed, ended: { form } }: Audit, resting: Money): Reading[] {
  const overdue = printed.informed_overdue ?? 0n
  const double = form?.double ?? 0n
  if (!form || overdue + double === 0n) return []
  const law = ctx.law(vacation)
  return [...new Set([overdue, double, overdue + double])].map((more) => ({
    amount: thirdOf(resting + more, law),
    how: say`(${resting} + ${more}) ÷ ${law.thirdDivisor}; com o das férias vencidas`,
  }))
}

function overdueVacation(audit: Audit, resting: Money, third: Money): Money {
  const { ctx, printed, ended } = audit
  if (ended.overYear && ended.uncounted.overdue && printed.informed_overdue === undefined && ended.form?.double === 0n) {
    ctx.inform('Quantos períodos de férias completos não foram gozados?', 'overdue_vacations')
    ctx.state(
      'overdue',
      'Férias vencidas',
      'not_checkable',
      'O contrato passou de um ano, e não se sabe se as férias completas foram tiradas.',
    )
    return 0n
  }
  const [overdue, overdueThird] = [due(audit, 'overdue_vacation'), due(audit, 'overdue_vacation_third')]
  const thirdTogether = overdue > 0n && third === thirdOf(resting, ctx.law(vacation)) + overdueThird
  return line(audit, 'overdue', 'Férias vencidas', printed.informed_overdue, () => {
    ctx.law(vacation)
    const apart = { amount: overdue, how: say`${overdue}; sem o terço` }
    const withThird = { amount: overdue + overdueThird, how: say`${overdue} + ${overdueThird}; com o terço` }
    const [main, other] = thirdTogether ? [apart, withThird] : [withThird, apart]
    return {
      expected: main.amount,
      how: main.how,
      accepted: overdue > 0n ? [other] : [],
      ...unless(
        audit,
        ended.uncounted.overdue,
        'overdue_vacations',
        'Quantos períodos de férias completos não foram gozados?',
        'Os períodos de férias não gozados não foram informados.',
      ),
    }
  })
}

function noticeDiscount(audit: Audit): Money {
  const { ctx, ended } = audit
  const informed = audit.printed.informed_notice_discount
  const expected = -due(audit, 'notice_discount')
  if (informed === undefined && expected === 0n) return 0n
  return ctx.examine({ id: 'notice_discount', label: 'Desconto do aviso prévio', informed, favours: EMPLOYER_WITHHOLDING }, () => {
    ctx.law(noticeLaw)
    return {
      expected,
      how: dueFormula(expected, word`${ended.noticeDays} dias de aviso não cumprido`),
      // The employer may discount the notice, in full or in part (CLT, art. 487, § 2º).
      accepted:
        informed !== undefined && informed < expected
          ? [{ amount: informed, how: dueFormula(informed, 'a empresa pode descontar menos que o aviso inteiro (CLT, art. 487, § 2º)') }]
          : [],
    }
  }).used!
}

/** Salary balance by the days of the month: CLT, art. 64, defines the hourly divisor, and its sole paragraph admits another one. */
function byCalendar(pay: Money, lastDay: Day): Reading[] {
  const days = daysInMonth(yearOf(lastDay), monthOf(lastDay))
  const worked = dateOf(lastDay)
  return [{ amount: split(pay * BigInt(worked), days, 'halfUp'), how: say`${pay} ÷ ${days} × ${worked}; pelos dias do mês` }]
}
