import type { Examples } from '../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Cinco mil reais de salário sob cada lei desde 2015',
    input: { calculator: 'net-salary', from: '2015-01-01', fields: ['inss', 'irrf', 'netSalary'], gross_salary: 5000 },
  },
  {
    title: 'O que cada lei tirou do mesmo poder de compra desde 2015',
    input: { calculator: 'net-salary', from: '2015-01-01', real: true, gross_salary: 5000 },
  },
]
