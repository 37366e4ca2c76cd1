import type { SearchText } from '../../core/operation/descriptor.ts'

export const search: SearchText = {
  keywords: ['busca', 'procurar', 'perguntar'],
}
