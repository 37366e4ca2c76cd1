import { ONE, Ratio, ZERO } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { choice, count, number, percentage, percentOf } from '../../../../operation/input/fields.ts'
import { grownBetween, growthOf, PERIODS, proportional, timesAYear } from '../../rules/equivalent-rates.ts'

const PERIOD_WORDS = {
  business_day: 'Ao dia útil',
  day: 'Ao dia',
  month: 'Ao mês',
  bimester: 'Ao bimestre',
  quarter: 'Ao trimestre',
  semester: 'Ao semestre',
  year: 'Ao ano',
} as const

export default calculator({
  id: 'rate-conversion',
  title: 'Conversão de taxas',
  slug: 'conversao-de-taxas',
  summary: 'Passa uma taxa de juros de um período a outro: do mês ao ano, do ano ao dia útil, da nominal à efetiva.',
  group: 'investimentos',
  headline: 'ratePercent',
  says: 'A taxa convertida é de {value}',
  input: {
    rate: percentage('Taxa', { min: -99.99, max: 10_000 }),
    kind: choice(
      'Tipo da taxa',
      ['effective', 'nominal'],
      { effective: 'Efetiva', nominal: 'Nominal' },
      { hint: 'Nominal: a que só se divide pelos períodos, como "12% ao ano com capitalização mensal"' },
    ).default('effective'),
    period: choice('A taxa é', PERIODS, PERIOD_WORDS).default('month'),
    to: choice('Converter para', [...PERIODS, 'year_252', 'year_360', 'year_365'], {
      ...PERIOD_WORDS,
      year_252: 'Ao ano de 252 dias úteis',
      year_360: 'Ao ano de 360 dias',
      year_365: 'Ao ano de 365 dias',
    }).default('year'),
    capitalization: choice('Juros somados ao capital a cada', PERIODS, {
      business_day: 'Dia útil',
      day: 'Dia',
      month: 'Mês',
      bimester: 'Bimestre',
      quarter: 'Trimestre',
      semester: 'Semestre',
      year: 'Ano',
    }).default('month'),
    business_days: count('Dias úteis do ano', { min: 240, max: 262 }, 'days').default(252),
  },
  result: {
    ratePercent: percentOf('Taxa convertida'),
    effectiveAnnualPercent: percentOf('Taxa efetiva ao ano'),
    monthlyPercent: percentOf('Taxa efetiva ao mês'),
    dailyPercent252: percentOf('Taxa efetiva ao dia útil'),
    nominalAnnualPercent: percentOf('Taxa nominal ao ano', { hint: 'A do período de capitalização vezes os períodos do ano' }),
    factor: number('Fator do período pedido, com dez casas'),
  },
  answer({ rate, kind, period, to, capitalization, business_days }, ctx) {
    const days = to === 'year_365' ? 365 : 360
    const length = { businessDays: to === 'year_252' ? 252 : business_days, days }
    const target = to === 'year_252' || to === 'year_360' || to === 'year_365' ? 'year' : to
    const [given, added, asked] = [timesAYear(period, length), timesAYear(capitalization, length), timesAYear(target, length)]
    if (kind === 'nominal' && ONE.plus(proportional(rate, given, added)).compare(ZERO) <= 0) {
      ctx.refuse('rate', 'dividida pelos períodos de capitalização, perde tudo ou mais em um só período')
    }
    const annual =
      kind === 'effective' ? grownBetween(growthOf(rate), given, 1) : grownBetween(growthOf(proportional(rate, given, added)), added, 1)
    const percentIn = (times: number): Ratio =>
      kind === 'nominal' && times === added
        ? proportional(rate, given, added)
        : kind === 'effective' && times === given
          ? rate
          : grownBetween(annual, 1, times).minus(ONE)
    if (kind === 'nominal') ctx.assume('A taxa nominal é dividida pelos períodos de capitalização; a efetiva nasce de juros sobre juros.')
    else ctx.assume('Taxas efetivas se convertem por juros compostos, nunca por multiplicação ou divisão.')
    if ([period, to, capitalization].includes('day') || days === 365) ctx.assume(say`O ano tem ${days} dias na conversão de taxas ao dia.`)
    const effective = ctx.step(
      'Taxa efetiva ao ano',
      kind === 'effective' ? say`(1 + ${rate})^${given} − 1` : say`(1 + ${rate} × ${given} ÷ ${added})^${added} − 1`,
      annual.minus(ONE),
    )
    const converted = ctx.step('Taxa convertida', say`(1 + ${effective})^(1 ÷ ${asked}) − 1`, percentIn(asked))
    return {
      ratePercent: converted,
      effectiveAnnualPercent: effective,
      monthlyPercent: percentIn(12),
      dailyPercent252: percentIn(length.businessDays),
      nominalAnnualPercent: percentIn(added).times(Ratio.of(BigInt(added))),
      factor: ONE.plus(converted).toNumber(10),
    }
  },
})
