import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const EC_103 = 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc103.htm (art. 26)'

export const examples: Examples<typeof definition> = [
  {
    title: 'Mulher com 20 anos de contribuição',
    on: '2026-11-14',
    input: { sex: 'female', contribution_years: 20, average: 4000 },
    result: { percent: 70, averageUsed: 4000, raw: 2800, benefit: 2800, floorApplied: false, ceilingApplied: false },
    source: `${EC_103}, §§ 2º e 5º: 60% + 2% × 5 de 4.000,00`,
  },
  {
    title: 'Mulher com o tempo mínimo, em 2025',
    on: '2026-11-14',
    input: { sex: 'female', contribution_years: 15, average: 3000, reference_date: '2025-06-01' },
    result: { percent: 60, benefit: 1800 },
    source: 'https://topassuntos.com/calculo-da-aposentadoria',
  },
  {
    title: 'Homem com 35 anos de contribuição',
    on: '2026-11-14',
    input: { sex: 'male', contribution_years: 35, average: 4000, reference_date: '2026-06-01' },
    result: { percent: 90, benefit: 3600 },
    source: `${EC_103}: 60% + 2% × 15 de 4.000,00`,
  },
  {
    title: 'Média acima do teto: limitada antes do percentual',
    on: '2026-11-14',
    input: { sex: 'female', contribution_years: 30, average: 9000, reference_date: '2026-06-01' },
    result: { percent: 90, averageUsed: 8475.55, raw: 7628, benefit: 7628, ceilingApplied: false },
    source: 'https://modeloinicial.com.br/lei/EMC-103-2019/emenda-constitucional-103/art-26,par-1 (90% de 8.475,55)',
  },
  {
    title: 'Só anos completos contam: 35 anos e onze meses',
    on: '2026-11-14',
    input: { sex: 'male', contribution_years: 35.99, average: 4000, reference_date: '2026-06-01' },
    result: { percent: 90, benefit: 3600 },
    source: `${EC_103}, § 2º: dois pontos por ano de contribuição`,
  },
  {
    title: 'Incapacidade causada pelo trabalho: a média inteira',
    on: '2026-11-14',
    input: { sex: 'male', contribution_years: 3, average: 3500, kind: 'work_incapacity', reference_date: '2026-06-01' },
    result: { percent: 100, benefit: 3500 },
    source: `${EC_103}, § 3º, II: 100% da média`,
  },
  {
    title: 'Incapacidade comum segue os 60%',
    on: '2026-11-14',
    input: { sex: 'male', contribution_years: 3, average: 3500, kind: 'incapacity', reference_date: '2026-06-01' },
    result: { percent: 60, benefit: 2100 },
    source:
      'https://ieprev.com.br/noticias/tema-1300-stf-mantem-regra-da-reforma-e-valida-reducao-da-aposentadoria-por-incapacidade-permanente (60% de 3.500,00)',
  },
  {
    title: 'Pedágio de 100%: a média inteira',
    on: '2026-11-14',
    input: { sex: 'female', contribution_years: 31, average: 5000, kind: 'toll100', reference_date: '2026-06-01' },
    result: { percent: 100, benefit: 5000 },
    source: `${EC_103}, § 3º, I: 100% da média`,
  },
  {
    title: 'Ninguém recebe menos que o salário mínimo',
    on: '2026-11-14',
    input: { sex: 'male', contribution_years: 20, average: 2000, reference_date: '2026-06-01' },
    result: { raw: 1200, benefit: 1621, floorApplied: true },
    source: `${EC_103}: 60% de 2.000,00 = 1.200,00; o mínimo é 1.621,00 (Decreto nº 12.797/2025)`,
  },
  {
    title: 'A média feita das contribuições, sem arredondar no meio',
    on: '2026-11-14',
    input: { sex: 'female', contribution_years: 25, contributions: [3000, 3000, 3000.02], reference_date: '2026-06-01' },
    result: { percent: 80, averageUsed: 3000.01, raw: 2400.01, benefit: 2400.01 },
    source: `${EC_103}: 9.000,02 ÷ 3 × 80% = 2.400,0053`,
  },
]
