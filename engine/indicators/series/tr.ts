import { series, sgs } from '../definition.ts'

export default series({
  id: 'tr',
  source: sgs(226),
  cadence: 'daily',
  since: '2012-06-01',
  dayOneOnly: true,
  places: 4,
  sane: { min: 0, max: 1 },
  step: { points: 0.5 },
  revises: 0.0001,
  due: { months: 0, day: 6 },
  accumulates: { names: ['tr'], by: 'wholePeriods', of: 'TR', reads: 'tr' },
  metrics: {
    tr: {
      title: 'TR do mês',
      description: 'Taxa referencial do período que começa no dia 1º do mês; o ano é a composição dos meses.',
      unit: '% no mês',
      aggregation: 'compound',
    },
  },
})
