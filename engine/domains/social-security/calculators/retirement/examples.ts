import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const EC_103 = 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc103.htm (arts. 19 e 26)'

export const examples: Examples<typeof definition> = [
  {
    title: 'Homem de 65 anos com o tempo mínimo',
    on: '2026-11-14',
    input: { gender: 'homem', current_age: 65, contribution_years: 20, average_salary: 4000 },
    result: { eligible: true, eligibleInYears: 0, averagePercent: 60, benefit: 2400, floorApplied: false, ceilingApplied: false },
    source: `${EC_103}: 60% de 4.000,00`,
  },
  {
    title: 'Homem com 40 anos de contribuição chega a 100%',
    on: '2026-11-14',
    input: { gender: 'homem', current_age: 65, contribution_years: 40, average_salary: 4000, reference_date: '2026-06-30' },
    result: { averagePercent: 100, benefit: 4000 },
    source: `${EC_103}: 60% + 2% × 20`,
  },
  {
    title: 'Mulher de 62 anos com o tempo mínimo',
    on: '2026-11-14',
    input: { gender: 'mulher', current_age: 62, contribution_years: 15, average_salary: 4000, reference_date: '2026-06-30' },
    result: { eligible: true, averagePercent: 60, benefit: 2400 },
    source: `${EC_103}: 60% de 4.000,00`,
  },
  {
    title: 'Mulher com 35 anos de contribuição chega a 100%',
    on: '2026-11-14',
    input: { gender: 'mulher', current_age: 62, contribution_years: 35, average_salary: 4000, reference_date: '2026-06-30' },
    result: { averagePercent: 100, benefit: 4000 },
    source: `${EC_103}: 60% + 2% × 20`,
  },
  {
    title: 'Ninguém recebe menos que o salário mínimo',
    on: '2026-11-14',
    input: { gender: 'homem', current_age: 65, contribution_years: 20, average_salary: 2000, reference_date: '2026-06-30' },
    result: { averagePercent: 60, benefit: 1621, floorApplied: true },
    source: `${EC_103}: 60% de 2.000,00 = 1.200,00, menos que o mínimo de 1.621,00`,
  },
  {
    title: 'Mulher com 30 anos de contribuição e média alta',
    on: '2026-11-14',
    input: { gender: 'mulher', current_age: 62, contribution_years: 30, average_salary: 9000, reference_date: '2026-06-30' },
    result: { averagePercent: 90, averageUsed: 8475.55, benefit: 7628, ceilingApplied: false },
    source: `${EC_103}, § 1º: a média é limitada ao teto; (60% + 2% × 15) de 8.475,55 = 7.627,995`,
  },
  {
    title: 'Teto: 110% da média, limitado',
    on: '2026-11-14',
    input: { gender: 'homem', current_age: 65, contribution_years: 45, average_salary: 8475.55, reference_date: '2026-06-30' },
    result: { averagePercent: 110, benefit: 8475.55, ceilingApplied: true },
    source: `${EC_103}: 110% de 8.475,55, limitado ao teto da Portaria MPS/MF nº 13/2026`,
  },
  {
    title: 'Um dia antes dos 65 anos ainda não há direito',
    on: '2026-11-14',
    input: { gender: 'homem', current_age: 64.99, contribution_years: 20, average_salary: 4000, reference_date: '2026-06-30' },
    result: { eligible: false, yearsToAge: 0.01, yearsToContribution: 0, eligibleInYears: 0.01, reason: 'falta 0,01 ano de idade' },
    source: `${EC_103}: 65 anos para homens`,
  },
  {
    title: 'Faltam idade e tempo: conta o que demora mais',
    on: '2026-11-14',
    input: { gender: 'mulher', current_age: 50, contribution_years: 10.5, average_salary: 3000, reference_date: '2026-06-30' },
    result: {
      eligible: false,
      yearsToAge: 12,
      yearsToContribution: 4.5,
      eligibleInYears: 12,
      averagePercent: 60,
      benefit: 1800,
      whenEligible: { contributionYears: 22.5, averagePercent: 74, benefit: 2220 },
    },
    source: `${EC_103}: 62 − 50 = 12; 10,5 + 12 = 22,5 anos, 22 completos: 60% + 2% × 7 = 74% de 3.000,00`,
  },
  {
    title: 'Em 2020, com o piso daquele ano',
    on: '2026-11-14',
    input: { gender: 'homem', current_age: 66, contribution_years: 21.9, average_salary: 1500, reference_date: '2020-06-30' },
    result: { eligible: true, averagePercent: 62, benefit: 1045, floorApplied: true },
    source: `${EC_103}: 62% de 1.500,00 = 930,00; mínimo de 1.045,00 (Lei nº 14.013/2020)`,
  },
  {
    title: 'Mulher com 31 anos de contribuição: a idade progressiva vem antes',
    on: '2026-11-14',
    input: { gender: 'mulher', current_age: 59.5, contribution_years: 31, average_salary: 4000, reference_date: '2026-06-01' },
    result: { eligible: false, eligibleInYears: 2.5, earlierRule: { rule: 'age', eligibleFrom: '2025-12-01' } },
    source:
      'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc103.htm (art. 16: 59 anos em 2025, completados em 01/12/2025 com 30 anos e meio)',
  },
]
