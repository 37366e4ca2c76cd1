import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LC123 = 'LC nº 123/2006'
const CGSN = 'Resolução CGSN nº 140/2018'
const GOODS_ABOVE = { month: '2026-11', revenue_12m: 3500000, revenue_year: 3300000 } as const

export const examples: Examples<typeof definition> = [
  {
    title: 'Comércio e serviços na mesma guia',
    on: '2026-11-14',
    input: {
      month: '2026-06',
      activities: [
        { annex: 'I', revenue: 50000 },
        { annex: 'III', revenue: 20000 },
      ],
      revenue_12m: 800000,
      revenue_year: 330000,
    },
    result: {
      total: 6252.78,
      split: { icms: 1321.16, iss: 750.43 },
      lines: [
        { annex: 'I', effectiveRatePercent: 7.8875, tax: 3943.76 },
        { annex: 'III', effectiveRatePercent: 11.545, tax: 2309.02 },
      ],
      limitStatus: 'within',
      sublimitStatus: 'within',
      dueDate: '2026-07-20',
    },
    source: `${LC123}, anexos I e III: (800.000 × 10,7% − 22.500) ÷ 800.000 = 7,8875% de 50.000; (800.000 × 16% − 35.640) ÷ 800.000 = 11,545% de 20.000; cada tributo no centavo`,
  },
  {
    title: 'ICMS por substituição, produto monofásico e ISS retido',
    on: '2026-11-14',
    input: {
      month: '2026-06',
      activities: [
        { annex: 'I', revenue: 50000, icms: 'substitution' },
        { annex: 'I', revenue: 10000, pis_cofins: 'single_phase' },
        { annex: 'III', revenue: 20000, iss: 'withheld' },
      ],
      revenue_12m: 800000,
      revenue_year: 330000,
    },
    result: { total: 4847.69, split: { icms: 264.23, iss: 0 }, lines: [{ tax: 2622.6 }, { tax: 666.5 }, { tax: 1558.59 }] },
    source: `${CGSN}, art. 25: 7,8875% sem ICMS (33,5%); sem PIS e Cofins (15,5%); 11,545% sem ISS (32,5%)`,
  },
  {
    title: 'Exportação tem a sua própria receita de 12 meses',
    on: '2026-11-14',
    input: {
      month: '2026-06',
      activities: [
        { annex: 'III', revenue: 25000 },
        { annex: 'III', revenue: 15000, abroad: true },
      ],
      revenue_12m: 300000,
      revenue_12m_abroad: 90000,
      revenue_year: 100000,
      revenue_year_abroad: 30000,
    },
    result: { total: 2478.1, lines: [{ tax: 2020 }, { tax: 458.1 }], rbt12Abroad: 90000, limitAbroad: { status: 'within' } },
    source: `${LC123}, arts. 3º, § 15, e 18, § 14: 8,08% de 25.000; 6% de 15.000 sem PIS, Cofins e ISS (49,1%)`,
  },
  {
    title: 'Fator R de 28% exatos: anexo III',
    on: '2026-11-14',
    input: {
      month: '2026-06',
      activities: [{ annex: 'factor_r', revenue: 40000 }],
      revenue_12m: 420000,
      revenue_year: 180000,
      payroll_12m: 117600,
    },
    result: { total: 3720, factorR: 0.28, lines: [{ annex: 'III', effectiveRatePercent: 9.3 }] },
    source: `${LC123}, art. 18, § 5º-J: 117.600 ÷ 420.000 = 0,28; (420.000 × 13,5% − 17.640) ÷ 420.000 = 9,3%`,
  },
  {
    title: 'Fator R um centavo abaixo: anexo V',
    on: '2026-11-14',
    input: {
      month: '2026-06',
      activities: [{ annex: 'factor_r', revenue: 40000 }],
      revenue_12m: 420000,
      revenue_year: 180000,
      payroll_12m: 117599.99,
    },
    result: { total: 6857.15, factorR: 0.279999, lines: [{ annex: 'V' }] },
    source: `${LC123}, art. 18, § 5º-M; anexo V: (420.000 × 19,5% − 9.900) ÷ 420.000 = 17,142857%, cada tributo no centavo`,
  },
  {
    title: 'Mês que chega ao sublimite sem passar',
    on: '2026-11-14',
    input: { ...GOODS_ABOVE, activities: [{ annex: 'I', revenue: 300000 }] },
    result: { total: 35417.13, sublimitStatus: 'within', excessOverSublimit: 0, icmsIssOutsideFrom: null },
    source: `${LC123}, art. 20: 3.300.000 + 300.000 = 3.600.000; (3.500.000 × 14,3% − 87.300) ÷ 3.500.000 = 11,805714%, cada tributo no centavo`,
  },
  {
    title: 'Mês que passa do sublimite: a parte acima paga o ICMS máximo',
    on: '2026-11-14',
    input: { ...GOODS_ABOVE, activities: [{ annex: 'I', revenue: 500000 }] },
    result: {
      total: 59074.99,
      split: { icms: 19820.99 },
      sublimitStatus: 'up_to_20',
      excessOverSublimit: 200000,
      icmsIssOutsideFrom: '2027-01-01',
      lines: [{ within: 300000, overSublimit: 200000, overLimit: 0 }],
    },
    source: `${LC123}, art. 18, § 17-A; ${CGSN}, art. 24: ICMS de 300.000 × 11,805714% × 33,5% + 200.000 × 11,875% × 33,5%`,
  },
  {
    title: 'Mês do cruzamento de uma empresa de serviços',
    on: '2026-11-14',
    input: { month: '2025-09', activities: [{ annex: 'III', revenue: 543810.27 }], revenue_12m: 3234863.02, revenue_year: 3234863.02 },
    result: { total: 93314.7, sublimitStatus: 'up_to_20', lines: [{ within: 365136.98, overSublimit: 178673.29 }] },
    source:
      'Fórum de contadores, 30/10/2025: o PGDAS-D cobrou 93.314,72; 365.136,98 × 17,116064% + 178.673,29 × (17,116064% × 66,5% + 17,51% × 33,5%), cada tributo no centavo',
  },
  {
    title: 'Receita de 12 meses acima da 5ª faixa e ano anterior dentro do sublimite',
    on: '2026-11-14',
    input: {
      month: '2026-05',
      activities: [{ annex: 'III', revenue: 200000 }],
      revenue_12m: 3800000,
      revenue_year: 1200000,
      revenue_last_year: 3500000,
    },
    result: { total: 43749.51, split: { iss: 10000 } },
    source: `${CGSN}, nota do anexo III: (3.800.000 × 33% − 648.000) ÷ 3.800.000 + (3.800.000 × 21% − 125.640) ÷ 3.800.000 × 33,5%; ISS de 5%`,
  },
  {
    title: 'Ano anterior acima do sublimite: ISS fora da guia',
    on: '2026-11-14',
    input: {
      month: '2026-11',
      activities: [{ annex: 'III', revenue: 200000 }],
      revenue_12m: 4000000,
      revenue_year: 3500000,
      revenue_last_year: 3700000,
    },
    result: { total: 33600, split: { iss: 0 }, sublimitStatus: 'outside', icmsIssOutsideFrom: '2026-01-01' },
    source: `${LC123}, art. 20, § 1º: (4.000.000 × 33% − 648.000) ÷ 4.000.000 = 16,8% de 200.000`,
  },
  {
    title: 'Terceiro mês de atividade, pela história dos meses',
    on: '2026-11-14',
    input: {
      month: '2026-06',
      activities: [{ annex: 'III', revenue: 30000 }],
      opened_on: '2026-04-10',
      history: [
        { month: '2026-04', revenue: 18000 },
        { month: '2026-05', revenue: 30000 },
      ],
    },
    result: { total: 2385, rbt12: 288000, limit: 3600000, sublimit: 2700000, nextMonth: { rbt12: 312000, revenueYear: 78000 } },
    source: `${CGSN}, arts. 3º e 22: 48.000 ÷ 2 × 12 = 288.000; (288.000 × 11,2% − 9.360) ÷ 288.000 = 7,95%; 400.000 e 300.000 × 9 meses; depois, 78.000 ÷ 3 × 12`,
  },
  {
    title: 'Dezembro acima do teto do ano, com ICMS já fora da guia',
    on: '2026-11-14',
    input: { month: '2026-12', activities: [{ annex: 'I', revenue: 400000 }], revenue_12m: 4600000, revenue_year: 4700000 },
    result: {
      total: 44157.61,
      limitStatus: 'up_to_20',
      excessOverLimit: 300000,
      leavesOn: '2027-01-01',
      sublimitStatus: 'outside',
      lines: [{ within: 100000, overLimit: 300000 }],
    },
    source: `${LC123}, art. 18, §§ 16 e 16-A: 100.000 × (4.600.000 × 19% − 378.000) ÷ 4.600.000 + 300.000 × 11,125%`,
  },
  {
    title: 'Comércio em maio de 2027',
    on: '2026-11-14',
    input: { month: '2027-05', activities: [{ annex: 'I', revenue: 10000 }], revenue_12m: 500000, revenue_year: 160000 },
    result: { total: 672.8, split: { cbs: 103.14, ibs: 1.14, icms: 225.39 } },
    source: 'Resolução CGSN nº 190/2026, anexo I: (500.000 × 9,5% − 13.860) ÷ 500.000 = 6,728% de 10.000',
  },
]
