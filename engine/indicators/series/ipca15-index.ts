import { series, sidra } from '../definition.ts'
import { changeOf, INDEX_NUMBER, indexMetric } from '../index-number.ts'

/** Cross-checked with the monthly change copied by the central bank: another publisher exposes a false value. */
export default series({
  ...INDEX_NUMBER,
  id: 'ipca15-index',
  source: sidra(3065, 1117),
  since: '2000-05-01',
  due: { months: 0, day: 29 },
  agrees: [changeOf('ipca15', '2012-01-01')],
  metrics: {
    ipca15Index: indexMetric('Número-índice do IPCA-15', 'Nível dos preços pelo IPCA-15 (IBGE), com dezembro de 1993 igual a 100.'),
  },
})
