import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    alíquota do come-cotas, tabela do come-cotas, imposto dos fundos, 15% e 20%, fundos fechados, lei 14.754, tributação de fundos,
    imposto do fundo multimercado, imposto do fundo de ações, maio e novembro, imposto semestral`,
}
