import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'Lei nº 8.213/1991'
const DAY = '2026-11-16'

export const examples: Examples<typeof definition> = [
  {
    title: 'Homem de 55 anos com 35 de contribuição: com o fator',
    on: DAY,
    input: { sex: 'male', age_at_reform: 55, years_at_reform: 35, average_80: 3000, life_expectancy: 25.5 },
    result: {
      eligible: true,
      byTime: true,
      byAge: false,
      points: 90,
      pointsNeeded: 96,
      factor: 0.7057,
      factorWaived: false,
      benefit: 2117.1,
    },
    source: `${LAW}, art. 29, § 7º, e anexo: 35 × 0,31 ÷ 25,5 × (1 + (55 + 10,85) ÷ 100) = 0,7057; 3.000,00 × 0,7057`,
  },
  {
    title: 'Homem com 96 pontos: o fator é dispensado',
    on: DAY,
    input: { sex: 'male', age_at_reform: 60, years_at_reform: 36, average_80: 3000, life_expectancy: 22.2 },
    result: { points: 96, pointsNeeded: 96, factorWaived: true, benefit: 3000, factor: 0.8604 },
    source: `${LAW}, art. 29-C, I: 60 + 36 = 96; 36 × 0,31 ÷ 22,2 × (1 + (60 + 11,16) ÷ 100) = 0,8604 não se usa`,
  },
  {
    title: 'Um décimo de ponto a menos: o fator vale',
    on: DAY,
    input: { sex: 'male', age_at_reform: 59.9, years_at_reform: 36, average_80: 3000, life_expectancy: 22.2 },
    result: { points: 95.9, factorWaived: false, factor: 0.8599, benefit: 2579.7 },
    source: `${LAW}, arts. 29 e 29-C: 11,16 ÷ 22,2 × (1 + (59,9 + 11,16) ÷ 100) = 0,8599; 3.000,00 × 0,8599`,
  },
  {
    title: 'Professora: 25 anos bastam, com 10 somados no fator e 5 nos pontos',
    on: DAY,
    input: { sex: 'female', age_at_reform: 56, years_at_reform: 25, teacher: true, average_80: 4000, life_expectancy: 25 },
    result: { byTime: true, points: 86, pointsNeeded: 86, factorWaived: true, benefit: 4000 },
    source: `${LAW}, arts. 29-C, § 3º, e 56: 56 + 25 + 5 = 86`,
  },
  {
    title: 'Por idade: 70% e 1% por ano',
    on: DAY,
    input: { sex: 'female', age_at_reform: 60, years_at_reform: 15, average_80: 2000 },
    result: { byTime: false, byAge: true, eligible: true, factor: null, benefit: 1700 },
    source: `${LAW}, arts. 48 e 50: 70% + 15% de 2.000,00`,
  },
  {
    title: 'Por idade, o piso do dia',
    on: DAY,
    input: { sex: 'male', age_at_reform: 65, years_at_reform: 15, average_80: 1000 },
    result: { byAge: true, benefit: 998 },
    source: `${LAW}, art. 33: 85% de 1.000,00 é menos que o mínimo de 998,00`,
  },
  {
    title: 'O teto do dia',
    on: DAY,
    input: { sex: 'male', age_at_reform: 70, years_at_reform: 45, average_80: 5800, life_expectancy: 14.9 },
    result: { points: 115, factorWaived: true, benefit: 5839.45 },
    source: `${LAW}, art. 33: o fator passa de 1, e o teto de 2019 era 5.839,45`,
  },
  {
    title: 'Sem direito em 12/11/2019',
    on: DAY,
    input: { sex: 'male', age_at_reform: 60, years_at_reform: 34.9, average_80: 3000, life_expectancy: 22.2 },
    result: { eligible: false, byTime: false, byAge: false, benefit: null },
    source: `${LAW}, art. 52 (35 anos) e art. 48 (65 anos)`,
  },
]
