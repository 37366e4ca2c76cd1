import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const deposit = (month: string, amount: number, paid_on: string) => ({ month, amount, paid_on })

export const examples: Examples<typeof definition> = [
  {
    title: 'Março sem depósito e abril a menos',
    on: '2026-11-19',
    input: {
      deposits: [
        deposit('2026-01', 208, '2026-02-20'),
        deposit('2026-02', 208, '2026-03-20'),
        deposit('2026-04', 195, '2026-05-20'),
        deposit('2026-05', 208, '2026-06-19'),
        deposit('2026-06', 208, '2026-07-20'),
      ],
      salary: 2600,
      leaves: ['2025-06'],
      admission_date: '2026-01-01',
      until: '2026-06',
    },
    result: { verdict: 'differs', expectedTotal: 1248, depositedTotal: 1027, missingTotal: 221 },
    source: 'Lei nº 8.036/1990, art. 15: 8% de 2.600,00 são 208,00 em cada um dos seis meses',
  },
  {
    title: 'Um depósito com um centavo a menos',
    on: '2026-11-19',
    input: { deposits: [deposit('2026-02', 207.99, '2026-03-20')], salary: 2600, leaves: ['2025-06'] },
    result: { verdict: 'consistent', missingTotal: 0 },
    source: 'Lei nº 8.036/1990, art. 15: 208,00, com a tolerância de um centavo do arredondamento',
  },
  {
    title: 'A menos, sem saber se houve afastamento',
    on: '2026-11-19',
    input: { deposits: [deposit('2026-02', 190, '2026-03-20')], salary: 2600 },
    result: { verdict: 'inconclusive', missingTotal: 18 },
    source: 'Lei nº 8.036/1990, art. 15, § 5º: sem saber de afastamento, não se acusa',
  },
]
