import { type Money, smallest, toNumber } from '../../core/money.ts'
import { type DecisionContext, decision } from '../../core/operation/decision.ts'
import { brl, count, money, number, percentage, percentOf, referenceDate } from '../../core/operation/fields.ts'
import { assumeTie, beyondBand, sensitivityLines, tieBand, tiePercent } from '../../core/operation/sensitivity.ts'
import { percent, Ratio } from '../../core/ratio.ts'
import { type Phrase, say } from '../../core/sentence.ts'
import { smallestInput } from '../../core/solver.ts'
import compoundInterest from '../../domains/savings/calculators/compound-interest/index.ts'
import investmentReturn from '../../domains/savings/calculators/investment-return/index.ts'
import { assumedReturn } from '../../domains/savings/rules/assumed-return.ts'
import { refuseShortTerm } from '../../domains/savings/rules/least-term.ts'
import { annualReturn, investment } from '../../domains/savings/rules/simple-investment.ts'

type Verdict = 'pay_debt' | 'invest' | 'tie'

export default decision({
  id: 'pay_debt_or_invest',
  slug: 'quitar-a-divida-ou-investir',
  cost: 5,
  title: 'Quitar a dívida ou investir?',
  summary:
    'O mesmo dinheiro de duas formas: os juros da dívida que deixam de correr, ou o rendimento líquido do investimento no mesmo prazo.',
  question: 'Com este dinheiro, quitar a dívida ou investir?',
  verdicts: ['pay_debt', 'invest', 'tie'],
  verdictWords: { pay_debt: 'Quitar a dívida', invest: 'Investir', tie: 'Empate' },
  seeAlso: { pay_off_early: 'quitar parcelas com o desconto da lei', 'debt-payoff': 'planejar várias dívidas' },
  lawDay: 'reference_date',
  input: {
    amount: money('Dinheiro disponível'),
    debt_balance: money('Saldo da dívida'),
    debt_monthly_rate: percentage('Juros da dívida ao mês', { min: 0, max: 100 }),
    months: count('Prazo da comparação em meses', { min: 1, max: 600 }, 'months').default(12),
    investment_type: investment('Investimento').default('cdb'),
    annual_return: annualReturn(),
    tie_percent: tiePercent(),
    reference_date: referenceDate(),
  },
  names: {
    principal: 'amount',
    monthly_rate: 'debt_monthly_rate',
    annual_rate: 'annual_return',
    type: 'investment_type',
  },
  result: {
    interestAvoided: brl('Juros da dívida que deixam de correr'),
    netYield: brl('Rendimento líquido do investimento'),
    difference: brl('Juros evitados menos rendimento'),
    tieBand: brl('Diferença até a qual é empate'),
    annualReturnPercent: percentOf('Rendimento bruto ao ano usado'),
    breakEvenMonthlyRatePercent: number('Juros da dívida ao mês em que as duas empatam', { none: 'acima de 100% ao mês' }).nullable(),
  },
  answer(input, ctx) {
    const { months, investment_type: type, tie_percent: share } = input
    refuseShortTerm(ctx, { type, months, field: 'investment_type' })
    const used = smallest(input.amount, input.debt_balance)
    if (used < input.amount)
      ctx.assume(say`A dívida é menor que o dinheiro: compara-se ${used}; o que sobra pode ser investido nos dois casos.`)
    ctx.assume('A dívida, se não quitada, cresce a juros compostos sem pagamentos; multa, desconto por quitação e IOF não entram.')

    const debtAt = (rate: Ratio) => ({ principal: used, monthly_rate: rate, months })
    const debt = ctx.take(['debt', 'Os juros que a dívida cobraria'], compoundInterest, debtAt(input.debt_monthly_rate), {
      figure: 'totalInterest',
    })
    const annual = input.annual_return ?? assumedReturn(ctx, type, 'annual_return')
    const investedAt = (rate: Ratio) => ({ principal: used, months, type, annual_rate: rate })
    const { netYield } = ctx.take(['investment', 'O rendimento líquido do investimento'], investmentReturn, investedAt(annual), {
      figure: 'netYield',
    })
    const interestAvoided = debt.totalInterest
    const verdictOf = (avoided: Money, yielded: Money): Verdict =>
      beyondBand(avoided - yielded, tieBand([avoided, yielded], share), 'pay_debt', 'invest')
    const verdict = verdictOf(interestAvoided, netYield)
    const band = tieBand([interestAvoided, netYield], share)
    assumeTie(ctx, band, share)
    ctx.combine(['comparison', 'Quitar menos investir'], { interestAvoided, netYield }, { difference: interestAvoided - netYield })

    const fifths = [Ratio.of(4n, 5n), Ratio.of(6n, 5n)]
    const sensitivity = [
      ...sensitivityLines(verdict, {
        assumption: 'o rendimento bruto ao ano',
        step: 'investment',
        from: annual,
        to: fifths.map((fifth) => asTyped(annual.times(fifth))),
        shown: (rate) => rate.toPercent(PLACES),
        verdictAt: (rate) => verdictOf(interestAvoided, ctx.whatIf(investmentReturn, investedAt(rate)).netYield),
      }),
      ...sensitivityLines(verdict, {
        assumption: 'a taxa da dívida ao mês',
        step: 'debt',
        from: input.debt_monthly_rate,
        to: fifths.map((fifth) => asTyped(input.debt_monthly_rate.times(fifth))),
        shown: (rate) => rate.toPercent(PLACES),
        verdictAt: (rate) => verdictOf(ctx.whatIf(compoundInterest, debtAt(rate)).totalInterest, netYield),
      }),
    ]
    return {
      verdict,
      answer: answerOf(verdict, interestAvoided, netYield),
      weakestLink: ctx.weakestLink(sensitivity, {
        step: 'investment',
        why: 'O rendimento futuro é suposto constante; o da dívida é contratado.',
      }),
      sensitivity,
      interestAvoided,
      netYield,
      difference: interestAvoided - netYield,
      tieBand: band,
      annualReturnPercent: annual,
      breakEvenMonthlyRatePercent: rateThatTies(ctx, debtAt, used, months, netYield),
    }
  },
})

