import { series, sgs } from '../definition.ts'

export default series({
  id: 'ipc-fipe',
  source: sgs(193),
  cadence: 'monthly',
  since: '1939-03-01',
  places: 2,
  exactPlaces: true,
  sane: { min: -6, max: 5, maxUntil1995: 100 },
  step: { points: 2.5 },
  revises: 0.01,
  due: { months: 1, day: 12 },
  agrees: [
    // A difference of at most 0.88 since 1996.
    { as: 'same', with: 'ipca', points: 1.2, distinct: true, from: '1996-01-01' },
  ],
  accumulates: { names: ['ipcFipe', 'ipcFipeMonthly'], by: 'endedMonths', of: 'IPC-Fipe', reads: 'ipcFipeMonthly' },
  metrics: {
    ipcFipeMonthly: {
      title: 'IPC-Fipe do mês',
      description: 'Variação mensal dos preços ao consumidor na cidade de São Paulo (Fipe); o ano é a composição dos meses.',
      unit: '% no mês',
      aggregation: 'compound',
    },
  },
})
