import { series, sgs } from '../definition.ts'

export default series({
  id: 'poupanca',
  source: sgs(195),
  cadence: 'daily',
  since: '2012-06-01',
  dayOneOnly: true,
  places: 4,
  sane: { min: 0.05, max: 2 },
  step: { times: 2 },
  revises: 0.0001,
  due: { months: 0, day: 6 },
  agrees: [
    // Lei nº 8.177/1991, art. 12, as amended by Lei nº 12.703/2012: 0.5% or 70% of the target, plus the TR.
    { as: 'savings', with: 'tr', and: 'selic-target', points: 0.0003, from: '2012-06-01' },
  ],
  accumulates: { names: ['poupanca'], by: 'wholePeriods', of: 'Rendimento da poupança', reads: 'poupanca' },
  metrics: {
    poupanca: {
      title: 'Rendimento da poupança no mês',
      description: 'Depósitos desde 04/05/2012, período que começa no dia 1º do mês; o ano é a composição dos meses.',
      unit: '% no mês',
      aggregation: 'compound',
    },
  },
})
