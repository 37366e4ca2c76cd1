import type { MetricSearch } from '../definition.ts'
import type series from './ipca15.ts'

export const search: MetricSearch<typeof series> = {
  ipca15Monthly: {
    keywords: ['ipca-15', 'ipca-e', 'prévia da inflação', 'prévia do ipca'],
    phrases: `
        ipca15, ipca 15, ipcae, prévia, inflação do meio do mês, ipca e, ipca especial, inflação prévia, ipca quinze, ipca 15 do mês,
        ipca 15 de setembro`,
  },
}
