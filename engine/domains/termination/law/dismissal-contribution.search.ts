import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    contribuição de 10% do fgts, multa de 50%, 10% da multa do fgts, lei complementar 110, lc 110, adicional de 10% do fgts,
    contribuição extinta, 50% do fgts, 10% de contribuição social, contribuição social de 10%`,
}
