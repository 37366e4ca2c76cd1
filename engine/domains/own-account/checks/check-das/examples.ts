import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const item = (code: string, principal: number) => ({ code, principal, total: principal })

export const examples: Examples<typeof definition> = [
  {
    title: 'A guia do MEI de serviços',
    on: '2026-11-19',
    input: { kind: 'mei', period: '2026-09', due_on: '2026-10-20', total: 86.05, items: [item('1006', 81.05), item('1010', 5)] },
    result: { verdict: 'consistent' },
    source: 'LC nº 123/2006, art. 18-A: 5% de 1.621,00 são 81,05, mais 5,00 de ISS',
  },
  {
    title: 'O INSS do ano anterior',
    on: '2026-11-19',
    input: { kind: 'mei', period: '2026-09', total: 80.9, items: [item('1006', 75.9), item('1010', 5)] },
    result: { verdict: 'differs' },
    source: 'LC nº 123/2006, art. 18-A: 5% de 1.621,00 são 81,05, e 75,90 são 5% de 1.518,00, de 2025',
  },
  {
    title: 'A soma dos tributos não é o total',
    on: '2026-11-19',
    input: { kind: 'mei', period: '2026-09', total: 87.05, items: [item('1006', 81.05), item('1010', 5)] },
    result: { verdict: 'differs' },
    source: '81,05 + 5,00 = 86,05',
  },
]
