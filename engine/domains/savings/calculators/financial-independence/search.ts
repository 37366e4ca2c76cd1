import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'fire',
    'liberdade financeira',
    'viver de renda',
    'regra dos 4%',
    'parar de trabalhar',
    'quanto juntar para viver de renda',
    'aposentar cedo',
    'quanto preciso para me aposentar sem inss',
  ],
  phrases: `
    viver de juros, viver dos investimentos, parar de trabalhar cedo, aposentadoria antecipada, quanto preciso ter, número fire,
    independente financeiramente, patrimônio para viver, taxa de retirada, renda vitalícia própria, viver sem trabalhar, largar o emprego,
    milhão para viver, retirada de 4%, juntar para se aposentar, viver do dinheiro, patrimônio necessário, movimento fire, liberdade,
    aposentar aos 45, parar aos 50, viver de aplicações, viver de investimentos, quanto acumular para parar`,
  situations: { savings: { place: 6 } },
}
