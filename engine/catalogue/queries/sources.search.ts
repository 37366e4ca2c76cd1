import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['fontes', 'licença', 'origem dos dados', 'procedência'],
}
