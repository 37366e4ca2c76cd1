import type { SearchText } from '../../core/operation/descriptor.ts'

export const search: SearchText = {
  keywords: ['câmbio', 'ptax', 'cotação', 'dólar', 'euro', 'libra', 'iene'],
}
