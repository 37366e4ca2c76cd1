/** Optional features of a financing; each output exists only when its input was sent. */

import { type AmortizationRow, amortized } from '../../../../core/finance/amortization.ts'
import { evenSchedule, monthlyFromAnnual, sacSchedule } from '../../../../core/finance/installment.ts'
import { type Money, portion, sum } from '../../../../core/money.ts'
import { percent, Ratio, ZERO } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import fgtsHome from '../../law/fgts-home.ts'

export type System = 'sac' | 'price'

export interface Loan {
  readonly financed: Money
  readonly monthlyRate: Ratio
  readonly months: number
  /** Monthly insurance and fee. */
  readonly charges: Money
}

export interface Extras {
  readonly extra_monthly: Money
  readonly extra_yearly: Money
  readonly extra_once: Money
  readonly extra_once_month: number
}

export const anyExtra = ({ extra_monthly: monthly, extra_yearly: yearly, extra_once: once }: Extras): boolean =>
  monthly + yearly + once > 0n

function extraOf({ extra_monthly: monthly, extra_yearly: yearly, extra_once: once, extra_once_month: onceMonth }: Extras) {
  return (month: number): Money => monthly + (month % 12 === 0 ? yearly : 0n) + (month === onceMonth ? once : 0n)
}

/** Contracted schedule, without index and extra payments. */
export function contracted({ financed, monthlyRate, months }: Loan, system: System): AmortizationRow[] {
  const rows = (system === 'sac' ? sacSchedule : evenSchedule)(financed, monthlyRate, months)
  // Explicit fields: object spread is ten times slower in V8, for hundreds of rows.
  return rows.map(({ month, installment, interest, amortization, balance }) => ({
    month,
    installment,
    interest,
    amortization,
    balance,
    correction: 0n,
    extra: 0n,
  }))
}

/** Schedule with the requested index and extra payments. */
export function followed(
  loan: Loan,
  system: System,
  monthlyIndex: Ratio,
  extras: Extras,
  reduce: 'term' | 'installment',
): AmortizationRow[] {
  if (monthlyIndex.isZero && !anyExtra(extras)) return contracted(loan, system)
  // Without extra payments, no term reduction applies: the installment follows the corrected balance.
  const effect = anyExtra(extras) ? reduce : 'installment'
  return amortized({ principal: loan.financed, ...loan, system, monthlyIndex, extraOf: extraOf(extras), reduce: effect })
}

/** Constant monthly index: from the input, or the latest published. */
export function monthlyIndexOf(ctx: Context, index: 'none' | 'tr' | 'ipca', given: Ratio | undefined): Ratio {
  if (index === 'none') {
    if (given) ctx.refuse('index_annual', 'só vale com index tr ou ipca')
    return ZERO
  }
  const name = index.toUpperCase()
  if (given) {
    ctx.assume(say`Cenário: ${name} de ${given} ao ano, igual até o fim; ninguém sabe o futuro.`)
    return monthlyFromAnnual(given)
  }
  ctx.assume(
    index === 'tr'
      ? 'Cenário: TR igual à última publicada, até o fim; ninguém sabe a do futuro.'
      : 'Cenário: IPCA igual ao último publicado, até o fim; ninguém sabe o do futuro.',
  )
  return index === 'tr'
    ? percent(ctx.rate('tr', ctx.today, 'index_annual').value)
    : monthlyFromAnnual(percent(ctx.rate('ipca', ctx.today, 'index_annual').value))
}

/** FGTS used toward the price; zero for a home above the limit, with a note. */
export function fgtsUsed(ctx: Context, wanted: Money, propertyValue: Money) {
  const { maxPropertyValue, yearsOfFgts, yearsToUseAgain } = ctx.law(fgtsHome)
  const allowed = propertyValue <= maxPropertyValue
  ctx.assume(
    allowed
      ? say`FGTS na entrada: exige ${yearsOfFgts} anos de FGTS, não ter outro imóvel na cidade nem financiamento do SFH; novo uso para comprar, depois de ${yearsToUseAgain} anos.`
      : say`O FGTS não foi usado: só vale para imóvel de até ${maxPropertyValue}.`,
  )
  return { allowed, used: allowed ? wanted : 0n, maxPropertyValue }
}

/** Effect of the extra payments versus the same scenario without them. */
export function extraEffect(ctx: Context, plain: readonly AmortizationRow[], rows: readonly AmortizationRow[], charges: Money) {
  const interestOf = (table: readonly AmortizationRow[]): Money => sum(table.map(({ interest }) => interest))
  const [before, after] = [interestOf(plain), interestOf(rows)]
  const monthsSaved = plain.length - rows.length
  const chargesSaved = charges * BigInt(monthsSaved)
  return {
    totalExtra: ctx.step('Pago a mais', 'soma dos pagamentos extras', sum(rows.map(({ extra }) => extra))),
    interestSaved: ctx.step('Juros a menos', say`${before} − ${after}`, before - after),
    monthsSaved,
    chargesSaved,
  }
}

/** Totals of one system, for the comparison. */
export function summary(rows: readonly AmortizationRow[], charges: Money) {
  const interest = sum(rows.map((row) => row.interest))
  const paid = sum(rows.map((row) => row.installment + row.extra)) + charges * BigInt(rows.length)
  return {
    firstInstallment: rows[0]!.installment + charges,
    lastInstallment: rows.at(-1)!.installment + charges,
    totalInterest: interest,
    totalPaid: paid,
    months: rows.length,
  }
}

/** Income at which the first installment equals the given share. */
export function incomeFor(ctx: Context, installment: Money, share: Ratio): Money {
  return ctx.step('Renda necessária', say`${installment} ÷ ${share}`, portion(installment, Ratio.of(share.d, share.n), 'halfUp'))
}
