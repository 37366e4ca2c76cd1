import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['direito adquirido', 'fator previdenciário', '86/96', '85/95', 'aposentadoria por tempo de contribuição', 'regra antiga'],
  phrases: `
    antes da reforma da previdência, já tinha direito em 2019, fator previdenciário, 96 pontos, 86 pontos, 35 anos de contribuição,
    30 anos de contribuição, regra antiga da aposentadoria, média dos 80% maiores, expectativa de vida do ibge`,
  situations: { retirement: { place: 9 } },
}
