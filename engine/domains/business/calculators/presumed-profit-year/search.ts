import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['lucro presumido no ano', 'lucro presumido anual', 'limite de cinco milhões', 'acerto do lucro presumido'],
  phrases: `
    quatro trimestres do lucro presumido, lc 224 no ano, presunção aumentada no ano, majoração de 10% da presunção,
    cinco milhões no ano lucro presumido, ajuste do quarto trimestre, lucro presumido os quatro trimestres`,
  questions: [
    {
      question: 'Quanto paga no ano uma empresa de serviços com R$ 1 milhão por trimestre no lucro presumido?',
      input: {
        year: 2026,
        quarters: [1, 2, 3, 4].map(() => ({ activities: [{ activity: 'services', revenue: 1000000 }] })),
      },
    },
  ],
}
