import { decimal, ONE } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { amounts, choice, count, dates, flag, integer, percentOf } from '../../../../operation/input/fields.ts'
import { directionChanges, flowsOf, internalRate } from '../../rules/cash-flow.ts'

export default calculator({
  id: 'irr',
  cost: 2,
  title: 'Taxa interna de retorno (TIR)',
  slug: 'taxa-interna-de-retorno',
  summary:
    'A taxa que um projeto ou empréstimo rende: a que iguala o que se paga ao que se recebe. Para o valor a uma taxa dada, veja o VPL.',
  seeAlso: { 'net-present-value': 'ter o valor a uma taxa dada' },
  group: 'investimentos',
  headline: 'irrPercent',
  says: { positive: 'A taxa interna de retorno é de {value}', none: 'Nenhuma taxa iguala entradas e saídas' },
  input: {
    cash_flows: amounts('Entradas e saídas', {
      least: 2,
      most: 600,
      hint: 'Uma por período, a primeira hoje; o que se paga é negativo. Como -50; 35; 22',
    }),
    period: choice(
      'Um período é',
      ['month', 'year'],
      { month: 'Um mês', year: 'Um ano' },
      { hint: 'Só muda a taxa ao ano; com datas não se usa' },
    ).default('month'),
    dates: dates('Datas', { most: 600, hint: 'Uma para cada valor; a taxa então é ao ano' }).optional(),
    day_count: count('Dias do ano', { min: 360, max: 366, hint: 'Só com datas' }, 'days').default(365),
  },
  result: {
    irrPercent: percentOf('Taxa interna de retorno', { hint: 'Por período; com datas, ao ano', none: 'quando não existe' }).nullable(),
    annualIrrPercent: percentOf('Taxa interna de retorno ao ano').nullable(),
    iterations: integer('Passos da busca'),
    multipleRoots: flag('Pode haver mais de uma taxa', { hint: 'Os valores mudam de sinal mais de uma vez' }),
    reason: choice('Por que não há taxa', ['no_irr'], { no_irr: 'Nenhuma taxa iguala entradas e saídas' }).nullable(),
  },
  answer({ cash_flows: cash, period, dates: days, day_count: yearDays }, ctx) {
    const flows = flowsOf(ctx, cash, days, yearDays)
    const changes = directionChanges(cash)
    const found = changes === 0 ? null : internalRate(flows)
    const multipleRoots = changes > 1
    if (!found) {
      ctx.assume(
        changes === 0
          ? 'Todos os valores vão no mesmo sentido: nenhuma taxa iguala o que se paga ao que se recebe.'
          : 'Nenhuma taxa acima de −99,99% e até 100.000.000% por período iguala o que se paga ao que se recebe.',
      )
      ctx.step('Taxa interna de retorno', 'não existe', 'no_irr')
      return { irrPercent: null, annualIrrPercent: null, iterations: 0, multipleRoots, reason: 'no_irr' as const }
    }
    const rate = decimal(found.rate.toFixed(12))
    if (multipleRoots)
      ctx.assume('Os valores mudam de sinal mais de uma vez: pode haver mais de uma taxa, e a informada é a mais próxima de zero.')
    ctx.assume('A TIR supõe que o que se recebe é reaplicado à mesma taxa; compare também o valor presente líquido.')
    if (!days && period === 'month') ctx.assume('Um período é um mês: a taxa ao ano compõe doze deles.')
    if (days) ctx.assume(say`O tempo de cada valor é contado em dias corridos ÷ ${yearDays}, e a taxa é ao ano.`)
    const irrPercent = ctx.step(
      'Taxa interna de retorno',
      say`taxa em que a soma dos ${cash.length} valores, trazidos à data do primeiro, é zero`,
      rate,
    )
    const annual = days || period === 'year' ? rate : ONE.plus(rate).power(12).minus(ONE)
    ctx.step('Ao ano', days || period === 'year' ? say`${rate}` : say`(1 + ${rate})^12 − 1`, annual)
    return { irrPercent, annualIrrPercent: annual, iterations: found.iterations, multipleRoots, reason: null }
  },
})
