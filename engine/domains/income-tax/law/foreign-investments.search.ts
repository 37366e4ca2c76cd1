import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['lei das offshores', 'investimento no exterior'],
  phrases: `lei 14.754, offshore, 15% no exterior, dividendos do exterior, moeda em espécie 5 mil dólares, controladas no exterior`,
}
