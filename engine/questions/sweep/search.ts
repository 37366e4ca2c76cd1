import type { SearchText } from '../../core/operation/descriptor.ts'

export const search: SearchText = {
  keywords: ['e se', 'simular vários valores', 'curva', 'gráfico', 'variar', 'tabela de valores', 'onde o imposto salta', 'faixas'],
}
