import type { Day } from '../../../../core/day.ts'
import { portion, proportion } from '../../../../core/money.ts'
import { ONE, type Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, money, month, percentage, percentOf } from '../../../../operation/input/fields.ts'
import { measuredInflation } from '../../rules/inflation.ts'

export default calculator({
  id: 'real-salary',
  slug: 'salario-real',
  title: 'Salário real',
  summary: 'Quanto o salário ganhou ou perdeu da inflação, e quanto teria de ser para empatar.',
  seeAlso: { accept_raise: 'decidir sobre um aumento proposto' },
  group: 'trabalho',
  headline: 'realChangePercent',
  says: {
    positive: 'Seu salário subiu {value} acima da inflação',
    negative: 'Seu salário perdeu {value} para a inflação',
    zero: 'Seu salário acompanhou a inflação',
  },
  input: {
    previous_salary: money('Salário no começo do período', { formerly: ['previous_gross'] }),
    current_salary: money('Salário no fim do período', { formerly: ['current_gross'] }),
    inflation_period: percentage('Inflação de todo o período', {
      formerly: ['accumulated_inflation_percent'],
      above: -100,
      max: 10_000,
    }).optional(),
    from: month('Começo do período, pelo IPCA medido').optional(),
    to: month('Fim do período, pelo IPCA medido').optional(),
  },
  result: {
    nominalChangePercent: percentOf('Variação do salário'),
    inflationPercent: percentOf('Inflação do período'),
    realChangePercent: percentOf('Variação descontada a inflação'),
    breakEvenSalary: brl('Salário que empata com a inflação'),
    monthlyGainOrLoss: brl('Salário atual menos o de empate, por mês'),
  },
  answer({ previous_salary: previous, current_salary: current, ...input }, ctx) {
    const prices = inflation(ctx, input)
    const pay = proportion(current, previous)
    const inflationPercent = ctx.step(
      'Inflação',
      input.from ? say`IPCA acumulado de ${input.from} a ${input.to!}` : say`${prices.minus(ONE)}; informada`,
      prices.minus(ONE),
    )
    const breakEven = portion(previous, prices, 'halfUp')
    ctx.assume('Salários brutos: descontos e imposto não entram na comparação.')
    return {
      nominalChangePercent: ctx.step('Variação nominal', say`${current} ÷ ${previous} − 1`, pay.minus(ONE)),
      inflationPercent,
      realChangePercent: ctx.step(
        'Variação real',
        () => say`(1 + ${pay.minus(ONE)}) ÷ (1 + ${inflationPercent}) − 1`,
        pay.over(prices).minus(ONE),
      ),
      breakEvenSalary: ctx.step('Salário de empate', say`${previous} × (1 + ${inflationPercent})`, breakEven),
      monthlyGainOrLoss: ctx.step('Ganho ou perda por mês', say`${current} − ${breakEven}`, current - breakEven),
    }
  },
})

interface Period {
  readonly inflation_period?: Ratio | undefined
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

function inflation(ctx: Context, { inflation_period: given, from, to }: Period): Ratio {
  if (given) {
    if (from || to) ctx.refuse('inflation_period', 'não combina com from e to: informe a inflação ou as datas')
    return ONE.plus(given)
  }
  if (!from && !to) ctx.refuse('inflation_period', 'informe inflation_period, ou from e to')
  if (!from) ctx.refuse('from', 'é obrigatório junto com to')
  if (!to) ctx.refuse('to', 'é obrigatório junto com from')
  return measuredInflation(ctx, 'ipca', from, to)
}
