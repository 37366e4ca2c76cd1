import { type Money, smallest } from '../../../core/money.ts'
import type { Context } from '../../../core/operation/context.ts'
import type { Fgts } from '../law/fgts.ts'
import { fgtsDeposit } from './fgts.ts'
import { inssDue } from './inss.ts'
import { netPay, type PayTables } from './net-pay.ts'
import { restEarned, thirdEarned, thirteenthEarned, type YearlyRights } from './yearly-rights.ts'

export interface CltYear {
  readonly salaries: Money
  readonly thirteenth: Money
  readonly vacationThird: Money
  readonly gross: Money
  readonly inss: Money
  readonly irrf: Money
  readonly net: Money
  readonly fgts: Money
}

type Deposits = Pick<Fgts, 'depositRate' | 'depositRounding'>

interface Employment {
  readonly salary: Money
  /** Of the year, 1 to 12: the 13th and the vacation are their twelfths. */
  readonly months: number
  readonly dependents: number
}

/**
 * A year of a monthly salary with the earned vacation taken in one month. That month has one contribution to the INSS over salary and
 * third, and two payments for the IRRF, each with its own reduction: the vacation with its third (RIR/2018, art. 682) and what is left
 * of the month's salary. The 13th and the third go by the months worked; the 13th is taxed apart.
 */
export function cltYear({ salary, months, dependents }: Employment, tables: PayTables, account: Deposits, rights: YearlyRights): CltYear {
  const twelfths = salary * BigInt(months)
  const thirteenth = thirteenthEarned(twelfths, rights)
  const vacationThird = thirdEarned(twelfths, rights)
  // All of it in one month, which has no more than its own salary.
  const rested = smallest(restEarned(twelfths, rights), salary)

  const month = netPay({ gross: salary, dependents }, tables)
  const whole = inssDue(salary + vacationThird, tables.inss)
  const onVacation = inssDue(rested + vacationThird, tables.inss)
  const left = { amount: whole.amount - onVacation.amount, deductible: whole.deductible - onVacation.deductible }
  const vacation = netPay({ gross: rested + vacationThird, dependents, contribution: onVacation }, tables)
  const restOfMonth = netPay({ gross: salary - rested, dependents, contribution: left }, tables)
  const bonus = netPay({ gross: thirteenth, dependents, finalAtSource: true }, tables)

  const others = BigInt(months - 1)
  const inss = month.inss * others + whole.amount + bonus.inss
  const irrf = month.irrf * others + vacation.irrf + restOfMonth.irrf + bonus.irrf
  const gross = twelfths + thirteenth + vacationThird
  const deposit = (pay: Money) => fgtsDeposit(pay, account.depositRate, account)
  const fgts = deposit(salary) * others + deposit(salary + vacationThird) + deposit(thirteenth)
  return { salaries: twelfths, thirteenth, vacationThird, gross, inss, irrf, net: gross - inss - irrf, fgts }
}

/** What a reader of the year could dispute. */
export function assumeCltYear(ctx: Context): void {
  ctx.assume('O ano inteiro pela lei da data, com o mesmo salário e as férias ganhas gozadas em um só mês, sem vender dias.')
  ctx.assume(
    'IRRF por pagamento: salário, férias com o terço e 13º, cada um com sua redução; se a redução de 2026 se mede por pagamento ou pela soma do mês é questão em aberto, e o ajuste anual não está incluído.',
  )
}
