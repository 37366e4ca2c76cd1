import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['atualizar sentença trabalhista', 'correção pje-calc', 'tr trabalhista', 'selic da fazenda', 'ipca-e trabalhista por mês'],
  phrases: `
    correção monetária como no pje-calc, índice da justiça do trabalho, atualizar valor de condenação trabalhista, tr desde 1967,
    selic simples da fazenda, sem índices negativos, fator de correção trabalhista, atualizar sentença`,
}
