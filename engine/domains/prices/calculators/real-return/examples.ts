import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const FISHER = 'Fisher, (1 + rendimento) = (1 + real) × (1 + inflação)'

export const examples: Examples<typeof definition> = [
  {
    title: 'Quanto precisa render para ganhar 4,55% acima de 10% de inflação',
    on: '2026-11-14',
    input: { real_percent: 4.55, inflation_percent: 10 },
    result: { nominalPercent: 15.005, realPercent: 4.55 },
    source: `Questão de concurso público: 15%, e não 14,55%; ${FISHER}: 1,0455 × 1,10 = 1,15005`,
  },
  {
    title: 'A Selic efetiva de 14,9% em 2025, descontado o IPCA',
    on: '2026-11-14',
    input: { nominal_percent: 14.9, inflation_percent: 4.26 },
    result: { realPercent: 10.205256, factor: 1.10205256 },
    source: `${FISHER}: 1,149 ÷ 1,0426 (IPCA de 2025: 4,26%, IBGE)`,
  },
  {
    title: 'A inflação que transforma 10% em 5% reais',
    on: '2026-11-14',
    input: { nominal_percent: 10, real_percent: 5 },
    result: { inflationPercent: 4.761905 },
    source: `${FISHER}: 1,10 ÷ 1,05 = 1,04761905`,
  },
  {
    title: 'Rendimento igual à inflação: nada se ganha',
    on: '2026-11-14',
    input: { nominal_percent: 4.83, inflation_percent: 4.83 },
    result: { realPercent: 0, factor: 1 },
    source: `${FISHER}: 1,0483 ÷ 1,0483 = 1`,
  },
  {
    title: '12% em 2024, pelo IPCA medido',
    on: '2026-11-14',
    input: { nominal_percent: 12, from: '2024-01-01', to: '2024-12-31' },
    result: { inflationPercent: 4.831296, realPercent: 6.838325 },
    source: `Meses do IPCA de 2024 (IBGE): produto 1,04831296; ${FISHER}: 1,12 ÷ 1,04831296`,
  },
]
