import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'dívida',
    'quitar',
    'amortizar',
    'investir',
    'pagar a dívida ou investir',
    'dívida ou deixar rendendo',
    'investir ou pagar dívida',
    'deixar o dinheiro rendendo ou pagar',
  ],
  phrases: `
    quitar ou investir, pagar dívida ou investir, quito ou invisto, pago a dívida ou guardo, investir ou quitar, dinheiro guardado e dívida,
    dívida ou poupança, usar a reserva para pagar a dívida, usar poupança para pagar dívida, pagar cartão ou guardar,
    abato a dívida ou aplico, pagar empréstimo ou aplicar, tirar da poupança para pagar, amortizo ou invisto, abater o empréstimo,
    sobrou dinheiro pago dívida, pagar o cartão ou investir, guardado e dívida, dinheiro parado e empréstimo, tenho dinheiro e empréstimo,
    tenho dinheiro e dívida, empréstimo e dinheiro guardado, abato o empréstimo, parados e empréstimo, dívida primeiro ou guardar,
    poupança e financiamento, dinheiro na poupança e dívida, poupança ou financiamento`,
  situations: { debts: { place: 3, asks: { debt_balance: 'debt', debt_monthly_rate: 'rate', amount: 'amount' } } },
}
