import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'CLT, art. 64: salário ÷ (30 × horas por dia)'

export const examples: Examples<typeof definition> = [
  {
    title: 'Jornada de 44 horas: divisor 220',
    on: '2026-11-14',
    input: { monthly_salary: 2200 },
    result: { monthlyDivisor: 220, legalHourlyWage: 10, realHourlyWage: 10 },
    source: `${LAW}; 44 ÷ 6 × 30 = 220; 2.200,00 ÷ 220 = 10,00`,
  },
  {
    title: 'Exemplo publicado: 880 reais por 220 horas',
    on: '2026-11-14',
    input: { monthly_salary: 880, reference_date: '2016-04-30' },
    result: { monthlyDivisor: 220, legalHourlyWage: 4 },
    source: 'http://numerabilis.cnt.br/content/descanso-semanal-remunerado-dsr?page=2',
  },
  {
    title: 'Jornada de 40 horas: divisor 200',
    on: '2026-11-14',
    input: { monthly_salary: 3000, weekly_hours: 40, reference_date: '2026-01-31' },
    result: { monthlyDivisor: 200, legalHourlyWage: 15 },
    source: 'Súmula TST 431: divisor 200 para 40 horas semanais; 3.000,00 ÷ 200 = 15,00',
  },
  {
    title: 'Jornada de 36 horas: divisor 180',
    on: '2026-11-14',
    input: { monthly_salary: 2500, weekly_hours: 36, reference_date: '2026-01-31' },
    result: { monthlyDivisor: 180, legalHourlyWage: 13.89 },
    source: `${LAW}; 36 ÷ 6 × 30 = 180; 2.500,00 ÷ 180 = 13,888…`,
  },
  {
    title: 'Salário mínimo de 2026 por hora, como no decreto',
    on: '2026-11-14',
    input: { monthly_salary: 1621, reference_date: '2026-01-31' },
    result: { legalHourlyWage: 7.37 },
    source: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/d12797.htm (valor horário de 7,37)',
  },
  {
    title: 'Dez horas de ônibus por semana e 400 reais de gastos',
    on: '2026-11-14',
    input: { monthly_salary: 3000, weekly_hours: 40, weekly_commute_hours: 10, work_related_costs: 400, reference_date: '2026-01-31' },
    result: { legalHourlyWage: 15, realHourlyWage: 10.4 },
    source: `${LAW}; (3.000,00 − 400,00) ÷ (50 ÷ 6 × 30) = 2.600,00 ÷ 250 = 10,40`,
  },
  {
    title: 'Gastar mais do que se ganha dá hora negativa',
    on: '2026-11-14',
    input: { monthly_salary: 1000, weekly_hours: 20, work_related_costs: 1100, reference_date: '2026-01-31' },
    result: { monthlyDivisor: 100, legalHourlyWage: 10, realHourlyWage: -1 },
    source: `${LAW}; (1.000,00 − 1.100,00) ÷ 100 = −1,00`,
  },
]
