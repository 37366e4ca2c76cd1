import type { MetricSearch } from '../definition.ts'
import type series from './inpc-index.ts'

export const search: MetricSearch<typeof series> = {
  inpcIndex: {
    keywords: ['número índice do inpc'],
    phrases: `
        inpc número-índice, tabela 1736, série do inpc em nível`,
  },
}
