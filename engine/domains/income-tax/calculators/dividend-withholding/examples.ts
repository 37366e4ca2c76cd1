import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ACT = 'Lei nº 9.250/1995, art. 6º-A (Lei nº 15.270/2025)'

export const examples: Examples<typeof definition> = [
  {
    title: 'Cinquenta mil exatos: nada se retém',
    on: '2026-11-14',
    input: { month_total: 50000 },
    result: { overThreshold: false, withholding: 0, net: 50000 },
    source: `https://github.com/ottodigitalmedia/calculo-oficial (params/data/dividendos.ts, citando o art. 6º-A); ${ACT}`,
  },
  {
    title: 'Um centavo a mais: 10% do total',
    on: '2026-11-14',
    input: { month_total: 50000.01 },
    result: { overThreshold: true, ratePercent: 10, withholding: 5000, net: 45000.01 },
    source: `${ACT}: 50.000,01 × 10% = 5.000,00, sobre o total e não sobre o excesso`,
  },
  {
    title: 'Sessenta mil: seis mil retidos',
    on: '2026-11-14',
    input: { month_total: 60000 },
    result: { withholding: 6000, net: 54000 },
    source: `${ACT}: 60.000,00 × 10%`,
  },
  {
    title: 'Lucros até 2025 não contam',
    on: '2026-11-14',
    input: { month_total: 100000, profits_until_2025: 50000 },
    result: { taxableTotal: 50000, withholding: 0 },
    source: `${ACT}, § 3º: lucros até 2025 aprovados até 31/12/2025 ficam fora; restam 50.000,00`,
  },
  {
    title: 'No último dia de 2025 não havia retenção',
    on: '2026-11-14',
    input: { month_total: 100000, reference_date: '2025-12-31' },
    result: { threshold: null, withholding: 0, net: 100000 },
    source: 'Lei nº 9.249/1995, art. 10: lucros isentos até 31/12/2025',
  },
]
