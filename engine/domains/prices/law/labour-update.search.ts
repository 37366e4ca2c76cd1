import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    adc 58, regra da adc 58, ipca-e e selic, índice trabalhista, juros trabalhistas na lei, lei 14.905 trabalhista,
    correção trabalhista na lei, fase pré-judicial, tr trabalhista, juros de crédito trabalhista, qual índice trabalhista,
    decisão do stf trabalhista`,
}
