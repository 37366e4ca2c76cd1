import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'tir',
    'retorno do investimento',
    'rentabilidade',
    'fluxo de caixa',
    'payback',
    'taxa do projeto',
    'taxa de retorno',
    'retorno de um projeto',
  ],
  phrases: `
    retorno do negócio, payback da loja, retorno sobre investimento, taxa de retorno do projeto, xirr, retorno de negócio, qual taxa rende,
    taxa que rende, rentabilidade do negócio, franquia, retorno da franquia, tempo de retorno, roi, descobrir a taxa,
    retorno mensal do negócio, quanto rende meu negócio, taxa implícita, tir anual, investi na loja, devolve por mês,
    comprei e tiro por mês, qual o retorno, retorno do dinheiro, investi e tiro, food truck, rende quanto o negócio`,
}
