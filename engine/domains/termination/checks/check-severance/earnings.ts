/** The lines a termination form pays, each against the law. */
import { type Day, dateOf, daysInMonth, monthOf, yearOf } from '../../../../core/day.ts'
import { type Money, split } from '../../../../core/money.ts'
import { type CheckContext, causesOf, type ExpectedFigure, type Reading } from '../../../../core/operation/check.ts'
import { ONE } from '../../../../core/ratio.ts'
import { type Phrase, say } from '../../../../core/sentence.ts'
import thirteenth from '../../../payroll/law/thirteenth.ts'
import vacation from '../../../payroll/law/vacation.ts'
import workingTime from '../../../payroll/law/working-time.ts'
import { KEPT, PAID } from '../../../payroll/rules/payslip-audit.ts'
import { THIRD_MISTAKES } from '../../../payroll/rules/vacation-mistakes.ts'
import { thirdOf } from '../../../payroll/rules/vacation-parts.ts'
import noticeLaw from '../../law/notice.ts'
import termination from '../../law/termination.ts'
import type { TerminationType } from '../../rules/notice.ts'
import type { Code } from '../../rules/severance-items.ts'
import { BALANCE_MISTAKES, NOTICE_MISTAKES, PROJECTION_MISTAKES, TWELFTH_MISTAKES } from '../../rules/severance-mistakes.ts'

export interface Printed {
  readonly salary_balance: Money | undefined
  readonly notice: Money | undefined
  readonly notice_discount: Money | undefined
  readonly thirteenth: Money | undefined
  readonly thirteenth_on_notice: Money | undefined
  readonly vacation: Money | undefined
  readonly vacation_on_notice: Money | undefined
  readonly vacation_third: Money | undefined
  readonly overdue: Money | undefined
}

export interface EndedContract {
  readonly type: TerminationType
  /** Salary and averages. */
  readonly pay: Money
  readonly averages: Money
  readonly noticeDays: number
  /** What the calculator pays, by line. */
  readonly due: ReadonlyMap<Code, Money>
  /** The last day, where it is known. */
  readonly lastDay: Day | null
  /** Why days and twelfths cannot be held against the document: only months were informed. */
  readonly uncounted: { readonly days: boolean; readonly thirteenth: boolean; readonly vacation: boolean; readonly overdue: boolean }
}

/** What each line is worth in the sums: as it came, else as the law gives it. */
export interface Paid {
  readonly balance: Money
  readonly thirteenth: Money
  readonly earnings: readonly Money[]
  readonly noticeDiscount: Money
}

const NO_DATES = 'Sem as datas de admissão e desligamento'

