import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'Lei nº 11.033/2004, art. 1º'
const DAY = '2026-11-14'
const rates = { cdi_annual: 14.9, ipca_annual: 4 }

export const examples: Examples<typeof definition> = [
  {
    title: 'CDB prefixado de 12% por dois anos',
    on: DAY,
    input: { principal: 10000, kind: 'prefixed', rate: 12, months: 24, ...rates },
    result: {
      grossAmount: 12544,
      yield: 2544,
      iof: 0,
      incomeTaxRatePercent: 15,
      incomeTax: 381.6,
      netAmount: 12162.4,
      equivalentTaxedRate: null,
    },
    source: `${LAW}: 10.000,00 × 1,12² = 12.544,00; 2.544,00 × 15% com 730 dias`,
  },
  {
    title: 'LCI prefixada de 10% por um ano: isenta, empata com um CDB de 12,12%',
    on: DAY,
    input: { principal: 10000, kind: 'prefixed', rate: 10, months: 12, exempt: true, ...rates },
    result: {
      grossAmount: 11000,
      incomeTax: 0,
      incomeTaxRatePercent: 0,
      netAmount: 11000,
      netAnnualPercent: 10,
      equivalentTaxedRate: 12.121212,
    },
    source: `${LAW}: 10% ÷ (1 − 17,5%) = 12,121212% com 365 dias`,
  },
  {
    title: 'IPCA + 6% por um ano, com inflação de 4%',
    on: DAY,
    input: { principal: 10000, kind: 'ipca', rate: 6, months: 12, ...rates },
    result: { grossAmount: 11024, yield: 1024, incomeTax: 179.2, netAmount: 10844.8, netAnnualPercent: 8.448, realAnnualPercent: 4.276923 },
    source: `${LAW}: 1,06 × 1,04 = 1,1024; 17,5% de 1.024,00; 1,08448 ÷ 1,04`,
  },
  {
    title: '100% do CDI de 14,9% por um ano é 14,9%',
    on: DAY,
    input: { principal: 1000, kind: 'cdi', rate: 100, months: 12, ...rates },
    result: { grossAmount: 1149, incomeTax: 26.08, netAmount: 1122.92, equivalentCdiPercent: 100 },
    source: `${LAW}: 149,00 × 17,5% = 26,075`,
  },
  {
    title: 'Resgate em dez dias: IOF de 66%',
    on: DAY,
    input: { principal: 100000, kind: 'prefixed', rate: 10, from: '2026-06-01', to: '2026-06-11', ...rates },
    result: { yield: 265.1, iof: 174.97, incomeTaxRatePercent: 22.5, incomeTax: 20.28, netAmount: 100069.85 },
    source:
      'Decreto nº 6.306/2007, anexo (66% no 10º dia): 7 dias úteis, 4 de junho é Corpus Christi; 100.000,00 × (1,10^(7/252) − 1) = 265,10; 66% são 174,97; 22,5% de 90,13 são 20,28',
  },
]
