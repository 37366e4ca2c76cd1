import { series, sgs } from '../definition.ts'

export default series({
  id: 'igpm-index',
  source: sgs(28655),
  cadence: 'monthly',
  since: '1989-08-01',
  places: 2,
  sane: { min: -4, max: 8, maxUntil1995: 100 },
  step: { points: 5 },
  revises: 0.01,
  due: { months: 1, day: 6 },
  agrees: [
    // The same change with more decimals.
    { as: 'same', with: 'igpm', points: 0.02, from: '2010-01-01' },
  ],
  accumulates: { names: ['igpmIndex', 'igpmIndexMonthly'], by: 'endedMonths', of: 'IGP-M pelo número-índice', reads: 'igpmIndexMonthly' },
  metrics: {
    igpmIndexMonthly: {
      title: 'IGP-M do mês pelo número-índice',
      description:
        'Variação mensal do IGP-M refeita dos números-índice com mais casas: a que a Calculadora do Cidadão usa desde 12/04/2021.',
      unit: '% no mês',
      aggregation: 'compound',
    },
  },
})
