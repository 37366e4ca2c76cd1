import { series, sgs } from '../definition.ts'

export default series({
  id: 'selic-month',
  source: sgs(4390),
  cadence: 'monthly',
  since: '1995-01-01',
  closedOnly: true,
  places: 2,
  sane: { min: 0.05, max: 5 },
  step: { times: 2.5 },
  revises: 0.01,
  due: { months: 1, day: 6 },
  agrees: [{ as: 'monthOfDays', with: 'selic-over', points: 0.011, from: '1996-01-01' }],
  metrics: {
    selicMonth: {
      title: 'Selic acumulada no mês',
      description: 'Taxa Selic efetiva composta nos dias úteis do mês, com duas casas: a que a Receita Federal e os tribunais somam.',
      unit: '% no mês',
      aggregation: 'compound',
    },
  },
})
