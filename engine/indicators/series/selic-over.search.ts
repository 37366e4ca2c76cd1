import type { MetricSearch } from '../definition.ts'
import type series from './selic-over.ts'

export const search: MetricSearch<typeof series> = {
  selicOver: {
    keywords: ['selic over', 'selic efetiva', 'selic diária', 'taxa over'],
    phrases: `
        over, série 1178, série 11, selic do dia, selic anualizada base 252, média dos financiamentos diários,
        financiamentos lastreados em títulos públicos, taxa overnight`,
  },
}
