import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'Lei nº 8.213/1991, arts. 39, I, e 48, §§ 1º e 2º'
const DAY = '2026-11-16'
const on = { reference_date: '2026-06-01' }

export const examples: Examples<typeof definition> = [
  {
    title: 'Agricultora de 55 anos com 180 meses',
    on: DAY,
    input: { sex: 'female', age: 55, rural_months: 180, ...on },
    result: { eligible: true, ageNeeded: 55, monthsNeeded: 180, benefit: 1621 },
    source: `${LAW}; salário mínimo de 2026: 1.621,00`,
  },
  {
    title: 'Homem de 59 anos: falta idade',
    on: DAY,
    input: { sex: 'male', age: 59.9, rural_months: 400, ...on },
    result: { eligible: false, ageNeeded: 60, benefit: null, reason: 'a idade é de 60 anos' },
    source: LAW,
  },
  {
    title: 'Faltam meses',
    on: DAY,
    input: { sex: 'male', age: 60, rural_months: 179, ...on },
    result: { eligible: false, benefit: null, reason: 'são precisos 180 meses de trabalho rural' },
    source: LAW,
  },
  {
    title: 'Homem de 60 anos no começo do registro',
    on: DAY,
    input: { sex: 'male', age: 60, rural_months: 180, reference_date: '2011-01-01' },
    result: { eligible: true, benefit: 540 },
    source: `${LAW}; salário mínimo de janeiro de 2011: 540,00`,
  },
]
