import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['tabela do saque-aniversário'],
  phrases: `
    tabela saque aniversário, alíquota e parcela adicional, alíquota do saque-aniversário, faixas do saque-aniversário, faixas do saque,
    percentual do saque, retirada anual, parcela adicional, saldo e alíquota, lei 13.932`,
}
