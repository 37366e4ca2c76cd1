import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LC = 'Lei Complementar nº 142/2013'
const DAY = '2026-11-16'
const on = { reference_date: '2026-06-01' }

export const examples: Examples<typeof definition> = [
  {
    title: 'Deficiência leve aos 58 anos, com 20 de contribuição: ainda não',
    on: DAY,
    input: { sex: 'male', degree: 'mild', age: 58, disabled_years: 20, contribution_years: 20, average: 3000, ...on },
    result: { byTime: false, byAge: false, eligible: false, yearsNeeded: 33, percent: null, benefit: null },
    source: `${LC}, art. 3º: 33 anos por tempo; 60 de idade`,
  },
  {
    title: 'O mesmo aos 60 anos: por idade, 70% + 1% por ano',
    on: DAY,
    input: { sex: 'male', degree: 'mild', age: 60, disabled_years: 20, contribution_years: 20, average: 3000, ...on },
    result: { byTime: false, byAge: true, eligible: true, percent: 90, benefit: 2700 },
    source: `${LC}, arts. 3º, IV, e 8º, II: 70% + 20% de 3.000,00`,
  },
  {
    title: 'Mulher com deficiência grave e 20 anos: por tempo, a média inteira',
    on: DAY,
    input: { sex: 'female', degree: 'severe', age: 45, disabled_years: 20, contribution_years: 20, average: 3000, ...on },
    result: { byTime: true, byAge: false, eligible: true, yearsNeeded: 20, percent: 100, benefit: 3000 },
    source: `${LC}, arts. 3º, I, e 8º, I`,
  },
  {
    title: 'Um mês a menos que o exigido',
    on: DAY,
    input: { sex: 'female', degree: 'severe', age: 45, disabled_years: 19.9, contribution_years: 25, average: 3000, ...on },
    result: { byTime: false, eligible: false },
    source: `${LC}, art. 3º, I: 20 anos na condição de pessoa com deficiência`,
  },
  {
    title: 'Os dois direitos: vale o melhor',
    on: DAY,
    input: { sex: 'male', degree: 'moderate', age: 61, disabled_years: 29, contribution_years: 29, average: 3000, ...on },
    result: { byTime: true, byAge: true, yearsNeeded: 29, percent: 100, benefit: 3000 },
    source: `${LC}, arts. 3º e 8º`,
  },
  {
    title: 'No primeiro dia da lei',
    on: DAY,
    input: { sex: 'female', degree: 'mild', age: 55, disabled_years: 15, contribution_years: 15, reference_date: '2013-11-08' },
    result: { byAge: true, eligible: true, percent: 85, benefit: null },
    source: `${LC}, arts. 3º, IV, 8º, II, e 11: 70% + 15%`,
  },
]
