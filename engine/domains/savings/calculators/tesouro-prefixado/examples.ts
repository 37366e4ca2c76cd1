import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const STN = 'Tesouro Nacional, Metodologia de Cálculo dos Títulos Públicos Federais Ofertados nos Leilões Primários'
const ANBIMA = 'ANBIMA, taxas indicativas e preços de 06/02/2026'

export const examples: Examples<typeof definition> = [
  {
    title: 'Prefixado 2029 comprado em 26/08/2026 a 14,06%',
    on: '2026-11-14',
    input: { trade: '2026-08-26', maturity: '2029-01-01', rate: 14.06 },
    result: { settlement: '2026-08-27', unitPrice: 736.83, grossAmount: null },
    source: 'Tesouro Transparente, PrecoTaxaTesouroDireto: 26/08/2026, Prefixado 01/01/2029, taxa de compra 14,06, PU de compra 736,83',
  },
  {
    title: 'O mesmo título no resgate da manhã: 14,18%',
    on: '2026-11-14',
    input: { trade: '2026-08-26', side: 'sell', maturity: '2029-01-01', rate: 14.18 },
    result: { settlement: '2026-08-26', unitPrice: 734.64 },
    source: 'Tesouro Transparente, PrecoTaxaTesouroDireto: 26/08/2026, Prefixado 01/01/2029, taxa de venda 14,18, PU de venda 734,64',
  },
  {
    title: 'O exemplo oficial da LTN, antes do feriado de 20 de novembro',
    on: '2026-11-14',
    input: { bond: 'ltn', settlement: '2008-05-21', maturity: '2010-07-01', rate: 14.36 },
    result: { businessDays: 532, unitPrice6: 753.315323, unitPrice: 753.31 },
    source: `${STN}, p. 3`,
  },
  {
    title: 'O exemplo do Tesouro Direto de 2003',
    on: '2026-11-14',
    input: { bond: 'ltn', settlement: '2003-03-21', maturity: '2003-10-01', rate: 27.33 },
    result: { businessDays: 134, unitPrice: 879.43 },
    source: 'https://pt.scribd.com/document/57149149/Tesouro-Direto-metodologia-calculos',
  },
  {
    title: 'LTN 2032 no mercado',
    on: '2026-11-14',
    input: { bond: 'ltn', settlement: '2026-02-06', maturity: '2032-01-01', rate: 13.4954 },
    result: { unitPrice6: 476.413959 },
    source: ANBIMA,
  },
  {
    title: 'NTN-F 2037 no mercado, com juros semestrais',
    on: '2026-11-14',
    input: { bond: 'ntnf', settlement: '2026-02-06', maturity: '2037-01-01', rate: 13.7418 },
    result: { unitPrice6: 813.918283 },
    source: ANBIMA,
  },
  {
    title: 'A taxa que um preço embute',
    on: '2026-11-14',
    input: { op: 'yield', bond: 'ltn', settlement: '2026-02-06', maturity: '2032-01-01', unit_price: 476.413959 },
    result: { ratePercent: 13.4954, unitPrice6: 476.413959 },
    source: `${ANBIMA}: LTN 01/01/2032, taxa 13,4954, PU 476,413959`,
  },
  {
    title: 'Mil reais até o vencimento: imposto de 15% e custódia',
    on: '2026-11-14',
    input: { trade: '2026-08-26', maturity: '2029-01-01', rate: 14.06, quantity: 1 },
    result: { quantity: 1, invested: 736.83, grossAmount: 1000, iof: 0, incomeTaxRatePercent: 15, incomeTax: 39.48, coupons: [] },
    source:
      'Lei nº 11.033/2004, art. 1º: (1.000,00 − 736,83) × 15% = 39,4755, meio centavo para cima; compra pelo preço de 26/08/2026 do Tesouro Transparente',
  },
  {
    title: 'Resgate com 15 dias: metade do rendimento é IOF',
    on: '2026-11-14',
    input: { trade: '2026-08-26', maturity: '2029-01-01', rate: 14.06, quantity: 10, redeem_on: '2026-09-11' },
    result: { incomeTaxRatePercent: 22.5 },
    source: 'Decreto nº 6.306/2007, Anexo: 50% do rendimento no dia 15; Lei nº 11.033/2004, art. 1º: 22,5% até 180 dias',
  },
  {
    title: 'Juros semestrais: o imposto de cada cupom pelo prazo desde a compra',
    on: '2026-11-14',
    input: { bond: 'ntnf', settlement: '2026-02-06', maturity: '2037-01-01', rate: 13.7418, quantity: 100, redeem_on: '2027-07-02' },
    result: {
      coupons: [
        { date: '2026-07-01', gross: 4880.88, incomeTaxRatePercent: 22.5, incomeTax: 1098.2, net: 3782.68 },
        { date: '2027-01-04', gross: 4880.88, incomeTaxRatePercent: 20, incomeTax: 976.18, net: 3904.7 },
        { date: '2027-07-01', gross: 4880.88, incomeTaxRatePercent: 17.5, incomeTax: 854.15, net: 4026.73 },
      ],
    },
    source: 'Cupom de 48,80885 (Tesouro Nacional) × 100; 145, 332 e 510 dias corridos: 22,5%, 20% e 17,5% (Lei nº 11.033/2004, art. 1º)',
  },
]
