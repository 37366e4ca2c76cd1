import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['busca', 'procurar', 'perguntar'],
}
