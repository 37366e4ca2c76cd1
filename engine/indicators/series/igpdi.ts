import { series, sgs } from '../definition.ts'

export default series({
  id: 'igpdi',
  source: sgs(190),
  cadence: 'monthly',
  since: '1944-03-01',
  places: 2,
  exactPlaces: true,
  sane: { min: -4, max: 8, maxUntil1995: 100 },
  step: { points: 5 },
  revises: 0.01,
  due: { months: 1, day: 14 },
  accumulates: { names: ['igpdi', 'igpdiMonthly'], by: 'endedMonths', of: 'IGP-DI', reads: 'igpdiMonthly' },
  metrics: {
    igpdiMonthly: {
      title: 'IGP-DI do mês',
      description: 'Variação mensal do IGP-DI (FGV); o ano é a composição dos meses.',
      unit: '% no mês',
      aggregation: 'compound',
    },
  },
})
