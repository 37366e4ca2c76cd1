import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'antecipar saque aniversário',
    'empréstimo fgts',
    'cessão fiduciária',
    'adiantamento do fgts',
    'antecipação do saque aniversário',
    'adiantar fgts',
    'empréstimo do fgts',
  ],
  phrases: `
    antecipar fgts, adiantar saque, adiantar aniversário, antecipação do fundo, banco adianta o fgts, empréstimo com fgts,
    empréstimo com garantia do fgts, antecipar 5 anos, antecipar parcelas do fgts, fgts adiantado, vender o fgts, receber fgts agora,
    taxa da antecipação, antecipação saque, crédito fgts, saque antecipado, caixa adianta, banco adianta, parcelas do aniversário,
    adiantar 7 parcelas, pegar o fgts adiantado`,
}
