import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'fii',
    'viver de dividendos',
    'renda passiva',
    'ações',
    'renda com fundos imobiliários',
    'receber dividendos por mês',
    'renda mensal de dividendos',
  ],
  phrases: `
    fundos imobiliários, renda de fii, dividendos por mês, renda mensal de fii, dy, proventos, ações que pagam dividendos,
    carteira de dividendos, aluguel de fundo imobiliário, mxrf11, ganhar com fiis, pingar todo mês, viver de fii, renda de ações,
    investir em fii, cotas de fii, jcp, salário de dividendos, quantas cotas de fii, cotas para ter um salário, fundos que pagam todo mês,
    pinga na conta, papéis que pagam`,
}
