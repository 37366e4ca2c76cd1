import type { SearchText } from '../../core/operation/descriptor.ts'

export const search: SearchText = {
  keywords: ['tesouro direto', 'títulos públicos', 'preço', 'taxa'],
}
