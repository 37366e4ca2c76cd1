import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `custas na lei, tabela de custas trabalhistas, teto das custas, artigo 789 da clt`,
}
