import { series, sgs } from '../definition.ts'

export default series({
  id: 'minimum-wage',
  source: sgs(1619),
  cadence: 'monthly',
  since: '1994-07-01',
  held: true,
  places: 2,
  sane: { min: 60, max: 100_000 },
  step: 'law',
  revises: 0,
  due: { months: 1, day: 16 },
  metrics: {
    minimumWage: {
      title: 'Salário mínimo',
      description: 'Salário mínimo nacional mensal.',
      unit: 'R$ por mês',
      aggregation: 'last',
    },
  },
})
