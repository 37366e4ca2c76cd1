import { annualFromMonthly, monthlyFromAnnual } from '../../core/finance/installment.ts'
import { atLeastZero, type Money } from '../../core/money.ts'
import { percent, Ratio } from '../../core/ratio.ts'
import { type Phrase, say } from '../../core/text/sentence.ts'
import earlyPayoff from '../../domains/credit/calculators/early-payoff/index.ts'
import { DAYS_IN_MONTH } from '../../domains/credit/rules/iof.ts'
import { presentValueByDays } from '../../domains/credit/rules/present-value.ts'
import emergencyFund from '../../domains/savings/calculators/emergency-fund/index.ts'
import investmentReturn from '../../domains/savings/calculators/investment-return/index.ts'
import { refuseShortTerm } from '../../domains/savings/rules/least-term.ts'
import { assumedReturn } from '../../domains/savings/rules/rates/assumed-return.ts'
import { annualReturn, investment } from '../../domains/savings/rules/simple-investment.ts'
import { type DecisionContext, decision } from '../../operation/definition/decision.ts'
import { assumeTie, beyondBand, sensitivityLines, tieBand, tiePercent } from '../../operation/evaluation/sensitivity.ts'
import { brl, count, integer, money, percentage, percentOf, referenceDate } from '../../operation/input/fields.ts'

type Verdict = 'pay_off' | 'pay_part' | 'keep_investing' | 'keep_reserve' | 'tie'
type Rates = 'pay_off' | 'keep_investing' | 'tie'

