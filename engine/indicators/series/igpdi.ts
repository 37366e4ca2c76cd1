import { series, sgs } from '../definition.ts'

export default series({
  id: 'igpdi',
  source: sgs(190),
  cadence: 'monthly',
  since: '1944-03-01',
  places: 2,
  sane: { min: -5, max: 10, maxUntil1995: 100 },
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
