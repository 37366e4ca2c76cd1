import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const INVESTNEWS = 'https://investnews.com.br/financas/tesouro-educa-titulo-publico-de-educacao-e-lancado-nesta-terca/'
const METHOD = 'Tesouro Nacional, metodologia da NTN-B1 (processo 17944.005214/2024-09)'
const DAY = '2026-11-16'

export const examples: Examples<typeof definition> = [
  {
    title: 'Renda de 500,00 por mês em Educa+ 2027',
    on: DAY,
    input: { title: 'educa', conversion_year: 2027, rate: 5.05, settlement: '2023-08-02', vna: 4126.69, monthly_goal: 500 },
    result: { quantity: 7.27, monthlyIncome: 500.01, cost: 22499.41, realYield: 7501.19 },
    source: `${METHOD}: 500,00 ÷ (4.126,69 ÷ 60) = 7,2698, para cima 7,27; 4.126,69 × 0,01666666 × 7,27; 3.094,83 × 7,27; 500,01 × 60 − 22.499,41`,
  },
  {
    title: 'Educa+ 2027 no lançamento, a 5,05%',
    on: DAY,
    input: { title: 'educa', conversion_year: 2027, rate: 5.05, settlement: '2023-08-02', vna: 4126.69 },
    result: {
      payments: 60,
      firstPayment: '2027-01-15',
      lastPayment: '2031-12-15',
      quotation: 0.749956,
      price: 3094.83,
      quantity: null,
      monthlyIncome: null,
      cost: null,
      realYield: null,
    },
    source: INVESTNEWS,
  },
  {
    title: 'Educa+ 2028 no lançamento, a 5,06%',
    on: DAY,
    input: { title: 'educa', conversion_year: 2028, rate: 5.06, settlement: '2023-08-02', vna: 4126.69 },
    result: { monthlyIncome: null, quotation: 0.713534, price: 2944.53 },
    source: INVESTNEWS,
  },
  {
    title: 'RendA+ 2030 sem o VNA: só a cotação',
    on: DAY,
    input: { title: 'renda', conversion_year: 2030, rate: 6, settlement: '2026-06-15', quantity: 10 },
    result: {
      payments: 240,
      firstPayment: '2030-01-15',
      lastPayment: '2049-12-15',
      price: null,
      monthlyIncome: null,
      quantity: 10,
      cost: null,
    },
    source: `${METHOD}: 240 pagamentos desde 15 de janeiro do ano da conversão`,
  },
]
