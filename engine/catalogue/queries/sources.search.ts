import type { SearchText } from '../../core/operation/descriptor.ts'

export const search: SearchText = {
  keywords: ['fontes', 'licença', 'origem dos dados', 'procedência'],
}
