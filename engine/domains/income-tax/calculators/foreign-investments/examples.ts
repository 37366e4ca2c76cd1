import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'Lei nº 14.754/2023'
const DAY = '2026-11-16'
const on = { reference_date: '2025-12-31' }

export const examples: Examples<typeof definition> = [
  {
    title: 'Perda em dólar que é ganho em reais, com dividendos já tributados lá fora',
    on: DAY,
    input: { operations: [{ cost: 1000, cost_rate: 5, proceeds: 950, proceeds_rate: 6 }], income: 300, foreign_tax: 45, ...on },
    result: { applicationsResult: 1000, tax: 150, foreignTaxCredit: 45, due: 105 },
    source: `${LAW}, arts. 3º, § 1º, II, e 4º: 5.700,00 − 5.000,00 + 300,00; 15%; crédito de 15% de 300,00`,
  },
  {
    title: 'Ações vendidas com dividendos e imposto retido lá fora',
    on: DAY,
    input: { operations: [{ cost: 2000, cost_rate: 5.2, proceeds: 2500, proceeds_rate: 5 }], income: 500, foreign_tax: 150, ...on },
    result: {
      applicationsResult: 2600,
      base: 2600,
      ratePercent: 15,
      tax: 390,
      foreignTaxCredit: 75,
      due: 315,
      lossCarryforward: 0,
      cashTaxed: 0,
    },
    source: `${LAW}, arts. 3º e 4º: 12.500,00 − 10.400,00 + 500,00; 15%; crédito até 15% de 500,00`,
  },
  {
    title: 'A perda do ano fica para os seguintes',
    on: DAY,
    input: { losses: 3000, income: 1000, ...on },
    result: { applicationsResult: -2000, base: 0, tax: 0, due: 0, lossCarryforward: 2000 },
    source: `${LAW}, art. 9º`,
  },
  {
    title: 'A perda come primeiro o lucro da controlada',
    on: DAY,
    input: { losses: 3000, controlled_profit: 5000, ...on },
    result: { applicationsResult: -3000, base: 2000, tax: 300, lossCarryforward: 0 },
    source: `${LAW}, art. 9º: 5.000,00 − 3.000,00`,
  },
  {
    title: 'A perda guardada de anos anteriores',
    on: DAY,
    input: { income: 1000, loss_carryforward: 2500, ...on },
    result: { base: 0, tax: 0, lossCarryforward: 1500 },
    source: `${LAW}, art. 9º: 2.500,00 − 1.000,00`,
  },
  {
    title: 'Cinco mil dólares em espécie: isento',
    on: DAY,
    input: { cash_sold_usd: 5000, cash_gain: 800, ...on },
    result: { cashTaxed: 0, base: 0, due: 0 },
    source: `${LAW}, art. 2º, § 4º`,
  },
  {
    title: 'Um centavo de dólar a mais: o ganho inteiro',
    on: DAY,
    input: { cash_sold_usd: 5000.01, cash_gain: 800, ...on },
    result: { cashTaxed: 800, base: 800, tax: 120, due: 120 },
    source: `${LAW}, art. 2º, § 5º: 800,00 × 15%`,
  },
  {
    title: 'No primeiro dia da lei',
    on: DAY,
    input: { income: 1000, reference_date: '2024-01-01' },
    result: { tax: 150, due: 150 },
    source: `${LAW}, art. 2º`,
  },
]
