import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Vinte horas semanais com a hora de 4,26, mês de 30 dias',
    on: '2026-11-14',
    input: { hourly_wage: 4.26, weekly_hours: 20, month_days: 30 },
    result: { weeks: 4.2857, monthlySalary: 426, fgts: 8.52 },
    source:
      'https://atendimento.tron.com.br/kb/article/217712/calculo-para-o-salario-do-menor-aprendiz (cita o manual do Ministério do Trabalho)',
  },
  {
    title: 'Hora de 6,42 em 2024, mês de 31 dias',
    on: '2026-11-14',
    input: { weekly_hours: 20, reference_date: '2024-01-31' },
    result: { hourlyWage: 6.42, weeks: 4.4285, monthlySalary: 663.39, inss: 49.75, irrf: 0, fgts: 13.27, net: 613.64 },
    source:
      'https://www.coletivoaprendiz.org.br/post/qual-o-salário-do-jovem-aprendiz-em-2024 (663,39); 663,39 × 7,5% truncado = 49,75; × 2% = 13,27',
  },
  {
    title: 'Hora de dez reais, mês de 31 dias',
    on: '2026-11-14',
    input: { hourly_wage: 10, weekly_hours: 20, month_days: 31 },
    result: { monthlySalary: 1033.32 },
    source:
      'https://tdn.totvs.com.br/pages/diffpagesbyversion.action?originalVersion=27&pageId=476747392&revisedVersion=43 (10,00 × 20 × 4,4285 × 7 ÷ 6 = 1.033,3166; a página trunca em 1.033,31)',
  },
  {
    title: 'Fevereiro de 28 dias pelo mínimo-hora de 2026',
    on: '2026-11-14',
    input: { weekly_hours: 30, reference_date: '2026-02-28' },
    result: { hourlyWage: 7.37, weeks: 4, monthlySalary: 1031.8 },
    source: 'CLT, art. 428, § 2º; Nota Técnica nº 52/COPES: 7,37 × 30 × 4 × 7 ÷ 6 = 1.031,80',
  },
  {
    title: 'O mesmo fevereiro com salário fixo de 31 dias',
    on: '2026-11-14',
    input: { weekly_hours: 30, fixed_monthly: true, reference_date: '2026-02-28' },
    result: { weeks: 4.4285, monthlySalary: 1142.33 },
    source: 'Nota Técnica nº 52/COPES: 7,37 × 30 × 4,4285 × 7 ÷ 6 = 1.142,33',
  },
]
