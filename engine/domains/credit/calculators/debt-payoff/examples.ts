import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const PLUTOO = 'https://blog.plutoofinance.com/post/dividas-avalanche-vs-bola-de-neve-guia-decisivo'

const THREE = [
  { name: 'Cartão', balance: 3200, monthly_rate: 13, minimum: 320 },
  { name: 'Empréstimo', balance: 5000, monthly_rate: 3, minimum: 250 },
  { name: 'Cheque especial', balance: 1400, monthly_rate: 10, minimum: 140 },
]

export const examples: Examples<typeof definition> = [
  {
    title: 'Três dívidas e 800,00 a mais por mês: avalanche e bola de neve',
    on: '2026-11-14',
    input: { debts: THREE, extra: 800 },
    result: {
      payable: true,
      cheaper: 'avalanche',
      months: 9,
      totalInterest: 2755.98,
      interestSaved: 212.97,
      avalanche: { months: 9, totalInterest: 2755.98, totalPaid: 12355.98 },
      snowball: { months: 9, totalInterest: 2968.95, totalPaid: 12568.95 },
    },
    source: `${PLUTOO} (as dívidas e o extra); o método mês a mês, com juros ao centavo e o que sobra passado à dívida seguinte no mesmo mês, refeito em decimais`,
  },
  {
    title: 'Uma dívida, duas parcelas',
    on: '2026-11-14',
    input: { debts: [{ balance: 1000, monthly_rate: 10, minimum: 600 }], strategy: 'avalanche', schedule: true },
    result: {
      months: 2,
      totalInterest: 150,
      snowball: null,
      avalanche: {
        order: [{ name: 'Dívida 1', month: 2 }],
        timeline: [
          { month: 1, interest: 100, paid: 600, balance: 500 },
          { month: 2, interest: 50, paid: 550, balance: 0 },
        ],
      },
    },
    source: '1.000,00 + 100,00 − 600,00 = 500,00; 500,00 + 50,00 − 550,00 = 0; juros de 100,00 + 50,00',
  },
  {
    title: 'O mínimo só paga os juros: a dívida não acaba',
    on: '2026-11-14',
    input: { debts: [{ name: 'Cartão', balance: 1000, monthly_rate: 10, minimum: 100 }] },
    result: { payable: false, months: null, totalInterest: null, cheaper: null },
    source: '1.000,00 × 10% = 100,00, todo o mínimo: o saldo não cai',
  },
  {
    title: 'Um centavo a mais que os juros, e ela acaba',
    on: '2026-11-14',
    input: { debts: [{ name: 'Cartão', balance: 1000, monthly_rate: 10, minimum: 100 }], extra: 0.01 },
    result: { payable: true },
    source: '1.000,00 + 100,00 − 100,01 = 999,99: o saldo cai, e cai cada vez mais depressa',
  },
  {
    title: 'A menor é também a mais cara: as duas ordens são uma',
    on: '2026-11-14',
    input: {
      debts: [
        { name: 'Pequena', balance: 500, monthly_rate: 10, minimum: 50 },
        { name: 'Grande', balance: 1000, monthly_rate: 0, minimum: 100 },
      ],
      extra: 400,
    },
    result: { cheaper: 'tie', interestSaved: 0, months: 3, totalInterest: 60 },
    source:
      '500 + 50 − 450 = 100 e 1.000 − 100 = 900; 100 + 10 − 110 = 0 e 900 − 440 = 460; 460 − 460 = 0: três meses, juros de 50,00 + 10,00',
  },
]
