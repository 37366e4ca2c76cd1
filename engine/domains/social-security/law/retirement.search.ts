import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    idade mínima, idade para aposentar, 62 mulher 65 homem, regra permanente, 15 anos de contribuição, carência de 180 meses,
    regras da aposentadoria, 60% mais 2%, idade de aposentadoria, requisitos da aposentadoria, ec 103, reforma da previdência,
    aposentadoria por idade regra, coeficiente da aposentadoria`,
}
