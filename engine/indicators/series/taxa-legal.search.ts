import type { MetricSearch } from '../definition.ts'
import type series from './taxa-legal.ts'

export const search: MetricSearch<typeof series> = {
  taxaLegal: {
    keywords: ['taxa legal', 'juros legais', 'juros do código civil'],
    phrases: `
        artigo 406, art 406, selic menos ipca, taxa legal do mês, juros de mora do código civil, lei 14.905, taxa legal hoje,
        resolução 5171, taxa legal bacen`,
  },
}
