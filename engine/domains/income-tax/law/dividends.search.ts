import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    lei 15.270, lei dos dividendos, tributação dos dividendos, imposto de 10% sobre lucros, alíquota dos dividendos, limite de 50 mil,
    imposto novo sobre dividendos, dividendos isentos, regra dos dividendos, retenção de 10% de lucros, isenção de lucros e dividendos`,
}
