import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['renda+', 'educa+', 'tesouro renda mais', 'tesouro educa mais', 'renda mensal', 'aposentadoria extra'],
  phrases: `
    complementar aposentadoria, quanto preciso para receber por mês, renda extra no futuro, faculdade dos filhos, pagar faculdade,
    tesouro aposentadoria, título que paga todo mês, renda mensal do tesouro, quantos títulos comprar, educação do filho`,
  situations: { savings: { place: 8 }, retirement: { place: 7 } },
}
