import type { SearchText } from '../../core/operation/card.ts'

export const search: SearchText = {
  keywords: ['fontes', 'licença', 'origem dos dados', 'procedência'],
}
