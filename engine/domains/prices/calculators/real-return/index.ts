import type { Day } from '../../../../core/day.ts'
import { ONE, type Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { month, number, percentage, percentOf } from '../../../../operation/input/fields.ts'
import { measuredInflation } from '../../rules/inflation.ts'

const rate = (label: string, said: { hint?: string; blank?: string }) => percentage(label, { above: -100, max: 10_000, ...said }).optional()

export default calculator({
  id: 'real-return',
  title: 'Rendimento real',
  slug: 'rendimento-real',
  summary: 'Quanto um rendimento vale descontada a inflação, ou quanto precisa render para ganhar dela. Informe dois dos três números.',
  group: 'investimentos',
  headline: 'realPercent',
  says: { positive: 'Rende {value} acima da inflação', negative: 'Perde {value} para a inflação', zero: 'Rende o mesmo que a inflação' },
  input: {
    nominal_percent: rate('Rendimento', { hint: 'O que o investimento rendeu no período, sem descontar a inflação' }),
    inflation_percent: rate('Inflação do período', { blank: 'o IPCA medido entre as datas, se informadas' }),
    real_percent: rate('Rendimento real', { hint: 'O que sobra acima da inflação' }),
    from: month('Começo do período, pelo IPCA medido').optional(),
    to: month('Fim do período, pelo IPCA medido').optional(),
  },
  result: {
    nominalPercent: percentOf('Rendimento'),
    inflationPercent: percentOf('Inflação'),
    realPercent: percentOf('Rendimento real'),
    factor: number('Fator real, com oito casas'),
  },
  answer({ nominal_percent: nominal, real_percent: real, ...input }, ctx) {
    const inflation = inflationOf(ctx, input)
    ctx.assume('O rendimento real divide um crescimento pelo outro (Fisher); subtrair as taxas daria outro número.')
    if (nominal !== undefined && real !== undefined) {
      if (inflation) ctx.refuse('inflation_percent', 'informe só dois dos três números: o terceiro é a resposta')
      const found = ONE.plus(nominal).over(ONE.plus(real)).minus(ONE)
      ctx.step('Inflação', say`(1 + ${nominal}) ÷ (1 + ${real}) − 1`, found)
      return answered(nominal, found, real)
    }
    if (nominal === undefined && real === undefined)
      ctx.refuse('nominal_percent', 'informe dois dos três números: rendimento, inflação e rendimento real')
    if (!inflation) return ctx.refuse('inflation_percent', 'informe a inflação, ou from e to para o IPCA medido')
    ctx.step('Inflação', input.from ? say`IPCA acumulado de ${input.from} a ${input.to!}` : say`${inflation}; informada`, inflation)
    if (nominal !== undefined) {
      const found = ONE.plus(nominal).over(ONE.plus(inflation)).minus(ONE)
      ctx.step('Rendimento real', say`(1 + ${nominal}) ÷ (1 + ${inflation}) − 1`, found)
      return answered(nominal, inflation, found)
    }
    const found = ONE.plus(real!).times(ONE.plus(inflation)).minus(ONE)
    ctx.step('Rendimento', say`(1 + ${real!}) × (1 + ${inflation}) − 1`, found)
    return answered(found, inflation, real!)
  },
})

const answered = (nominal: Ratio, inflation: Ratio, real: Ratio) => ({
  nominalPercent: nominal,
  inflationPercent: inflation,
  realPercent: real,
  factor: ONE.plus(real).toNumber(8),
})

interface Prices {
  readonly inflation_percent?: Ratio | undefined
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

function inflationOf(ctx: Context, { inflation_percent: given, from, to }: Prices): Ratio | undefined {
  if (given) {
    if (from || to) ctx.refuse('inflation_percent', 'não combina com from e to: informe a inflação ou as datas')
    return given
  }
  if (!from && !to) return undefined
  if (!from) ctx.refuse('from', 'é obrigatório junto com to')
  if (!to) ctx.refuse('to', 'é obrigatório junto com from')
  return measuredInflation(ctx, 'ipca', from, to).minus(ONE)
}
