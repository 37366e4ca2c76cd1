import type { MetricSearch } from '../definition.ts'
import type series from './selic-month.ts'

export const search: MetricSearch<typeof series> = {
  selicMonth: {
    keywords: ['selic mensal', 'selic do mês', 'tabela selic da receita', 'selic da receita'],
    phrases: `
        selic acumulada, selic acumulada do mês, tabela selic, selic para darf, selic para impostos, selic para restituição,
        taxa selic mensal, selic para tributos, juros selic da receita federal, selic mês a mês, selic para atualizar tributos`,
  },
}
