import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['e se', 'simular vários valores', 'curva', 'gráfico', 'variar', 'tabela de valores', 'onde o imposto salta', 'faixas'],
}
