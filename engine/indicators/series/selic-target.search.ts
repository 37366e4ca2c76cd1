import type { MetricSearch } from '../definition.ts'
import type series from './selic-target.ts'

export const search: MetricSearch<typeof series> = {
  selic: {
    keywords: [
      'selic',
      'taxa selic',
      'taxa básica de juros',
      'juros básicos',
      'copom',
      'juros do copom',
      'taxa de juros do brasil',
      'meta selic',
      'juros do banco central',
    ],
    phrases: `
        selic hoje, reunião do copom, taxa de juros atual, selic atual, decisão do copom, selic anual, meta da selic, juros do país`,
  },
}
