import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ACT = 'Lei nº 12.546/2011, arts. 7º a 9º-A, na redação da Lei nº 14.973/2024'
const IT = { sector: 'it', covered_revenue: 100000, payroll: 60000 } as const

export const examples: Examples<typeof definition> = [
  {
    title: 'Tecnologia da informação em 2025',
    on: '2026-11-14',
    input: { ...IT, reference_date: '2025-06-30' },
    result: { ratePercent: 3.6, onRevenue: 3600, payrollRatePercent: 5, onPayroll: 3000, total: 6600, withoutRelief: 12000, saving: 5400 },
    source: `${ACT}: 4,5% × 80% de 100.000 e 20% × 25% de 60.000`,
  },
  {
    title: 'A mesma empresa em 2026',
    on: '2026-11-14',
    input: { ...IT, reference_date: '2026-06-30' },
    result: {
      ratePercent: 2.7,
      onRevenue: 2700,
      onPayroll: 6000,
      total: 8700,
      saving: 3300,
      breakEvenRevenue: 222222.22,
      jobsKeptPercent: 75,
    },
    source: `${ACT}: 4,5% × 60% e 20% × 50%; (12.000 − 6.000) ÷ 2,7%`,
  },
  {
    title: 'A mesma empresa em 2027, o último ano',
    on: '2026-11-14',
    input: { ...IT, reference_date: '2027-12-31' },
    result: { onRevenue: 1800, onPayroll: 9000, total: 10800, saving: 1200 },
    source: `${ACT}: 4,5% × 40% e 20% × 75%`,
  },
  {
    title: 'Em 2024, a desoneração inteira, e o 13º sem contribuição',
    on: '2026-11-14',
    input: { ...IT, thirteenth: 60000, reference_date: '2024-12-20' },
    result: { onRevenue: 4500, onPayroll: 0, onThirteenth: 0, withoutRelief: 24000, jobsKeptPercent: null },
    source: `${ACT}: 4,5% de 100.000; 20% de 60.000 + 60.000`,
  },
  {
    title: 'Outras receitas de 4,76%: seguem a atividade',
    on: '2026-11-14',
    input: { ...IT, other_revenue: 5000, reference_date: '2026-06-30' },
    result: { onRevenue: 2835, onPayroll: 6000, total: 8835 },
    source: `${ACT}: 2,7% de 105.000 e 10% de 60.000`,
  },
  {
    title: 'Outras receitas de 23,08%: a folha se divide',
    on: '2026-11-14',
    input: { ...IT, other_revenue: 30000, reference_date: '2026-06-30' },
    result: { onRevenue: 2700, onPayroll: 7384.62, total: 10084.62, withoutRelief: 12000 },
    source: `${ACT}: 60.000 × (10% × 100 ÷ 130 + 20% × 30 ÷ 130) = 7.384,62`,
  },
]
