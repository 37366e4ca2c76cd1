import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    isenção na venda de imóvel, isenção de 440 mil, único imóvel, comprar outro imóvel, 6 meses para comprar outro, livre de imposto,
    fator de redução, redução do ganho de capital, isenção da lei do bem, lei 11.196, imóvel até 440 mil, isento na venda da casa,
    vendi para comprar outra, isenção do ganho de capital`,
}
