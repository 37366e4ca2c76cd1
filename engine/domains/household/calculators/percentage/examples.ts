import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'De 80 para 100',
    on: '2026-11-16',
    input: { mode: 'change', from_value: 80, to_value: 100 },
    result: { result: 25, difference: 20 },
    source: 'Definição: 100 ÷ 80 − 1 = 25%',
  },
  {
    title: 'O preço antes de 25% de desconto',
    on: '2026-11-16',
    input: { mode: 'reverse_discount', percent: 25, value: 75 },
    result: { result: 100, difference: 25 },
    source: 'Definição: 75 ÷ (1 − 25%) = 100; somar 25% a 75 daria 93,75, que não é o preço de antes',
  },
  {
    title: 'O salário antes de 10% de aumento',
    on: '2026-11-16',
    input: { mode: 'reverse_increase', percent: 10, value: 2200 },
    result: { result: 2000, difference: -200 },
    source: 'Definição: 2.200 ÷ (1 + 10%) = 2.000',
  },
  {
    title: 'Quinze por cento de 80',
    on: '2026-11-16',
    input: { mode: 'of', percent: 15, value: 80 },
    result: { result: 12, difference: 68 },
    source: 'Definição: 80 × 15% = 12; sobram 68',
  },
  {
    title: 'Que porcentagem 1 é de 3',
    on: '2026-11-16',
    input: { mode: 'what_percent', part: 1, value: 3 },
    result: { result: 33.333333, difference: 2 },
    source: 'Definição: 1 ÷ 3 = 33,333333%, com seis casas',
  },
  {
    title: 'Aumento de 7,5%',
    on: '2026-11-16',
    input: { mode: 'increase', percent: 7.5, value: 1621 },
    result: { result: 1742.58, difference: 121.58 },
    source: 'Definição: 1.621 × 1,075 = 1.742,575, arredondado ao centavo',
  },
  {
    title: 'Desconto de 100% não deixa nada',
    on: '2026-11-16',
    input: { mode: 'discount', percent: 100, value: 50 },
    result: { result: 0, difference: -50 },
    source: 'Definição: 50 × (1 − 100%) = 0',
  },
  {
    title: 'Uma queda',
    on: '2026-11-16',
    input: { mode: 'change', from_value: 100, to_value: 80 },
    result: { result: -20, difference: -20 },
    source: 'Definição: 80 ÷ 100 − 1 = −20%; a volta de 80 a 100 é de 25%',
  },
]
