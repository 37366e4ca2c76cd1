import type { SearchText } from '../../core/operation/card.ts'

export const search: SearchText = {
  keywords: ['comparar', 'lado a lado', 'duas propostas', 'diferença', 'antes e depois'],
}
