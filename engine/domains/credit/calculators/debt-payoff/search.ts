import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'avalanche',
    'bola de neve',
    'quitar dívidas',
    'endividado',
    'ordem de pagamento',
    'sair das dívidas',
    'muitas dívidas',
    'por onde começo a pagar',
    'qual dívida pagar primeiro',
    'devo no cartão e no banco',
    'pagar várias dívidas',
    'estou endividado',
  ],
  phrases: `
    várias dívidas, dívidas atrasadas, plano de quitação, devo para todo mundo, devendo, nome sujo, serasa, renegociar dívidas,
    limpar o nome, organizar dívidas, pagar as dívidas, sair do vermelho, qual dívida primeiro, dívida mais cara, bola de neve ou avalanche,
    superendividamento, desenrola, dívidas no banco, ordem das dívidas, pago primeiro, três dívidas, duas dívidas,
    quanto tempo para quitar tudo, devo cartão e empréstimo, livrar das dívidas, por qual começo, contas atrasadas, não consigo pagar tudo,
    nome no serasa, três contas, cobradores, estou quebrado, quitar tudo, cartões estourados, vários cartões, cartões e empréstimo`,
  situations: { debts: { place: 1 } },
}
