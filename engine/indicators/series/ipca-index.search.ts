import type { MetricSearch } from '../definition.ts'
import type series from './ipca-index.ts'

export const search: MetricSearch<typeof series> = {
  ipcaIndex: {
    keywords: ['número índice da inflação', 'índice do ipca'],
    phrases: `
        número índice, número-índice, número índice do ipca, ipca número-índice, tabela 1737, base dezembro de 1993, dezembro de 1993,
        base 100, sidra, série do ipca em nível, nível de preços`,
  },
}
