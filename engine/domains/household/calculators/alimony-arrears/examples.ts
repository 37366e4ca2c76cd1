import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const DAY = '2026-11-14'
const WAGES = 'Salário mínimo de 1.518,00 em 2025 e 1.621,00 em 2026'

export const examples: Examples<typeof definition> = [
  {
    title: 'Quatro meses de 500,00 corrigidos pelo salário mínimo, sem juros',
    on: DAY,
    input: { monthly_amount: 500, from: '2025-10-01', to: '2026-01-01', until: '2026-03-10', correction: 'minimum_wage', interest: 'none' },
    result: {
      months: [
        { due: '2025-10-10', amount: 500, corrected: 533.93, interest: 0, total: 533.93 },
        { due: '2025-11-10', total: 533.93 },
        { due: '2025-12-10', total: 533.93 },
        { due: '2026-01-10', total: 500 },
      ],
      total: 2101.79,
      lastThree: 1567.86,
      rest: 533.93,
    },
    source: `${WAGES}: 500,00 × 1.621 ÷ 1.518 = 533,93; CPC, art. 528, § 7º`,
  },
  {
    title: 'Duas parcelas: as duas podem levar à prisão',
    on: DAY,
    input: { monthly_amount: 800, from: '2026-01', to: '2026-02', until: '2026-03-10', correction: 'minimum_wage', interest: 'none' },
    result: { total: 1600, lastThree: 1600, rest: 0 },
    source: 'CPC, art. 528, § 7º',
  },
  {
    title: 'Vencimento no dia 31: em fevereiro, o último dia',
    on: DAY,
    input: {
      monthly_amount: 800,
      from: '2026-02',
      to: '2026-02',
      due_day: 31,
      until: '2026-03-10',
      correction: 'minimum_wage',
      interest: 'none',
    },
    result: { months: [{ due: '2026-02-28', amount: 800, corrected: 800, interest: 0, total: 800 }] },
    source: 'Código Civil, art. 132, § 3º',
  },
]
