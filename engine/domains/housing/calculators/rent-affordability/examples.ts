import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const IBGE =
  'http://g1.globo.com/economia/noticia/2014/12/uma-em-cada-quatro-familias-gasta-mais-de-30-da-renda-com-aluguel.html (IBGE: acima de 30% da renda o aluguel é ônus excessivo)'

export const examples: Examples<typeof definition> = [
  {
    title: 'Renda de 5.000,00',
    on: '2026-11-14',
    input: { monthly_income: 5000 },
    result: { maxRentByRule: 1500, maxRentByBudget: 1500, recommendedRent: 1500, committedPercent: 30 },
    source: `${IBGE}; 5.000,00 × 30% = 1.500,00`,
  },
  {
    title: 'Com condomínio, IPTU e contas',
    on: '2026-11-14',
    input: { monthly_income: 8000, condo_fee: 600, property_tax_monthly: 150, utilities: 250 },
    result: { maxRentByRule: 2400, maxRentByBudget: 1400, recommendedRent: 1400, committedPercent: 30 },
    source: `${IBGE}; 8.000,00 × 30% = 2.400,00, menos 1.000,00 de despesas da casa`,
  },
  {
    title: 'As despesas da casa já passam do limite',
    on: '2026-11-14',
    input: { monthly_income: 2000, condo_fee: 500, utilities: 300 },
    result: { maxRentByRule: 600, maxRentByBudget: 0, recommendedRent: 0, committedPercent: 40 },
    source: `${IBGE}; 2.000,00 × 30% = 600,00 < 800,00; 800,00 ÷ 2.000,00 = 40%`,
  },
  {
    title: 'Um salário mínimo de 2026',
    on: '2026-11-14',
    input: { monthly_income: 1621 },
    result: { maxRentByRule: 486.3, recommendedRent: 486.3 },
    source: `${IBGE}; 1.621,00 × 30% = 486,30`,
  },
  {
    title: 'O limite não arredonda para cima',
    on: '2026-11-14',
    input: { monthly_income: 3333.33 },
    result: { maxRentByRule: 999.99, recommendedRent: 999.99 },
    source: `${IBGE}; 3.333,33 × 30% = 999,999, cortado a 999,99 para não passar do limite`,
  },
]
