import type { SearchText } from '../../core/operation/descriptor.ts'

export const search: SearchText = {
  keywords: ['comparar', 'lado a lado', 'duas propostas', 'diferença', 'antes e depois'],
}
