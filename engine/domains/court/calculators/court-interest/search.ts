import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['juros de mora trabalhistas', 'juros pje-calc', 'juros da sentença trabalhista', 'juros da fazenda pública trabalhista'],
  phrases: `
    um por cento ao mês desde o ajuizamento, juros na justiça do trabalho, contar juros de mora da ação, juros pro rata die,
    artigo 39 da lei 8.177, oj 7 do pleno, juros de débito trabalhista`,
}
