import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const TABLES_2026 =
  'Portaria Interministerial MPS/MF nº 13/2026 (INSS, faixas truncadas: manual do eSocial, S-1200, 5.2) e https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/2026'

export const examples: Examples<typeof definition> = [
  {
    title: 'Seis mil reais em 2026, o resto em branco',
    on: '2026-11-14',
    input: { monthly_salary: 6000 },
    result: {
      salaries: 72000,
      thirteenth: 6000,
      vacationThird: 2000,
      grossAnnual: 80000,
      inss: 8619.5,
      irrf: 5659.18,
      netAnnual: 65721.32,
      fgts: 6400,
      monthlyEquivalent: 5476.78,
    },
    source: `${TABLES_2026}: INSS 641,50 × 12 + 921,50 nas férias de 8.000,00; IRRF 385,11 × 12 + (8.000,00 − 921,50) × 27,5% − 908,73 = 1.037,86`,
  },
  {
    title: 'Cinco mil reais em 2026: só as férias pagam imposto',
    on: '2026-11-14',
    input: { monthly_salary: 5000, reference_date: '2026-06-30' },
    result: { grossAnnual: 66666.67, inss: 6752.83, irrf: 631.54, netAnnual: 59282.3, fgts: 5333.33 },
    source: `${TABLES_2026}: INSS 501,50 × 12 + 734,83; férias de 6.666,67: (6.666,67 − 734,83) × 27,5% − 908,73 = 722,53, menos a redução de 978,62 − 0,133145 × 6.666,67 = 90,99`,
  },
  {
    title: 'Dez mil reais com dois dependentes',
    on: '2026-11-14',
    input: { monthly_salary: 10000, dependents: 2, reference_date: '2026-06-30' },
    result: { inss: 12844.91, irrf: 19965.3, netAnnual: 100523.12 },
    source: `${TABLES_2026}: teto de 988,07 × 13; IRRF 1.465,28 × 12 + 2.381,94 nas férias de 13.333,33`,
  },
  {
    title: 'Férias de 5.000,00 com o terço: ainda isentas',
    on: '2026-11-14',
    input: { monthly_salary: 3750, reference_date: '2026-06-30' },
    result: { vacationThird: 1250, inss: 4564.46, irrf: 0, netAnnual: 45435.54 },
    source: `${TABLES_2026}: INSS 338,58 × 12 + 501,50; redução integral até 5.000,00`,
  },
  {
    title: 'Salário mínimo no ano',
    on: '2026-11-14',
    input: { monthly_salary: 1621, reference_date: '2026-06-30' },
    result: { thirteenth: 1621, vacationThird: 540.33, grossAnnual: 21613.33, inss: 1629.03, irrf: 0, netAnnual: 19984.3, fgts: 1729.06 },
    source: `${TABLES_2026}: INSS 121,57 × 12 + 121,57 + 48,62 nas férias; FGTS 129,68 × 11 + 172,90 + 129,68, cada depósito truncado (manual do eSocial, S-5003, 1.13)`,
  },
  {
    title: 'Seis meses: 13º e férias pela metade',
    on: '2026-11-14',
    input: { monthly_salary: 3000, months_worked: 6, reference_date: '2026-06-30' },
    result: {
      salaries: 18000,
      thirteenth: 1500,
      vacationThird: 500,
      grossAnnual: 20000,
      inss: 1663.98,
      irrf: 0,
      netAnnual: 18336.02,
      fgts: 1600,
    },
    source: `${TABLES_2026}: INSS 248,58 × 5 + 308,58 sobre 3.500,00 + 112,50 sobre 1.500,00`,
  },
  {
    title: 'Três mil reais em 2019, com uma só alíquota de INSS',
    on: '2026-11-14',
    input: { monthly_salary: 3000, reference_date: '2019-06-01' },
    result: { grossAnnual: 40000, inss: 4400, irrf: 868.6, netAnnual: 34731.4 },
    source:
      'Portaria ME nº 9/2019: 330,00 × 12 + 440,00; Lei nº 13.149/2015: 57,45 × 12 + (4.000,00 − 440,00) × 15% − 354,80 = 179,20 nas férias',
  },
  {
    title: 'Dezembro de 2025, véspera da redução',
    on: '2026-11-14',
    input: { monthly_salary: 5000, reference_date: '2025-12-31' },
    result: { inss: 6857.87, irrf: 4474.98, netAnnual: 55333.82 },
    source:
      'Portaria Interministerial MPS/MF nº 6/2025: 509,58 × 12 + 742,91; Lei nº 15.191/2025: 312,89 × 12 + (6.666,67 − 742,91) × 27,5% − 908,73 = 720,30',
  },
  {
    title: 'Sem vínculo CLT: só os meses pagos',
    on: '2026-11-14',
    input: { monthly_salary: 6000, clt: false },
    result: { grossAnnual: 72000, thirteenth: 0, vacationThird: 0, fgts: 0, netAnnual: 72000, monthlyEquivalent: 6000 },
    source: 'Leis nº 4.090/1962 (13º) e nº 8.036/1990 (FGTS) alcançam o empregado; 6.000,00 × 12',
  },
]
