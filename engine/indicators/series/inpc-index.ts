import { series, sidra } from '../definition.ts'

/** Beside the change of the month that the central bank copies: another publisher tells of a false one. */
export default series({
  id: 'inpc-index',
  source: sidra(1736, 2289),
  cadence: 'monthly',
  since: '1994-07-01',
  places: 2,
  sane: { min: 700, max: 100_000 },
  step: { times: 1.1 },
  revises: 0.01,
  due: { months: 1, day: 16 },
  agrees: [
    // A change of two decimals, and an index number of two more.
    { as: 'change', with: 'inpc', points: 0.0075, from: '2012-01-01' },
  ],
  metrics: {
    inpcIndex: {
      title: 'Número-índice do INPC',
      description: 'Nível dos preços pelo INPC (IBGE), com dezembro de 1993 igual a 100.',
      unit: 'pontos (dez/1993 = 100)',
      aggregation: 'last',
    },
  },
})
