import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['tabela seguro desemprego', 'teto do seguro desemprego'],
  phrases: `
    tabela do seguro, teto do seguro, valor máximo do seguro, faixas do seguro-desemprego, parcela máxima, tabela 2026 do seguro desemprego,
    cálculo da parcela do seguro, máximo do seguro desemprego, seguro desemprego faixas`,
}
