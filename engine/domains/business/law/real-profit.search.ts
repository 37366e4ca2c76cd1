import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['pis e cofins não cumulativos'],
  phrases: `
    1,65 e 7,6, pis 1,65, cofins 7,6, alíquotas do lucro real, não cumulatividade, 9,25%`,
}
