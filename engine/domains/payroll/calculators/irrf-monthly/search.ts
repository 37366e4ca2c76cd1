import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'irrf',
    'irrf do salário',
    'imposto de renda retido na fonte',
    'imposto retido',
    'imposto de renda do mês',
    'imposto de renda por mês',
    'imposto de renda do salário',
    'ir do salário',
    'ir sobre o salário',
    'calcular irrf',
    'ir na fonte',
    'imposto sobre o salário',
    'imposto do salário',
    'imposto de renda mensal sobre o salário',
    'imposto do mês sobre o salário',
  ],
  phrases: `
    quanto de imposto, quanto pago de imposto, quanto o leão come do salário,
    imposto de renda da aposentadoria, isenção aos 65 anos, quanto de ir na fonte, retenção do imposto de renda, imposto retido do mês, irrf sobre o salário, irrf da aposentadoria,
    aposentado de 65 anos paga imposto, isenção do aposentado, parcela isenta de 65 anos, imposto de renda do aposentado,
    imposto de renda da pensão por morte, desconto do ir no mês, ir retido, cálculo do ir na fonte, retenção na fonte do mês`,
  questions: [
    { question: 'Há imposto de renda sobre R$ 5.000 tributáveis no mês?', input: { taxable_income: 5000 } },
    { question: 'Quanto é o imposto de renda sobre R$ 8.000 tributáveis no mês, sem INSS?', input: { taxable_income: 8000 } },
  ],
  situations: { payslip: { place: 7 } },
}
