import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const DEFINITION = 'Inflação acumulada, (1 + i)^n − 1'

export const examples: Examples<typeof definition> = [
  {
    title: 'Carrinho de compras de 500,00 depois de um ano a 4%',
    on: '2026-11-14',
    input: { original_value: 500, years: 1, annual_inflation: 4 },
    result: { adjustedValue: 520, accumulatedPercent: 4, factor: 1.04, index: null, from: null, to: null },
    source: 'https://www.em.com.br/trends/2026/01/7344543-qual-a-diferenca-entre-aumento-real-e-reajuste-pela-inflacao.html',
  },
  {
    title: 'Dez anos ao IPCA de 2024',
    on: '2026-11-14',
    input: { original_value: 1000, years: 10, annual_inflation: 4.83 },
    result: { adjustedValue: 1602.71, accumulatedPercent: 60.271336, factor: 1.60271336 },
    source: `${DEFINITION}: 1,0483^10 = 1,60271336 (IPCA de 2024: 4,83%, IBGE)`,
  },
  {
    title: 'O que mil reais de hoje compravam dez anos antes',
    on: '2026-11-14',
    input: { original_value: 1000, years: 10, annual_inflation: 4.83, direction: 'present_to_past' },
    result: { adjustedValue: 623.94, accumulatedPercent: 60.271336 },
    source: `${DEFINITION}: 1.000,00 ÷ 1,0483^10 = 623,94`,
  },
  {
    title: 'Sem inflação nada muda',
    on: '2026-11-14',
    input: { original_value: 1234.56, years: 100, annual_inflation: 0 },
    result: { adjustedValue: 1234.56, accumulatedPercent: 0, factor: 1 },
    source: `${DEFINITION}, com i = 0`,
  },
  {
    title: 'Deflação de 50% ao ano',
    on: '2026-11-14',
    input: { original_value: 100, years: 2, annual_inflation: -50 },
    result: { adjustedValue: 25, accumulatedPercent: -75, factor: 0.25 },
    source: `${DEFINITION}: 0,5² = 0,25`,
  },
  {
    title: 'Um trilhão por cem anos a 4%, sem perder um centavo',
    on: '2026-11-14',
    input: { original_value: 1000000000000, years: 100, annual_inflation: 4 },
    result: { adjustedValue: 50504948184269.41 },
    source: `${DEFINITION}, com 120 algarismos: 10^12 × 1,04^100 = 50.504.948.184.269,41`,
  },
]
