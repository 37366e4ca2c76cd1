import type { SearchText } from '../../core/operation/card.ts'

export const search: SearchText = {
  keywords: ['novidades', 'atualizações', 'mudanças na lei', 'feed'],
}
