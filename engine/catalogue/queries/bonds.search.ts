import type { SearchText } from '../../core/operation/card.ts'

export const search: SearchText = {
  keywords: ['tesouro direto', 'títulos públicos', 'preço', 'taxa'],
}
