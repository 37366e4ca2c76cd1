import type { Example } from '../../../../core/operation/card.ts'

export const examples: Example[] = [
  {
    title: 'Serviços de cinco mil reais por mês cabem no MEI',
    on: '2026-11-14',
    input: { monthly_revenue: 5000 },
    result: { verdict: 'mei', meiMonthly: 86.05, meMonthly: 550, monthlySavings: 463.95, breakEvenRevenue: 6750 },
    source:
      'DAS de 2026: 1.621,00 × 5% + 5,00 = 86,05 (LC nº 123/2006, art. 18-A); anexo III: 5.000,00 × 6% + 250,00 = 550,00; limite de 81.000,00 ÷ 12',
  },
  {
    title: 'Sete mil e quinhentos reais passam do limite em até 20%',
    on: '2026-11-14',
    input: { monthly_revenue: 7500 },
    result: { verdict: 'mei_then_me' },
    source: 'LC nº 123/2006, art. 18-A, § 7º: 90.000,00 no ano está entre 81.000,00 e 97.200,00',
  },
  {
    title: 'Dez mil reais por mês já são de microempresa',
    on: '2026-11-14',
    input: { monthly_revenue: 10000, activity: 'commerce' },
    result: { verdict: 'me', meMonthly: 650 },
    source: 'LC nº 123/2006, anexo I: 120.000,00 no ano ficam na primeira faixa, 10.000,00 × 4% + 250,00 = 650,00',
  },
]
