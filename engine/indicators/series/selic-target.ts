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
  metrics: {
    selic: {
      title: 'Meta da taxa Selic',
      keywords: [
        'selic',
        'taxa selic',
        'taxa básica de juros',
        'juros básicos',
        'copom',
        'juros do copom',
        'taxa de juros do brasil',
        'meta selic',
        'juros do banco central',
      ],
      situations: `
        selic hoje, reunião do copom, taxa de juros atual, selic atual, decisão do copom, selic anual, meta da selic, juros do país`,
      description: 'Meta definida pelo Copom; muda no dia seguinte à reunião e vale em todos os dias do calendário.',
      unit: '% ao ano',
      aggregation: 'last',
    },
  },
})
