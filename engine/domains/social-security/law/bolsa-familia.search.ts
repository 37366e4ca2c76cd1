import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['valores do bolsa família', 'linha de pobreza', 'regra de proteção'],
  phrases: `
    valor do bolsa família, quanto paga o bolsa família, limite de renda do bolsa família, renda por pessoa do bolsa família,
    benefício primeira infância, benefício variável familiar, 142 por pessoa, regra de proteção do bolsa família`,
}
