import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW_2026 =
  'Portaria Interministerial MPS/MF nº 13/2026, https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/2026 e https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp123.htm'

export const examples: Examples<typeof definition> = [
  {
    title: 'Dez mil reais em 2026, o resto em branco',
    on: '2026-11-14',
    input: { gross_value: 10000 },
    result: {
      clt: { grossAnnual: 133333.33, inss: 12844.91, irrf: 21320.82, netAnnual: 99167.6, fgts: 10666.66, benefits: 0, total: 109834.26 },
      pj: {
        annex: 'III',
        grossAnnual: 120000,
        taxes: 7200,
        taxRatePercent: 6,
        proLabore: 33600,
        inss: 3696,
        irrf: 0,
        dividendTax: 0,
        accountant: 3000,
        total: 106104,
      },
      difference: -3730.26,
      betterOption: 'clt',
      breakEvenInvoice: 10341.9,
    },
    source: `${LAW_2026}: CLT com INSS 988,07 × 13 e IRRF 1.569,55 × 12 + 2.486,22, FGTS 800,00 × 12 + 1.066,66 truncado; PJ 12 × (10.000 − 600 − 308 − 250); na nota de 10.341,90, 12 × (10.341,90 − 620,51 − 318,53 − 250) = 109.834,32`,
  },
  {
    title: 'Cinco mil reais e oitocentos de benefícios',
    on: '2026-11-14',
    input: { gross_value: 5000, benefits: 800, reference_date: '2026-06-30' },
    result: {
      clt: { netAnnual: 59282.3, fgts: 5333.33, benefits: 9600, total: 74215.63 },
      pj: { annex: 'III', proLabore: 19452, inss: 2139.72, total: 51260.28 },
      difference: -22955.35,
      betterOption: 'clt',
      breakEvenInvoice: 7077.24,
    },
    source: `${LAW_2026}: pró-labore de um salário mínimo, 1.621,00 × 11% = 178,31; na nota de 7.077,24, 12 × (7.077,24 − 424,63 − 217,97 − 250) = 74.215,68`,
  },
  {
    title: 'Quinze mil reais com dois dependentes: limite da primeira faixa do Simples',
    on: '2026-11-14',
    input: { gross_value: 15000, dependents: 2, reference_date: '2026-06-30' },
    result: {
      clt: { total: 164856.45 },
      pj: { annex: 'III', taxes: 10800, total: 160656 },
      betterOption: 'clt',
      breakEvenInvoice: 15408.34,
    },
    source: `${LAW_2026}: 12 × (15.000 − 900 − 462 − 250) = 160.656,00; na nota de 15.408,34, 12 × (15.408,34 − 945,73 − 474,57 − 250) = 164.856,48`,
  },
  {
    title: 'Trinta mil reais: pró-labore acima do teto do INSS só no empate',
    on: '2026-11-14',
    input: { gross_value: 30000, reference_date: '2026-06-30' },
    result: {
      clt: { total: 324500.94 },
      pj: { annex: 'III', taxes: 30960, proLabore: 100800, inss: 11088, irrf: 13766.04, total: 301185.96 },
      breakEvenInvoice: 32473.28,
    },
    source: `${LAW_2026}: 12 × (30.000 − 2.580 − 924 − 1.147,17 − 250); no empate, pró-labore de 9.092,52 com INSS no teto, 932,31`,
  },
  {
    title: 'Cem mil reais em 2026: lucros acima de 50 mil no mês retêm 10%, que voltam na declaração',
    on: '2026-11-14',
    input: { gross_value: 100000, reference_date: '2026-06-30' },
    result: {
      clt: { total: 1075834.26 },
      pj: { annex: 'III', taxes: 156360, irrf: 78418.56, dividendTax: 70464, minimumTax: 0, settlement: -70464, total: 951033.72 },
    },
    source:
      'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm, art. 6º-A: lucro de 100.000 − 13.030 − 28.000 − 250 = 58.720,00, retidos 5.872,00 por mês; art. 16-A: mínimo de 7,344% de 1.040.640,00 = 76.424,60, menos que os 78.418,56 do pró-labore; 12 × (100.000 − 13.030 − 932,31 − 6.534,88 − 250)',
  },
  {
    title: 'Setenta mil reais em 2026: o fator R mantém o lucro do mês abaixo de 50 mil',
    on: '2026-11-14',
    input: { gross_value: 70000, reference_date: '2026-06-30' },
    result: { pj: { annex: 'III', dividendTax: 0, total: 676353.72 }, breakEvenInvoice: 78462.28 },
    source: `${LAW_2026} e Lei nº 15.270/2025: 12 × (70.000 − 8.230 − 932,31 − 4.224,88 − 250); lucro de 41.920,00`,
  },
  {
    title: 'Setenta mil reais em 2025: sem imposto sobre lucros, o anexo V é melhor',
    on: '2026-11-14',
    input: { gross_value: 70000, reference_date: '2025-11-14' },
    result: { pj: { annex: 'V', taxes: 155100, proLabore: 18216, dividendTax: 0, total: 679896.24 }, breakEvenInvoice: 77786.34 },
    source:
      'LC nº 123/2006, anexo V: (840.000 × 20,5% − 17.100) ÷ 12 = 12.925,00; Lei nº 9.249/1995, art. 10; 12 × (70.000 − 12.925 − 166,98 − 250)',
  },
  {
    title: 'Oito mil reais em 2019',
    on: '2026-11-14',
    input: { gross_value: 8000, reference_date: '2019-06-01' },
    result: { clt: { inss: 8350.42, irrf: 15735.33, total: 91114.25 }, pj: { annex: 'III', total: 84283.2 }, breakEvenInvoice: 8646.8 },
    source:
      'Portaria ME nº 9/2019 (teto de 642,34 × 13), Lei nº 13.149/2015 e LC nº 123/2006: 12 × (8.000 − 480 − 246,40 − 250); na nota de 8.646,80 há IRRF de 18,81',
  },
  {
    title: 'Alíquota informada de 10%: o empate fecha no centavo',
    on: '2026-11-14',
    input: { gross_value: 6000, pj_tax_rate: 10, reference_date: '2026-06-30' },
    result: { clt: { total: 72121.32 }, pj: { annex: null, taxes: 7200, total: 61800 }, difference: -10321.32, breakEvenInvoice: 6955.68 },
    source: `${LAW_2026}: 12 × (6.000 − 600 − 250) = 61.800,00; 12 × (6.955,68 − 695,57 − 250) = 72.121,32`,
  },
  {
    title: 'Alíquota informada de 6% em salário alto: PJ melhor',
    on: '2026-11-14',
    input: { gross_value: 30000, pj_tax_rate: 6, reference_date: '2026-06-30' },
    result: { clt: { total: 324500.94 }, pj: { total: 335400 }, difference: 10899.06, betterOption: 'pj' },
    source: `${LAW_2026}: 12 × (30.000 − 1.800 − 250) = 335.400,00`,
  },
]
