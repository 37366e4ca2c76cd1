import { series, sgs } from '../definition.ts'

export default series({
  id: 'ipca',
  source: sgs(433),
  cadence: 'monthly',
  since: '1980-01-01',
  places: 2,
  exactPlaces: true,
  sane: { min: -2, max: 4, maxUntil1995: 100 },
  step: { points: 2.5 },
  revises: 0.01,
  due: { months: 1, day: 16 },
  accumulates: { names: ['ipca', 'ipcaMonthly'], by: 'endedMonths', of: 'IPCA', reads: 'ipcaMonthly' },
  metrics: {
    ipcaMonthly: {
      title: 'IPCA do mês',
      description: 'Variação mensal do IPCA (IBGE); o ano é a composição dos meses.',
      unit: '% no mês',
      aggregation: 'compound',
    },
  },
})
