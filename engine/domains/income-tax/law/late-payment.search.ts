import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    multa de mora, 0,33% ao dia, 0,33 por dia, multa de 20%, limite de 20%, juros selic do imposto, multa do darf,
    multa do imposto atrasado, mora da receita, sicalc, lei 9.430, multa e juros do darf, regra do tributo atrasado, mora de tributos,
    juros do mês do darf`,
}
