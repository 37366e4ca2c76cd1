import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'parcela',
    'prestação',
    'compra parcelada',
    'price',
    'sem juros',
    'financiamento de carro',
    'financiamento de moto',
    'parcelar',
    'parcelar em vezes',
    'quanto fica a parcela',
    'em vezes com juros',
    'parcela do carro',
    'parcela da moto',
    'comprar parcelado',
    'dividir em vezes',
    'financiar carro',
    'financiar moto',
    'prestação do carro',
    'parcela de empréstimo',
    'empréstimo em parcelas',
  ],
  phrases: `
    em 12x, em 10x, parcelas com juros, dividir no cartão, valor da parcela, compra no cartão parcelada, comprar a prestação, carnê da loja,
    crediário, casas bahia, celular parcelado, geladeira, televisão, moto financiada, carro financiado, financiar veículo,
    prestação da moto, financiamento de veículo, empréstimo pessoal, empréstimo, pegar emprestado, parcela do empréstimo, quantas vezes,
    em 48x, 60x, cdc, parcelar compra, juros embutidos na parcela, loja parcela, juros da loja, prestações, financiar um carro,
    financiar uma moto, carro em 60 vezes, viagem parcelada, parcelas iguais, em 18 vezes, em 24x, em 36x, loja, magalu, sofá, fogão,
    máquina de lavar, em tantas vezes, parcelar com juros, parcela com taxa`,
}
