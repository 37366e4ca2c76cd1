import type { Examples } from '../../operation/definition/examples.ts'
import type definition from './index.ts'

const SIZES = 'LC nº 123/2006, art. 3º, I e II: microempresa até 360.000,00 e pequeno porte até 4.800.000,00 por ano'

export const examples: Examples<typeof definition> = [
  {
    title: 'Serviços de cinco mil reais por mês cabem no MEI',
    on: '2026-11-14',
    input: { monthly_revenue: 5000 },
    result: {
      verdict: 'mei',
      meiMonthly: 86.05,
      meiInss: 81.05,
      meMonthly: 728.31,
      meTax: 300,
      meInss: 178.31,
      monthlySavings: 642.26,
      breakEvenRevenue: 6750,
    },
    source:
      'DAS de 2026: 1.621,00 × 5% + 5,00 = 86,05 (LC nº 123/2006, art. 18-A); anexo III: 5.000,00 × 6% + 250,00 + 1.621,00 × 11% = 728,31; limite de 81.000,00 ÷ 12',
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
    result: { verdict: 'me', size: 'me', meMonthly: 828.31 },
    source:
      'LC nº 123/2006, anexo I: 120.000,00 no ano ficam na primeira faixa, 10.000,00 × 4% + 250,00 + 1.621,00 × 11% (178,31) = 828,31',
  },
  {
    title: 'Trinta mil reais por mês: o último real da microempresa',
    on: '2026-11-14',
    input: { monthly_revenue: 30000, activity: 'commerce' },
    result: { verdict: 'me', size: 'me' },
    source: `${SIZES}; 30.000,00 × 12 = 360.000,00`,
  },
  {
    title: 'Um centavo a mais por mês já é pequeno porte',
    on: '2026-11-14',
    input: { monthly_revenue: 30000.01, activity: 'commerce' },
    result: { verdict: 'epp', size: 'epp' },
    source: `${SIZES}; 30.000,01 × 12 = 360.000,12`,
  },
  {
    title: 'Quatrocentos mil reais por mês: o teto do Simples',
    on: '2026-11-14',
    input: { monthly_revenue: 400000, activity: 'commerce' },
    result: { verdict: 'epp', size: 'epp' },
    source: `${SIZES}; 400.000,00 × 12 = 4.800.000,00`,
  },
  {
    title: 'Acima do teto não há Simples',
    on: '2026-11-14',
    input: { monthly_revenue: 400000.01, activity: 'commerce' },
    result: { verdict: 'outside_simples', size: 'outside_simples', meMonthly: null, monthlySavings: null },
    source: `${SIZES}; 400.000,01 × 12 = 4.800.000,12`,
  },
]
