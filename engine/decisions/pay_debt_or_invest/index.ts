import { smallestInput } from '../../core/math/solver.ts'
import { type Money, portion, smallest, toNumber } from '../../core/money.ts'
import { percent, Ratio } from '../../core/ratio.ts'
import { type Phrase, say } from '../../core/text/sentence.ts'
import cardInterestCap from '../../domains/credit/law/card-interest-cap.ts'
import overdraft from '../../domains/credit/law/overdraft.ts'
import compoundInterest from '../../domains/savings/calculators/compound-interest/index.ts'
import investmentReturn from '../../domains/savings/calculators/investment-return/index.ts'
import { refuseShortTerm } from '../../domains/savings/rules/least-term.ts'
import { assumedReturn } from '../../domains/savings/rules/rates/assumed-return.ts'
import { annualReturn, investment } from '../../domains/savings/rules/simple-investment.ts'
import { type DecisionContext, decision } from '../../operation/definition/decision.ts'
import { assumeTie, beyondBand, sensitivityLines, tieBand, tiePercent } from '../../operation/evaluation/sensitivity.ts'
import { brl, choice, count, money, number, percentage, percentOf, referenceDate } from '../../operation/input/fields.ts'

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
    debt_kind: choice(
      'Que dívida é',
      ['card', 'other'],
      { card: 'Fatura do cartão', other: 'Outra' },
      {
        hint: 'No cartão, juros e encargos param no valor da dívida',
        blank: 'a do cartão, quando os juros passam do teto do cheque especial',
      },
    ).optional(),
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
    const cap = chargesCap(ctx, input, used)
    const debt = ctx.take(['debt', 'Os juros que a dívida cobraria'], compoundInterest, debtAt(input.debt_monthly_rate), {
      figure: 'totalInterest',
      replaces: OF_ANOTHER_QUESTION,
    })
    const annual = input.annual_return ?? assumedReturn(ctx, type, 'annual_return')
    const investedAt = (rate: Ratio) => ({ principal: used, months, type, annual_rate: rate })
    const { netYield } = ctx.take(['investment', 'O rendimento líquido do investimento'], investmentReturn, investedAt(annual), {
      figure: 'netYield',
      ...(type !== 'savings' && { replaces: OF_SAVINGS }),
    })
    const limited = (interest: Money): Money => (cap === null ? interest : smallest(interest, cap))
    const interestAvoided = limited(debt.totalInterest)
    if (cap !== null && interestAvoided < debt.totalInterest)
      ctx.assume(
        say`Os juros e encargos do cartão param em ${cap}, o valor da dívida, e não nos ${debt.totalInterest} da conta livre (Lei nº 14.690/2023, art. 28); ${input.debt_kind === undefined ? 'se a dívida é outra, informe debt_kind' : 'vale para o que foi financiado na fatura'}.`,
      )
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
        verdictAt: (rate) => verdictOf(limited(ctx.whatIf(compoundInterest, debtAt(rate)).totalInterest), netYield),
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
      breakEvenMonthlyRatePercent: cap !== null && netYield > cap ? null : rateThatTies(ctx, debtAt, used, months, netYield),
    }
  },
})

/** The investment is taxed, and the debt has a cap: the sentence of the step concerns its own figure only. */
const OF_ANOTHER_QUESTION = /^Sem imposto, taxa ou inflação\./
/** Sentences of the comparison with a savings account, which is not part of the question. */
const OF_SAVINGS = /^Poupança com |^O índice mensal da poupança/

interface Debt {
  readonly debt_kind?: 'card' | 'other' | undefined
  readonly debt_monthly_rate: Ratio
}

/**
 * Most that interest and charges may reach on a card; null for another debt. Above the cap of the overdraft, an unnamed debt is taken as a
 * card (Lei 14.690/2023, art. 28; Resolução CMN 4.765/2019, art. 3º).
 */
function chargesCap(ctx: DecisionContext, { debt_kind: kind, debt_monthly_rate: rate }: Debt, used: Money): Money | null {
  if (kind === 'other' || ctx.day < cardInterestCap.recordStarts || ctx.day < overdraft.recordStarts) return null
  if (kind === undefined && rate.compare(ctx.table(overdraft).at(ctx.day).value.maxMonthlyRate) <= 0) return null
  const { chargesOverDebt } = ctx.law(cardInterestCap)
  return chargesOverDebt === null ? null : portion(used, chargesOverDebt, 'halfUp')
}

/** Decimal places of a percentage in JSON. */
const PLACES = 12

/** Rounds a rate to typical input precision. */
const asTyped = (rate: Ratio): Ratio => percent(rate.toPercent(4))

function answerOf(verdict: Verdict, avoided: Money, yielded: Money): Phrase {
  if (verdict === 'tie') return say`Empate: quitar poupa ${avoided} e investir rende ${yielded}, quase o mesmo.`
  return verdict === 'pay_debt'
    ? say`Quitar: poupa ${avoided} de juros, contra ${yielded} de rendimento líquido.`
    : say`Investir: rende ${yielded} líquidos, contra ${avoided} de juros da dívida.`
}

/** Twelve decimals of a percentage: adjacent rates differ by less than one centavo. */
const PARTS = 1e12

/** Monthly rate whose interest equals the yield, searched to the centavo around (1 + yield)^(1/n) − 1; null above 100% a month. */
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
