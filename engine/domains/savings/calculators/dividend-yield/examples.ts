import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Cinco mil por mês a 7% ao ano',
    on: '2026-11-14',
    input: { target_monthly_income: 5000, annual_yield: 7 },
    result: {
      requiredInvestment: 857142.86,
      gap: 857142.86,
      currentMonthlyIncome: 0,
      monthsToTarget: null,
      monthsWithoutReinvesting: null,
      reachable: false,
    },
    source: 'https://instrucao360.com.br/quanto-investir-para-receber-r-5-000-por-mes-em-dividendos',
  },
  {
    title: 'Cinco mil por mês a 12% ao ano',
    on: '2026-11-14',
    input: { target_monthly_income: 5000, annual_yield: 12, current_investment: 100000 },
    result: { requiredInvestment: 500000, gap: 400000, currentMonthlyIncome: 1000, monthsToTarget: 162, reachable: true },
    source:
      'https://auditorioibirapuera.com.br/quanto-investir-para-ter-uma-renda-mensal-de-5000-em-dividendos (500 mil); ln 5 ÷ ln 1,01 = 161,7 meses, para cima 162',
  },
  {
    title: 'Mil por mês a 8% com aportes de mil',
    on: '2026-11-14',
    input: { target_monthly_income: 1000, monthly_contribution: 1000 },
    result: { requiredInvestment: 150000, monthsToTarget: 104, monthsWithoutReinvesting: 150 },
    source:
      '1.000,00 × 12 ÷ 8% = 150.000,00; anuidade antecipada a 0,08/12 chega a 150.362,02 no mês 104; sem reinvestir, 150.000,00 ÷ 1.000,00',
  },
  {
    title: 'Meta já alcançada',
    on: '2026-11-14',
    input: { target_monthly_income: 850, annual_yield: 10.2, current_investment: 100000 },
    result: { requiredInvestment: 100000, gap: 0, currentMonthlyIncome: 850, monthsToTarget: 0, reachable: true },
    source: 'https://iunique.com.br/como-receber-500-reais-de-dividendos-por-mes (100 mil a 0,85% ao mês rendem 850,00)',
  },
  {
    title: 'Quinhentos por mês a 12%: cinquenta mil, no primeiro aporte',
    on: '2026-11-14',
    input: { target_monthly_income: 500, annual_yield: 12, monthly_contribution: 50000 },
    result: { requiredInvestment: 50000, monthsToTarget: 1, monthsWithoutReinvesting: 1 },
    source: 'https://iunique.com.br/como-receber-500-reais-de-dividendos-por-mes (50 mil a 1% ao mês: 500,00)',
  },
  {
    title: 'Aporte de um centavo: não chega em cem anos',
    on: '2026-11-14',
    input: { target_monthly_income: 1000, annual_yield: 0.01, monthly_contribution: 0.01 },
    result: { requiredInvestment: 120000000, monthsToTarget: null, reachable: false },
    source: '1.000,00 × 12 ÷ 0,01% = 120.000.000,00; 1.200 aportes de 0,01 somam 12,00',
  },
]
