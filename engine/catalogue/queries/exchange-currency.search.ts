import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['câmbio', 'ptax', 'cotação', 'dólar', 'euro', 'libra', 'iene'],
}
