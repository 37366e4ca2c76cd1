import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'dólar',
    'euro',
    'câmbio',
    'iof do cartão',
    'compra internacional',
    'viagem',
    'remessa',
    'vet',
    'cotação',
    'converter dólar em reais',
    'comprar dólar',
    'moeda',
    'moeda estrangeira',
    'compra no exterior',
    'iof de viagem',
    'quanto dá em reais',
    'dólar para real',
    'euro para real',
  ],
  partNames: ['iof'],
  phrases: `
    dólar em reais, euro em reais, reais em dólar, libra, peso argentino, iene, franco, trocar dinheiro, casa de câmbio, wise,
    cartão internacional, cartão no exterior, compra na shein, amazon americana, aliexpress, shopee internacional, compra em dólar,
    assinatura em dólar, dólares, euros, dólar turismo, viajar para fora, mandar dinheiro para fora, mandar dinheiro para o exterior,
    enviar dinheiro ao exterior, converter moeda, conversor de moedas, spread do cartão, iof internacional, iof do câmbio, dólar do cartão,
    nomad, iof na compra internacional, viagem internacional, taxa do cartão no exterior, quanto dá em dólar, conta em dólar,
    gastar em euros, viagem em reais, comprar em site gringo, compra em site estrangeiro, moeda para viagem, quanto em reais com iof,
    quanto compro com r$ 5.000, quantos dólares compro, quanto dá para comprar de dólar`,
}
