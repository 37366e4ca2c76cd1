import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const NET = 'percentual sobre o bruto menos INSS e IRRF, com a pensão deduzida do imposto (Lei nº 9.250/1995, art. 4º, II)'

export const examples: Examples<typeof definition> = [
  {
    title: '30% do salário mínimo de 2026',
    on: '2026-11-14',
    input: { percent: 30, base: 'minimum_wage' },
    result: { alimony: 486.3, baseAmount: 1621 },
    source: 'Decreto nº 12.797/2025: 1.621,00 × 30% = 486,30; Constituição, art. 7º, IV (vínculo admitido para alimentos)',
  },
  {
    title: '30% do salário mínimo de 2025, no último dia do ano',
    on: '2026-11-14',
    input: { percent: 30, base: 'minimum_wage', reference_date: '2025-12-31' },
    result: { alimony: 455.4, baseAmount: 1518 },
    source: 'Decreto nº 12.342/2024: 1.518,00 × 30% = 455,40',
  },
  {
    title: 'Três meses, com a virada do mínimo',
    on: '2026-11-14',
    input: { percent: 30, base: 'minimum_wage', from: '2025-12-10', to: '2026-02-10' },
    result: {
      total: 1428,
      months: [
        { month: '2025-12', amount: 455.4 },
        { month: '2026-01', amount: 486.3 },
        { month: '2026-02', amount: 486.3 },
      ],
    },
    source: 'Decretos nº 12.342/2024 e nº 12.797/2025: 455,40 + 486,30 + 486,30 = 1.428,00, sem correção e sem juros',
  },
  {
    title: '20% do líquido de quem não paga imposto',
    on: '2026-11-14',
    input: { percent: 20, base: 'net_pay', gross_salary: 1621, reference_date: '2026-06-01' },
    result: { inss: 121.57, irrf: 0, baseAmount: 1499.43, alimony: 299.89 },
    source: `${NET}: 1.621,00 × 7,5% = 121,57; 1.499,43 × 20% = 299,89`,
  },
  {
    title: '30% do líquido de 10.000,00: a pensão diminui o imposto, que aumenta a pensão',
    on: '2026-11-14',
    input: { percent: 30, base: 'net_pay', gross_salary: 10000, reference_date: '2026-06-01' },
    result: { inss: 988.07, irrf: 900.35, baseAmount: 8111.58, alimony: 2433.47 },
    source: `${NET}: P = 30% × (10.000 − 988,07 − (27,5% × (9.011,93 − P) − 908,73)), P = 0,3 × 7.442,38 ÷ (1 − 0,3 × 0,275) = 2.433,47; imposto de 1.809,08 − 908,73 = 900,35`,
  },
  {
    title: '25% do bruto',
    on: '2026-11-14',
    input: { percent: 25, base: 'gross_pay', gross_salary: 4000 },
    result: { alimony: 1000, baseAmount: 4000 },
    source: '4.000,00 × 25% = 1.000,00',
  },
]
