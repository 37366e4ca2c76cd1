import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['desoneração da folha', 'cprb', 'reoneração da folha', 'contribuição sobre a receita bruta'],
  phrases: `
    desoneração 2026, desoneração 2025, desoneração 2027, folha desonerada, inss sobre o faturamento, contribuição previdenciária sobre receita,
    vale a pena a desoneração, fim da desoneração, volta gradual da folha, lei 14.973`,
  questions: [
    {
      question: 'Quanto uma empresa de TI paga com a desoneração, com R$ 100 mil de receita e R$ 60 mil de folha?',
      input: { sector: 'it', covered_revenue: 100000, payroll: 60000 },
    },
  ],
}
