import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'Lei nº 7.713/1988, art. 12-A; tabela de maio de 2025'

export const examples: Examples<typeof definition> = [
  {
    title: 'Um ano de salários recebido de uma vez, acima da redução',
    on: '2026-11-16',
    input: { amount: 120_000, months: 12 },
    result: {
      base: 120_000,
      monthlyAverage: 10_000,
      ratePercent: 27.5,
      taxBeforeReduction: 22_095.34,
      reduction: 0,
      tax: 22_095.34,
      net: 97_904.66,
    },
    source: `${LAW}: 4.774,20 × 7,5% + 11.092,80 × 15% + 10.963,56 × 22,5% + 64.023,84 × 27,5% = 22.095,342; média de 10.000,00, acima de 7.350,00`,
  },
  {
    title: 'Dois meses, com honorários, em 2026',
    on: '2026-11-16',
    input: { amount: 8500, months: 2, legal_expenses: 850, apply_reduction: true, reference_date: '2026-05-20' },
    result: {
      deductibleExpenses: 850,
      base: 7650,
      monthlyAverage: 3825,
      ratePercent: 22.5,
      taxBeforeReduction: 370.28,
      reduction: 370.28,
      tax: 0,
      net: 7650,
    },
    source: 'Testes públicos da IN RFB nº 1.500/2014: 795,70 × 7,5% + 1.848,80 × 15% + 147,90 × 22,5% = 370,275',
  },
  {
    title: 'O mesmo sem a redução',
    on: '2026-11-16',
    input: { amount: 8500, months: 2, legal_expenses: 850, apply_reduction: false, reference_date: '2026-05-20' },
    result: { taxBeforeReduction: 370.28, reduction: 0, tax: 370.28, net: 7279.72 },
    source: 'Testes públicos da IN RFB nº 1.500/2014',
  },
  {
    title: 'Os honorários da parte dos juros não se deduzem',
    on: '2026-11-16',
    input: { amount: 60_000, months: 12, legal_expenses: 10_000, late_interest: 40_000, reference_date: '2025-06-15' },
    result: {
      deductibleExpenses: 6000,
      base: 54_000,
      monthlyAverage: 4500,
      ratePercent: 22.5,
      taxBeforeReduction: 4044.15,
      reduction: 0,
      tax: 4044.15,
      net: 85_955.85,
    },
    source: `${LAW}: 10.000 × 60.000 ÷ 100.000 = 6.000; 54.000 × 22,5% − 12 × 675,4875 = 4.044,15`,
  },
  {
    title: 'A dedução exata vezes os meses, e não a arredondada',
    on: '2026-11-16',
    input: { amount: 1_000_000, months: 100, reference_date: '2025-12-31' },
    result: { ratePercent: 27.5, taxBeforeReduction: 184_127.85, tax: 184_127.85 },
    source: `${LAW}: 275.000,00 − 100 × 908,7215 = 184.127,85; com 908,73 daria 184.127,00`,
  },
  {
    title: 'Na redução que diminui',
    on: '2026-11-16',
    input: { amount: 12_000, months: 2, reference_date: '2026-01-01' },
    result: { base: 12_000, monthlyAverage: 6000, taxBeforeReduction: 1482.56, reduction: 359.5, tax: 1123.06, net: 10_876.94 },
    source: `${LAW}: 12.000 × 27,5% − 2 × 908,7215 = 1.482,557; (978,62 − 0,133145 × 6.000) × 2 = 359,50`,
  },
  {
    title: 'No primeiro dia do artigo 12-A',
    on: '2026-11-16',
    input: { amount: 14_991.5, months: 10, reference_date: '2010-07-28' },
    result: { base: 14_991.5, ratePercent: 0, taxBeforeReduction: 0, tax: 0 },
    source: 'Lei nº 7.713/1988, art. 12-A; tabela de 2010: 1.499,15 × 10, isento',
  },
]
