import type { Examples } from '../../operation/definition/examples.ts'
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
        { regime: 'self_employed', inss: 1000, irrf: 0, burden: 1000, inssBase: 5000 },
        { regime: 'simples_iii', taxes: 300, inss: 178.31, burden: 728.31 },
        { regime: 'simples_v', available: false },
        { regime: 'presumed_profit', taxes: 816.5, employerInss: 324.2, burden: 1569.01 },
      ],
    },
    source:
      'LC nº 123/2006, art. 18-A: 1.621,00 × 5% + 5,00 = 86,05; anexo III: 5.000,00 × 6% + 178,31 + 250,00 = 728,31; lucro presumido: 5.000,00 × 16,33% + 178,31 + 324,20 + 250,00 = 1.569,01; pessoa física: 20% de 5.000,00, e a Lei nº 15.270/2025 zera o imposto',
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
        { regime: 'self_employed', inss: 1695.11, irrf: 4125.11, burden: 5820.22, inssBase: 8475.55 },
        { regime: 'simples_iii', taxes: 1460, proLabore: 5600, inss: 616, irrf: 228.86, inssBase: 5600 },
        { regime: 'simples_v', taxes: 3225, burden: 3653.31, inssBase: 1621 },
        { regime: 'presumed_profit', taxes: 3266, burden: 4018.51 },
      ],
    },
    source:
      'LC nº 123/2006: anexo III, 7,3% de 20.000,00; pró-labore de 28%: INSS de 616,00 e IRRF de 461,87 − 233,01; anexo V, 16,125%; Lei nº 9.249/1995: 16,33% com ISS de 5%; pessoa física: 20% do teto de 8.475,55 e (20.000,00 − 1.695,11) × 27,5% − 908,73',
  },
  {
    title: 'Cinquenta mil por mês: o lucro presumido já custa menos',
    on: '2026-11-14',
    input: { monthly_revenue: 50000, mei_allowed: false },
    result: {
      verdict: 'presumed_profit',
      monthlyBurden: 8917.51,
      regimes: [
        { regime: 'self_employed' },
        { regime: 'simples_iii', burden: 9147.19 },
        { regime: 'simples_v' },
        { regime: 'presumed_profit', taxes: 8165, minimumTax: 0 },
      ],
    },
    source:
      'Lei nº 9.249/1995: 16,33% de 50.000,00 = 8.165,00, + 178,31 + 324,20 + 250,00; anexo III: 10,56% = 5.280,00, + 932,31 + 2.684,88 + 250,00',
  },
  {
    title: 'Cem mil por mês: com o imposto mínimo sobre os lucros, o anexo III custa menos',
    on: '2026-11-14',
    input: { monthly_revenue: 100000, mei_allowed: false },
    result: {
      verdict: 'simples_iii',
      monthlyBurden: 20747.19,
      regimes: [
        { regime: 'self_employed' },
        { regime: 'simples_iii', burden: 20747.19, minimumTax: 0, dividendWithholding: 5872 },
        { regime: 'simples_v', minimumTax: 4949.41, burden: 24452.72 },
        { regime: 'presumed_profit', taxes: 17530, minimumTax: 5224.26, dividendWithholding: 8027.48, burden: 23506.77 },
      ],
    },
    source:
      'Lei nº 9.249/1995: no trimestre, 14.400 + 3.600 + 8.640 + 1.950 + 9.000 + 15.000 = 52.590, ou 17.530 por mês, + 178,31 + 324,20 + 250,00; LC nº 123/2006: 19,075% no anexo V e 13,03% no III com pró-labore de 28.000,00; Lei nº 9.250/1995, art. 16-A: renda do ano de 968.100,00 × 6,135% no anexo V e de 982.749,60 × 6,37916% no presumido; no III o imposto do pró-labore cobre o mínimo',
  },
  {
    title: 'Vinte mil por mês em cidade de ISS de 2%',
    on: '2026-11-14',
    input: { monthly_revenue: 20000, mei_allowed: false, iss_rate: 2 },
    result: {
      verdict: 'simples_iii',
      cheapest: 'simples_iii',
      regimes: [
        { regime: 'self_employed' },
        { regime: 'simples_iii' },
        { regime: 'simples_v' },
        { regime: 'presumed_profit', taxes: 2666, burden: 3418.51 },
      ],
    },
    source: 'Lei nº 9.249/1995 com ISS de 2%: 13,33% de 20.000,00 = 2.666,00, mais 178,31 + 324,20 + 250,00; o Simples não muda',
  },
  {
    title: 'Comércio de duzentos mil por mês com compras, folha e ICMS',
    on: '2026-11-14',
    input: {
      monthly_revenue: 200000,
      activity: 'commerce',
      purchases: 120000,
      employees_payroll: 20000,
      other_costs: 15000,
      icms_due: 8000,
      reference_date: '2026-10-31',
    },
    result: {
      verdict: 'simples_i',
      cheapest: 'simples_i',
      monthlyBurden: 21325,
      regimes: [
        { regime: 'simples_i', available: true, taxes: 21325, employerInss: 0, burden: 21325 },
        { regime: 'presumed_profit', taxes: 19860, employerInss: 5560, burden: 25420 },
        { regime: 'real_profit', available: true, estimate: true, burden: 26589.6 },
      ],
    },
    source:
      'LC nº 123/2006, anexo I: 10,6625% de 200.000; Lei nº 9.249/1995: no trimestre 7.200 + 6.480 + 3.900 + 18.000 + 16.680 de encargos + 24.000 de ICMS = 76.260; lucro real: 22.200 + 10.098 + 732 + 6.058,80 + 16.680 + 24.000 = 79.768,80',
  },
  {
    title: 'O mesmo comércio com compras de cento e sessenta mil: o lucro real custa menos',
    on: '2026-11-14',
    input: {
      monthly_revenue: 200000,
      activity: 'commerce',
      purchases: 160000,
      employees_payroll: 20000,
      other_costs: 15000,
      icms_due: 8000,
      reference_date: '2026-10-31',
    },
    result: { verdict: 'real_profit', monthlyBurden: 17260 },
    source: 'Lei nº 10.833/2003: (600.000 − 480.000) × 9,25% = 11.100; prejuízo no trimestre; 11.100 + 16.680 + 24.000 = 51.780 ÷ 3',
  },
]
