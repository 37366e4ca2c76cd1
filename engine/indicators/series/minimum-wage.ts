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
  metrics: {
    minimumWage: {
      title: 'Salário mínimo',
      keywords: ['salário mínimo', 'mínimo nacional', 'piso nacional', 'mínimo'],
      situations: `
        valor do mínimo, mínimo atual, salário mínimo hoje, salário mínimo atual, novo salário mínimo, salário mínimo 2026, mínimo 2026,
        salário mínimo nacional, quanto é o mínimo, quanto era o salário mínimo, histórico do salário mínimo, valor do salário mínimo,
        mínimo do ano, evolução do mínimo`,
      description: 'Salário mínimo nacional mensal.',
      unit: 'R$ por mês',
      aggregation: 'last',
    },
  },
})
