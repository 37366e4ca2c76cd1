import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['tesouro direto', 'títulos públicos', 'preço', 'taxa'],
}
