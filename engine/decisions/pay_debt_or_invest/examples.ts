import type { Examples } from '../../core/operation/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Cartão a 10% ao mês contra CDB de 12% ao ano, por um ano',
    on: '2026-11-14',
    input: { amount: 1000, debt_balance: 1000, debt_monthly_rate: 10, months: 12, annual_return: 12 },
    result: { verdict: 'pay_debt', interestAvoided: 2138.43, netYield: 99 },
    source: 'Juros compostos: 1.000,00 × (1,1^12 − 1) = 2.138,43; CDB: 120,00 − 17,5% (Lei nº 11.033/2004, art. 1º) = 99,00',
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
