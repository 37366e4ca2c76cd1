import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'vpl',
    'npv',
    'fluxo de caixa',
    'fluxo de caixa descontado',
    'projeto',
    'investimento vale a pena',
    'viabilidade de projeto',
    'valor presente de projeto',
  ],
  phrases: `
    valor presente do projeto, viabilidade, projeto viável, projeto vale a pena, tma, taxa mínima de atratividade, fluxos de caixa,
    fluxo descontado, investimento em máquina, comprar máquina, análise de investimento, valuation, entradas e saídas, avaliar negócio,
    retornos anuais, negócio se paga, taxa de desconto, fluxo anual, plano de negócio, vale a pena o projeto, máquina que gera,
    gera por ano, lucro por ano do projeto, retorno em 5 anos, compensa comprar a máquina`,
}
