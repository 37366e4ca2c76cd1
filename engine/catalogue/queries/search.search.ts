import type { SearchText } from '../../core/operation/card.ts'

export const search: SearchText = {
  keywords: ['busca', 'procurar', 'perguntar'],
}
