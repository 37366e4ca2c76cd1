import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['aposentadoria especial'],
  phrases: `insalubre aposentadoria, agentes nocivos, 86 pontos, 76 pontos, 66 pontos, aposentadoria de 25 anos, mineiro de subsolo`,
}
