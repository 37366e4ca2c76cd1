import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    alíquota do iof, iof de crédito, iof diário, tabela de iof, iof 2025, decreto do iof, iof empresa, iof pessoa jurídica, iof 3,5,
    iof do crédito pessoa física, iof empréstimo alíquota, decreto 6306, aumento do iof, 0,38 adicional`,
}
