import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'vale transporte',
    'vt',
    'desconto de 6%',
    'passagem',
    'ônibus',
    'vale alimentação',
    'vr',
    'pat',
    'desconto do vale',
    'vale alimentação desconto',
    'vt desconto',
    'quanto desconta de passagem',
  ],
  phrases: `
    vale transporte, vale-transporte, vale refeição, vale-alimentação, vr desconto, condução, passagem de ônibus, metrô, bilhete único,
    ticket, desconto da passagem, vale ônibus, 6% do salário, pedir vale transporte, abrir mão do vale, desconto do vt, ajuda de custo,
    dinheiro da passagem, pego ônibus, descontar 6%, recusar vale transporte, gasto de ônibus, gasto com passagem, podem tirar do vale,
    gasto com transporte`,
  questions: [
    {
      question: 'Ganho R$ 2.000 e gasto R$ 300 de condução por mês: quanto descontam do vale-transporte?',
      input: { salary: 2000, monthly_cost: 300 },
    },
  ],
}
