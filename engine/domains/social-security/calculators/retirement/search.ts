import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'aposentar',
    'inss',
    'previdência',
    'idade mínima',
    'tempo de contribuição',
    'idade para se aposentar',
    'aposentadoria por idade',
    'aposentadoria da mulher',
    'aposentadoria do homem',
    'aposentar pelo inss',
  ],
  phrases: `
    aposentar, aposentadoria do inss, me aposentar, idade mínima para aposentar, 15 anos de contribuição, aposentadoria urbana,
    regra permanente, comecei a trabalhar, aposentadoria nova regra, posso me aposentar, requisitos da aposentadoria,
    aposentadoria programada, mulher 62, homem 65, idade da aposentadoria, aposentadoria rural, aposentadoria após a reforma, nasci em,
    nascida em, ano de nascimento, quando paro de trabalhar`,
}
