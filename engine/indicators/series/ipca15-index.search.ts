import type { MetricSearch } from '../definition.ts'
import type series from './ipca15-index.ts'

export const search: MetricSearch<typeof series> = {
  ipca15Index: {
    keywords: ['número índice do ipca-15'],
    phrases: `
        ipca-15 número-índice, tabela 3065, série do ipca-15 em nível`,
  },
}
