import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    ec 136, ec 113, emenda 136, emenda 113, índice do precatório, correção do precatório, ipca mais 2%, selic do precatório,
    regra do precatório, juros da fazenda pública, correção contra a fazenda, índice da fazenda pública, tema 810`,
}
