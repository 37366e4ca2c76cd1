import type { MetricSearch } from '../definition.ts'
import type series from './igpm.ts'

export const search: MetricSearch<typeof series> = {
  igpm: {
    keywords: ['igpm', 'igp-m', 'igpm acumulado', 'inflação do aluguel', 'índice geral de preços do mercado', 'índice do aluguel'],
    phrases: `
        igpm 12 meses, igp-m acumulado, igpm hoje, igpm anual, inflação dos aluguéis, igpm do ano, igpm acumulado 12 meses,
        índice de reajuste do aluguel, igpm fgv, quanto está o igpm`,
  },
  igpmMonthly: {
    keywords: ['igpm mensal', 'igp-m mensal', 'igpm do mês'],
    phrases: `igpm de outubro, igpm mês, variação do igpm, igpm de janeiro, igpm mês a mês, último igpm`,
  },
}
