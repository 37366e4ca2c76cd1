import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    dias de licença-maternidade, prazo da licença, empresa cidadã 180 dias, lei da licença-maternidade, regras da licença-maternidade,
    carência do salário-maternidade, quem paga o salário-maternidade, licença maternidade lei, teto do salário maternidade,
    licença paternidade`,
}
