import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const GOLDEN = 'https://github.com/ottodigitalmedia/calculo-oficial (tests/golden/inss-individual.test.ts)'
const L8212 = 'https://www.planalto.gov.br/ccivil_03/leis/L8212compilado.htm'

export const examples: Examples<typeof definition> = [
  {
    title: 'Autônomo que contribui sobre 3.000,00',
    on: '2026-11-14',
    input: { contribution_base: 3000 },
    result: {
      base: 3000,
      ratePercent: 20,
      amount: 600,
      gpsCode: '1007',
      dueDate: '2026-12-15',
      countsForTimeRetirement: true,
      topUpTo20: 0,
    },
    source: `${GOLDEN}; vence no dia 15 do mês seguinte, uma terça-feira`,
  },
  {
    title: 'Plano simplificado: sempre sobre o salário mínimo',
    on: '2026-11-14',
    input: { plan: 'simplified', contribution_base: 3000, reference_date: '2026-06-15' },
    result: { base: 1621, ratePercent: 11, amount: 178.31, gpsCode: '1163', countsForTimeRetirement: false, topUpTo20: 145.89 },
    source: `${GOLDEN}; complementação de 9% de 1.621,00`,
  },
  {
    title: 'Plano simplificado em 2025',
    on: '2026-11-14',
    input: { plan: 'simplified', reference_date: '2025-06-15' },
    result: { amount: 166.98 },
    source: `${L8212}, art. 21, § 2º, I: 11% de 1.518,00`,
  },
  {
    title: 'Baixa renda: 5% do mínimo',
    on: '2026-11-14',
    input: { plan: 'low_income', category: 'optional', reference_date: '2026-06-15' },
    result: { amount: 81.05, gpsCode: '1929', topUpTo20: 243.15 },
    source: `${L8212}, art. 21, § 2º, II, b: 5% de 1.621,00; complementação de 15%`,
  },
  {
    title: 'Acima do teto, contribui sobre o teto',
    on: '2026-11-14',
    input: { contribution_base: 20000, reference_date: '2026-06-15' },
    result: { base: 8475.55, amount: 1695.11 },
    source: `${L8212}, art. 28, III e § 5º: 20% de 8.475,55`,
  },
  {
    title: 'Abaixo do mínimo, contribui sobre o mínimo',
    on: '2026-11-14',
    input: { contribution_base: 1000, category: 'optional', reference_date: '2026-06-15' },
    result: { base: 1621, amount: 324.2, gpsCode: '1406' },
    source: `${L8212}, art. 28, § 3º: 20% de 1.621,00`,
  },
  {
    title: 'Por trimestre, sobre o mínimo, vence depois de dezembro',
    on: '2026-11-14',
    input: { period: 'quarterly' },
    result: { amount: 972.6, gpsCode: '1104', dueDate: '2027-01-15' },
    source: `${L8212}, arts. 21 e 30, II: 324,20 × 3`,
  },
  {
    title: 'MEI: dentro do DAS, sem guia própria',
    on: '2026-11-14',
    input: { plan: 'mei', reference_date: '2026-06-15' },
    result: { amount: 81.05, gpsCode: null, dueDate: null, countsForTimeRetirement: false, topUpTo20: 243.15 },
    source: `${L8212}, art. 21, § 2º, II, a: 5% de 1.621,00`,
  },
  {
    title: 'MEI caminhoneiro: 12%',
    on: '2026-11-14',
    input: { plan: 'mei_trucker', reference_date: '2026-06-15' },
    result: { ratePercent: 12, amount: 194.52, topUpTo20: 129.68 },
    source: 'LC nº 123/2006, art. 18-F: 12% de 1.621,00; complementação de 8%',
  },
  {
    title: 'O vencimento no domingo passa para a segunda',
    on: '2026-11-14',
    input: { reference_date: '2026-10-15' },
    result: { dueDate: '2026-11-16' },
    source: `${L8212}, art. 30, II e § 2º: 15/11/2026 é domingo e feriado`,
  },
]
