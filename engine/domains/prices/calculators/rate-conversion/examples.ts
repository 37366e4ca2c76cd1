import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: '12% ao ano nominal, com capitalização mensal',
    on: '2026-11-14',
    input: { rate: 12, kind: 'nominal', period: 'year', capitalization: 'month' },
    result: { effectiveAnnualPercent: 12.682503, monthlyPercent: 1, nominalAnnualPercent: 12 },
    source: 'https://oestudo.com/p/qual-e-a-taxa-efetiva-anual-que-e-equivalente-a-uma-taxa-24796058 (12,68%); 1,01^12 − 1 com seis casas',
  },
  {
    title: '15,62% ao ano passados ao mês',
    on: '2026-11-14',
    input: { rate: 15.62, kind: 'effective', period: 'year', to: 'month' },
    result: { ratePercent: 1.216834, effectiveAnnualPercent: 15.62 },
    source:
      'https://brito.blog.incolume.com.br/2016/04/converter-taxa-de-juros-ao-ano-e-ao-mes.html (1,2168%); 1,1562^(1/12) − 1 com seis casas',
  },
  {
    title: '15% ao ano nominal são 1,25% ao mês',
    on: '2026-11-14',
    input: { rate: 15, kind: 'nominal', period: 'year', capitalization: 'month', to: 'month' },
    result: { ratePercent: 1.25, monthlyPercent: 1.25, effectiveAnnualPercent: 16.075452 },
    source: 'https://idnlearner.com/tarefa/183181 (1,25% ao mês; 16,075% ao ano); 1,0125^12 − 1 com seis casas',
  },
  {
    title: 'Taxa DI do dia anualizada em 252 dias úteis',
    on: '2026-11-14',
    input: { rate: 0.050788, period: 'business_day', to: 'year_252' },
    result: { ratePercent: 13.649989, dailyPercent252: 0.050788 },
    source:
      'Banco Central, SGS 12 de 25/09/2026 (0,050788% ao dia) e SGS 4389 do mesmo dia (13,65% ao ano); 1,00050788^252 − 1 com seis casas',
  },
  {
    title: '8% ao mês não são 96% ao ano',
    on: '2026-11-14',
    input: { rate: 8 },
    result: { ratePercent: 151.817012, nominalAnnualPercent: 96 },
    source: '1,08^12 − 1 = 151,817012%; 96% é só a taxa nominal, 8% × 12',
  },
  {
    title: 'Taxa zero é zero em qualquer período',
    on: '2026-11-14',
    input: { rate: 0, period: 'quarter', to: 'day' },
    result: { ratePercent: 0, effectiveAnnualPercent: 0, factor: 1 },
    source: '1^n − 1 = 0',
  },
]
