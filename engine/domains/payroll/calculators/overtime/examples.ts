import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const PREMIUM = 'Constituição, art. 7º, XVI: ao menos 50% a mais'

export const examples: Examples<typeof definition> = [
  {
    title: 'Dez horas extras com salário de 2.200 reais',
    on: '2026-11-14',
    input: { salary: 2200, extra_hours_50: 10 },
    result: { hourlyWage: 10, overtime50: 150, overtime100: 0, nightPremium: 0, restDayReflex: 30, total: 180 },
    source: `${PREMIUM}: 2.200,00 ÷ 220 × 10 × 1,5 = 150,00; Súmula TST 172: 150,00 ÷ 25 × 5 = 30,00`,
  },
  {
    title: 'Exemplo publicado: 880 reais, dez horas extras, abril de 2016',
    on: '2026-11-14',
    input: { salary: 880, extra_hours_50: 10, working_days: 25, rest_days: 5, reference_date: '2016-04-30' },
    result: { hourlyWage: 4, overtime50: 60, restDayReflex: 12, total: 72 },
    source: 'http://numerabilis.cnt.br/content/descanso-semanal-remunerado-dsr?page=2',
  },
  {
    title: 'Exemplo publicado de DSR: mil reais de horas extras em setembro de 2017',
    on: '2026-11-14',
    input: { salary: 2200, extra_hours_100: 50, working_days: 25, rest_days: 5, reference_date: '2017-09-30' },
    result: { overtime100: 1000, restDayReflex: 200, total: 1200 },
    source:
      'https://liderconcontabilidade.com.br/blog/03/10/2017/dsr-sobre-horas-extras-entenda-o-que-e-e-como-e-realizado-o-calculo/ (1.000 ÷ 25 × 5 = 200); 50 h a 20,00 a hora em dobro',
  },
  {
    title: 'Sete horas de relógio à noite são oito horas noturnas',
    on: '2026-11-14',
    input: { salary: 2200, night_hours: 7, reference_date: '2026-03-31' },
    result: { countedNightHours: 8, nightPremium: 16, restDayReflex: 3.2, total: 19.2 },
    source: 'CLT, art. 73, § 1º: 7 h × 60 ÷ 52,5 = 8 h; 8 × 10,00 × 20% = 16,00; 16,00 ÷ 25 × 5 = 3,20',
  },
  {
    title: 'Tudo junto, em mês de 26 dias úteis',
    on: '2026-11-14',
    input: {
      salary: 3300,
      extra_hours_50: 12.5,
      extra_hours_100: 8,
      night_hours: 35,
      working_days: 26,
      rest_days: 4,
      reference_date: '2026-03-31',
    },
    result: { hourlyWage: 15, overtime50: 281.25, overtime100: 240, nightPremium: 120, restDayReflex: 98.65, total: 739.9 },
    source: `${PREMIUM}: 15,00 × 12,5 × 1,5 + 15,00 × 8 × 2; CLT, art. 73: 40 × 15,00 × 20%; (281,25 + 240,00 + 120,00) ÷ 26 × 4 = 98,65`,
  },
  {
    title: 'Jornada de 40 horas, divisor 200',
    on: '2026-11-14',
    input: { salary: 3000, monthly_hours: 200, extra_hours_50: 2, rest_days: 0, reference_date: '2026-03-31' },
    result: { hourlyWage: 15, overtime50: 45, restDayReflex: 0, total: 45 },
    source: 'Súmula TST 431: divisor 200; 15,00 × 2 × 1,5 = 45,00',
  },
  {
    title: 'A hora quebrada não é arredondada antes da conta',
    on: '2026-11-14',
    input: { salary: 1621, extra_hours_50: 20, reference_date: '2026-03-31' },
    result: { hourlyWage: 7.37, overtime50: 221.05, restDayReflex: 44.21, total: 265.26 },
    source: `${PREMIUM}: 1.621,00 ÷ 220 × 20 × 1,5 = 221,045…; com a hora arredondada a 7,37 seriam 221,10`,
  },
  {
    title: 'Sem hora extra nem noturna não há o que somar',
    on: '2026-11-14',
    input: { salary: 1621 },
    result: { overtime50: 0, overtime100: 0, nightPremium: 0, restDayReflex: 0, total: 0 },
    source: 'Lei nº 605/1949, art. 7º: o mensalista já tem o descanso no salário',
  },
]