export default decision({
  id: 'pay_off_early',
  slug: 'vale-a-pena-quitar-antes',
  cost: 5,
  title: 'Vale a pena quitar antes?',
  summary:
    'O desconto que a lei dá para quitar as parcelas hoje, contra o que o mesmo dinheiro renderia líquido, sem gastar a reserva de emergência.',
  question: 'Com o dinheiro guardado, vale a pena quitar as parcelas antes do prazo?',
  verdicts: ['pay_off', 'pay_part', 'keep_investing', 'keep_reserve', 'tie'],
  verdictWords: {
    pay_off: 'Quitar tudo',
    pay_part: 'Quitar as últimas parcelas',
    keep_investing: 'Deixar investido',
    keep_reserve: 'Guardar a reserva primeiro',
    tie: 'Empate',
  },
  seeAlso: { 'early-payoff': 'ver só o desconto', pay_debt_or_invest: 'comparar uma dívida com um investimento' },
  lawDay: 'reference_date',
  input: {
    installment: money('Parcela'),
    remaining: count('Parcelas que faltam', { min: 1, max: 600 }, 'months'),
    monthly_rate: percentage('Juros do contrato ao mês', { min: 0, max: 100, hint: 'A taxa de juros, não o CET' }),
    next_due_in_days: count('Dias até a próxima parcela', { min: 0, max: 366 }, 'days').default(DAYS_IN_MONTH),
    savings: money('Dinheiro guardado'),
    monthly_expenses: money('Gasto mensal essencial', {
      min: 0,
      hint: 'Para separar a reserva de emergência; 0 para não separar',
    }).prefault(0),
    reserve_months: count(
      'Meses de gasto a guardar de reserva',
      {
        min: 0,
        max: 60,
        hint: 'Uma dívida muito mais cara que o rendimento vem antes da reserva inteira',
        blank: 'os usuais; um mês se a dívida custa mais que o dobro do rendimento, nenhum se custa mais que cinco vezes',
      },
      'months',
    ).optional(),
    investment_type: investment('Onde está o dinheiro').default('cdb'),
    annual_return: annualReturn(),
    tie_percent: tiePercent(),
    reference_date: referenceDate(),
  },
  names: {
    principal: 'savings',
    current_savings: 'savings',
    months: 'remaining',
    annual_rate: 'annual_return',
    type: 'investment_type',
    count: 'remaining',
  },
  result: {
    payoff: brl('Quanto pagar hoje'),
    discount: brl('Desconto de juros'),
    installmentsPaid: integer('Parcelas quitadas'),
    moneyToKeepPaying: brl('Dinheiro que, investido hoje, pagaria as mesmas parcelas'),
    advantage: brl('Vantagem de quitar, em dinheiro de hoje', { hint: 'Negativa se investir ganha' }),
    tieBand: brl('Diferença até a qual é empate'),
    reserve: brl('Reserva separada'),
    breakEvenAnnualReturnPercent: percentOf('Rendimento líquido ao ano que empata'),
  },
  answer(input, ctx) {
    const { installment, remaining, monthly_rate: rate, next_due_in_days: next, savings } = input
    const debt = { installment, remaining, monthly_rate: rate, next_due_in_days: next }
    const whole = ctx.take(['payoff', 'Quanto custa quitar tudo hoje'], earlyPayoff, debt)

    refuseShortTerm(ctx, { type: input.investment_type, months: remaining, field: 'investment_type' })
    const annual = input.annual_return ?? assumedReturn(ctx, input.investment_type, 'annual_return')
    const invested = (gross: Ratio) => ({ principal: whole.payoff, annual_rate: gross, months: remaining, type: input.investment_type })
    const yielded = ctx.take(['investment', 'O mesmo dinheiro investido até a última parcela'], investmentReturn, invested(annual), {
      figure: 'netAnnualPercent',
    })
    const dues = Array.from({ length: remaining }, (_, index) => ({ days: next + DAYS_IN_MONTH * index, amount: installment }))
    const neededAt = (net: Ratio): Money => presentValueByDays(dues, monthlyFromAnnual(net))
    const neededFor = (last: number): Money => presentValueByDays(dues.slice(-last), monthlyFromAnnual(yielded.netAnnualPercent))
    const needed = neededAt(yielded.netAnnualPercent)
    const advantage = needed - whole.payoff
    ctx.combine(
      ['comparison', 'Quitar ou pagar as parcelas com o dinheiro investido'],
      { payoff: whole.payoff, netAnnualPercent: yielded.netAnnualPercent },
      { moneyToKeepPaying: needed, advantage },
    )
    ctx.assume('O dinheiro investido paga cada parcela no vencimento; o imposto é o do prazo inteiro.')
    const share = input.tie_percent
    const band = tieBand([needed, whole.payoff], share)
    assumeTie(ctx, band, share)

    const beside = monthsBeside(annualFromMonthly(rate), yielded.netAnnualPercent)
    const reserve = reserveOf(ctx, { expenses: input.monthly_expenses, savings, months: input.reserve_months, beside })
    const free = atLeastZero(savings - reserve)
    const ratesOf = (worth: Money, payoff: Money): Rates =>
      beyondBand(worth - payoff, tieBand([worth, payoff], share), 'pay_off', 'keep_investing')
    const rates = ratesOf(needed, whole.payoff)
    const part = rates === 'pay_off' && free < whole.payoff ? partial(ctx, debt, free) : null
    const verdict: Verdict = rates !== 'pay_off' || free >= whole.payoff ? rates : part ? 'pay_part' : 'keep_reserve'

    const fifths = [Ratio.of(4n, 5n), Ratio.of(6n, 5n)]
    const sensitivity = [
      ...sensitivityLines(rates, {
        assumption: 'o rendimento bruto ao ano',
        step: 'investment',
        from: annual,
        to: fifths.map((fifth) => percent(annual.times(fifth).toPercent(4))),
        shown: (value) => value.toPercent(12),
        verdictAt: (value) => ratesOf(neededAt(ctx.whatIf(investmentReturn, invested(value)).netAnnualPercent), whole.payoff),
      }),
      ...sensitivityLines(rates, {
        assumption: 'a taxa do contrato ao mês',
        step: 'payoff',
        from: rate,
        to: fifths.map((fifth) => percent(rate.times(fifth).toPercent(6))),
        shown: (value) => value.toPercent(12),
        verdictAt: (value) => ratesOf(needed, ctx.whatIf(earlyPayoff, { ...debt, monthly_rate: value }).payoff),
      }),
    ]
    const gained = verdict === 'pay_part' ? gainOf(neededFor(part!.installmentsPaid), part!.payoff) : { needed, advantage }
    const paid =
      verdict === 'pay_part' ? part! : verdict === 'pay_off' ? { ...whole, installmentsPaid: remaining } : { ...whole, installmentsPaid: 0 }
    const breakEven = annualFromMonthly(rate)
    return {
      verdict,
      answer: answerOf(verdict, { advantage: gained.advantage, payoff: paid.payoff, count: paid.installmentsPaid, reserve, breakEven }),
      weakestLink: ctx.weakestLink(sensitivity, {
        step: 'investment',
        why: 'O rendimento futuro é suposto constante; o desconto da dívida é certo.',
      }),
      sensitivity,
      payoff: paid.payoff,
      discount: paid.discount,
      installmentsPaid: paid.installmentsPaid,
      moneyToKeepPaying: gained.needed,
      advantage: gained.advantage,
      tieBand: band,
      reserve,
      breakEvenAnnualReturnPercent: breakEven,
    }
  },
})

