import { type Money, smallest } from '../../../../core/money.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import type { Fgts } from '../../law/fgts.ts'
import { fgtsDeposit } from '../charges-and-benefits/fgts.ts'
import { inssDue } from '../withholding/inss.ts'
import { netPay, type PayTables } from '../withholding/net-pay.ts'
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
  /** Months worked in the year, 1 to 12; prorates 13th salary and vacation. */
  readonly months: number
  readonly dependents: number
}

/**
 * Year of a monthly salary with the earned vacation in a single month.
 * That month has one INSS contribution on salary and third, and two IRRF payments with a reduction each: vacation with third (RIR/2018,
 * art. 682) and the rest of the salary. The 13th salary and the third are prorated by the months worked; the 13th salary is taxed
 * separately.
 */
export function cltYear({ salary, months, dependents }: Employment, tables: PayTables, account: Deposits, rights: YearlyRights): CltYear {
  const twelfths = salary * BigInt(months)
  const thirteenth = thirteenthEarned(twelfths, rights)
  const vacationThird = thirdEarned(twelfths, rights)
  // The vacation fits in one month, so its pay is at most one salary.
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

/** Disputable assumptions of the annual computation. */
export function assumeCltYear(ctx: Context): void {
  ctx.assume('O ano inteiro pela lei da data, com o mesmo salário e as férias ganhas gozadas em um só mês, sem vender dias.')
  ctx.assume(
    'IRRF por pagamento: salário, férias com o terço e 13º, cada um com sua redução; se a redução de 2026 se mede por pagamento ou pela soma do mês é questão em aberto, e o ajuste anual não está incluído.',
  )
}
