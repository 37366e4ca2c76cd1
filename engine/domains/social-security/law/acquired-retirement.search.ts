import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['direito adquirido', 'fator previdenciário'],
  phrases: `antes da reforma da previdência, 96 pontos, 86 pontos, 85 95, fator previdenciário, direito adquirido aposentadoria`,
}
