import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'imposto sobre operações financeiras',
    'iof de empréstimo',
    'iof financiado',
    'alíquota do iof',
    'iof no empréstimo',
    'iof do financiamento',
    'imposto do empréstimo',
  ],
  phrases: `
    iof, iof do cartão de crédito, caiu menos do que pedi, valor liberado menor, imposto embutido no empréstimo, iof diário, iof de empresa,
    capital de giro, iof da pessoa jurídica, iof pj, iof cheque especial, imposto do crédito, desconto no empréstimo,
    peguei emprestado e veio menos, iof adicional, iof de financiamento de carro, alíquota diária, iof rotativo,
    cobraram imposto no empréstimo, imposto no financiamento, taxa do governo no empréstimo, por que veio menos do empréstimo`,
}
