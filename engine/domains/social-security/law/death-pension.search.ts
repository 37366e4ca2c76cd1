import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['pensão por morte'],
  phrases: `cotas da pensão, 50% mais 10%, idade da viúva, tempo da pensão, pensão vitalícia, 44 anos, 45 anos, viúva jovem`,
}
