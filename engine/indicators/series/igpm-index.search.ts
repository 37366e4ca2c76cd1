import type { MetricSearch } from '../definition.ts'
import type series from './igpm-index.ts'

export const search: MetricSearch<typeof series> = {
  igpmIndexMonthly: {
    keywords: ['número índice do igpm', 'igpm com mais casas decimais'],
    phrases: `
        igp-m número-índice, igpm com mais casas, igpm casas decimais, número-índice igp-m, igpm exato, igpm sem arredondar,
        igpm calculadora do cidadão, índice do igpm`,
  },
}
