import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'Lei nº 8.742/1993, arts. 26-A a 26-D'
const NEWS =
  'https://terrabrasilnoticias.com/2026/03/inss-pode-liberar-ate-r-81050-para-quem-comecar-a-trabalhar-em-2026-sem-perder-o-beneficio'

export const examples: Examples<typeof definition> = [
  {
    title: 'Salário mínimo de 2026, deficiência moderada',
    on: '2026-11-16',
    input: { pay: 1621, disability: 'moderate', reference_date: '2026-06-01' },
    result: { eligible: true, limit: 3242, amount: 810.5, bpcLost: 1621, totalIncome: 2431.5 },
    source: `${NEWS}: R$ 810,50`,
  },
  {
    title: 'A deficiência leve não dá direito',
    on: '2026-11-16',
    input: { pay: 1518, disability: 'mild', reference_date: '2025-06-01' },
    result: { eligible: false, amount: 0, totalIncome: 1518 },
    source: `${LAW}: deficiência moderada ou grave`,
  },
  {
    title: 'No limite de dois salários mínimos',
    on: '2026-11-16',
    input: { pay: 3242, disability: 'severe', reference_date: '2026-06-01' },
    result: { eligible: true, amount: 810.5, totalIncome: 4052.5 },
    source: `${LAW}: 2 × 1.621,00`,
  },
  {
    title: 'Um centavo acima de dois salários mínimos',
    on: '2026-11-16',
    input: { pay: 3242.01, disability: 'severe', reference_date: '2026-06-01' },
    result: { eligible: false, amount: 0, limit: 3242 },
    source: `${LAW}: 2 × 1.621,00`,
  },
  {
    title: 'A renda dos outros, no limite de um quarto',
    on: '2026-11-16',
    input: { pay: 2000, disability: 'severe', members: 4, other_family_income: 1621, reference_date: '2026-06-01' },
    result: { eligible: true, amount: 810.5 },
    source: `${LAW}, § 4º: 1.621,00 ÷ 4 = 405,25, sem o próprio salário`,
  },
  {
    title: 'A renda dos outros, um centavo acima',
    on: '2026-11-16',
    input: { pay: 2000, disability: 'severe', members: 4, other_family_income: 1621.01, reference_date: '2026-06-01' },
    result: { eligible: false, amount: 0 },
    source: `${LAW}, § 4º: 1.621,00 ÷ 4 = 405,25`,
  },
  {
    title: 'No primeiro dia do auxílio',
    on: '2026-11-16',
    input: { pay: 1100, disability: 'moderate', reference_date: '2021-10-01' },
    result: { eligible: true, limit: 2200, amount: 550, bpcLost: 1100, totalIncome: 1650 },
    source: `${LAW}: metade de 1.100,00`,
  },
]
