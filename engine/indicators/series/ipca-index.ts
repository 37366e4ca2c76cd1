import { series, sidra } from '../definition.ts'
import { changeOf, INDEX_NUMBER, indexMetric } from '../index-number.ts'

export default series({
  ...INDEX_NUMBER,
  id: 'ipca-index',
  source: sidra(1737, 2266),
  since: '1994-07-01',
  due: { months: 1, day: 16 },
  agrees: [changeOf('ipca', '1996-01-01')],
  metrics: {
    ipcaIndex: indexMetric(
      'Número-índice do IPCA',
      'Nível dos preços pelo IPCA (IBGE), com dezembro de 1993 igual a 100; corrige o Tesouro IPCA+.',
    ),
  },
})
