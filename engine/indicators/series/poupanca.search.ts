import type { MetricSearch } from '../definition.ts'
import type series from './poupanca.ts'

export const search: MetricSearch<typeof series> = {
  poupanca: {
    keywords: ['poupança hoje', 'rendimento da poupança hoje', 'taxa da poupança', 'taxa da caderneta', 'rentabilidade da poupança'],
    phrases: `
        poupança do mês, poupança este mês, caderneta pagando, quanto a poupança está pagando, rendimento mensal da poupança,
        poupança atual, poupança em percentual, percentual da poupança, taxa poupança, caderneta hoje, rendimento da caderneta`,
  },
}
