import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    alíquotas do ganho de capital, tabela do ganho de capital, 15% a 22,5%, ganho de capital 15%, bens de pequeno valor,
    imposto na venda de bens, lucro na venda de carro, lei 13.259, ganho de capital de bens, venda de bens, venda de veículo`,
}
