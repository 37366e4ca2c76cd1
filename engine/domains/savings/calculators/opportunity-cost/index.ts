import { monthlyFromAnnual } from '../../../../core/finance/installment.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, money, percentage } from '../../../../operation/input/fields.ts'
import { balances } from '../../rules/growth.ts'
import { thinned, timeline } from '../../rules/timeline.ts'

/**
 * Factor that turns a year's growth into that of equal deposits at the start of each period: (1 + i) ÷ i, with i the rate of the period.
 */
const RATE_OF = {
  monthly: (annual: Ratio) => say`((1 + ${annual})^(1/12) ÷ ((1 + ${annual})^(1/12) − 1))`,
  yearly: (annual: Ratio) => say`((1 + ${annual}) ÷ ${annual})`,
} as const

const EVERY = { once: 'uma vez', monthly: 'todo mês', yearly: 'todo ano' } as const

export default calculator({
  id: 'opportunity-cost',
  slug: 'custo-de-oportunidade',
  title: 'Custo de oportunidade',
  summary: 'Quanto um gasto, único ou repetido, valeria no futuro se fosse investido.',
  group: 'cotidiano',
  headline: 'futureValue',
  says: 'Investido, o dinheiro viraria {value}',
  picture: { kind: 'parts', title: 'O que se gasta e o que deixa de render', parts: ['totalSpent', 'forgoneReturn'] },
  input: {
    amount: money('Valor do gasto'),
    years: count('Anos', { min: 1, max: 60 }, 'years'),
    frequency: choice('Com que frequência se gasta', ['once', 'monthly', 'yearly'], {
      once: 'Uma vez',
      monthly: 'Todo mês',
      yearly: 'Todo ano',
    }).default('monthly'),
    annual_return: percentage('Rendimento ao ano', { above: -100, max: 100 }).prefault(8),
  },
  result: {
    totalSpent: brl('Total gasto'),
    futureValue: brl('Quanto o dinheiro valeria se investido'),
    forgoneReturn: brl('Rendimento de que se abre mão'),
    timeline: timeline('Evolução do valor, se investido'),
  },
  answer({ amount, years, frequency, annual_return: annual }, ctx) {
    const months = years * 12
    const points = balances(
      {
        initial: frequency === 'once' ? amount : 0n,
        monthlyRate: monthlyFromAnnual(annual),
        depositIn: (month) => (frequency === 'monthly' || (frequency === 'yearly' && month % 12 === 1) ? amount : 0n),
      },
      months,
    )
    const { invested, interest, balance } = points.at(-1)!
    ctx.assume('Cada gasto seria investido no começo do período (mês ou ano), com rendimento constante, sem imposto nem taxas.')
    ctx.assume('Sem descontar a inflação: para valores de hoje, informe um rendimento real.')
    const times = frequency === 'once' ? 1 : frequency === 'monthly' ? months : years
    return {
      totalSpent: ctx.step('Total gasto', say`${times} × ${amount}`, invested),
      futureValue: ctx.step(
        'Valor se investido',
        () =>
          frequency === 'once'
            ? say`${amount} × (1 + ${annual})^${years}`
            : annual.isZero
              ? say`${times} × ${amount}`
              : say`${amount} × ${RATE_OF[frequency](annual)} × ((1 + ${annual})^${years} − 1); ${EVERY[frequency]}, no começo`,
        balance,
      ),
      forgoneReturn: ctx.step('Rendimento de que se abre mão', say`${balance} − ${invested}`, interest),
      timeline: thinned(points),
    }
  },
})
