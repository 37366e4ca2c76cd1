import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'maquininha',
    'mdr',
    'antecipação de recebíveis',
    'taxa do cartão',
    'quanto a maquininha desconta',
    'vender no cartão',
    'antecipar recebíveis',
    'taxa de venda parcelada',
  ],
  phrases: `
    taxa do pagseguro, mercado pago, stone, cielo, sumup, getnet, ton, moderninha, minizinha, pos, venda no crédito, venda no débito,
    venda parcelada, vender parcelado, taxa do crédito à vista, quanto cai da venda, antecipar vendas, antecipação de vendas,
    recebíveis do cartão, taxa de débito, repassar a taxa, cobrar a taxa do cliente, link de pagamento, passar o cartão, adquirente,
    lojista, máquina de cartão, passei na máquina, máquina do mercado pago, cobrei no cartão, venda em 10 vezes, cliente pagou no cartão,
    ponto de venda, infinitepay`,
}
