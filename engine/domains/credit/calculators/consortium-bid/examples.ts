import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const GT = 'https://gtconsorcio.com/o-que-e-lance-embutido-em-consorcio-entenda'
const LAW = 'Lei nº 11.795/2008 e Resolução BCB nº 285/2023'

export const examples: Examples<typeof definition> = [
  {
    title: 'Lance embutido de 20.000,00 em carta de 100.000,00',
    on: '2026-11-14',
    input: { credit: 100000, embedded_bid: 20000 },
    result: { netCredit: 80000, bidTotal: 20000, bidPercent: 20, newInstallment: null },
    source: GT,
  },
  {
    title: 'Lance pago diminui a parcela',
    on: '2026-11-14',
    input: { credit: 100000, paid_bid: 30000, balance: 90000, remaining: 60 },
    result: { netCredit: 100000, newBalance: 60000, newInstallment: 1000, newRemaining: 60 },
    source: `(90.000,00 − 30.000,00) ÷ 60 = 1.000,00; ${LAW}`,
  },
  {
    title: 'O mesmo lance encurta o prazo',
    on: '2026-11-14',
    input: { credit: 100000, paid_bid: 30000, balance: 90000, remaining: 60, reduce: 'term' },
    result: { newBalance: 60000, currentInstallment: 1500, newInstallment: 1500, newRemaining: 40 },
    source: `90.000,00 ÷ 60 = 1.500,00; 60.000,00 ÷ 1.500,00 = 40 parcelas; ${LAW}`,
  },
  {
    title: 'Parte embutida, parte do bolso',
    on: '2026-11-14',
    input: { credit: 100000, embedded_bid: 20000, paid_bid: 10000, balance: 90000, remaining: 60 },
    result: { netCredit: 80000, bidTotal: 30000, bidPercent: 30, newBalance: 60000, newInstallment: 1000 },
    source: `${GT}; 90.000,00 − 20.000,00 − 10.000,00 = 60.000,00`,
  },
]
