import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['arrecadação', 'quem ganha e quem perde', 'renda dos brasileiros', 'distribuição de renda', 'gini'],
}
