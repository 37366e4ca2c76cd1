import type { MetricSearch } from '../definition.ts'
import type series from './ipca.ts'

export const search: MetricSearch<typeof series> = {
  ipcaMonthly: {
    keywords: ['ipca mensal', 'inflação mensal'],
    phrases: `
        inflação de setembro, inflação de janeiro, ipca de março, inflação de outubro, última inflação, variação mensal do ipca,
        inflação de junho, último ipca, inflação de dezembro, inflação mensal do ibge`,
  },
}
