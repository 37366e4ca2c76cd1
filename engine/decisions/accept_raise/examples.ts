import type { Examples } from '../../operation/definition/examples.ts'
import type definition from './index.ts'

const INSS_2026 = 'Portaria MPS/MF nº 13/2026: INSS de 248,58 sobre 3.000,00'

export const examples: Examples<typeof definition> = [
  {
    title: 'Cinco por cento de aumento contra cinco por cento de inflação',
    on: '2026-11-14',
    input: { current_salary: 3000, proposed_salary: 3150, last_raise_date: '2026-01-15', inflation_period: 5 },
    result: {
      verdict: 'tie',
      netThen: 2751.42,
      netProposed: 2883.42,
      netNeeded: 2888.99,
      monthlyDifference: -5.57,
      raisePercent: 5,
      inflationPercent: 5,
      tieBand: 31.5,
      breakEvenSalary: 3150,
      grossDifference: 0,
      lawEffect: 0,
      belowMinimum: false,
    },
    source: `${INSS_2026} e de 266,58 sobre 3.150,00; 3.000,00 × 1,05 = 3.150,00; 2.751,42 × 1,05 = 2.888,99: com a faixa do INSS o líquido sobe menos que o bruto`,
  },
  {
    title: 'Aumento acima da inflação',
    on: '2026-11-14',
    input: { current_salary: 3000, proposed_salary: 3300, last_raise_date: '2026-01-15', inflation_period: 5 },
    result: {
      verdict: 'accept',
      grossDifference: 150,
      netProposed: 3015.42,
      netNeeded: 2888.99,
      monthlyDifference: 126.43,
      raisePercent: 10,
    },
    source: `${INSS_2026} e de 284,58 sobre 3.300,00; 3.300,00 − 3.150,00 = 150,00; 3.300,00 − 284,58 = 3.015,42, contra 2.751,42 × 1,05 = 2.888,99`,
  },
  {
    title: 'Sem aumento, o IPCA de 2025 inteiro fica por conta do empregado',
    on: '2026-11-14',
    input: { current_salary: 2000, proposed_salary: 2000, last_raise_date: '2024-12-31', reference_date: '2025-12-31' },
    result: {
      verdict: 'negotiate',
      netThen: 1841.18,
      netToday: 1842.77,
      netProposed: 1842.77,
      inflationPercent: 4.264385,
      measuredUntil: '2025-12-31',
      raisePercent: 0,
      netNeeded: 1919.7,
      breakEvenSalary: 2085.29,
      lawEffect: 1.59,
      raiseEffect: 0,
    },
    source:
      'IBGE: IPCA mensal de 2025 composto, 4,264385% (4,26%): 2.000,00 × 1,04264385 = 2.085,29; 1.841,18 × 1,04264385 = 1.919,70; INSS de 158,82 sobre 2.000,00 em 2024 (Portaria MPS/MF nº 2/2024) e de 157,23 em 2025 (nº 6/2025)',
  },
  {
    title: 'Salário menor que o atual é redução, ainda que a lei aumente o líquido',
    on: '2026-11-14',
    input: { current_salary: 5000, proposed_salary: 4950, last_raise_date: '2025-05-01', inflation_period: 4 },
    result: { verdict: 'reject', breakEvenSalary: 5200, grossDifference: -250, raisePercent: -1 },
    source: 'Constituição, art. 7º, VI: irredutibilidade do salário, salvo convenção ou acordo coletivo; 5.000,00 × 1,04 = 5.200,00',
  },
  {
    title: 'Aumento que não chega ao salário mínimo',
    on: '2026-11-14',
    input: { current_salary: 1500, proposed_salary: 1600, last_raise_date: '2025-01-01', inflation_period: 5 },
    result: { verdict: 'negotiate', minimumWage: 1621, belowMinimum: true, breakEvenSalary: 1575 },
    source: 'Constituição, art. 7º, IV; Decreto nº 12.797/2025: salário mínimo de 1.621,00 em 2026; 1.500,00 × 1,05 = 1.575,00',
  },
]
