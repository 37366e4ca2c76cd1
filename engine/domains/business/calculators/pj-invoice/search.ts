import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'nota fiscal',
    'quanto cobrar',
    'valor da nota',
    'pj',
    'líquido desejado',
    'preço do serviço',
    'quanto cobrar de nota',
    'emitir nota de quanto',
    'valor de nota para sobrar',
  ],
  phrases: `
    nota para sobrar, nota fiscal de quanto, quanto faturar, sobrar limpo da empresa, emitir nota, valor da nf, quanto cobrar do cliente,
    valor do serviço pj, cobrar como pj, nota fiscal pj, líquido pj, quanto tirar de nota, quanto preciso faturar, quanto cobrar de projeto,
    cobrar por mês pj, dev pj, nf, valor na nota, freela cobrar, quanto cobrar freela, faturamento para ter líquido, me pagar por mês,
    faturar para ter, faturar para me pagar, faturar quanto`,
}
