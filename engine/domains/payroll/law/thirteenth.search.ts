import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['prazo do décimo terceiro', 'prazo do 13'],
  phrases: `
    prazo do décimo, quando paga o 13, data da primeira parcela, data da segunda parcela, 30 de novembro, 20 de dezembro, lei do 13,
    regras do 13, lei 4.090, direito ao 13, quando cai o 13, lei 4.749, 15 dias conta mês`,
}
