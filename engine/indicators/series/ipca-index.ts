import { series, sidra } from '../definition.ts'

export default series({
  id: 'ipca-index',
  source: sidra(1737, 2266),
  cadence: 'monthly',
  since: '1994-07-01',
  places: 2,
  sane: { min: 700, max: 100_000 },
  step: { times: 1.1 },
  metrics: {
    ipcaIndex: {
      title: 'Número-índice do IPCA',
      description: 'Nível dos preços pelo IPCA (IBGE), com dezembro de 1993 igual a 100; corrige o Tesouro IPCA+.',
      unit: 'pontos (dez/1993 = 100)',
      aggregation: 'last',
    },
  },
})
