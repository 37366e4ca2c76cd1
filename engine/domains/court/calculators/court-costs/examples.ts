import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ENGINE = 'PJe-Calc 2.15.1: valor do seu motor de cálculo'

export const examples: Examples<typeof definition> = [
  {
    title: '2% de R$ 100.000,00',
    on: '2026-11-19',
    input: { base: 100000, knowledge: 'two_percent', day: '2021-06-10' },
    result: { knowledge: 2000, total: 2000 },
    source: ENGINE,
  },
  {
    title: 'O máximo de quatro tetos do INSS',
    on: '2026-11-19',
    input: { base: 2000000, knowledge: 'two_percent', day: '2021-06-10' },
    result: { ceiling: 25734.28, knowledge: 25734.28 },
    source: `${ENGINE}; CLT, art. 789: 4 × 6.433,57`,
  },
  {
    title: 'Um real já paga o mínimo',
    on: '2026-11-19',
    input: { base: 1, knowledge: 'two_percent', day: '2021-06-10' },
    result: { knowledge: 10.64 },
    source: 'CLT, art. 789: mínimo de R$ 10,64',
  },
  {
    title: 'Sobre nada não há custas',
    on: '2026-11-19',
    input: { base: 0, knowledge: 'two_percent', day: '2021-06-10' },
    result: { total: 0 },
    source: 'CLT, art. 789: as custas são sobre o valor da condenação',
  },
  {
    title: 'Dois atos em zona urbana e um recurso de revista',
    on: '2026-11-19',
    input: { base: 0, acts: { urban_acts: 2, review_appeal: 1 }, day: '2021-06-10' },
    result: { total: 77.47 },
    source: `${ENGINE}; CLT, art. 789-A`,
  },
  {
    title: 'Já pagou mais do que devia',
    on: '2026-11-19',
    input: { base: 1000, knowledge: 'two_percent', paid: [5000], day: '2021-06-10' },
    result: { knowledge: 20, total: 0 },
    source: ENGINE,
  },
]
