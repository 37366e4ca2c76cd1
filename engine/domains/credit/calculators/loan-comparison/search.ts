import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'cet',
    'custo efetivo total',
    'qual empréstimo é mais barato',
    'financiamento de veículo',
    'proposta de crédito',
    'comparar propostas de empréstimo',
    'custo efetivo',
    'melhor empréstimo',
    'empréstimo mais barato',
    'juros de empréstimo',
    'simular empréstimo',
  ],
  phrases: `
    comparar empréstimo, qual empréstimo, empréstimo do itaú ou santander, taxas dos bancos, banco mais barato, propostas de banco,
    custo total do empréstimo, menor juros, refinanciamento, portabilidade de crédito, empréstimo com seguro, tarifa do empréstimo,
    cet do empréstimo, trocar de banco, duas ofertas de crédito, juros abusivos, melhor taxa, comparar financiamento, onde pegar empréstimo,
    comparar crédito, custo efetivo do empréstimo, bradesco, santander, itaú, banco do brasil, com tarifa, sem tarifa, juros e tarifa,
    tarifa ou juros, dois bancos, propostas de financiamento, trocar financiamento de banco, juro menor em outro banco`,
}
