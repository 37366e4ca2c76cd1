import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ONCE = 'Juros compostos, M = C × (1 + i)^n'

export const examples: Examples<typeof definition> = [
  {
    title: 'Duzentos reais por mês durante trinta anos a 8%',
    on: '2026-11-14',
    input: { amount: 200, years: 30 },
    result: { totalSpent: 72000, futureValue: 283522.65, forgoneReturn: 211522.65 },
    source:
      'Anuidade antecipada, FV = P × ((1 + r)^n − 1) ÷ r × (1 + r), como em https://www.calcscope.com/pt-br/life/coffee-vs-investment; r = 1,08^(1/12) − 1, n = 360',
  },
  {
    title: 'O carro de oitenta mil, um ano a 0,95% ao mês',
    on: '2026-11-14',
    input: { amount: 80000, years: 1, frequency: 'once', annual_return: 12.014922 },
    result: { totalSpent: 80000, futureValue: 89611.94, forgoneReturn: 9611.94 },
    source: 'https://clubedospoupadores.com/calculadora-custo-oportunidade (9.611,94 em 12 meses; 1,0095^12 − 1 = 12,014922%)',
  },
  {
    title: 'Um gasto único de mil reais, dez anos a 8%',
    on: '2026-11-14',
    input: { amount: 1000, years: 10, frequency: 'once' },
    result: { futureValue: 2158.92, forgoneReturn: 1158.92 },
    source: `${ONCE}: 1.000,00 × 1,08^10 = 2.158,92`,
  },
  {
    title: 'Cem reais por ano, três anos a 10%',
    on: '2026-11-14',
    input: { amount: 100, years: 3, frequency: 'yearly', annual_return: 10 },
    result: { totalSpent: 300, futureValue: 364.1, forgoneReturn: 64.1 },
    source: `${ONCE}: 133,10 + 121,00 + 110,00 = 364,10`,
  },
  {
    title: 'Rendimento zero: só o que se gastou',
    on: '2026-11-14',
    input: { amount: 100, years: 1, annual_return: 0 },
    result: { totalSpent: 1200, futureValue: 1200, forgoneReturn: 0 },
    source: `${ONCE}, com i = 0: 12 × 100,00`,
  },
  {
    title: 'O prazo mais longo: sessenta anos',
    on: '2026-11-14',
    input: { amount: 5000, years: 60, frequency: 'once' },
    result: { futureValue: 506285.32, forgoneReturn: 501285.32 },
    source: `${ONCE}: 5.000,00 × 1,08^60 = 506.285,32`,
  },
  {
    title: 'Rendimento negativo de 50% ao ano',
    on: '2026-11-14',
    input: { amount: 100, years: 2, frequency: 'once', annual_return: -50 },
    result: { totalSpent: 100, futureValue: 25, forgoneReturn: -75 },
    source: `${ONCE}: 100,00 × 0,5² = 25,00`,
  },
]
