import type { Examples } from '../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'O líquido de cada bruto entre 1.000,00 e 10.000,00, e onde a curva quebra',
    input: { calculator: 'net-salary', vary: 'gross_salary', from: 1000, to: 10000, points: 91, fields: ['netSalary'] },
  },
  {
    title: 'O mesmo valor em regimes diferentes da empresa',
    input: { calculator: 'employee-cost', vary: 'regime', salary: 5000 },
  },
]
