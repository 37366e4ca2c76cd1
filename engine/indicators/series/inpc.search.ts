import type { MetricSearch } from '../definition.ts'
import type series from './inpc.ts'

export const search: MetricSearch<typeof series> = {
  inpcMonthly: {
    keywords: ['inpc', 'inpc acumulado', 'índice nacional de preços ao consumidor', 'inpc mensal'],
    phrases: `
        inpc hoje, reajuste das aposentadorias, reajuste do inss, índice do dissídio, inpc ibge, índice que reajusta aposentadoria,
        inpc 12 meses, inflação das famílias de baixa renda, inflação dos salários, índice da data-base, inpc do ano`,
  },
}
