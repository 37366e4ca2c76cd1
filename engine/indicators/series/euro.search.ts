import type { MetricSearch } from '../definition.ts'
import type series from './euro.ts'

export const search: MetricSearch<typeof series> = {
  euro: {
    keywords: ['euro', 'cotação do euro', 'eur', 'moeda europeia', 'moeda da europa', 'preço do euro'],
    phrases: `euro hoje, euro agora, cotação euro, valor do euro, quanto está o euro, euro ontem, euro ptax`,
  },
}
