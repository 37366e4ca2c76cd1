import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'Lei nº 8.742/1993, art. 20'

export const examples: Examples<typeof definition> = [
  {
    title: 'Casal de idosos, um já com um salário mínimo',
    on: '2026-11-16',
    input: {
      applicant: 'elderly',
      age: 70,
      members: 2,
      family_income: 1621,
      excluded_minimum_benefits: 1,
      reference_date: '2026-06-01',
    },
    result: {
      eligible: true,
      countedIncome: 0,
      incomePerPerson: 0,
      limit: 405.25,
      widenedLimit: 810.5,
      mayBeWidened: false,
      amount: 1621,
    },
    source: `${LAW}, § 14: o benefício de até um salário mínimo de outro idoso não conta`,
  },
  {
    title: 'Exatamente um quarto do salário mínimo ainda cabe',
    on: '2026-11-16',
    input: { applicant: 'disabled', age: 10, members: 4, family_income: 1621, reference_date: '2026-06-01' },
    result: { eligible: true, incomePerPerson: 405.25, mayBeWidened: false, amount: 1621 },
    source: `${LAW}, § 3º: renda igual ou inferior a 1/4`,
  },
  {
    title: 'Um centavo a mais já não cabe, embora possa ser ampliado',
    on: '2026-11-16',
    input: { applicant: 'disabled', age: 10, members: 4, family_income: 1621.01, reference_date: '2026-06-01' },
    result: { eligible: false, incomePerPerson: 405.25, mayBeWidened: true, amount: 0 },
    source: `${LAW}, §§ 3º e 11-A`,
  },
  {
    title: 'No limite ampliado, meio salário mínimo',
    on: '2026-11-16',
    input: { applicant: 'disabled', age: 30, members: 2, family_income: 1621, reference_date: '2026-06-01' },
    result: { eligible: false, mayBeWidened: true, incomePerPerson: 810.5 },
    source: `${LAW}, § 11-A: até 1/2`,
  },
  {
    title: 'Acima do limite ampliado',
    on: '2026-11-16',
    input: { applicant: 'disabled', age: 30, members: 2, family_income: 1621.01, reference_date: '2026-06-01' },
    result: { eligible: false, mayBeWidened: false, amount: 0 },
    source: `${LAW}, § 11-A: até 1/2`,
  },
  {
    title: 'Aos 64 anos o idoso ainda não tem direito',
    on: '2026-11-16',
    input: { applicant: 'elderly', age: 64, members: 1, family_income: 0, reference_date: '2026-06-01' },
    result: { eligible: false, mayBeWidened: false, amount: 0 },
    source: `${LAW}, caput: 65 anos ou mais`,
  },
  {
    title: 'No primeiro dia da redação de 2021',
    on: '2026-11-16',
    input: { applicant: 'elderly', age: 65, members: 4, family_income: 1100, reference_date: '2021-06-23' },
    result: { eligible: true, limit: 275, amount: 1100 },
    source: `${LAW}, § 3º (Lei nº 14.176/2021): 1.100,00 ÷ 4 = 275,00`,
  },
  {
    title: 'A bolsa de estágio do filho não conta',
    on: '2026-11-16',
    input: { applicant: 'disabled', age: 40, members: 3, family_income: 1800, excluded_income: 800, reference_date: '2025-06-01' },
    result: { eligible: true, countedIncome: 1000, incomePerPerson: 333.33, limit: 379.5, amount: 1518 },
    source: `${LAW}, § 9º: 1.800,00 − 800,00 = 1.000,00; ÷ 3 = 333,33, até 379,50`,
  },
]
