import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['tabela inss', 'teto do inss', 'alíquota do inss', 'contribuição inss', 'desconto do inss', 'inss'],
  phrases: `
    tabela do inss, faixas do inss, faixa do inss, teto inss, inss 2026, inss 2025, alíquotas do inss, teto da previdência,
    desconto inss tabela, inss do empregado, contribuição previdenciária, tabela de contribuição do inss, 7,5 9 12 14,
    previdência do empregado, teto de contribuição, inss máximo`,
}
