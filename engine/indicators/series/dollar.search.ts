import type { MetricSearch } from '../definition.ts'
import type series from './dollar.ts'

export const search: MetricSearch<typeof series> = {
  dollar: {
    keywords: [
      'dólar',
      'dólar hoje',
      'cotação do dólar',
      'dólar comercial',
      'usd',
      'dólar americano',
      'moeda americana',
      'preço do dólar',
      'ptax',
    ],
    phrases: `
        cotação dólar, dólar agora, dólar ptax, valor do dólar, dólar em, quanto está o dólar, dólar ontem, câmbio hoje,
        moeda dos estados unidos, dólar oficial, dólar do banco central`,
  },
}
