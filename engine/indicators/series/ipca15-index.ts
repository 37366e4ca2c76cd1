import { series, sidra } from '../definition.ts'

/** Beside the change of the month that the central bank copies: another publisher tells of a false one. */
export default series({
  id: 'ipca15-index',
  source: sidra(3065, 1117),
  cadence: 'monthly',
  since: '2000-05-01',
  places: 2,
  sane: { min: 700, max: 100_000 },
  step: { times: 1.1 },
  revises: 0.01,
  due: { months: 0, day: 29 },
  agrees: [
    // A change of two decimals, and an index number of two more.
    { as: 'change', with: 'ipca15', points: 0.0075, from: '2012-01-01' },
  ],
  metrics: {
    ipca15Index: {
      title: 'Número-índice do IPCA-15',
      description: 'Nível dos preços pelo IPCA-15 (IBGE), com dezembro de 1993 igual a 100.',
      unit: 'pontos (dez/1993 = 100)',
      aggregation: 'last',
    },
  },
})
