import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Valores de junho de 2001',
    on: '2026-11-14',
    input: { reference_date: '2001-06-01' },
    result: { monthly: 180, daily: 6, hourly: 0.82, amount: 180 },
    source: 'https://studylibpt.com/doc/4236702/4.3.3.3.-menor-aprendiz-considera-se-de',
  },
  {
    title: 'Valores de 2026: o dia e a hora como o decreto imprime',
    on: '2026-11-14',
    input: { reference_date: '2026-06-01' },
    result: { monthly: 1621, daily: 54.04, hourly: 7.37, amount: 1621 },
    source:
      'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/d12797.htm (1.621,00 ÷ 30 = 54,0333; o decreto imprime 54,04)',
  },
  {
    title: 'Meio período de 20 horas semanais',
    on: '2026-11-14',
    input: { weekly_hours: 20, reference_date: '2026-06-01' },
    result: { minimumWage: 1621, monthly: 736.82, amount: 736.82 },
    source: 'OJ 358 da SDI-1 do TST; CLT, art. 58-A, § 1º: 1.621,00 × 20 × 5 ÷ 220 = 736,82',
  },
  {
    title: 'Jornada inteira de 44 horas: o mínimo inteiro',
    on: '2026-11-14',
    input: { weekly_hours: 44, reference_date: '2026-06-01' },
    result: { monthly: 1621, amount: 1621 },
    source: 'Constituição, art. 7º, XIII: 44 horas semanais; 1.621,00 × 44 × 5 ÷ 220',
  },
  {
    title: 'Dez dias do mês',
    on: '2026-11-14',
    input: { days: 10, reference_date: '2026-06-01' },
    result: { monthly: 1621, amount: 540.33 },
    source: 'CLT, art. 64: 1.621,00 ÷ 30 × 10 = 540,33; dez diárias de 54,04 seriam 540,40',
  },
  {
    title: 'Cem horas',
    on: '2026-11-14',
    input: { hours: 100, reference_date: '2026-06-01' },
    result: { amount: 736.82 },
    source: 'CLT, art. 64: 1.621,00 ÷ 220 × 100 = 736,82',
  },
]
