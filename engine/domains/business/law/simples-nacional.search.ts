import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['tabela simples nacional', 'anexos do simples'],
  phrases: `
    anexos, anexo i, anexo ii, anexo iii, anexo iv, anexo v, tabela do simples, tabela do anexo iii, faixas do simples,
    alíquotas do simples, parcela a deduzir, parcela a deduzir do simples, tabela anexo, anexo i comércio, alíquota nominal, anexo 3 tabela,
    anexo 1, tabela dos anexos, faixa de faturamento, lc 123, sexta faixa, primeira faixa, terceira faixa`,
}
