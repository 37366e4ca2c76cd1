import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['juro simples', 'montante', 'juros sem capitalização'],
  phrases: `
    juros sem capitalizar, não capitalizado, sem juros compostos, capital taxa e tempo, j=cit, fórmula de juros simples, exercício de juros,
    matemática financeira, cit, juro linear, juros lineares, taxa simples, empréstimo a juros simples, capital inicial, matemática,
    emprestei a juros, juros simples ao mês`,
}
