import type { Examples } from '../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Duas propostas de salário, com dois dependentes em ambas',
    input: { calculator: 'net-salary', dependents: 2, 'a.gross_salary': 5000, 'b.gross_salary': 6000 },
  },
  {
    title: 'O mesmo salário antes e depois da lei de 2026',
    input: { calculator: 'net-salary', gross_salary: 5000, 'a.reference_date': '2025-12-01', 'b.reference_date': '2026-01-01' },
  },
]
