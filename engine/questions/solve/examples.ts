import type { Examples } from '../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Que salário bruto deixa 8.000,00 líquidos, com dois dependentes',
    input: { calculator: 'net-salary', solve_for: 'gross_salary', target: 'netSalary', target_value: 8000, dependents: 2 },
  },
  {
    title: 'Que taxa mensal faz 12 parcelas de 186,00 por 2.000,00',
    input: {
      calculator: 'installment',
      solve_for: 'monthly_rate',
      target: 'installmentAmount',
      target_value: 186,
      total: 2000,
      installments: 12,
    },
  },
]
