import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'desconto',
    'promoção',
    'porcentagem',
    'black friday',
    'preço com desconto',
    'calcular desconto',
    'tanto por cento de desconto',
    'quanto fica com desconto',
    'off',
    'desconto de por cento',
  ],
  phrases: `
    quantos por cento de desconto, percentual de desconto, tirar porcentagem, por cento a menos, cupom, liquidação, oferta,
    preço promocional, de por, porcento off, queima de estoque, desconto no pix, % de desconto, desconto em porcentagem, preço cheio,
    abatimento, leve 3 pague 2, cashback, baixou o preço, preço final com desconto, valor com desconto, porcentagem de um valor,
    porcento a menos, preço caiu, quanto foi o desconto, economia na compra, mais barato por cento, remarcado`,
}
