import type { MetricSearch } from '../definition.ts'
import type series from './tr.ts'

export const search: MetricSearch<typeof series> = {
  tr: {
    keywords: ['tr', 'taxa referencial', 'taxa referencial de juros', 'tr mensal'],
    phrases: `
        taxa tr, tr hoje, tr do mês, tr acumulada, correção pela tr, tr do financiamento, índice que corrige o fgts, valor da tr,
        tr da poupança, taxa referencial hoje`,
  },
}
