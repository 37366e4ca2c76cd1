import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['taxa média de juros', 'juros médios do banco central', 'série de juros do crédito'],
  phrases: `
    média do banco central do consignado, taxa média do cheque especial, histórico dos juros do cartão, juros médios de veículos,
    evolução dos juros do crédito pessoal, tabela de juros do bacen`,
}
