import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['tabela da desoneração da folha'],
  phrases: `
    percentuais da desoneração, reoneração gradual, cprb, lei 14.973, lei 12.546, alíquota da desoneração, setores desonerados`,
}
