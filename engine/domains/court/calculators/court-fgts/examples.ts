import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ENGINE = 'PJe-Calc 2.15.1: valor do seu motor de cálculo'

const MONTHS = [
  { month: '2015-03', pay: 1000, claim: 200, claim_without_notice: 100, factor: 1.5, dismissal_factor: 1.2, interest_percent: 12 },
  { month: '2015-04', pay: 1000, deposited: 20, factor: 1.45, dismissal_factor: 1.18, interest_percent: 11.5 },
  { month: '2015-05', pay: 1500, claim: 300, claim_without_notice: 150, factor: 1.4, dismissal_factor: 1.15, interest_percent: 11 },
]

export const examples: Examples<typeof definition> = [
  {
    title: 'Três meses com multa de 40% sobre o devido, art. 467 e os 10%',
    on: '2026-11-19',
    input: { months: MONTHS, fine: { on: 'due', percent: 40, article_467: true, ten_percent: true, factor: 1.25 } },
    result: { fine: { base: 346.24, amount: 138.5, corrected: 173.12, article467: 69.25, tenPercent: 37.52 } },
    source: ENGINE,
  },
  {
    title: 'Multa sobre a diferença, com o aviso prévio',
    on: '2026-11-19',
    input: { months: MONTHS, fine: { on: 'difference', without_notice: false, factor: 1.25 } },
    result: { fine: { base: 346.08, amount: 138.43, corrected: 173.04 } },
    source: ENGINE,
  },
  {
    title: 'Depósito maior que o devido não vira crédito da empresa',
    on: '2026-11-19',
    input: { months: [{ month: '2017-01', pay: 1000, deposited: 500, factor: 1.5, interest_percent: 12 }] },
    result: { total: 0, months: [{ due: 80, difference: 0 }] },
    source: ENGINE,
  },
  {
    title: 'A contribuição de 0,5% vai até dezembro de 2006',
    on: '2026-11-19',
    input: {
      months: [
        { month: '2001-12', pay: 1000 },
        { month: '2002-01', pay: 1000 },
        { month: '2006-12', pay: 1000 },
        { month: '2007-01', pay: 1000 },
      ],
    },
    result: { months: [{ socialContribution: 0 }, { socialContribution: 5 }, { socialContribution: 5 }, { socialContribution: 0 }] },
    source: 'Lei Complementar nº 110/2001, art. 2º: sessenta meses',
  },
]
