import type { SearchText } from '../../core/operation/descriptor.ts'

export const search: SearchText = {
  keywords: ['arrecadação', 'quem ganha e quem perde', 'renda dos brasileiros', 'distribuição de renda', 'gini'],
}
