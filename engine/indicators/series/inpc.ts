import { series, sgs } from '../definition.ts'

export default series({
  id: 'inpc',
  source: sgs(188),
  cadence: 'monthly',
  since: '1979-05-01',
  places: 2,
  exactPlaces: true,
  sane: { min: -2, max: 5, maxUntil1995: 100 },
  step: { points: 2.5 },
  revises: 0.01,
  due: { months: 1, day: 16 },
  agrees: [
    // The same prices with other weights: a difference of at most 0.60 (December 2002).
    { as: 'same', with: 'ipca', points: 0.8, distinct: true, from: '1996-01-01' },
    // At most 0.27 since 2004 (October).
    { as: 'same', with: 'ipca', points: 0.4, distinct: true, from: '2004-01-01' },
  ],
  accumulates: { names: ['inpc', 'inpcMonthly'], by: 'endedMonths', of: 'INPC', reads: 'inpcMonthly' },
  metrics: {
    inpcMonthly: {
      title: 'INPC do mês',
      description: 'Variação mensal do INPC (IBGE); o ano é a composição dos meses.',
      unit: '% no mês',
      aggregation: 'compound',
    },
  },
})