/**
 * Expensive debt reduces the reserve kept before paying it; thresholds are multiples of the yield. Idle cash then costs more than it
 * protects.
 */
const RESERVE_BESIDE: readonly { readonly times: Ratio; readonly months: number }[] = [
  { times: Ratio.of(5n), months: 0 },
  { times: Ratio.of(2n), months: 1 },
]

/** Months of expenses kept next to an expensive debt; undefined for other debts, which keep the full reserve. */
const monthsBeside = (cost: Ratio, yielded: Ratio): number | undefined =>
  RESERVE_BESIDE.find(({ times }) => cost.compare(yielded.times(times)) > 0)?.months

interface ReserveTerms {
  readonly expenses: Money
  readonly savings: Money
  readonly months: number | undefined
  readonly beside: number | undefined
}

function reserveOf(ctx: DecisionContext, { expenses, savings, months, beside }: ReserveTerms): Money {
  const name = ['reserve', 'A reserva de emergência'] as const
  const kept = months ?? beside
  if (months === undefined && beside !== undefined && expenses > 0n)
    ctx.assume(
      say`A dívida custa mais que ${beside === 0 ? 'cinco vezes' : 'o dobro'} do que o dinheiro rende: ela vem antes da reserva inteira, que se refaz com o que deixa de ir para os juros${beside === 0 ? '' : '; guarda-se um mês de gasto'}.`,
    )
  if (expenses === 0n || kept === 0) {
    ctx.skip(name, expenses === 0n ? 'sem o gasto mensal, nenhuma reserva foi separada' : 'nenhum mês de reserva')
    return 0n
  }
  // Uses only the target amount of emergency-fund; its monthly savings plan is irrelevant here.
  const whole = () => ctx.whatIf(emergencyFund, { monthly_expenses: expenses, current_savings: savings }).targetAmount
  const reserve = kept === undefined ? whole() : expenses * BigInt(kept)
  ctx.combine(name, { monthlyExpenses: expenses, ...(kept !== undefined && { months: kept }) }, { reserve })
  return reserve
}

const gainOf = (needed: Money, payoff: Money) => ({ needed, advantage: needed - payoff })

interface DebtTerms {
  readonly installment: Money
  readonly remaining: number
  readonly monthly_rate: Ratio
  readonly next_due_in_days: number
}

/** Largest number of last installments, which have the largest discount, that the money pays; null when it pays none. */
function partial(ctx: DecisionContext, debt: DebtTerms, money: Money) {
  const costs = (howMany: number): Money => ctx.whatIf(earlyPayoff, { ...debt, mode: 'last', count: howMany }).payoff
  let [fits, passes] = [0, debt.remaining]
  while (passes - fits > 1) {
    const middle = Math.floor((fits + passes) / 2)
    if (costs(middle) <= money) fits = middle
    else passes = middle
  }
  return fits === 0
    ? null
    : ctx.take(['part', 'As últimas parcelas que o dinheiro paga'], earlyPayoff, { ...debt, mode: 'last', count: fits })
}

interface Found {
  readonly advantage: Money
  readonly payoff: Money
  readonly count: number
  readonly reserve: Money
  readonly breakEven: Ratio
}

function answerOf(verdict: Verdict, { advantage, payoff, count: howMany, reserve, breakEven }: Found): Phrase {
  const rate = Ratio.of(BigInt(Math.round(breakEven.toPercent(2) * 100)), 10_000n)
  switch (verdict) {
    case 'pay_off':
      return say`Quitar: custa ${payoff} hoje e vale ${advantage} a mais do que investir; só um rendimento líquido acima de ${rate} ao ano mudaria isso.`
    case 'pay_part':
      return reserve === 0n
        ? say`Quitar as últimas ${howMany} por ${payoff}: é o que o dinheiro paga.`
        : say`Quitar as últimas ${howMany} por ${payoff}: é o que o dinheiro paga sem tocar na reserva de ${reserve}.`
    case 'keep_reserve':
      return reserve > 0n
        ? say`Ainda não: quitar compensa, mas, separada a reserva de ${reserve}, o que sobra não paga uma parcela.`
        : 'Ainda não: quitar compensa, mas o dinheiro guardado não paga uma parcela.'
    case 'keep_investing':
      return say`Deixar investido: rende ${-advantage} a mais do que o desconto; a dívida custa ${rate} ao ano.`
    default:
      return say`Empate: o rendimento líquido e os juros da dívida, ${rate} ao ano, quase se igualam.`
  }
}
