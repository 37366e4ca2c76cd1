import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const DEFINITION = 'Definição dos juros simples, J = C × i × t'

export const examples: Examples<typeof definition> = [
  {
    title: 'Mil reais a 2% ao mês por um ano',
    on: '2026-11-14',
    input: { principal: 1000, rate: 2, months: 12 },
    result: { interest: 240, total: 1240 },
    source: `${DEFINITION}: 1.000,00 × 0,02 × 12 = 240,00`,
  },
  {
    title: 'Taxa anual por seis meses',
    on: '2026-11-14',
    input: { principal: 5000, rate: 12, months: 6, rate_type: 'annual' },
    result: { interest: 300, total: 5300 },
    source: `${DEFINITION}: 5.000,00 × 0,12 ÷ 12 × 6 = 300,00`,
  },
  {
    title: 'Juros de mora de 1% ao mês sobre uma fatura',
    on: '2026-11-14',
    input: { principal: 834.5, rate: 1, months: 1 },
    result: { interest: 8.35, total: 842.85 },
    source: `${DEFINITION}: 834,50 × 0,01 = 8,345, arredondado a 8,35; mora de 1% ao mês: CTN (Lei nº 5.172/1966), art. 161, § 1º`,
  },
  {
    title: 'Um centavo e meio fica com dois centavos',
    on: '2026-11-14',
    input: { principal: 1, rate: 0.5, months: 3 },
    result: { interest: 0.02, total: 1.02 },
    source: `${DEFINITION}: 1,00 × 0,005 × 3 = 0,015, meio centavo para cima`,
  },
  {
    title: 'O maior prazo',
    on: '2026-11-14',
    input: { principal: 100, rate: 1000, months: 1200 },
    result: { interest: 1200000, total: 1200100 },
    source: `${DEFINITION}: 100,00 × 10 × 1.200 = 1.200.000,00`,
  },
]
