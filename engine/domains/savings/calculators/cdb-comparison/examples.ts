import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const EXAME = 'https://exame.com/invest/guia/quanto-rende-r-10-mil-por-mes-com-a-selic-a-15/'

export const examples: Examples<typeof definition> = [
  {
    title: 'Dez mil por um ano com a Selic a 15%',
    on: '2026-11-14',
    input: {
      principal: 10000,
      months: 12,
      cdb_percent: 100,
      lci_percent: 90,
      cdi_annual: 14.9,
      selic_annual: 15,
      tr_monthly: 0,
      ipca_annual: 5,
      convention: 'annual',
    },
    result: {
      best: 'lci_lca',
      options: [
        {
          option: 'lci_lca',
          rank: 1,
          grossYield: 1341,
          incomeTax: 0,
          netYield: 1341,
          netAnnualPercent: 13.41,
          realAnnualPercent: 8.009524,
        },
        { option: 'tesouro_reserva', rank: 2, grossYield: 1500, incomeTax: 262.5, custodyFee: 0, netYield: 1237.5 },
        { option: 'tesouro_selic', rank: 3, grossYield: 1500, incomeTax: 262.5 },
        { option: 'cdb', rank: 4, grossYield: 1490, incomeTax: 260.75, netYield: 1229.25, netAnnualPercent: 12.2925 },
        { option: 'savings', rank: 5, grossYield: 616.78, incomeTax: 0, netYield: 616.78 },
      ],
    },
    source: `${EXAME} (1.500,00 brutos, 262,50 de imposto e 1.237,50 líquidos na Selic; 616,78 na poupança); LCI: 14,9% × 90%; 1,1341 ÷ 1,05`,
  },
  {
    title: 'Antes do Tesouro Reserva ele não entra na lista',
    on: '2026-11-14',
    input: {
      principal: 10000,
      months: 12,
      cdi_annual: 14.9,
      selic_annual: 15,
      tr_monthly: 0,
      ipca_annual: 5,
      reference_date: '2026-05-08',
    },
    result: { best: 'tesouro_selic', options: [{ option: 'tesouro_selic' }, { option: 'cdb' }, { option: 'savings' }] },
    source:
      'https://www.agazeta.com.br/economia/novo-titulo-do-tesouro-direto-tera-liquidez-24-horas-veja-como-vai-funcionar-0326 (vendas desde maio de 2026)',
  },
  {
    title: 'Cinquenta mil: a custódia pesa no Tesouro Selic',
    on: '2026-11-14',
    input: {
      principal: 50000,
      months: 12,
      cdi_annual: 15,
      selic_annual: 15,
      tr_monthly: 0,
      ipca_annual: 5,
      convention: 'annual',
      reference_date: '2026-01-02',
    },
    result: {
      best: 'cdb',
      options: [
        { option: 'cdb', grossYield: 7500, incomeTaxRatePercent: 17.5, incomeTax: 1312.5, custodyFee: 0, netYield: 6187.5 },
        { option: 'tesouro_selic', grossYield: 7500, incomeTax: 1312.5 },
        { option: 'savings' },
      ],
    },
    source: 'Lei nº 11.033/2004, art. 1º: 7.500,00 × 17,5% = 1.312,50; custódia da B3 de 0,20% sobre o que passa de 10.000,00',
  },
]
