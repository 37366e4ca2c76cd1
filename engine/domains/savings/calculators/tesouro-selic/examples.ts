import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ANBIMA = 'ANBIMA, taxas indicativas e preços de 06/02/2026'

export const examples: Examples<typeof definition> = [
  {
    title: 'LFT 2029 no mercado em 06/02/2026',
    on: '2026-11-14',
    input: { settlement: '2026-02-06', maturity: '2029-03-01', rate: 0.064 },
    result: { quote: 99.8064, vna: 18346.789005, unitPrice6: 18311.269621, unitPrice: 18311.26 },
    source: ANBIMA,
  },
  {
    title: 'Com ágio: a taxa negativa põe o preço acima do VNA',
    on: '2026-11-14',
    input: { settlement: '2026-02-06', maturity: '2026-09-01', rate: -0.0306 },
    result: { unitPrice6: 18349.926305 },
    source: ANBIMA,
  },
  {
    title: 'O VNA de 06/02/2026',
    on: '2026-11-14',
    input: { op: 'vna', settlement: '2026-02-06' },
    result: { unitPrice: null, vna: 18346.789005 },
    source: `${ANBIMA}: o VNA que as 17 LFT embutem`,
  },
  {
    title: 'O exemplo oficial de 2008, com o VNA informado',
    on: '2026-11-14',
    input: { settlement: '2008-05-21', maturity: '2014-03-07', rate: -0.02, vna: 3451.215345 },
    result: { quote: 100.1158, unitPrice6: 3455.211852 },
    source: 'Tesouro Nacional, Metodologia de Cálculo dos Títulos Públicos Federais Ofertados nos Leilões Primários',
  },
  {
    title: 'A custódia do que passa de dez mil reais',
    on: '2026-11-14',
    input: { settlement: '2026-02-06', maturity: '2029-03-01', rate: 0, vna: 18000, quantity: 1, selic_annual: 0, redeem_on: '2027-02-05' },
    result: { unitPrice: 18000, invested: 18000, grossAmount: 18000, incomeTax: 0, custodyFee: 15.96, netAmount: 17984.04 },
    source: 'Política de tarifação do Tesouro Direto (B3): (18.000,00 − 10.000,00) × 0,20% × 364 ÷ 365 = 15,96',
  },
  {
    title: 'Um ano a 15%: imposto de 17,5%',
    on: '2026-11-14',
    input: {
      settlement: '2026-02-06',
      maturity: '2029-03-01',
      rate: 0,
      vna: 10000,
      quantity: 0.5,
      selic_annual: 15,
      redeem_on: '2027-02-15',
    },
    result: { invested: 5000, grossAmount: 5750, incomeTaxRatePercent: 17.5, incomeTax: 131.25, custodyFee: 0 },
    source: '10.000,00 × 1,15^(252/252) = 11.500,00, × 0,5; 750,00 × 17,5% (Lei nº 11.033/2004, art. 1º); até 10.000,00 sem custódia (B3)',
  },
]
