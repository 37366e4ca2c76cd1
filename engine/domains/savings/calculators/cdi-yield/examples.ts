import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'Lei nº 11.033/2004, art. 1º'

export const examples: Examples<typeof definition> = [
  {
    title: 'Dez mil a 110% de um CDI de 13,65% por um ano',
    on: '2026-11-14',
    input: { principal: 10000, months: 12, cdi_percent: 110, cdi_annual: 13.65, reference_date: '2026-11-14' },
    result: {
      businessDays: 252,
      calendarDays: 365,
      annualPercent: 15.113122,
      grossAmount: 11511.31,
      iof: 0,
      incomeTaxRatePercent: 17.5,
      incomeTax: 264.48,
      netAmount: 11246.83,
    },
    source: `Taxa de cada dia: 1,1365^(1/252) − 1 = 0,00050788; × 1,1, ^252 = 1,15113122; 1.511,31 × 17,5% = 264,48 (${LAW})`,
  },
  {
    title: 'A conta dos jornais: 115% de 13,65%',
    on: '2026-11-14',
    input: { cdi_annual: 13.65, cdi_percent: 115, convention: 'annual' },
    result: { annualPercent: 15.6975 },
    source: '13,65% × 1,15 = 15,6975% (convenção da Calculadora do Cidadão para o ano)',
  },
  {
    title: 'Seis meses: 22,5% até 180 dias, 20% acima',
    on: '2026-11-14',
    input: { principal: 10000, months: 6, cdi_annual: 15, reference_date: '2026-11-14' },
    result: {
      businessDays: 126,
      calendarDays: 181,
      grossAmount: 10723.81,
      incomeTaxRatePercent: 20,
      incomeTax: 144.76,
      netAmount: 10579.05,
    },
    source: `10.000,00 × 1,15^(126/252) = 10.723,81; de 14/11/2026 a 14/05/2027 são 181 dias: 723,81 × 20% = 144,76 (${LAW})`,
  },
  {
    title: 'Trinta dias corridos: 22,5% e nenhum IOF',
    on: '2026-11-14',
    input: { principal: 10000, business_days: 21, cdi_annual: 15, reference_date: '2026-11-03' },
    result: { businessDays: 21, calendarDays: 30, grossAmount: 10117.15, iof: 0, incomeTaxRatePercent: 22.5, incomeTax: 26.36 },
    source: `10.000,00 × 1,15^(21/252) = 10.117,15; 117,15 × 22,5% = 26,36 (${LAW}); 30 dias: sem IOF (Decreto nº 6.306/2007)`,
  },
  {
    title: 'Resgate com 13 dias corridos: o IOF leva 56% do rendimento',
    on: '2026-11-14',
    input: { principal: 100000, business_days: 9, cdi_annual: 15, reference_date: '2026-11-03' },
    result: { calendarDays: 13, iof: 280.22, incomeTax: 49.54 },
    source:
      '100.000,00 × 1,15^(9/252) = 100.500,40; dia 13: 56% de 500,40 = 280,22, e 22,5% de 220,18 = 49,54 (Decreto nº 6.306/2007, Anexo)',
  },
  {
    title: 'O CDI de 2024: 10,88%',
    on: '2026-11-14',
    input: { principal: 1000, from: '2024-01-01', to: '2025-01-01' },
    result: { businessDays: 253, calendarDays: 366, grossAmount: 1108.76, incomeTaxRatePercent: 17.5 },
    source: 'CDI acumulado de 2024 como publicado: 10,88%; produto dos 253 fatores diários da série SGS 12: 1,10876',
  },
]
