import { type Money, portion } from '../../../core/money.ts'
import type { Context } from '../../../core/operation/context.ts'
import { ONE, Ratio, ZERO } from '../../../core/ratio.ts'
import { say } from '../../../core/sentence.ts'

/** What monthly payments, the first a month from now, are worth in today's money under a steady yearly inflation; rounded once. */
export function inTodaysMoney(payments: readonly Money[], annualInflation: Ratio): Money {
  const monthly = ONE.plus(annualInflation).root(12)
  let prices: Ratio = ONE
  let worth: Ratio = ZERO
  for (const payment of payments) {
    prices = prices.times(monthly).settled()
    worth = worth.plus(Ratio.of(payment).over(prices)).settled()
  }
  return portion(1n, worth, 'halfUp')
}

/** The same as a line of the calculation, with the inflation said to be a supposition. */
export function totalInTodaysMoney(ctx: Context, payments: readonly Money[], annualInflation: Ratio): Money {
  ctx.assume(say`Em dinheiro de hoje, com a inflação suposta de ${annualInflation} ao ano até o fim.`)
  return ctx.step(
    'Total em dinheiro de hoje',
    say`cada pagamento ÷ (1 + ${annualInflation})^(meses ÷ 12), somados`,
    inTodaysMoney(payments, annualInflation),
  )
}
