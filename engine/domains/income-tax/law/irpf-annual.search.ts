import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['tabela imposto de renda anual', 'tabela irpf', 'tabela anual do ir', 'tabela anual do imposto de renda'],
  phrases: `
    tabela anual, faixas anuais, irpf 2026, dedução por dependente, limite de educação, desconto simplificado limite,
    tabela progressiva anual, ajuste anual tabela, limite de dedução, alíquota anual do ir, limite de despesa com educação,
    deduções da declaração, valor por dependente no ir`,
}
