import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'irpf',
    'declaração',
    'restituição',
    'leão',
    'ir',
    'ajuste anual',
    'imposto de renda',
    'quanto vou pagar de imposto de renda',
    'ir 2026',
    'declarar imposto',
    'quanto vou restituir',
    'imposto a pagar na declaração',
    'quanto o leão',
    'simplificada ou completa',
    'declaração completa ou simplificada',
    'deduções do imposto de renda',
  ],
  phrases: `
    declaração de imposto, declaração do ir, ir anual, imposto a pagar, imposto a restituir, restituição do imposto de renda, simplificada,
    completa, desconto simplificado, dependentes no imposto, despesas médicas, gastos com educação, escola particular,
    plano de saúde no imposto, deduzir, deduções, mordida do leão, receita federal, ir a pagar, cair na malha fina, restituição de 2026,
    imposto de renda da pessoa física, imposto de renda 2026, dedução por dependente, declarar, fazer declaração, imposto do ano,
    pagar ou receber do leão, acertar contas com o leão, vou ter que pagar imposto de renda, imposto de renda do ano`,
}
