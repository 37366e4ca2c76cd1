import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ANNUITY = 'Valor presente de parcelas iguais, P × (1 − (1 + i)^−n) ÷ i'

export const examples: Examples<typeof definition> = [
  {
    title: 'Doze parcelas de 100 a 1% ao mês',
    on: '2026-11-14',
    input: { payment: 100, period_count: 12, rate: 1 },
    result: { presentValue: 1125.51, totalPaid: 1200, discount: 74.49, annuityFactor: 11.25507747 },
    source: `${ANNUITY}: fator 11,25507747 das tábuas financeiras de 12 períodos a 1%`,
  },
  {
    title: 'As mesmas, com a primeira hoje',
    on: '2026-11-14',
    input: { payment: 100, period_count: 12, rate: 1, when: 'begin' },
    result: { presentValue: 1136.76 },
    source: `${ANNUITY} × (1 + i): 1.125,5077 × 1,01 = 1.136,76`,
  },
  {
    title: 'Dez mil daqui a dois anos a 10%',
    on: '2026-11-14',
    input: { future_value: 10000, period_count: 2, rate: 10 },
    result: { presentValue: 8264.46, paymentsPresentValue: 0, futurePresentValue: 8264.46 },
    source: 'F ÷ (1 + i)^n: 10.000,00 ÷ 1,21 = 8.264,46',
  },
  {
    title: 'Vinte e quatro parcelas de 5.000 a 0,5%',
    on: '2026-11-14',
    input: { payment: 5000, period_count: 24, rate: 0.5 },
    result: { presentValue: 112814.33 },
    source: `${ANNUITY}: 5.000 × 22,56286622 = 112.814,33`,
  },
  {
    title: 'Sem juros, a soma',
    on: '2026-11-14',
    input: { payment: 250, period_count: 4, rate: 0, future_value: 100 },
    result: { presentValue: 1100, discount: 0 },
    source: 'Com i = 0: 250 × 4 + 100 = 1.100',
  },
]
