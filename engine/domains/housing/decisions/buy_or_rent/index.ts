import { formatBRL, type Money } from '../../../../core/money.ts'
import { type DecisionContext, decision } from '../../../../core/operation/decision.ts'
import { brl, count, integer, money, percentage } from '../../../../core/operation/fields.ts'
import { percent, type Ratio } from '../../../../core/ratio.ts'
import { smallestInput } from '../../../../core/solver.ts'
import financing from '../../calculators/financing/index.ts'
import rentAffordability from '../../calculators/rent-affordability/index.ts'
import rentVsBuy from '../../calculators/rent-vs-buy/index.ts'
import { examples } from './examples.ts'

type Verdict = 'buy' | 'rent' | 'tie'

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
  readonly horizon_months: number | undefined
}

export default decision({
  id: 'buy_or_rent',
  slug: 'comprar-ou-alugar',
  title: 'Comprar ou alugar?',
  summary: 'Patrimônio de quem compra financiado e de quem aluga e investe, a parcela que cabe na renda e o aluguel que empata.',
  question: 'Para morar, comprar este imóvel ou alugar um igual?',
  verdicts: ['buy', 'rent', 'tie'],
  verdictWords: { buy: 'Comprar', rent: 'Alugar', tie: 'Empate' },
  keywords: ['imóvel', 'aluguel', 'financiamento', 'casa própria'],
  input: {
    property_value: money('Valor do imóvel'),
    down_payment: money('Entrada', { min: 0 }),
    monthly_rent: money('Aluguel mensal de um imóvel equivalente'),
    financing_rate: percentage('Taxa do financiamento ao ano', { above: 0, max: 100 }).prefault(10),
    financing_months: count('Prazo do financiamento em meses', { above: 0, max: 420 }, 'months').default(360),
    property_appreciation: percentage('Valorização do imóvel ao ano', { above: -100, max: 100 }).prefault(3),
    investment_return: percentage('Rendimento líquido dos investimentos ao ano', { above: -100, max: 100 }).prefault(10),
    horizon_months: count('Meses da comparação', { above: 0, max: 600, hint: 'Omitido, o prazo do financiamento' }, 'months').optional(),
    monthly_income: money('Renda mensal, para ver o que cabe nela').optional(),
  },
  result: {
    finalAdvantage: brl('Patrimônio de quem compra menos o de quem aluga, no fim'),
    breakEvenRent: brl('Menor aluguel em que comprar já não perde', {
      hint: 'Nulo se comprar ganha até sem aluguel ou perde a qualquer aluguel',
    }).nullable(),
    breakEvenMonth: integer('Primeiro mês em que comprar alcança alugar', { hint: 'Nulo se nenhum' }).nullable(),
  },
  examples,
  answer(input, ctx) {
    const { monthly_rent: rent, monthly_income: income, ...rest } = input
    const terms: Terms = { ...rest, horizon_months: input.horizon_months }
    const lives = ctx.take(['lives', 'O patrimônio de cada um'], rentVsBuy, { ...terms, monthly_rent: rent })
    if (lives.buy.financedAmount > 0n) {
      ctx.take(['loan', 'O financiamento'], financing, {
        property_value: terms.property_value,
        down_payment: terms.down_payment,
        annual_rate: terms.financing_rate,
        months: terms.financing_months,
        system: 'price',
      })
    } else ctx.skip(['loan', 'O financiamento'], 'A entrada cobre o imóvel: não há o que financiar.')
    if (income) ctx.take(['budget', 'O aluguel que cabe na renda'], rentAffordability, { monthly_income: income })
    else ctx.skip(['budget', 'O aluguel que cabe na renda'], 'A renda não foi informada.')

    const breakEvenRent = rentThatTies(ctx, terms)
    const advantage = advantageOf(lives)
    const verdict = verdictOf(advantage, rent, breakEvenRent)
    const changes: readonly [string, 'property_appreciation' | 'investment_return', number][] = [
      ['valorização do imóvel ao ano', 'property_appreciation', 1],
      ['valorização do imóvel ao ano', 'property_appreciation', -1],
      ['rendimento dos investimentos ao ano', 'investment_return', -2],
    ]
    const sensitivity = changes.map(([assumption, field, by]) => {
      const from = terms[field].toPercent()
      const to = Math.min(100, Math.max(-99, from + by))
      const other = advantageOf(ctx.whatIf(rentVsBuy, { ...terms, monthly_rent: rent, [field]: percent(to) }))
      return { assumption, from, to, verdictChanges: (other > 0n ? 'buy' : 'rent') !== verdict }
    })
    return {
      verdict,
      answer: answerOf(verdict, advantage, breakEvenRent),
      weakestLink: ctx.weakestLink(sensitivity, {
        step: 'lives',
        why: 'Valorização, reajuste e rendimento são supostos constantes por décadas.',
      }),
      sensitivity,
      finalAdvantage: advantage,
      breakEvenRent,
      breakEvenMonth: lives.breakEvenMonth,
    }
  },
})

const advantageOf = ({ buy, rent }: Lives): Money => buy.finalEquity - rent.finalWealth

/** At the break-even rent it is a tie: a centavo of rent less and renting wins. */
function verdictOf(advantage: Money, rent: Money, breakEvenRent: Money | null): Verdict {
  if (advantage === 0n || rent === breakEvenRent) return 'tie'
  return advantage > 0n ? 'buy' : 'rent'
}

function answerOf(verdict: Verdict, advantage: Money, breakEvenRent: Money | null): string {
  const even = breakEvenRent === null ? '' : ` O aluguel que empata é ${formatBRL(breakEvenRent)}.`
  if (verdict === 'tie') return `Empate: com este aluguel os dois terminam com o mesmo patrimônio.${even}`
  return verdict === 'buy'
    ? `Comprar: no fim sobra ${formatBRL(advantage)} a mais de patrimônio.${even}`
    : `Alugar e investir a diferença: no fim sobra ${formatBRL(-advantage)} a mais de patrimônio.${even}`
}

/** Dearer rent only helps buying: the least rent, in centavos, at which buying does not lose. */
function rentThatTies(ctx: DecisionContext, terms: Terms): Money | null {
  const advantageAt = (rent: Money) => advantageOf(ctx.whatIf(rentVsBuy, { ...terms, monthly_rent: rent }))
  const found = smallestInput(advantageAt, 0n, 1n, terms.property_value)
  return found === 1n ? null : found
}
