import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    código civil, artigo 406, art. 389, art 406, lei 14.905, juros de 1% ao mês, correção de sentença, índice de correção civil,
    juros moratórios civis, juros da mora, 1% ao mês ou selic, o que diz o código civil, correção cível`,
}
