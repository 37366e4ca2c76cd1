import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const DIVISOR = 'Markup divisor: preço = custo ÷ (1 − (despesas fixas + despesas variáveis + margem))'

export const examples: Examples<typeof definition> = [
  {
    title: 'Custo de 100,00 vendido com margem de um terço do preço',
    on: '2026-11-14',
    input: { unit_cost: 100, desired_margin: 33.33 },
    result: { sellingPrice: 149.99, markupFactor: 1.499925, profit: 49.99 },
    source:
      'https://www.tudocalculo.com.br/calculadoras/markup (custo de 100,00 e preço de 150,00: margem de 33,3%); 100 ÷ 0,6667 = 149,9925',
  },
  {
    title: 'Margem de 20%, despesas fixas de 15% e variáveis de 15%',
    on: '2026-11-14',
    input: { unit_cost: 50, desired_margin: 20, fixed_costs_percent: 15, variable_costs_percent: 15 },
    result: { sellingPrice: 100, markupFactor: 2, fixedCosts: 15, variableCosts: 15, profit: 20 },
    source: `${DIVISOR}: 50,00 ÷ 0,50 = 100,00; 100,00 − 50,00 − 15,00 − 15,00 = 20,00`,
  },
  {
    title: 'Parafuso de 4,5 décimos de centavo: o custo guarda até seis casas',
    on: '2026-11-14',
    input: { unit_cost: 0.0045, desired_margin: 50 },
    result: { sellingPrice: 0.01, markupFactor: 2, profit: 0.01 },
    source: `${DIVISOR}: 0,0045 ÷ 0,50 = 0,009; 0,01 − 0,0045 = 0,0055`,
  },
  {
    title: 'Custo de 4,5 centavos, não de 5',
    on: '2026-11-14',
    input: { unit_cost: 0.045, desired_margin: 10 },
    result: { sellingPrice: 0.05, markupFactor: 1.111111, profit: 0.01 },
    source: `${DIVISOR}: 0,045 ÷ 0,90 = 0,05; 0,05 − 0,045 = 0,005`,
  },
  {
    title: 'Sem margem nem despesas: vende pelo custo',
    on: '2026-11-14',
    input: { unit_cost: 10, desired_margin: 0 },
    result: { sellingPrice: 10, markupFactor: 1, profit: 0 },
    source: `${DIVISOR}: 10,00 ÷ 1`,
  },
  {
    title: 'A maior margem',
    on: '2026-11-14',
    input: { unit_cost: 1, desired_margin: 99.99 },
    result: { sellingPrice: 10000, markupFactor: 10000, profit: 9999 },
    source: `${DIVISOR}: 1,00 ÷ 0,0001 = 10.000,00`,
  },
  {
    title: 'O preço arredonda e as partes continuam somando',
    on: '2026-11-14',
    input: { unit_cost: 7.77, desired_margin: 25, variable_costs_percent: 12.5 },
    result: { sellingPrice: 12.43, markupFactor: 1.6, variableCosts: 1.55, profit: 3.11 },
    source: `${DIVISOR}: 7,77 ÷ 0,625 = 12,432; 12,43 × 12,5% = 1,55; 12,43 − 7,77 − 1,55 = 3,11`,
  },
]
