import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'liquidação antecipada',
    'quitação antecipada',
    'adiantar parcelas',
    'amortização extra',
    'desconto de juros',
    'antecipar parcelas',
    'desconto para quitar',
    'quitar',
    'quitar empréstimo',
    'adiantar pagamento do financiamento',
    'quitar o carro',
  ],
  phrases: `
    quitar o empréstimo, quitar financiamento, quitar consignado, quitar antes, pagar tudo hoje, saldo devedor, abater parcelas, amortizar,
    desconto na quitação, valor de quitação, boleto de quitação, adiantar prestações, adiantar as últimas parcelas, abatimento de juros,
    antecipar o pagamento, pagar antecipado, quitação do carro, quitar dívida, desconto por antecipar, parcelas que faltam,
    quitar crediário, amortizar empréstimo, faltam parcelas, liquidar empréstimo, liquidar consignado, liquidar o financiamento,
    abatem juros, quitar hoje, pagar o resto, terminar de pagar o carro`,
}
