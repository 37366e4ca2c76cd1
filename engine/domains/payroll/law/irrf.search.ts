import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['tabela irrf', 'tabela do imposto de renda', 'tabela ir', 'faixas do imposto de renda', 'irrf'],
  phrases: `
    tabela do irrf, tabela irrf 2026, tabela do ir 2026, tabela mensal do imposto de renda, faixas do leão, faixa de isenção,
    isenção do imposto de renda, alíquotas do imposto de renda, alíquota do ir, parcela a deduzir do ir, tabela progressiva,
    tabela progressiva mensal, dedução por dependente mensal, imposto na fonte, leão no salário, limite de isenção, imposto retido,
    redução do imposto até 5 mil, faixas do ir, tabela ir 2025, ir 27,5`,
}
