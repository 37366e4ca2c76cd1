import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'Lei nº 11.033/2004, art. 1º'
const B3 = 'http://www.b3.com.br/pt_br/noticias/tesouro-selic.htm'

export const examples: Examples<typeof definition> = [
  {
    title: 'CDB prefixado de 10,5% por um ano: 17,5% de imposto',
    on: '2026-11-14',
    input: { principal: 700000, annual_rate: 10.5, months: 12, type: 'cdb', selic_annual: 11.75, tr_monthly: 0 },
    result: {
      grossAmount: 773500,
      grossYield: 73500,
      taxDays: 365,
      iof: 0,
      incomeTaxRatePercent: 17.5,
      incomeTax: 12862.5,
      netAmount: 760637.5,
      netYield: 60637.5,
      netAnnualPercent: 8.6625,
      versusSavings: { netAmount: 743174.47, difference: 17463.03 },
    },
    source:
      'https://inteligenciafinanceira.com.br/web-stories/quanto-rende/quanto-rendem-r-700-mil-no-cdb-compare-com-poupanca-tesouro-lca-e-lci (60.637,50 líquidos em um ano); poupança: 700.000,00 × 1,005^12',
  },
  {
    title: 'LCI de 10,65% por um ano: isenta',
    on: '2026-11-14',
    input: { principal: 1000, annual_rate: 10.65, months: 12, type: 'lci' },
    result: { grossYield: 106.5, incomeTaxRatePercent: 0, incomeTax: 0, netAmount: 1106.5 },
    source: 'https://borainvestir.b3.com.br/?p=50513 (106,50 em um ano)',
  },
  {
    title: 'Seis meses são 182 dias: 20%',
    on: '2026-11-14',
    input: { principal: 10000, annual_rate: 12, months: 6, type: 'cdb' },
    result: { grossAmount: 10583.01, taxDays: 182, incomeTaxRatePercent: 20, incomeTax: 116.6, netAmount: 10466.41 },
    source: `${LAW}: 10.000,00 × √1,12 = 10.583,01; 583,01 × 20% = 116,60`,
  },
  {
    title: 'Um mês são 30 dias: 22,5% e nenhum IOF',
    on: '2026-11-14',
    input: { principal: 10000, annual_rate: 12, months: 1, type: 'cdb' },
    result: { grossAmount: 10094.89, taxDays: 30, iof: 0, incomeTaxRatePercent: 22.5, incomeTax: 21.35, netAmount: 10073.54 },
    source: `${LAW}: 10.000,00 × 1,12^(1/12) = 10.094,89; 94,89 × 22,5% = 21,35; Decreto nº 6.306/2007, Anexo: dia 30, 0%`,
  },
  {
    title: 'Dois anos são 730 dias: 15%',
    on: '2026-11-14',
    input: { principal: 10000, annual_rate: 12, months: 24, type: 'cdb' },
    result: { grossAmount: 12544, taxDays: 730, incomeTaxRatePercent: 15, incomeTax: 381.6, netAmount: 12162.4 },
    source: `${LAW}: 10.000,00 × 1,12² = 12.544,00; 2.544,00 × 15% = 381,60`,
  },
  {
    title: 'Resgate no dia 15: IOF de metade do rendimento',
    on: '2026-11-14',
    input: { principal: 100000, annual_rate: 13.75, months: 1, type: 'cdb', days: 15 },
    result: { grossAmount: 100538.25, iof: 269.13, incomeTaxRatePercent: 22.5, incomeTax: 60.55, netAmount: 100208.57 },
    source:
      'https://dedemontalvao.blogspot.com/2011/05/saque-de-cdb-em-ate-30-dias-volta-ter.html (50% no dia 15); 100.000,00 × 1,1375^(15/360) = 100.538,25; (538,25 − 269,13) × 22,5% = 60,55',
  },
  {
    title: 'Custódia na B3 em 2020: onze mil em Tesouro Selic',
    on: '2026-11-14',
    input: { principal: 11000, annual_rate: 0, months: 12, type: 'tesouro_selic', reference_date: '2020-08-03' },
    result: { custodyFee: 2.5, incomeTax: 0, netAmount: 10997.5, netAnnualPercent: -0.022727 },
    source: `${B3} (0,25% sobre o que passa de 10.000,00: 2,50 por ano)`,
  },
  {
    title: 'Custódia na B3 em 2020: cinco mil não pagam',
    on: '2026-11-14',
    input: { principal: 5000, annual_rate: 0, months: 12, type: 'tesouro_selic', reference_date: '2020-08-03' },
    result: { custodyFee: 0, netAmount: 5000, netAnnualPercent: 0 },
    source: B3,
  },
  {
    title: 'Custódia na B3 em 2020: cinquenta mil',
    on: '2026-11-14',
    input: { principal: 50000, annual_rate: 0, months: 12, type: 'tesouro_selic', reference_date: '2020-08-03' },
    result: { custodyFee: 100 },
    source: B3,
  },
  {
    title: 'Custódia de 0,20%: dez mil e cem em Tesouro Selic',
    on: '2026-11-14',
    input: { principal: 10100, annual_rate: 0, months: 12, type: 'tesouro_selic', reference_date: '2025-01-02' },
    result: { custodyFee: 0.2, netAmount: 10099.8 },
    source: 'https://abcdoabc.com.br/taxa-de-custodia-do-tesouro-direto-passa-por-mudanca/',
  },
  {
    title: 'Tesouro Selic por dois anos, com custódia sobre o saldo que cresce',
    on: '2026-11-14',
    input: { principal: 50000, annual_rate: 13.75, months: 24, type: 'tesouro_selic', reference_date: '2026-11-03' },
    result: { grossAmount: 64695.31, custodyFee: 188.13, incomeTax: 2204.3, netAmount: 62302.88, netYield: 12302.88 },
    source: `${LAW}: 50.000,00 × 1,1375² = 64.695,31; 14.695,31 × 15% = 2.204,30; custódia: soma dos 24 saldos médios menos 10.000,00, × 0,20% ÷ 12 = 188,13`,
  },
  {
    title: 'Poupança a 6,17% ao ano: sem imposto',
    on: '2026-11-14',
    input: { principal: 1000, annual_rate: 6.17, months: 12, type: 'savings' },
    result: { grossYield: 61.7, incomeTax: 0, netAmount: 1061.7, netAnnualPercent: 6.17 },
    source: 'https://financopedia.com.br/2025/01/30/selic-a-1325-quanto-rendem-r-1-000-na-poupanca-tesouro-direto-ou-cdb',
  },
  {
    title: 'O prazo mais longo: cinquenta anos',
    on: '2026-11-14',
    input: { principal: 10000, annual_rate: 12, months: 600, type: 'cdb' },
    result: { grossAmount: 2890021.9, incomeTaxRatePercent: 15, incomeTax: 432003.29, netAmount: 2458018.61 },
    source: `${LAW}: 10.000,00 × 1,12^50 = 2.890.021,90; 2.880.021,90 × 15% = 432.003,285, meio centavo para cima`,
  },
  {
    title: 'CDB de 110% do CDI por um ano',
    on: '2026-11-14',
    input: { principal: 10000, months: 12, type: 'cdb', cdi_percent: 110, cdi_annual: 13.65 },
    result: { annualRatePercent: 15.113122, grossAmount: 11511.31, incomeTax: 264.48, netAmount: 11246.83 },
    source: `${LAW}: (1 + 1,1 × (1,1365^(1/252) − 1))^252 = 1,15113122; 1.511,31 × 17,5% = 264,48`,
  },
  {
    title: 'Dois meses com depósito: cada um pelo seu prazo',
    on: '2026-11-14',
    input: { principal: 2000, annual_rate: 12.682503, months: 2, type: 'cdb', monthly_deposit: 1000 },
    result: {
      totalInvested: 4000,
      grossAmount: 4070.3,
      grossYield: 70.3,
      incomeTax: 15.82,
      netAmount: 4054.48,
      taxLots: [{ incomeTaxRatePercent: 22.5, deposits: 3, invested: 4000, yield: 70.3, incomeTax: 15.82 }],
    },
    source: `${LAW}: a 1% ao mês, 3.000,00 × 1,01² + 1.000,00 × 1,01 = 4.070,30; 70,30 × 22,5% = 15,82`,
  },
  {
    title: 'Sete meses com depósito: duas alíquotas, e mês a mês',
    on: '2026-11-14',
    input: { principal: 1000, annual_rate: 12.682503, months: 7, type: 'cdb', monthly_deposit: 100, timeline: true },
    result: {
      totalInvested: 1700,
      taxLots: [
        { incomeTaxRatePercent: 20, deposits: 3, invested: 1200, yield: 85.5, incomeTax: 17.1 },
        { incomeTaxRatePercent: 22.5, deposits: 5, invested: 500, yield: 15.2, incomeTax: 3.42 },
      ],
    },
    source: `${LAW}: 1.100,00 × (1,01^7 − 1) + 100,00 × (1,01^6 − 1) = 85,50, a 20% (213 e 182 dias); 100,00 × (1,01 + … + 1,01^5) − 500,00 = 15,20, a 22,5%`,
  },
  {
    title: 'Todas as aplicações lado a lado',
    on: '2026-11-14',
    input: { principal: 10000, annual_rate: 12, months: 12, type: 'cdb', selic_annual: 15, tr_monthly: 0, options: true },
    result: {
      netAmount: 10990,
      options: [
        { type: 'tesouro_selic', annualRatePercent: 15, grossAmount: 11500, incomeTax: 262.5 },
        { type: 'lci', netAmount: 11200 },
        { type: 'lca', netAmount: 11200 },
        { type: 'cdb', grossAmount: 11200, incomeTax: 210, netAmount: 10990 },
        { type: 'savings', netAmount: 10616.78 },
      ],
    },
    source:
      'https://exame.com/invest/guia/quanto-rende-r-10-mil-por-mes-com-a-selic-a-15/ (Selic e poupança); CDB: 1.200,00 × 17,5% = 210,00',
  },
]
