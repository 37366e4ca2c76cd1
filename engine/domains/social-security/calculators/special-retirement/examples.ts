import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const EC = 'EC nº 103/2019'
const DAY = '2026-11-16'
const on = { reference_date: '2026-06-01' }

export const examples: Examples<typeof definition> = [
  {
    title: 'Falta um ponto',
    on: DAY,
    input: { sex: 'male', age: 50, degree: 25, exposure_years: 25, contribution_years: 35, average: 4000, ...on },
    result: { points: 85, pointsNeeded: 86, ageNeeded: null, eligible: false, rule: 'points', benefit: null },
    source: `${EC}, art. 21: 50 + 35 = 85, menos que 86`,
  },
  {
    title: 'Com 86 pontos: 60% + 2% por ano acima de 20',
    on: DAY,
    input: { sex: 'male', age: 51, degree: 25, exposure_years: 25, contribution_years: 35, average: 4000, ...on },
    result: { points: 86, eligible: true, percent: 90, benefit: 3600 },
    source: `${EC}, arts. 21 e 26: 60% + 2% × 15 = 90% de 4.000,00`,
  },
  {
    title: 'Mulher: o acréscimo começa aos 15 anos',
    on: DAY,
    input: { sex: 'female', age: 56, degree: 25, exposure_years: 25, contribution_years: 30, average: 4000, ...on },
    result: { points: 86, eligible: true, percent: 90, benefit: 3600 },
    source: `${EC}, art. 26, § 5º: 60% + 2% × 15`,
  },
  {
    title: 'Mineiro de subsolo: o acréscimo começa aos 15 anos também para o homem',
    on: DAY,
    input: { sex: 'male', age: 46, degree: 15, exposure_years: 15, contribution_years: 20, average: 4000, ...on },
    result: { points: 66, pointsNeeded: 66, eligible: true, percent: 70, benefit: 2800 },
    source: `${EC}, arts. 21 e 26, § 5º: 60% + 2% × 5`,
  },
  {
    title: 'Quem entrou depois da reforma precisa da idade',
    on: DAY,
    input: { sex: 'male', age: 59.9, degree: 25, exposure_years: 25, contribution_years: 25, joined_after_reform: true, ...on },
    result: { eligible: false, rule: 'age', ageNeeded: 60, pointsNeeded: null, percent: 70, benefit: null },
    source: `${EC}, art. 19, § 1º, I, c`,
  },
  {
    title: 'Exposição de 24 anos não basta para 25',
    on: DAY,
    input: { sex: 'male', age: 60, degree: 25, exposure_years: 24, contribution_years: 40, ...on },
    result: { points: 100, eligible: false },
    source: `${EC}, art. 21`,
  },
  {
    title: 'No primeiro dia da reforma; 45 anos de tempo não passam de 100%',
    on: DAY,
    input: { sex: 'male', age: 60, degree: 20, exposure_years: 20, contribution_years: 45, average: 3000, reference_date: '2019-11-13' },
    result: { points: 105, pointsNeeded: 76, eligible: true, percent: 100, benefit: 3000 },
    source: `${EC}, arts. 21 e 26: 60% + 2% × 25 passa de 100%`,
  },
]
