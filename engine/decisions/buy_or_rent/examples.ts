import type { Examples } from '../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Aluguel de 0,3% do valor com juros altos: alugar e investir',
    on: '2026-11-14',
    input: { property_value: 600000, down_payment: 120000, monthly_rent: 1800, financing_rate: 12, investment_return: 10 },
    result: { verdict: 'rent' },
    source: 'Custo de capital: 12% ao ano de financiamento e 10% de rendimento contra 3% de valorização e 3,6% de aluguel ao ano',
  },
  {
    title: 'Aluguel de 1% do valor com investimento que rende pouco: comprar',
    on: '2026-11-14',
    input: {
      property_value: 300000,
      down_payment: 150000,
      monthly_rent: 3000,
      financing_rate: 8,
      investment_return: 5,
      property_appreciation: 4,
    },
    result: { verdict: 'buy' },
    source: 'Custo de capital: 12% de aluguel ao ano mais 4% de valorização contra 8% de financiamento e 5% de rendimento',
  },
  {
    title: 'Comprar renderia, mas a parcela passa de 30% da renda',
    on: '2026-11-14',
    input: {
      property_value: 300000,
      down_payment: 150000,
      monthly_rent: 3000,
      financing_rate: 0,
      financing_months: 100,
      investment_return: 0,
      property_appreciation: 0,
      maintenance_percent: 0,
      itbi_percent: 0,
      rent_adjustment: 0,
      annual_inflation: 0,
      monthly_income: 4999,
    },
    result: {
      verdict: 'buy_does_not_fit',
      firstInstallment: 1500,
      installmentFits: false,
      finalAdvantage: 300000,
      finalAdvantageToday: 300000,
      breakEvenRent: null,
    },
    source:
      'Sem juros: 150.000,00 ÷ 100 = 1.500,00, mais de 30% de 4.999,00 (1.499,70); 300.000,00 e 100 × 1.500,00 guardados contra 150.000,00',
  },
  {
    title: 'Com um real a mais de renda a parcela cabe',
    on: '2026-11-14',
    input: {
      property_value: 300000,
      down_payment: 150000,
      monthly_rent: 3000,
      financing_rate: 0,
      financing_months: 100,
      investment_return: 0,
      property_appreciation: 0,
      maintenance_percent: 0,
      itbi_percent: 0,
      rent_adjustment: 0,
      annual_inflation: 100,
      horizon_months: 12,
      monthly_income: 5000,
    },
    result: { verdict: 'buy', installmentFits: true, incomeSharePercent: 30, finalAdvantage: 36000, finalAdvantageToday: 18000 },
    source:
      '30% de 5.000,00 = 1.500,00; 12 × 3.000,00 de aluguel poupados = 36.000,00 no fim; com preços dobrados no ano, 18.000,00 de hoje',
  },
]
