import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['investimento no exterior', 'lei 14.754', 'offshore', 'dividendos do exterior', 'ações americanas', 'imposto 15%'],
  phrases: `
    ações nos estados unidos, stocks, reits, etf no exterior, conta no exterior, avenue, dividendos americanos, ganho em dólar,
    vendi ações lá fora, imposto pago no exterior, variação cambial, offshore, dólar em espécie, bonds, renda fixa em dólar,
    declarar investimento no exterior, nomad, corretora estrangeira`,
  situations: { savings: { place: 9 } },
}
