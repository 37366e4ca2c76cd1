import type { Examples } from '../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Um salário de R$ 6.000,00 sem a redução de 2026',
    input: { calculator: 'net-salary', law: 'irrf/reduction=null', gross_salary: 6000, reference_date: '2026-06-01' },
  },
  {
    title: 'A dedução por dependente em R$ 250,00',
    input: {
      calculator: 'net-salary',
      law: 'irrf/perDependent=250',
      curve: false,
      gross_salary: 8000,
      dependents: 2,
      reference_date: '2026-06-01',
    },
  },
]