/** Decimals of a percentage that JSON carries. */
const PLACES = 12

/** A rate as a caller could have typed it. */
const asTyped = (rate: Ratio): Ratio => percent(rate.toPercent(4))

function answerOf(verdict: Verdict, avoided: Money, yielded: Money): Phrase {
  if (verdict === 'tie') return say`Empate: quitar poupa ${avoided} e investir rende ${yielded}, quase o mesmo.`
  return verdict === 'pay_debt'
    ? say`Quitar: poupa ${avoided} de juros, contra ${yielded} de rendimento líquido.`
    : say`Investir: rende ${yielded} líquidos, contra ${avoided} de juros da dívida.`
}

/** Twelve decimals of a percentage: fine enough for neighbours to differ by less than a centavo. */
const PARTS = 1e12

/** The monthly rate whose interest is the yield, found to the centavo around (1 + yield)^(1/n) − 1; null above 100% a month. */
function rateThatTies(
  ctx: DecisionContext,
  debtAt: (rate: Ratio) => { principal: Money; monthly_rate: Ratio; months: number },
  used: Money,
  months: number,
  target: Money,
): number | null {
  const about = (toNumber(target) / toNumber(used) + 1) ** (1 / months) * 100 - 100
  if (about > 100) return null
  const margin = 1 + Math.floor(about * PARTS * 1e-6)
  const middle = Math.floor(about * PARTS)
  const rateOf = (parts: bigint) => Ratio.of(parts, BigInt(PARTS) * 100n)
  const interestAt = (parts: bigint) => ctx.whatIf(compoundInterest, debtAt(rateOf(parts))).totalInterest
  const found = smallestInput(interestAt, target, BigInt(Math.max(0, middle - margin)), BigInt(middle + margin + 1))
  return found === null ? null : rateOf(found).toPercent(12)
}
