import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'tesouro direto',
    'selic',
    'lft',
    'vna',
    'deságio',
    'ágio',
    'reserva de emergência',
    'rendimento do tesouro selic',
    'tesouro reserva',
  ],
  phrases: `
    quanto rende no tesouro selic, rende no tesouro selic até, tesouro selic até o vencimento, deixar no tesouro selic,
    lft 2031, tesouro selic 2029, título pós-fixado, pós-fixado, pós fixado, título do governo, título público, tesouro selic rende,
    investir no tesouro selic, preço da lft, vna da lft, pu da lft, resgatar tesouro selic, tesouro direto selic, tesouro pós-fixado,
    quanto rende o tesouro, rendimento do tesouro direto, dinheiro no tesouro selic, aplicar no tesouro selic`,
}
