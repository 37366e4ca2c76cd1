import { series, sidra } from '../definition.ts'
import { changeOf, INDEX_NUMBER, indexMetric } from '../index-number.ts'

/** Cross-checked with the monthly change copied by the central bank: another publisher exposes a false value. */
export default series({
  ...INDEX_NUMBER,
  id: 'inpc-index',
  source: sidra(1736, 2289),
  since: '1994-07-01',
  due: { months: 1, day: 16 },
  agrees: [changeOf('inpc', '2012-01-01')],
  metrics: {
    inpcIndex: indexMetric('Número-índice do INPC', 'Nível dos preços pelo INPC (IBGE), com dezembro de 1993 igual a 100.'),
  },
})
