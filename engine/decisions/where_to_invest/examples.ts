import type { Examples } from '../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Dez mil por um ano com a Selic a 15%: a LCI de 90% ganha do CDB de 100%',
    on: '2026-11-14',
    input: { amount: 10000, months: 12, lci_percent: 90, cdi_annual: 14.9, selic_annual: 15, ipca_annual: 5 },
    result: { verdict: 'lci_lca' },
    source: 'Lei nº 11.033/2004, arts. 1º e 3º, II: 90% isentos contra 100% com 17,5% de imposto (equivale a 109% do CDI)',
  },
  {
    title: 'Com o dinheiro à mão a qualquer dia, a LCI não serve, e CDB e Tesouro Reserva empatam',
    on: '2026-11-14',
    input: { amount: 10000, months: 12, liquidity: 'any_day', lci_percent: 90, cdi_annual: 14.9, selic_annual: 14.9, ipca_annual: 5 },
    result: { verdict: 'tie' },
    source: 'Resolução CMN nº 5.215/2025: carência de seis meses; Selic efetiva e CDI de 14,9%, com o mesmo imposto',
  },
  {
    title: 'Com o mesmo CDI, um CDB de 102% ganha do Tesouro',
    on: '2026-11-14',
    input: { amount: 10000, months: 24, cdb_percent: 102, cdi_annual: 13.65, ipca_annual: 4.5 },
    result: { verdict: 'cdb' },
    source: 'Selic efetiva igual ao CDI (SGS 11 e 12, todos os dias desde 2022): 102% dela é mais que 100%, com o mesmo imposto',
  },
  {
    title: 'O prefixado que vence antes do prazo segue no CDB',
    on: '2026-11-14',
    input: {
      amount: 10000,
      months: 60,
      profile: 'moderate',
      prefixado_rate: 14,
      prefixado_maturity: '2029-01-01',
      cdi_annual: 13.65,
      ipca_annual: 4.5,
    },
    result: {
      options: [
        { option: 'cdb' },
        { option: 'tesouro_reserva' },
        { option: 'tesouro_selic' },
        { option: 'tesouro_prefixado', suits: true },
        { option: 'savings' },
      ],
    },
    source: 'De 01/2029 a 11/2031 rende o CDI: o imposto recomeça, e por isso fica abaixo do CDB, mas acima da poupança',
  },
  {
    title: 'Cinco meses não cumprem a carência da LCI',
    on: '2026-11-14',
    input: { amount: 10000, months: 5, lci_percent: 95, cdb_percent: 102, cdi_annual: 14.9, selic_annual: 15, ipca_annual: 5 },
    result: { verdict: 'cdb' },
    source: 'Resolução CMN nº 5.215/2025: seis meses; 102% de 14,9% é mais que 15%',
  },
  {
    title: 'Quem aceita oscilar trava a taxa do prefixado',
    on: '2026-11-14',
    input: {
      amount: 10000,
      months: 24,
      profile: 'moderate',
      prefixado_rate: 16,
      prefixado_maturity: '2029-01-01',
      cdi_annual: 13,
      selic_annual: 13.1,
      ipca_annual: 4.5,
    },
    result: { verdict: 'tesouro_prefixado' },
    source: 'Mesmo imposto de 15% acima de 720 dias: 16% ao ano contra 13,1%, menos 0,20% de custódia',
  },
]
