import type { Examples } from '../../operation/definition/examples.ts'
import type definition from './index.ts'

const FAMILY = 'Bolsa Família de 3 pessoas, um filho de até 6 e um de 7 a 17 (Lei nº 14.601/2023): 426 + 174 + 150 + 50 = 800'

export const examples: Examples<typeof definition> = [
  {
    title: 'Primeiro emprego de carteira assinada, a um salário mínimo',
    on: '2026-11-14',
    input: { members: 3, children_0_6: 1, children_7_17: 1, new_pay: 1621, reference_date: '2026-06-01' },
    result: {
      verdict: 'worth_it',
      before: 800,
      afterNow: 2034.51,
      afterProtection: 1634.51,
      monthlyGainNow: 1234.51,
      monthlyGainLater: 834.51,
      cliff: 654.01,
      salaryAllowanceMonthly: 135.08,
    },
    source: `${FAMILY}; líquido 1.621,00 − 121,57 = 1.499,43; salário-família 2 × 67,54 = 135,08; metade do Bolsa Família, 400, na proteção; com 654,01 a renda passa de 218,00 por pessoa`,
  },
  {
    title: 'Poucas horas por semana: só compensa na proteção',
    on: '2026-11-14',
    input: { members: 3, children_0_6: 1, children_7_17: 1, new_pay: 700, reference_date: '2026-06-01' },
    result: {
      verdict: 'worth_for_now',
      before: 800,
      afterNow: 1182.58,
      afterProtection: 782.58,
      monthlyGainNow: 382.58,
      monthlyGainLater: -17.42,
    },
    source: `${FAMILY}; 700,00 − 52,50 = 647,50; + 135,08 + 400,00 = 1.182,58; sem o Bolsa Família, 782,58`,
  },
  {
    title: 'Um aumento pequeno no bico, que passa da linha',
    on: '2026-11-14',
    input: { members: 3, children_0_6: 1, children_7_17: 1, current_pay: 600, new_pay: 700, formal: false, reference_date: '2026-06-01' },
    result: {
      verdict: 'not_worth',
      before: 1400,
      afterNow: 1100,
      afterProtection: 700,
      monthlyGainNow: -300,
      monthlyGainLater: -700,
      cliff: 654.01,
      salaryAllowanceMonthly: null,
    },
    source: `${FAMILY}; 600 + 800 = 1.400; com 700 são 233,33 por pessoa, e fica a metade, 400`,
  },
  {
    title: 'Quem recebe BPC e é contratado fica com o auxílio-inclusão',
    on: '2026-11-14',
    input: { members: 1, bpc: 'disabled', disability: 'moderate', new_pay: 1621, reference_date: '2026-06-01' },
    result: {
      verdict: 'worth_it',
      before: 1621,
      afterNow: 2309.93,
      afterProtection: 2309.93,
      monthlyGainNow: 688.93,
      monthlyGainLater: 688.93,
    },
    source: 'Lei nº 8.742/1993, arts. 21-A e 26-A: BPC de 1.621,00 antes; depois 1.499,43 + 810,50',
  },
  {
    title: 'Um aumento de quem já está longe da linha',
    on: '2026-11-14',
    input: { members: 2, other_income: 500, current_pay: 2500, new_pay: 2600, already_beneficiary: false, reference_date: '2026-06-01' },
    result: { verdict: 'worth_it', before: 2799.32, afterNow: 2890.32, monthlyGainNow: 91, monthlyGainLater: 91, cliff: null },
    source: 'INSS de 2.500,00: 121,57 + 79,11 = 200,68; de 2.600,00: 121,57 + 88,11 = 209,68; sem imposto; 500 + 2.299,32 e 500 + 2.390,32',
  },
]
