import type { Examples } from '../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'Lei nº 8.245/1991, art. 4º: multa na proporção do prazo que falta'

export const examples: Examples<typeof definition> = [
  {
    title: 'Reajuste pequeno, mudança cara: ficar',
    on: '2026-11-14',
    input: { rent: 2000, adjustment_percent: 5, new_rent: 1900, moving_cost: 3000, months_fulfilled: 12 },
    result: { verdict: 'stay', adjustedRent: 2100, penalty: 3600, stayTotal: 25200, moveTotal: 29400, breakEvenMonth: 33 },
    source: `2.000,00 × 1,05 = 2.100,00, × 12 = 25.200,00; ${LAW}: 6.000,00 × 18 ÷ 30 = 3.600,00; 3.600 + 3.000 + 12 × 1.900 = 29.400,00; 6.600 ÷ 200 = 33 meses`,
  },
  {
    title: 'Contrato no fim e aluguel bem menor: mudar',
    on: '2026-11-14',
    input: { rent: 2000, adjustment_percent: 10, new_rent: 1700, moving_cost: 2000, months_fulfilled: 30, horizon_months: 24 },
    result: {
      verdict: 'move',
      adjustedRent: 2200,
      penalty: 0,
      stayTotal: 52800,
      moveTotal: 42800,
      breakEvenMonth: 4,
      breakEvenRent: 1783.33,
    },
    source: `2.200,00 × 24 = 52.800,00; ${LAW}, e não falta nenhum; 2.000,00 + 24 × 1.700,00 = 42.800,00; 2.000 ÷ 500 = 4 meses; 42.800,00 ÷ 24 = 1.783,33`,
  },
  {
    title: 'Transferido pelo empregador: mudar sem multa',
    on: '2026-11-14',
    input: { rent: 1500, adjustment_percent: 0, new_rent: 1400, moving_cost: 600, months_fulfilled: 6, job_transfer: true },
    result: { verdict: 'move', penalty: 0, breakEvenMonth: 6, difference: 600 },
    source: 'Lei nº 8.245/1991, art. 4º, parágrafo único; 12 × 1.500,00 − (600,00 + 12 × 1.400,00) = 600,00',
  },
]
