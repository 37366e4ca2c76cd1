import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'Constituição, art. 7º, XVII; CLT, arts. 142 e 143'
const RFB_2026 = 'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/exemplos-de-aplicacao-da-lei-15-270-2025'

export const examples: Examples<typeof definition> = [
  {
    title: 'Trinta dias de férias com salário de três mil reais',
    on: '2026-11-14',
    input: { salary: 3000 },
    result: { restDays: 30, vacationPay: 3000, oneThird: 1000, cashAllowance: 0, inss: 368.58, irrf: 0, gross: 4000, net: 3631.42 },
    source: `${LAW}: 3.000,00 + 3.000,00 ÷ 3; INSS 121,57 + 115,36 + 131,65 = 368,58 (Portaria MPS/MF nº 13/2026); isento até 5.000,00 (Lei nº 15.270/2025)`,
  },
  {
    title: 'Vinte dias de descanso e dez vendidos',
    on: '2026-11-14',
    input: { salary: 3000, sell_days: 10, reference_date: '2026-07-01' },
    result: {
      restDays: 20,
      soldDays: 10,
      vacationPay: 2000,
      oneThird: 666.67,
      cashAllowance: 1000,
      cashAllowanceThird: 333.33,
      inss: 215.68,
      irrf: 0,
      gross: 4000,
      net: 3784.32,
    },
    source: `${LAW}: 3.000,00 ÷ 30 × 20 e × 10, cada um com seu terço; INSS só sobre 2.666,67: 121,57 + 94,11 = 215,68`,
  },
  {
    title: 'Pedir 20 dias e vender 10 é o mesmo que pedir 30 e vender 10',
    on: '2026-11-14',
    input: { salary: 3000, days: 20, sell_days: 10, reference_date: '2026-07-01' },
    result: { restDays: 20, soldDays: 10, gross: 4000, net: 3784.32 },
    source: `${LAW}: 3.000,00 ÷ 30 × 20 e × 10, cada um com seu terço; 4.000,00 − 215,68 = 3.784,32`,
  },
  {
    title: 'Férias e terço de cinco mil reais: imposto zerado em 2026',
    on: '2026-11-14',
    input: { salary: 3750, reference_date: '2026-07-01' },
    result: { gross: 5000, inss: 501.5, irrf: 0, net: 4498.5 },
    source: `${RFB_2026} (imposto zero até 5.000,00); 3.750,00 + 1.250,00`,
  },
  {
    title: 'Férias e terço de seis mil reais: redução parcial',
    on: '2026-11-14',
    input: { salary: 4500, reference_date: '2026-07-01' },
    result: { gross: 6000, inss: 641.5, irrf: 385.11, net: 4973.39 },
    source: `${RFB_2026} (redução de 179,75 sobre 6.000,00); (6.000,00 − 641,50) × 27,5% − 908,73 − 179,75 = 385,11`,
  },
  {
    title: 'Em 7.350 reais a redução chega a zero',
    on: '2026-11-14',
    input: { salary: 5512.5, reference_date: '2026-07-01' },
    result: { gross: 7350, inss: 830.5, irrf: 884.13 },
    source: 'Lei nº 15.270/2025: (7.350,00 − 830,50) × 27,5% − 908,73 = 884,13; 978,62 − 0,133145 × 7.350,00 = 0,00',
  },
  {
    title: 'Acima de 7.350 reais a redução acaba',
    on: '2026-11-14',
    input: { salary: 5512.51, reference_date: '2026-07-01' },
    result: { gross: 7350.01, inss: 830.5, irrf: 884.14 },
    source: 'Lei nº 15.191/2025: (7.350,01 − 830,50) × 27,5% = 1.792,87; − 908,73 = 884,14',
  },
  {
    title: 'Férias de 2025, antes da redução',
    on: '2026-11-14',
    input: { salary: 6000, reference_date: '2025-07-01' },
    result: { gross: 8000, inss: 929.58, irrf: 1035.64, net: 6034.78 },
    source:
      'Portaria MPS/MF nº 6/2025: 113,85 + 114,82 + 167,63 + 533,28 = 929,58; Lei nº 15.191/2025: (8.000,00 − 929,58) × 27,5% − 908,73 = 1.035,64',
  },
  {
    title: 'Quinze dias em 2024, com um dependente',
    on: '2026-11-14',
    input: { salary: 10000, days: 15, dependents: 1, reference_date: '2024-07-01' },
    result: { vacationPay: 5000, oneThird: 1666.67, inss: 752.14, irrf: 678.36, net: 5236.17 },
    source: 'Lei nº 14.848/2024: (6.666,67 − 752,14 − 189,59) × 27,5% − 896,00 = 678,36; INSS 105,90 + 112,92 + 160,00 + 373,32',
  },
  {
    title: 'Direito reduzido a 24 dias: 16 de descanso e 8 vendidos',
    on: '2026-11-14',
    input: { salary: 2500, days: 16, sell_days: 8, reference_date: '2025-07-01' },
    result: {
      vacationPay: 1333.33,
      oneThird: 444.44,
      cashAllowance: 666.67,
      cashAllowanceThird: 222.22,
      inss: 137.22,
      irrf: 0,
      net: 2529.44,
    },
    source: `${LAW}: 2.500,00 ÷ 30 × 16 e × 8; INSS 113,85 + (1.777,77 − 1.518,00) × 9% = 137,22 (Portaria MPS/MF nº 6/2025)`,
  },
  {
    title: 'Dias vendidos em 2003 ainda pagavam imposto',
    on: '2026-11-14',
    input: { salary: 2000, sell_days: 10, reference_date: '2003-06-30' },
    result: { inss: 195.55, irrf: 256.48 },
    source:
      'Férias e abono com seus terços, 1.777,77 + 888,89: (2.666,66 − 195,55) × 27,5% − 423,08 = 256,48; o Ato Declaratório PGFN nº 6/2006 é de 17/11/2006',
  },
  {
    title: 'No primeiro dia do ato, os dias vendidos já não pagam',
    on: '2026-11-14',
    input: { salary: 2000, sell_days: 10, reference_date: '2006-11-17' },
    result: { irrf: 48.76 },
    source: 'Ato Declaratório PGFN nº 6/2006: só as férias e seu terço, (1.777,77 − 195,55) × 15% − 188,57 = 48,76 pela tabela de 2006',
  },
  {
    title: 'Seis faltas: o direito cai a 24 dias',
    on: '2026-11-14',
    input: { salary: 3000, absences: 6, reference_date: '2026-07-01' },
    result: { restDays: 24, entitledDays: 24, vacationPay: 2400, oneThird: 800, gross: 3200 },
    source: 'CLT, art. 130, II: de 6 a 14 faltas, 24 dias; 3.000,00 ÷ 30 × 24 = 2.400,00',
  },
  {
    title: 'Cinco faltas ainda deixam os 30 dias',
    on: '2026-11-14',
    input: { salary: 3000, absences: 5, reference_date: '2026-07-01' },
    result: { restDays: 30, entitledDays: 30, gross: 4000 },
    source: 'CLT, art. 130, I: até 5 faltas, 30 dias',
  },
  {
    title: 'Trinta e três faltas: sem férias',
    on: '2026-11-14',
    input: { salary: 3000, absences: 33, reference_date: '2026-07-01' },
    result: { restDays: 0, entitledDays: 0, gross: 0, net: 0 },
    source: 'CLT, art. 130, IV: só até 32 faltas há férias, de 12 dias',
  },
  {
    title: 'Com média de horas extras',
    on: '2026-11-14',
    input: { salary: 2500, variable_average: 500, reference_date: '2026-07-01' },
    result: { vacationPay: 3000, oneThird: 1000, variableAverage: 500, inss: 368.58, net: 3631.42 },
    source: `${LAW}, com o § 5º do art. 142: (2.500,00 + 500,00) + 1.000,00; INSS 121,57 + 115,36 + 131,65 = 368,58`,
  },
]
