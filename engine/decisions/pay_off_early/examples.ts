import type { Examples } from '../../operation/definition/examples.ts'
import type definition from './index.ts'

const RULE = 'Resolução CMN nº 5.004/2022, art. 7º: desconto pela taxa do contrato'

export const examples: Examples<typeof definition> = [
  {
    title: 'Dívida a 1,5% ao mês e CDB de 10% ao ano',
    on: '2026-11-14',
    input: { installment: 850, remaining: 36, monthly_rate: 1.5, savings: 50000, annual_return: 10 },
    result: { verdict: 'pay_off', payoff: 23511.58, discount: 7088.42, installmentsPaid: 36, breakEvenAnnualReturnPercent: 19.561817 },
    source: `${RULE}: 850,00 × (1 − 1,015^−36) ÷ 0,015 = 23.511,58; 1,015^12 − 1 = 19,56% ao ano, mais do que 10% brutos`,
  },
  {
    title: 'Dívida barata, a 0,5% ao mês, e LCI de 12% ao ano',
    on: '2026-11-14',
    input: { installment: 1000, remaining: 24, monthly_rate: 0.5, savings: 100000, annual_return: 12, investment_type: 'lci' },
    result: { verdict: 'keep_investing' },
    source: `${RULE}; 1,005^12 − 1 = 6,17% ao ano, menos do que os 12% isentos da LCI`,
  },
  {
    title: 'Vale quitar, mas a reserva vem antes: só as últimas parcelas',
    on: '2026-11-14',
    input: {
      installment: 1000,
      remaining: 3,
      monthly_rate: 10,
      savings: 7600,
      monthly_expenses: 1000,
      reserve_months: 6,
      annual_return: 10,
    },
    result: { verdict: 'pay_part', payoff: 1577.76, installmentsPaid: 2 },
    source: `${RULE}: 7.600,00 − 6 × 1.000,00 = 1.600,00 pagam as duas últimas, 1.000 ÷ 1,1³ + 1.000 ÷ 1,1² = 751,31 + 826,45 = 1.577,76, e não as três`,
  },
  {
    title: 'A reserva ainda não está pronta',
    on: '2026-11-14',
    input: {
      installment: 1000,
      remaining: 3,
      monthly_rate: 10,
      savings: 5000,
      monthly_expenses: 1000,
      reserve_months: 6,
      annual_return: 10,
    },
    result: { verdict: 'keep_reserve', installmentsPaid: 0 },
    source: '6 × 1.000,00 = 6.000,00 de reserva, mais do que os 5.000,00 guardados',
  },
  {
    title: 'Dívida a 15% ao mês: vem antes da reserva inteira',
    on: '2026-11-14',
    input: { installment: 1000, remaining: 24, monthly_rate: 15, savings: 10000, monthly_expenses: 3000, annual_return: 13 },
    result: { verdict: 'pay_off', payoff: 6433.77, reserve: 0 },
    source: `${RULE}: 1.000,00 × (1 − 1,15^−24) ÷ 0,15 = 6.433,77; 435% ao ano contra menos de 13% líquidos`,
  },
]
