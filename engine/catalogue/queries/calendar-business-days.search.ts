import type { SearchText } from '../../core/operation/card.ts'

export const search: SearchText = {
  keywords: ['dias úteis', 'prazo em dias úteis'],
}
