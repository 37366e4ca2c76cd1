import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const EC = 'EC nº 103/2019'
const L8213 = 'Lei nº 8.213/1991, art. 77, § 2º, V'
const DAY = '2026-11-16'

export const examples: Examples<typeof definition> = [
  {
    title: 'Servidor federal com cinco dependentes',
    on: DAY,
    input: { pension_base: 10000, regime: 'federal', dependents: 5, death_date: '2019-12-01' },
    result: {
      base: 10000,
      percent: 100,
      amount: 10000,
      perDependent: 2000,
      floorApplied: false,
      ceilingApplied: false,
      accumulation: null,
    },
    source: 'https://jus.com.br/artigos/81665',
  },
  {
    title: 'Viúva de aposentado de 3.000,00, sem filhos',
    on: DAY,
    input: { pension_base: 3000, dependents: 1, spouse_age: 50, death_date: '2026-06-01' },
    result: { percent: 60, amount: 1800, perDependent: 1800, spouseMonths: null, spouseLifetime: true },
    source: `${EC}, art. 23: 50% + 10% = 60% de 3.000,00`,
  },
  {
    title: 'No dia da reforma',
    on: DAY,
    input: { pension_base: 3000, dependents: 2, death_date: '2019-11-13' },
    result: { percent: 70, amount: 2100, perDependent: 1050, spouseMonths: null, spouseLifetime: null },
    source: `${EC}, art. 23: 50% + 20%`,
  },
  {
    title: 'Na véspera da reforma: a aposentadoria inteira',
    on: DAY,
    input: { pension_base: 3000, dependents: 2, death_date: '2019-11-12' },
    result: { percent: 100, amount: 3000, perDependent: 1500 },
    source: 'Lei nº 8.213/1991, art. 75, na redação de antes da EC nº 103/2019',
  },
  {
    title: 'Não era aposentado: mulher com 18 anos de contribuição',
    on: DAY,
    input: { average: 4000, contribution_years: 18, sex: 'female', dependents: 3, death_date: '2026-06-01' },
    result: { base: 2640, percent: 80, amount: 2112, perDependent: 704 },
    source: `${EC}, arts. 23 e 26: 4.000,00 × (60% + 2% × 3) = 2.640,00; × 80%`,
  },
  {
    title: 'Acidente do trabalho: base de 100% da média',
    on: DAY,
    input: { average: 4000, work_accident: true, dependents: 1, death_date: '2026-06-01' },
    result: { base: 4000, percent: 60, amount: 2400 },
    source: `${EC}, arts. 23 e 26, § 3º, II`,
  },
  {
    title: 'Dependente com deficiência: inteira',
    on: DAY,
    input: { pension_base: 3000, dependents: 1, disabled_dependent: true, death_date: '2026-06-01' },
    result: { percent: 100, amount: 3000 },
    source: `${EC}, art. 23, § 2º, I`,
  },
  {
    title: 'Servidor federal acima do teto, com dependente com deficiência',
    on: DAY,
    input: { pension_base: 10475.55, regime: 'federal', dependents: 1, disabled_dependent: true, death_date: '2026-06-01' },
    result: { base: 10475.55, amount: 9675.55, ceilingApplied: false },
    source: `${EC}, art. 23, § 2º: 8.475,55 + 60% de 2.000,00`,
  },
  {
    title: 'Piso: 60% de um salário mínimo é elevado a ele',
    on: DAY,
    input: { pension_base: 1621, dependents: 1, death_date: '2026-06-01' },
    result: { percent: 60, amount: 1621, floorApplied: true },
    source: 'Constituição, art. 201, § 2º',
  },
  {
    title: 'Viúva de 44 anos em 2021: vinte anos, e não vitalícia',
    on: DAY,
    input: { pension_base: 3000, dependents: 1, spouse_age: 44, death_date: '2021-01-01' },
    result: { spouseMonths: 240, spouseLifetime: false },
    source: 'Portaria ME nº 424/2020',
  },
  {
    title: 'Viúva de 44 anos em 2020: vitalícia',
    on: DAY,
    input: { pension_base: 3000, dependents: 1, spouse_age: 44, death_date: '2020-12-31' },
    result: { spouseMonths: null, spouseLifetime: true },
    source: L8213,
  },
  {
    title: 'Menos de 18 contribuições: quatro meses',
    on: DAY,
    input: { pension_base: 3000, dependents: 1, spouse_age: 60, contribution_count: 17, death_date: '2026-06-01' },
    result: { spouseMonths: 4, spouseLifetime: false },
    source: 'Lei nº 8.213/1991, art. 77, § 2º, V, b',
  },
  {
    title: 'O mesmo por acidente: vitalícia aos 60 anos',
    on: DAY,
    input: { pension_base: 3000, dependents: 1, spouse_age: 60, contribution_count: 1, accident: true, death_date: '2026-06-01' },
    result: { spouseMonths: null, spouseLifetime: true },
    source: 'Lei nº 8.213/1991, art. 77, § 2º-A',
  },
  {
    title: 'Pensão de 5.000,00 com aposentadoria maior, em 2019',
    on: DAY,
    input: { pension_base: 5000, dependents: 5, own_retirement: 5500, death_date: '2019-12-01' },
    result: { amount: 5000, accumulation: { kept: 5500, reduced: 2296.4, total: 7796.4 } },
    source: 'https://apufsc.org.br/previdencia/ (5.000,00 viram 2.296,40 com o mínimo de 998,00)',
  },
]
