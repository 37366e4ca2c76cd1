import { smallestInput } from '../../core/math/solver.ts'
import { type Money, portion, proportion } from '../../core/money.ts'
import { ONE, percent, type Ratio } from '../../core/ratio.ts'
import { type Phrase, say } from '../../core/text/sentence.ts'
import financing from '../../domains/housing/calculators/financing/index.ts'
import rentAffordability from '../../domains/housing/calculators/rent-affordability/index.ts'
import { RENT_OR_BUY } from '../../domains/housing/calculators/rent-vs-buy/fields.ts'
import rentVsBuy from '../../domains/housing/calculators/rent-vs-buy/index.ts'
import { type DecisionContext, decision } from '../../operation/definition/decision.ts'
import { assumeTie, beyondBand, sensitivityLines, tieBand, tiePercent } from '../../operation/evaluation/sensitivity.ts'
import { brl, flag, integer, money, percentage, percentOf } from '../../operation/input/fields.ts'

type Verdict = 'buy' | 'rent' | 'tie' | 'buy_does_not_fit'

interface Lives {
  readonly buy: { readonly finalEquity: Money }
  readonly rent: { readonly finalWealth: Money }
}

interface Terms {
  readonly property_value: Money
  readonly down_payment: Money
  readonly financing_rate: Ratio
  readonly financing_months: number
  readonly property_appreciation: Ratio
  readonly investment_return: Ratio
  readonly itbi_percent: Ratio
  readonly maintenance_percent: Ratio
  readonly rent_adjustment: Ratio
  readonly horizon_months: number | undefined
}

/** Sentence of the loan alone: the comparison counts the costs of the purchase. */
const WITHOUT_COSTS = /sem ITBI/i

export default decision({
  id: 'buy_or_rent',
  slug: 'comprar-ou-alugar',
  cost: 5,
  title: 'Alugar ou comprar?',
  summary:
    'Patrimônio de quem compra financiado e de quem aluga e investe, no fim e em dinheiro de hoje, a parcela que cabe na renda e o aluguel que empata.',
  question: 'Para morar, comprar este imóvel ou alugar um igual?',
  verdicts: ['buy', 'rent', 'tie', 'buy_does_not_fit'],
  verdictWords: { buy: 'Comprar', rent: 'Alugar', tie: 'Empate', buy_does_not_fit: 'Comprar renderia, mas a parcela não cabe na renda' },
  seeAlso: { 'rent-vs-buy': 'ver só os dois patrimônios ano a ano', financing: 'ver só o financiamento' },
  input: {
    ...RENT_OR_BUY,
    monthly_income: money('Renda mensal da casa', { hint: 'Para ver se a parcela cabe em 30% dela' }).optional(),
    annual_inflation: percentage('Inflação ao ano', {
      above: -100,
      max: 1000,
      hint: 'Para dizer o resultado em dinheiro de hoje',
      blank: 'o IPCA dos últimos 12 meses',
    }).optional(),
    tie_percent: tiePercent(),
  },
  names: { annual_rate: 'financing_rate', months: 'financing_months' },
  result: {
    finalAdvantage: brl('Patrimônio de quem compra menos o de quem aluga, no fim'),
    finalAdvantageToday: brl('A mesma diferença em dinheiro de hoje'),
    buyWealthToday: brl('Patrimônio de quem compra, em dinheiro de hoje'),
    rentWealthToday: brl('Patrimônio de quem aluga, em dinheiro de hoje'),
    inflationPercent: percentOf('Inflação ao ano usada'),
    tieBand: brl('Diferença até a qual é empate'),
    firstInstallment: brl('Primeira parcela do financiamento'),
    incomeSharePercent: percentOf('Parte da renda que a parcela toma', { none: 'sem a renda' }).nullable(),
    installmentFits: flag('A parcela cabe em 30% da renda', { none: 'sem a renda' }).nullable(),
    breakEvenRent: brl('Menor aluguel em que comprar já não perde', {
      none: 'se comprar ganha até sem aluguel ou perde a qualquer aluguel',
    }).nullable(),
    breakEvenMonth: integer('Primeiro mês em que comprar alcança alugar', { none: 'em nenhum mês' }).nullable(),
  },
  answer(input, ctx) {
    const { monthly_rent: rent, monthly_income: income, annual_inflation: given, tie_percent: share, ...rest } = input
    const terms: Terms = { ...rest, horizon_months: input.horizon_months }
    const lives = ctx.take(['lives', 'O patrimônio de cada um'], rentVsBuy, { ...terms, monthly_rent: rent })
    const { firstInstallment } = lives.buy
    if (lives.buy.financedAmount > 0n && terms.financing_rate.isZero)
      ctx.skip(['loan', 'O financiamento'], 'Sem juros não há tabela: a parcela é o valor dividido pelos meses.')
    else if (lives.buy.financedAmount > 0n) {
      ctx.takeOrSkip(
        ['loan', 'O financiamento'],
        financing,
        {
          property_value: terms.property_value,
          down_payment: terms.down_payment,
          annual_rate: terms.financing_rate,
          months: terms.financing_months,
          system: 'price',
        },
        { figure: 'firstInstallment', replaces: WITHOUT_COSTS },
      )
    } else ctx.skip(['loan', 'O financiamento'], 'A entrada cobre o imóvel: não há o que financiar.')
    const affordable = affordableOf(ctx, income)
    const fits = affordable === null ? null : firstInstallment <= affordable

    const breakEvenRent = rentThatTies(ctx, terms)
    const advantage = advantageOf(lives)
    const judged = (wealth: 'buy' | 'rent' | 'tie'): Verdict => (fits === false && wealth !== 'rent' ? 'buy_does_not_fit' : wealth)
    const verdict = judged(rent === breakEvenRent ? 'tie' : better(lives, share))
    const band = tieBand([lives.buy.finalEquity, lives.rent.finalWealth], share)
    assumeTie(ctx, band, share)

    const inflation = given ?? percent(ctx.rate('ipca', ctx.today, 'annual_inflation').value)
    const horizon = input.horizon_months ?? input.financing_months
    const today = inMoneyOfToday(inflation, horizon)
    const [buyWealthToday, rentWealthToday] = [today(lives.buy.finalEquity), today(lives.rent.finalWealth)]
    ctx.assume(
      say`Dinheiro de hoje: o do fim, ${horizon} meses adiante, com inflação de ${inflation} ao ano${given ? '' : ', a dos últimos 12 meses'}.`,
    )
    ctx.combine(
      ['today', 'O mesmo em dinheiro de hoje'],
      { finalAdvantage: advantage, inflationPercent: inflation },
      { buyWealthToday, rentWealthToday, finalAdvantageToday: buyWealthToday - rentWealthToday },
    )

    const sensitivity = sensitivityOf(ctx, { ...terms, monthly_rent: rent }, verdict, (other) => judged(better(other, share)))
    return {
      verdict,
      answer: answerOf(verdict, { advantage, today: buyWealthToday - rentWealthToday, breakEvenRent, firstInstallment, affordable }),
      weakestLink: ctx.weakestLink(sensitivity, {
        step: 'lives',
        why: 'Valorização, reajuste e rendimento são supostos constantes por décadas.',
      }),
      sensitivity,
      finalAdvantage: advantage,
      finalAdvantageToday: buyWealthToday - rentWealthToday,
      buyWealthToday,
      rentWealthToday,
      inflationPercent: inflation,
      tieBand: band,
      firstInstallment,
      incomeSharePercent: income ? proportion(firstInstallment, income) : null,
      installmentFits: fits,
      breakEvenRent,
      breakEvenMonth: lives.breakEvenMonth,
    }
  },
})

