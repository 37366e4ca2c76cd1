import type { SearchText } from '../../core/operation/card.ts'

export const search: SearchText = {
  keywords: ['câmbio', 'ptax', 'moedas'],
}
