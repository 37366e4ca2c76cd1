import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['das do mês', 'guia do simples do mês', 'pgdas-d', 'das com dois anexos', 'sublimite do simples', 'exportação simples'],
  phrases: `
    quanto é o das, passei do sublimite, das com dois anexos, exportação simples, guia com várias atividades, icms fora do das, iss fora do das,
    icms substituição tributária simples, monofásico simples, iss retido simples, passou do teto do simples, excesso de receita simples,
    apuração do simples, das comércio e serviço, sublimite de 3,6 milhões, das de empresa nova, rbt12 proporcional, notas fiscais do mês das`,
  questions: [
    {
      question: 'Quanto é o DAS de quem vende R$ 50.000 e presta R$ 20.000 de serviços no mês, com R$ 800.000 em 12 meses?',
      input: {
        month: '2026-06',
        activities: [
          { annex: 'I', revenue: 50000 },
          { annex: 'III', revenue: 20000 },
        ],
        revenue_12m: 800000,
        revenue_year: 330000,
      },
    },
  ],
}
