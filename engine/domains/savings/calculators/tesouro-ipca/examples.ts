import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ANBIMA = 'ANBIMA, taxas indicativas e preços de 06/02/2026'
const PYIELD = 'https://github.com/crdcj/PYield'
const SITE = 'Preço mostrado pelo Tesouro Direto, https://github.com/ghostnetrn/bot-tesouro-direto'

export const examples: Examples<typeof definition> = [
  {
    title: 'Renda+ de 2065: a cotação não depende do IPCA do mês',
    on: '2026-11-14',
    input: { bond: 'renda_mais', settlement: '2025-06-18', maturity: '2084-12-15', rate: 7.01 },
    result: { quote: 3.8332, vna: null, unitPrice: null },
    source: 'PYield (crdcj), exemplo da documentação, pelo processo STN 17944.005214/2024-09: cotação de 3,8332',
  },
  {
    title: 'IPCA+ 2029 comprado em 25/08/2025 a 7,78%',
    on: '2026-11-14',
    input: { trade: '2025-08-25', maturity: '2029-05-15', rate: 7.78 },
    result: { settlement: '2025-08-26', unitPrice: 3443.6 },
    source: SITE,
  },
  {
    title: 'IPCA+ com Juros Semestrais 2045 no mesmo dia',
    on: '2026-11-14',
    input: { bond: 'ntnb', trade: '2025-08-25', maturity: '2045-05-15', rate: 7.27 },
    result: { unitPrice: 4046.95 },
    source: SITE,
  },
  {
    title: 'Educa+ 2031 (vencimento em 2035) no mesmo dia',
    on: '2026-11-14',
    input: { bond: 'educa_mais', trade: '2025-08-25', maturity: '2035-12-15', rate: 7.55 },
    result: { unitPrice: 2586.91 },
    source: SITE,
  },
  {
    title: 'O exemplo do Tesouro Direto de 2012, com o VNA e a projeção de então',
    on: '2026-11-14',
    input: {
      bond: 'ntnb_principal',
      settlement: '2012-01-03',
      maturity: '2015-05-15',
      rate: 5.17,
      vna_anchor: 2097.583332,
      ipca_projection: 0.53,
    },
    result: { businessDays: 846, quote: 84.4317, vna: 2104.390122, unitPrice: 1776.77 },
    source:
      'https://pt.scribd.com/document/658112778/Tesouro-IPCA-e-IPCA-Juros-Semestrais; a projeção é a única de duas casas que dá o VNA',
  },
  {
    title: 'NTN-B 2035 com o VNA informado',
    on: '2026-11-14',
    input: { bond: 'ntnb', settlement: '2024-05-31', maturity: '2035-05-15', rate: 6.149, vna: 4299.160173 },
    result: { quote: 99.3651, unitPrice6: 4271.864805 },
    source: PYIELD,
  },
  {
    title: 'Renda+ 2065: 240 pagamentos a partir de 2065',
    on: '2026-11-14',
    input: { bond: 'renda_mais', settlement: '2025-06-18', maturity: '2084-12-15', rate: 7.01, vna: 4500 },
    result: { quote: 3.8332 },
    source: `${PYIELD} (processo STN 17944.005214/2024-09)`,
  },
  {
    title: 'Educa+ 2026 no dia do lançamento',
    on: '2026-11-14',
    input: {
      bond: 'educa_mais',
      trade: '2023-08-01',
      settlement: '2023-08-02',
      maturity: '2030-12-15',
      rate: 5.06,
      ipca_projection: 0.08,
    },
    result: { quote: 78.7283, unitPrice: 3248.87 },
    source: 'https://investnews.com.br/financas/tesouro-educa-titulo-publico-de-educacao-e-lancado-nesta-terca/',
  },
  {
    title: 'O VNA de 13/08/2026, com o IPCA de julho já publicado',
    on: '2026-11-14',
    input: { op: 'vna', settlement: '2026-08-13' },
    result: { vna: 4742.53018, unitPrice: null },
    source: `${PYIELD}: VNA de 15/07/2026 de 4.739,424756 e números-índice de 7652,37 e 7657,73`,
  },
  {
    title: 'NTN-B 2035 no mercado: o VNA por dias úteis',
    on: '2026-11-14',
    input: { bond: 'ntnb', venue: 'anbima', settlement: '2026-02-06', maturity: '2035-05-15', rate: 7.5841 },
    result: { vna: 4596.158793, unitPrice6: 4209.369049 },
    source: ANBIMA,
  },
  {
    title: 'Até o vencimento com inflação zero: a metade do que volta é ganho, com 15% de imposto',
    on: '2026-11-14',
    input: { settlement: '2026-02-06', maturity: '2035-05-15', unit_price: 2000, vna: 4000, quantity: 1, ipca_annual: 0 },
    result: { invested: 2000, grossAmount: 4000, iof: 0, incomeTaxRatePercent: 15, incomeTax: 300, coupons: [] },
    source: 'Lei nº 11.033/2004, art. 1º, IV: (4.000,00 − 2.000,00) × 15% = 300,00',
  },
  {
    title: 'Juros semestrais com inflação zero: o cupom de 2,956301% do VNA',
    on: '2026-11-14',
    input: {
      bond: 'ntnb',
      settlement: '2026-02-06',
      maturity: '2035-05-15',
      rate: 7,
      vna: 4000,
      quantity: 1,
      ipca_annual: 0,
      redeem_on: '2026-12-01',
    },
    result: {
      coupons: [
        { date: '2026-05-15', gross: 118.25, incomeTaxRatePercent: 22.5, incomeTax: 26.61, net: 91.64 },
        { date: '2026-11-16', gross: 118.25, incomeTaxRatePercent: 20, incomeTax: 23.65, net: 94.6 },
      ],
    },
    source: 'Tesouro Nacional: 4.000,00 × 2,956301% = 118,25; 98 e 283 dias corridos: 22,5% e 20% (Lei nº 11.033/2004, art. 1º)',
  },
]
