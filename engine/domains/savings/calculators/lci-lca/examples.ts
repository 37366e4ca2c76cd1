import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'LCI de 92% do CDI contra um CDB com 22,5% de imposto',
    on: '2026-11-14',
    input: { lci_percent: 92, income_tax_rate: 22.5, cdi_annual: 14 },
    result: {
      equivalentCdbPercentSimple: 118.709677,
      equivalentCdbPercent: 118.709677,
      exempt: true,
      minimumTermMonths: 6,
      termAllowed: true,
    },
    source: 'https://brapi.dev/calculadoras/equivalencia-lci-lca-cdb (118,71%: 92 ÷ 0,775)',
  },
  {
    title: 'LCI de 90% de um CDI de 14,15%, pela conta dos jornais',
    on: '2026-11-14',
    input: { principal: 10000, lci_percent: 90, cdi_annual: 14.15, months: 12, convention: 'annual' },
    result: { netAmount: 11273.5, netAnnualPercent: 12.735, equivalentCdbPercentSimple: 109.090909, equivalentCdbPercent: 109.090909 },
    source: 'https://agencia10.oestado.jor.br/agencia10/20307 (12,73% ao ano); um ano: 90 ÷ (1 − 17,5%) = 109,0909',
  },
  {
    title: 'Em três anos a conta simples erra mais de um ponto',
    on: '2026-11-14',
    input: { lci_percent: 92, cdi_annual: 14, months: 36, convention: 'annual' },
    result: { incomeTaxRatePercent: 15, equivalentCdbPercentSimple: 108.235294, equivalentCdbPercent: 106.201638 },
    source: '1,1288³ = 1,438305; 1 + 0,438305 ÷ 0,85 = 1,515653, cuja raiz cúbica é 1,148682: 14,8682 ÷ 14 = 106,2016%',
  },
  {
    title: 'Cinco meses não cumprem a carência de seis',
    on: '2026-11-14',
    input: { lci_percent: 90, cdi_annual: 14, months: 5 },
    result: { minimumTermMonths: 6, termAllowed: false },
    source: 'Resolução CMN nº 5.215/2025: seis meses',
  },
  {
    title: 'Na véspera, a LCI pedia nove meses',
    on: '2026-11-14',
    input: { lci_percent: 90, cdi_annual: 14, months: 6, reference_date: '2025-05-21' },
    result: { minimumTermMonths: 9, termAllowed: false },
    source: 'Resolução CMN nº 5.168/2024: nove meses, até 21/05/2025',
  },
  {
    title: 'No primeiro dia da regra de 2025, seis',
    on: '2026-11-14',
    input: { lci_percent: 90, cdi_annual: 14, months: 6, reference_date: '2025-05-22' },
    result: { minimumTermMonths: 6, termAllowed: true },
    source: 'Resolução CMN nº 5.215/2025',
  },
  {
    title: 'Em fevereiro de 2024 a LCI pedia doze meses e a LCA nove',
    on: '2026-11-14',
    input: { lci_percent: 90, cdi_annual: 11, months: 9, kind: 'lca', reference_date: '2024-02-02' },
    result: { minimumTermMonths: 9, termAllowed: true },
    source: 'Resolução CMN nº 5.119/2024',
  },
]
