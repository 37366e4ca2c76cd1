import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['comparar', 'lado a lado', 'duas propostas', 'diferença', 'antes e depois'],
}
