import type { Examples } from '../../../../core/operation/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Cinco mil por mês com atividade de MEI',
    on: '2026-11-14',
    input: { monthly_revenue: 5000 },
    result: {
      verdict: 'mei',
      monthlyBurden: 86.05,
      monthlySavings: 642.26,
      regimes: [
        { regime: 'mei', burden: 86.05, inssBase: 1621 },
        { regime: 'simples_iii', taxes: 300, inss: 178.31, burden: 728.31 },
        { regime: 'simples_v', available: false },
        { regime: 'presumed_profit', taxes: 816.5, employerInss: 324.2, burden: 1569.01 },
      ],
    },
    source:
      'LC nº 123/2006, art. 18-A: 1.621,00 × 5% + 5,00 = 86,05; anexo III: 5.000,00 × 6% + 178,31 + 250,00 = 728,31; lucro presumido: 5.000,00 × 16,33% + 178,31 + 324,20 + 250,00 = 1.569,01',
  },
  {
    title: 'Vinte mil por mês de serviço intelectual',
    on: '2026-11-14',
    input: { monthly_revenue: 20000, mei_allowed: false },
    result: {
      verdict: 'simples_iii',
      monthlyBurden: 2554.86,
      burdenPercent: 12.7743,
      regimes: [
        { regime: 'simples_iii', taxes: 1460, proLabore: 5600, inss: 616, irrf: 228.86, inssBase: 5600 },
        { regime: 'simples_v', taxes: 3225, burden: 3653.31, inssBase: 1621 },
        { regime: 'presumed_profit', taxes: 3266, burden: 4018.51 },
      ],
    },
    source:
      'LC nº 123/2006: anexo III, 7,3% de 20.000,00; pró-labore de 28%: INSS de 616,00 e IRRF de 461,87 − 233,01; anexo V, 16,125%; Lei nº 9.249/1995: 16,33% com ISS de 5%',
  },
  {
    title: 'Cem mil por mês: o lucro presumido já custa menos',
    on: '2026-11-14',
    input: { monthly_revenue: 100000, mei_allowed: false },
    result: {
      verdict: 'presumed_profit',
      monthlyBurden: 18282.51,
      regimes: [
        { regime: 'simples_iii', burden: 20747.19 },
        { regime: 'simples_v', burden: 19503.31 },
        { regime: 'presumed_profit', taxes: 17530 },
      ],
    },
    source:
      'Lei nº 9.249/1995: no trimestre, 14.400 + 3.600 + 8.640 + 1.950 + 9.000 + 15.000 = 52.590, ou 17.530 por mês, + 178,31 + 324,20 + 250,00; LC nº 123/2006: 19,075% no anexo V e 13,03% no III com pró-labore de 28.000,00',
  },
  {
    title: 'Vinte mil por mês em cidade de ISS de 2%',
    on: '2026-11-14',
    input: { monthly_revenue: 20000, mei_allowed: false, iss_rate: 2 },
    result: {
      verdict: 'simples_iii',
      cheapest: 'simples_iii',
      regimes: [{ regime: 'simples_iii' }, { regime: 'simples_v' }, { regime: 'presumed_profit', taxes: 2666, burden: 3418.51 }],
    },
    source: 'Lei nº 9.249/1995 com ISS de 2%: 13,33% de 20.000,00 = 2.666,00, mais 178,31 + 324,20 + 250,00; o Simples não muda',
  },
]
