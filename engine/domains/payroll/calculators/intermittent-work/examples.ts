import type { Examples } from '../../../../core/operation/examples.ts'
import type definition from './index.ts'

const LAW = 'CLT, art. 452-A, § 6º'

export const examples: Examples<typeof definition> = [
  {
    title: 'Um dia de oito horas a dez reais, sem descanso',
    on: '2026-11-16',
    input: { hourly_wage: 10, hours: 8, rest_pay: 0, reference_date: '2026-06-15' },
    result: {
      pay: 80,
      restPay: 0,
      base: 80,
      thirteenth: 6.67,
      vacation: 6.67,
      vacationThird: 2.22,
      gross: 95.56,
      inss: 6.5,
      irrf: 0,
      fgts: 6.93,
      net: 89.06,
      belowMinimum: true,
      noShowFine: 40,
    },
    source: `${LAW}: 80 ÷ 12 = 6,67; 6,67 ÷ 3 = 2,22; INSS 6,00 + 0,50; FGTS 8% de 86,67`,
  },
  {
    title: 'Com o descanso de um sexto',
    on: '2026-11-16',
    input: { hourly_wage: 12, hours: 24, reference_date: '2026-06-15' },
    result: { pay: 288, restPay: 48, base: 336, thirteenth: 28, vacation: 28, vacationThird: 9.33, gross: 401.33, noShowFine: 168 },
    source: `${LAW}: 288 ÷ 6 = 48; 336 ÷ 12 = 28`,
  },
  {
    title: 'No salário mínimo por hora de 2026',
    on: '2026-11-16',
    input: { hourly_wage: 7.37, hours: 10, rest_pay: 0, reference_date: '2026-01-01' },
    result: { pay: 73.7, base: 73.7 },
    source: 'Decreto nº 12.797/2025: R$ 7,37 por hora',
  },
  {
    title: 'Um mês cheio passa do salário mínimo',
    on: '2026-11-16',
    input: { hourly_wage: 20, hours: 100, premiums: 100, rest_pay: 300, reference_date: '2026-06-15' },
    result: {
      base: 2400,
      belowMinimum: false,
      thirteenth: 200,
      vacationThird: 66.67,
      gross: 2866.67,
      inss: 206.68,
      fgts: 208,
      net: 2659.99,
    },
    source: `${LAW}: INSS de 2.400,00 = 121,57 + 70,11 = 191,68, e 15,00 do 13º; FGTS 8% de 2.600,00`,
  },
  {
    title: 'No primeiro dia da lei',
    on: '2026-11-16',
    input: { hourly_wage: 10, hours: 6, rest_pay: 0, reference_date: '2017-11-11' },
    result: { pay: 60, thirteenth: 5, vacation: 5, vacationThird: 1.67, gross: 71.67, noShowFine: 30 },
    source: `${LAW}: 60 ÷ 12 = 5; 5 ÷ 3 = 1,67`,
  },
]
