import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    tabela do carnê-leão, tabela carnê leão, vencimento do carnê-leão, regras do carnê-leão, alíquotas do carnê-leão, código 0190,
    dedução do livro caixa, tabela mensal do carnê-leão`,
}
