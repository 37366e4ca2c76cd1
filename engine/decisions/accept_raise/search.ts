import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'aumento de salário',
    'reajuste',
    'dissídio',
    'ganho real',
    'pedir aumento',
    'poder de compra',
    'aceitar aumento',
    'aumento de salário vale',
    'proposta de aumento',
  ],
  phrases: `
    aceitar o aumento, aceito o aumento, aumento proposto, aumento vale a pena, aumento de 6%, patrão ofereceu aumento, chefe ofereceu,
    aumento cobre a inflação, aumento acompanha, aumento compensa, reajuste oferecido, aumento oferecido, pediram para aceitar reajuste,
    aumento do dissídio, aumento acima da inflação, recebi aumento, reajuste justo, proposta de reajuste, meu aumento, aumento bom,
    aceitar reajuste abaixo, reajuste abaixo da inflação, patrão deu aumento, aumento oferecido aceito, reajuste de 4%, promoção de salário,
    promover, promovido com aumento`,
}
