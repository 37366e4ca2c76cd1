import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `juros trabalhistas ao longo do tempo, tabela de juros de mora, oj 7 do pleno, juros da fazenda pública`,
}
