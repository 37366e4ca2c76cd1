import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const CLT = 'CLT, art. 59, §§ 2º, 3º, 5º e 6º'

export const examples: Examples<typeof definition> = [
  {
    title: 'Dez horas no banco do acordo coletivo',
    on: '2026-11-16',
    input: { salary: 2200, positive_hours: 10 },
    result: {
      divisor: 220,
      hourlyWage: 10,
      balanceHours: 10,
      monthsToCompensate: 12,
      deadline: null,
      amountIfNotCompensated: 150,
      hoursAmount: 100,
      premiumAmount: 50,
    },
    source: `${CLT}: um ano por acordo coletivo; 2.200,00 ÷ 220 × 10 × 150%`,
  },
  {
    title: 'Dez horas, compensação no mesmo mês',
    on: '2026-11-16',
    input: { salary: 2200, positive_hours: 10, agreement: 'same_month' },
    result: { divisor: 220, hourlyWage: 10, balanceHours: 10, monthsToCompensate: 1, deadline: null, amountIfNotCompensated: 150 },
    source: `${CLT}: 2.200,00 ÷ 220 × 10 × 150%`,
  },
  {
    title: 'Quarenta horas por semana: divisor 200',
    on: '2026-11-16',
    input: { salary: 2000, weekly_hours: 40, positive_hours: 8, negative_hours: 3, start_date: '2026-01-31' },
    result: { divisor: 200, hourlyWage: 10, balanceHours: 5, monthsToCompensate: 12, deadline: '2027-01-31', amountIfNotCompensated: 75 },
    source: `Súmula TST 431; ${CLT}: 2.000,00 ÷ 200 × 5 × 150%`,
  },
  {
    title: 'Acordo individual: seis meses',
    on: '2026-11-16',
    input: { salary: 2200, positive_hours: 1, agreement: 'individual', start_date: '2017-11-11' },
    result: { monthsToCompensate: 6, deadline: '2018-05-11', amountIfNotCompensated: 15 },
    source: `${CLT} (Lei nº 13.467/2017), no primeiro dia`,
  },
  {
    title: 'Saldo negativo não se desconta aqui',
    on: '2026-11-16',
    input: { salary: 2200, positive_hours: 2, negative_hours: 5 },
    result: { balanceHours: -3, amountIfNotCompensated: 0 },
    source: `${CLT}: só as horas a favor são pagas`,
  },
  {
    title: 'Adicional da convenção, de 60%',
    on: '2026-11-16',
    input: { salary: 3000, positive_hours: 7.5, premium_percent: 60 },
    result: { hourlyWage: 13.64, amountIfNotCompensated: 163.64 },
    source: `${CLT}: 3.000,00 ÷ 220 × 7,5 × 160% = 163,636…; arredondado uma só vez`,
  },
]
