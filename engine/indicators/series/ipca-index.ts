import { series, sidra } from '../definition.ts'

export default series({
  id: 'ipca-index',
  source: sidra(1737, 2266),
  cadence: 'monthly',
  since: '1994-07-01',
  places: 2,
  sane: { min: 700, max: 100_000 },
  step: { times: 1.1 },
  revises: 0.01,
  due: { months: 1, day: 16 },
  agrees: [
    // A change of two decimals, and an index number of two more.
    { as: 'change', with: 'ipca', points: 0.0075, from: '1996-01-01' },
  ],
  metrics: {
    ipcaIndex: {
      title: 'Número-índice do IPCA',
      description: 'Nível dos preços pelo IPCA (IBGE), com dezembro de 1993 igual a 100; corrige o Tesouro IPCA+.',
      unit: 'pontos (dez/1993 = 100)',
      aggregation: 'last',
    },
  },
})
