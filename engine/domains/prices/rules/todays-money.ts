import { type Money, portion } from '../../../core/money.ts'
import { ONE, Ratio, ZERO } from '../../../core/ratio.ts'
import { say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'

/** Present value of monthly payments under steady yearly inflation, the first a month from now; rounded once. */
export function inTodaysMoney(payments: readonly Money[], annualInflation: Ratio): Money {
  const monthly = ONE.plus(annualInflation).root(12)
  let prices: Ratio = ONE
  let worth: Ratio = ZERO
  for (const payment of payments) {
    prices = prices.times(monthly).truncated()
    worth = worth.plus(Ratio.of(payment).over(prices)).truncated()
  }
  return portion(1n, worth, 'halfUp')
}

/** Present value as a calculation step, stating the inflation as an assumption. */
export function totalInTodaysMoney(ctx: Context, payments: readonly Money[], annualInflation: Ratio): Money {
  ctx.assume(say`Em dinheiro de hoje, com a inflação suposta de ${annualInflation} ao ano até o fim.`)
  return ctx.step(
    'Total em dinheiro de hoje',
    say`cada pagamento ÷ (1 + ${annualInflation})^(meses ÷ 12), somados`,
    inTodaysMoney(payments, annualInflation),
  )
}