export function auditEarnings(ctx: CheckContext, printed: Printed, ended: EndedContract): Paid {
  const { pay, averages, due } = ended
  const amount = (code: Code): Money => due.get(code) ?? 0n
  const line = (id: string, label: string, informed: Money | undefined, work: () => ExpectedFigure): Money =>
    informed === undefined && work().expected === 0n ? 0n : ctx.examine({ id, label, informed, favours: PAID }, work).used!
  const told = (value: Money, words: string): Phrase => say`${value}; ${value === 0n ? `${words}: não é devido nesta rescisão` : words}`
  const unless = (uncounted: boolean, question: string, reason: string) =>
    uncounted
      ? {
          doubt: () => {
            ctx.inform(question)
            return reason
          },
        }
      : {}
  const count = (value: Money, parts: number): number => Number((value * BigInt(parts) * 2n + pay) / (pay * 2n))

  const { monthDays } = ctx.law(workingTime)
  const balance = line('salary_balance', 'Saldo de salário', printed.salary_balance, () => {
    ctx.law(workingTime)
    const days = count(amount('salary_balance'), monthDays)
    return {
      expected: amount('salary_balance'),
      how: say`${pay} ÷ ${monthDays} × ${days}; ${days} dias`,
      accepted: ended.lastDay ? byCalendar(pay, ended.lastDay) : [],
      ...unless(
        ended.uncounted.days,
        'Quantos dias foram trabalhados no último mês?',
        'Os dias trabalhados no último mês não foram informados.',
      ),
      causes: (found) =>
        causesOf(
          found,
          { pay, days, monthDays, calendarDays: ended.lastDay ? daysInMonth(yearOf(ended.lastDay), monthOf(ended.lastDay)) : monthDays },
          BALANCE_MISTAKES,
        ),
    }
  })
  const notice = line('notice', 'Aviso prévio indenizado', printed.notice, () => {
    const { baseDays, daysPerFullYear } = ctx.law(noticeLaw)
    const share = Object.entries(ctx.law(termination)).find(([type]) => type === ended.type)?.[1]?.indemnifiedNotice ?? ONE
    return {
      expected: amount('notice'),
      how: told(amount('notice'), `${ended.noticeDays} dias de aviso`),
      causes: (found) => causesOf(found, { pay, days: ended.noticeDays, baseDays, daysPerFullYear, monthDays, share }, NOTICE_MISTAKES),
    }
  })

  const twelfths = (
    name: 'thirteenth' | 'vacation',
    label: string,
    informed: Money | undefined,
    noticeInformed: Money | undefined,
  ): readonly Money[] => {
    const readParts = (): number => (name === 'thirteenth' ? ctx.law(thirteenth) : ctx.law(vacation)).parts
    const parts = readParts()
    const [own, extra] = [amount(name), amount(`${name}_on_notice`)]
    const facts = { pay, averages, count: count(own, parts), parts, onNotice: count(extra, parts) }
    const both: readonly Reading[] =
      noticeInformed === undefined && extra > 0n
        ? [{ amount: own + extra, how: say`${own} + ${extra}; com os avos do aviso na mesma linha` }]
        : []
    const counted = unless(
      ended.uncounted[name],
      'Quais são as datas de admissão e de desligamento?',
      `${NO_DATES}, não se sabe quantos avos são devidos.`,
    )
    const main = line(name, label, informed, () => {
      readParts()
      return {
        expected: own,
        how: told(own, `${facts.count}/${parts}`),
        accepted: both,
        ...counted,
        causes: (found) => causesOf(found, facts, TWELFTH_MISTAKES),
      }
    })
    // Printed together, the line of the notice is not missing.
    if (informed !== undefined && noticeInformed === undefined && extra > 0n && informed > own) return [main]
    const added = line(`${name}_on_notice`, `${label} sobre o aviso`, noticeInformed, () => {
      readParts()
      return {
        expected: extra,
        how: told(extra, `${facts.onNotice}/${parts} da projeção do aviso`),
        ...counted,
        causes: (found) => causesOf(found, { ...facts, count: facts.onNotice, onNotice: 0 }, PROJECTION_MISTAKES),
      }
    })
    return [main, added]
  }
  const yearEnd = twelfths('thirteenth', '13º', printed.thirteenth, printed.thirteenth_on_notice)
  const rest = twelfths('vacation', 'Férias', printed.vacation, printed.vacation_on_notice)

  const resting = rest.reduce((total, each) => total + each, 0n)
  const [overdue, overdueThird] = [amount('overdue_vacation'), amount('overdue_vacation_third')]
  const third = line('vacation_third', 'Terço das férias', printed.vacation_third, () => {
    const law = ctx.law(vacation)
    const own = thirdOf(resting, law)
    return {
      expected: own,
      how: say`${resting} ÷ ${law.thirdDivisor}`,
      accepted:
        overdue > 0n
          ? [
              {
                amount: own + overdueThird,
                how: say`(${resting} + ${overdue}) ÷ ${law.thirdDivisor}; com o das férias vencidas`,
              },
            ]
          : [],
      causes: (found) => causesOf(found, { pay: resting, thirdDivisor: law.thirdDivisor, averagesPay: 0n }, THIRD_MISTAKES),
    }
  })
  const thirdTogether = overdue > 0n && third === thirdOf(resting, ctx.law(vacation)) + overdueThird
  const late = line('overdue', 'Férias vencidas', printed.overdue, () => {
    ctx.law(vacation)
    const apart = { amount: overdue, how: say`${overdue}; sem o terço` }
    const withThird = { amount: overdue + overdueThird, how: say`${overdue} + ${overdueThird}; com o terço` }
    const [main, other] = thirdTogether ? [apart, withThird] : [withThird, apart]
    return {
      expected: main.amount,
      how: main.how,
      accepted: overdue > 0n ? [other] : [],
      ...unless(
        ended.uncounted.overdue,
        'Quantos períodos de férias completos não foram gozados?',
        'Os períodos de férias não gozados não foram informados.',
      ),
    }
  })
  const discount = amount('notice_discount')
  const noticeDiscount =
    printed.notice_discount === undefined && discount === 0n
      ? 0n
      : ctx.examine({ id: 'notice_discount', label: 'Desconto do aviso prévio', informed: printed.notice_discount, favours: KEPT }, () => {
          ctx.law(noticeLaw)
          const informed = printed.notice_discount
          return {
            expected: -discount,
            how: told(-discount, `${ended.noticeDays} dias de aviso não cumprido`),
            // The employer may take the notice off, and need not take all of it (CLT, art. 487, § 2º).
            accepted:
              informed !== undefined && informed < -discount
                ? [{ amount: informed, how: told(informed, 'a empresa pode descontar menos que o aviso inteiro (CLT, art. 487, § 2º)') }]
                : [],
          }
        }).used!
  return {
    balance,
    thirteenth: yearEnd.reduce((total, each) => total + each, 0n),
    earnings: [balance, notice, ...yearEnd, ...rest, third, late],
    noticeDiscount,
  }
}

/** The balance by the days of the month: CLT, art. 64, is of the hour, and its sole paragraph admits another divisor. */
function byCalendar(pay: Money, lastDay: Day): Reading[] {
  const days = daysInMonth(yearOf(lastDay), monthOf(lastDay))
  const worked = dateOf(lastDay)
  return [{ amount: split(pay * BigInt(worked), days, 'halfUp'), how: say`${pay} ÷ ${days} × ${worked}; pelos dias do mês` }]
}
