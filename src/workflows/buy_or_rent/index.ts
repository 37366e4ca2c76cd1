import financing from '../../calculators/financing/index.ts'
import rentAffordability from '../../calculators/rent-affordability/index.ts'
import rentVsBuy from '../../calculators/rent-vs-buy/index.ts'
import { breakEven } from '../../core/break-even.ts'
import { defineWorkflow } from '../../core/decision.ts'
import { brl, count, integer, money, percentage } from '../../core/fields.ts'
import { formatBRL, fromNumber, type Money, toNumber } from '../../core/money.ts'
import { type WorkflowContext, weakestLink } from '../../core/workflow.ts'
import { examples } from './examples.ts'

type Verdict = 'buy' | 'rent' | 'tie'

interface Lives {
  readonly buy: { readonly finalEquity: number; readonly financedAmount: number }
  readonly rent: { readonly finalWealth: number }
  readonly breakEvenMonth: number | null
}

type Terms = Readonly<Record<string, unknown>>

export default defineWorkflow({
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
    horizon_months: count('Meses da comparação; omitido, o prazo do financiamento', { above: 0, max: 600 }, 'months').optional(),
    monthly_income: money('Renda mensal, para ver o que cabe nela').optional(),
  },
  result: {
    finalAdvantage: brl('Patrimônio de quem compra menos o de quem aluga, no fim'),
    breakEvenRent: brl(
      'Menor aluguel em que comprar já não perde; nulo se comprar ganha até sem aluguel ou perde a qualquer aluguel',
    ).nullable(),
    breakEvenMonth: integer('Primeiro mês em que comprar alcança alugar; nulo se nenhum').nullable(),
  },
  examples,
  decide(input, ctx) {
    const rent = toNumber(input.monthly_rent)
    const terms: Terms = {
      property_value: toNumber(input.property_value),
      down_payment: toNumber(input.down_payment),
      financing_rate: input.financing_rate.toPercent(12),
      financing_months: input.financing_months,
      property_appreciation: input.property_appreciation.toPercent(12),
      investment_return: input.investment_return.toPercent(12),
      ...(input.horizon_months && { horizon_months: input.horizon_months }),
    }
    const lives = ctx.calculate('lives', 'O patrimônio de cada um', rentVsBuy, { ...terms, monthly_rent: rent }) as unknown as Lives
    if (lives.buy.financedAmount > 0) {
      const loan = {
        property_value: terms.property_value,
        down_payment: terms.down_payment,
        annual_rate: terms.financing_rate,
        months: terms.financing_months,
        system: 'price',
      }
      ctx.calculate('loan', 'O financiamento', financing, loan)
    } else ctx.skip('loan', 'O financiamento', 'A entrada cobre o imóvel: não há o que financiar.')
    if (input.monthly_income)
      ctx.calculate('budget', 'O aluguel que cabe na renda', rentAffordability, { monthly_income: toNumber(input.monthly_income) })
    else ctx.skip('budget', 'O aluguel que cabe na renda', 'A renda não foi informada.')

    const breakEvenRent = rentThatTies(ctx, terms)
    const advantage = advantageOf(lives)
    const verdict = verdictOf(advantage, input.monthly_rent, breakEvenRent)
    const changes: readonly [string, string, number][] = [
      ['valorização do imóvel ao ano', 'property_appreciation', 1],
      ['valorização do imóvel ao ano', 'property_appreciation', -1],
      ['rendimento dos investimentos ao ano', 'investment_return', -2],
    ]
    const sensitivity = changes.map(([assumption, field, by]) => {
      const from = terms[field] as number
      const to = Math.min(100, Math.max(-99, from + by))
      const other = advantageOf(ctx.whatIf(rentVsBuy, { ...terms, monthly_rent: rent, [field]: to }) as unknown as Lives)
      return { assumption, from, to, verdictChanges: (other > 0n ? 'buy' : 'rent') !== verdict }
    })
    return {
      verdict,
      answer: answerOf(verdict, advantage, breakEvenRent),
      weakestLink: weakestLink(ctx, sensitivity, {
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

const advantageOf = ({ buy, rent }: Lives): Money => fromNumber(buy.finalEquity) - fromNumber(rent.finalWealth)

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
function rentThatTies(ctx: WorkflowContext, terms: Terms): Money | null {
  const dearest = fromNumber(terms.property_value as number)
  const advantageAt = (rent: Money) => advantageOf(ctx.whatIf(rentVsBuy, { ...terms, monthly_rent: toNumber(rent) }) as unknown as Lives)
  const found = breakEven(1n, dearest, advantageAt)
  return found === 1n ? null : found
}
