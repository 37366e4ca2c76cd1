import { series, sgs } from '../definition.ts'

export default series({
  id: 'ipc-br',
  source: sgs(191),
  cadence: 'monthly',
  since: '1990-02-01',
  places: 2,
  exactPlaces: true,
  sane: { min: -3, max: 5, maxUntil1995: 100 },
  step: { points: 3 },
  revises: 0.01,
  due: { months: 1, day: 14 },
  agrees: [
    // A difference of at most 0.76 since 1997.
    { as: 'same', with: 'ipca', points: 1.1, distinct: true, from: '1997-01-01' },
  ],
  accumulates: { names: ['ipcBr', 'ipcBrMonthly'], by: 'endedMonths', of: 'IPC-Br', reads: 'ipcBrMonthly' },
  metrics: {
    ipcBrMonthly: {
      title: 'IPC-Br do mês',
      description: 'Variação mensal dos preços ao consumidor no Brasil (FGV); o ano é a composição dos meses.',
      unit: '% no mês',
      aggregation: 'compound',
    },
  },
})
