import type { MetricSearch } from '../definition.ts'
import type series from './ipca-12-months.ts'

export const search: MetricSearch<typeof series> = {
  ipca: {
    keywords: [
      'ipca',
      'inflação',
      'ipca acumulado',
      'inflação acumulada',
      'inflação oficial',
      'ipca 12 meses',
      'índice de preços ao consumidor amplo',
      'inflação do brasil',
      'taxa de inflação',
    ],
    phrases: `
        inflação hoje, inflação no brasil, inflação do ano, inflação 12 meses, inflação ibge, inflação anual, ipca anual, ipca hoje,
        quanto está a inflação, índice oficial de inflação, meta de inflação`,
  },
}
