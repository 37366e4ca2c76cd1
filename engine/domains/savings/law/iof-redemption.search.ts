import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    tabela do iof regressivo, tabela de iof dia a dia, 96% a 0%, iof regressivo tabela, tabela dos 30 dias, iof dia a dia, iof em cada dia,
    percentual do iof por dia, tabela regressiva do iof, tabela iof resgate`,
}