const advantageOf = ({ buy, rent }: Lives): Money => buy.finalEquity - rent.finalWealth

const better = (lives: Lives, share: Ratio): 'buy' | 'rent' | 'tie' =>
  beyondBand(advantageOf(lives), tieBand([lives.buy.finalEquity, lives.rent.finalWealth], share), 'buy', 'rent')

/** Affordable housing cost for an income; null without an income. */
function affordableOf(ctx: DecisionContext, income: Money | undefined): Money | null {
  const name = ['budget', 'Quanto da renda cabe em moradia'] as const
  if (!income) {
    ctx.skip(name, 'A renda não foi informada.')
    return null
  }
  ctx.assume('A parcela cabe quando não passa de 30% da renda, o que bancos costumam aceitar; seguros e tarifas não entram nela.')
  return ctx.take(name, rentAffordability, { monthly_income: income }, { figure: 'maxRentByRule' }).maxRentByRule
}

const inMoneyOfToday = (inflation: Ratio, months: number) => {
  const prices = ONE.plus(inflation).power(months).root(12)
  return (amount: Money): Money => portion(amount, ONE.over(prices), 'halfUp')
}

/** Sensitivity: property growth ±1 point and investment return ±2 points. The break-even already covers the rent. */
function sensitivityOf(
  ctx: DecisionContext,
  asked: Terms & { readonly monthly_rent: Money },
  verdict: Verdict,
  judge: (lives: Lives) => Verdict,
) {
  const rates: readonly [string, 'property_appreciation' | 'investment_return', string][] = [
    ['valorização do imóvel ao ano', 'property_appreciation', '1'],
    ['rendimento dos investimentos ao ano', 'investment_return', '2'],
  ]
  return rates.flatMap(([assumption, field, points]) =>
    sensitivityLines(verdict, {
      assumption,
      step: 'lives',
      from: asked[field],
      to: [asked[field].minus(percent(points)), asked[field].plus(percent(points))],
      shown: (rate) => rate.toPercent(),
      verdictAt: (rate) => judge(ctx.whatIf(rentVsBuy, { ...asked, [field]: rate })),
    }),
  )
}

interface Found {
  readonly advantage: Money
  readonly today: Money
  readonly breakEvenRent: Money | null
  readonly firstInstallment: Money
  readonly affordable: Money | null
}

function answerOf(verdict: Verdict, { advantage, today, breakEvenRent, firstInstallment, affordable }: Found): Phrase {
  const even = breakEvenRent === null ? '' : say` O aluguel que empata é ${breakEvenRent}.`
  const budget =
    affordable !== null && firstInstallment > affordable
      ? say` A parcela de ${firstInstallment} não cabe na renda: passa de 30% dela, ${affordable}.`
      : ''
  const left = (amount: Money, now: Money) => say`no fim sobra ${amount} a mais de patrimônio, ${now} em dinheiro de hoje`
  if (verdict === 'buy_does_not_fit') return say`Comprar não cabe, embora não perca no patrimônio.${budget}${even}`
  if (verdict === 'tie') return say`Empate: com este aluguel os dois terminam com quase o mesmo patrimônio.${even}`
  return verdict === 'buy'
    ? say`Comprar: ${left(advantage, today)}.${even}`
    : say`Alugar e investir a diferença: ${left(-advantage, -today)}.${budget}${even}`
}

/** Break-even rent in centavos: higher rent favours buying, so the function is nondecreasing. */
function rentThatTies(ctx: DecisionContext, terms: Terms): Money | null {
  const advantageAt = (rent: Money) => advantageOf(ctx.whatIf(rentVsBuy, { ...terms, monthly_rent: rent }))
  const found = smallestInput(advantageAt, 0n, 1n, terms.property_value)
  return found === 1n ? null : found
}
