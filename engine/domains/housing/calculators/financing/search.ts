import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'casa própria',
    'amortização extra',
    'tr',
    'sac',
    'price',
    'prestação',
    'imóvel',
    'apartamento',
    'crédito imobiliário',
    'financiar apartamento',
    'financiar casa',
    'prestação da casa',
    'simular financiamento da caixa',
    'parcela de imóvel',
    'minha casa minha vida',
    'sac ou price',
    'comprar apartamento financiado',
    'fgts na compra da casa',
    'quanto posso financiar',
  ],
  phrases: `
    financiar imóvel, financiar apartamento na caixa, financiamento de casa, financiamento da casa, financiamento habitacional,
    parcela do apartamento, parcela da casa, entrada do apartamento, entrada do imóvel, financiamento sac, tabela price, tabela sac,
    caixa econômica, mcmv, sbpe, prestação do apartamento, renda para financiar, renda necessária, simulador da caixa,
    amortizar financiamento, amortizar o apartamento, reduzir prazo ou parcela, comprar casa, hipoteca, comprar casa financiada,
    imóvel em 30 anos, financiamento em 35 anos, portabilidade do financiamento, financiar terreno, financiar a casa,
    saldo do financiamento, apartamento na planta, financiamento apartamento, dando de entrada, prestação em 30 anos, financiar 80%,
    entrada de 20%, comprar meu apartamento, sonho da casa própria`,
  popularity: 6,
  situations: { home: { place: 2 } },
  questions: [
    {
      question: 'Qual é a prestação de um imóvel de R$ 300.000 com R$ 60.000 de entrada, em 30 anos, a 11% ao ano, pela tabela Price?',
      input: { property_value: 300000, down_payment: 60000, annual_rate: 11, months: 360, system: 'price' },
    },
  ],
}
