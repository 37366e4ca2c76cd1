import type { Example } from '../../../../core/operation/card.ts'

export const examples: Example[] = [
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
]
