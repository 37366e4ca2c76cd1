import { series, sgs } from '../definition.ts'

export default series({
  id: 'selic-target',
  source: sgs(432),
  cadence: 'daily',
  since: '1999-03-05',
  held: true,
  places: 2,
  sane: { min: 0.5, max: 60 },
  step: { times: 1.6 },
  revises: 0,
  due: { businessDays: 3 },
  metrics: {
    selic: {
      title: 'Meta da taxa Selic',
      description: 'Meta definida pelo Copom; muda no dia seguinte à reunião e vale em todos os dias do calendário.',
      unit: '% ao ano',
      aggregation: 'last',
    },
  },
})
