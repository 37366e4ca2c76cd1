import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    tabela de pontos, pontos em 2026, pontos da aposentadoria, idade progressiva 2026, pontos homem, pontos mulher, pedágio de 50%,
    pedágio de 100%, regras de transição 2026, idade mínima progressiva 2026, pontuação da aposentadoria, 103 pontos, 93 pontos,
    pontos necessários, regra de transição`,
}
