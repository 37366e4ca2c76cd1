import type { Examples } from '../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Cartão a 10% ao mês contra CDB de 12% ao ano, por um ano',
    on: '2026-11-14',
    input: { amount: 1000, debt_balance: 1000, debt_monthly_rate: 10, months: 12, annual_return: 12 },
    result: { verdict: 'pay_debt', interestAvoided: 1000, netYield: 99 },
    source:
      'Lei nº 14.690/2023, art. 28: os juros do cartão param em 1.000,00, e não em 1.000,00 × (1,1^12 − 1) = 2.138,43; CDB: 120,00 − 17,5% (Lei nº 11.033/2004, art. 1º) = 99,00',
  },
  {
    title: 'Outra dívida a 10% ao mês: sem o teto do cartão',
    on: '2026-11-19',
    input: { amount: 1000, debt_balance: 1000, debt_monthly_rate: 10, months: 12, annual_return: 12, debt_kind: 'other' },
    result: { verdict: 'pay_debt', interestAvoided: 2138.43, netYield: 99 },
    source: 'Juros compostos: 1.000,00 × (1,1^12 − 1) = 2.138,43',
  },
  {
    title: 'Cartão a 12% ao mês por dois anos: os juros param no valor da dívida',
    on: '2026-11-19',
    input: { amount: 30000, debt_balance: 10000, debt_monthly_rate: 12, months: 24, annual_return: 12 },
    result: { verdict: 'pay_debt', interestAvoided: 10000 },
    source: 'Lei nº 14.690/2023, art. 28: 100% de 10.000,00',
  },
  {
    title: 'Cheque especial a 8% ao mês: não tem esse teto',
    on: '2026-11-19',
    input: { amount: 1000, debt_balance: 1000, debt_monthly_rate: 8, months: 12, annual_return: 12 },
    result: { verdict: 'pay_debt', interestAvoided: 1518.17 },
    source: 'Resolução CMN nº 4.765/2019, art. 3º: até 8% ao mês; 1.000,00 × (1,08^12 − 1) = 1.518,17',
  },
  {
    title: 'Fatura financiada antes do teto',
    on: '2026-11-19',
    input: {
      amount: 1000,
      debt_balance: 1000,
      debt_monthly_rate: 10,
      months: 12,
      annual_return: 12,
      debt_kind: 'card',
      reference_date: '2024-01-02',
    },
    result: { interestAvoided: 2138.43 },
    source: 'Lei nº 14.690/2023, art. 28, com efeito desde 03/01/2024',
  },
  {
    title: 'Financiamento subsidiado a 0,3% ao mês contra LCI de 11% ao ano',
    on: '2026-11-14',
    input: { amount: 5000, debt_balance: 20000, debt_monthly_rate: 0.3, months: 12, annual_return: 11, investment_type: 'lci' },
    result: { verdict: 'invest', interestAvoided: 183, netYield: 550 },
    source: 'Juros compostos: 5.000,00 × (1,003^12 − 1) = 183,00; LCI isenta (Lei nº 11.033/2004, art. 3º, II): 5.000,00 × 11% = 550,00',
  },
  {
    title: 'Poupança sem taxa informada: rende pela regra dela, e não pelo CDI',
    on: '2026-11-14',
    input: {
      amount: 1000,
      debt_balance: 1000,
      debt_monthly_rate: 1,
      months: 12,
      investment_type: 'savings',
      reference_date: '2020-09-15',
    },
    result: { verdict: 'pay_debt', interestAvoided: 126.83, netYield: 14 },
    source:
      'Lei nº 8.177/1991, art. 12: com a Selic de 2,00% ao ano e a TR zero de setembro de 2020, 70% de 2% = 1,4% ao ano; 1.000,00 × (1,01^12 − 1) = 126,83',
  },
]
