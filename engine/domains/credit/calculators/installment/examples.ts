import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const PRICE = 'Tabela Price, PMT = P × i ÷ (1 − (1 + i)^−n)'

export const examples: Examples<typeof definition> = [
  {
    title: 'Empréstimo da Calculadora do Cidadão: 750,00 em dez parcelas de 86,00',
    on: '2026-11-14',
    input: { total: 750, installments: 10, monthly_rate: 2.569 },
    result: { installmentAmount: 86 },
    source:
      'https://www.revide.com.br/blog/valdir-domeneghetti/calculadora-do-cidadao-do-bacen-financiamento-com-/ (750,00 em 10 × 86,00: 2,569% ao mês)',
  },
  {
    title: 'Mil reais em doze vezes a 2% ao mês',
    on: '2026-11-14',
    input: { total: 1000, installments: 12, monthly_rate: 2 },
    result: { installmentAmount: 94.56, lastInstallment: 94.54, totalPaid: 1134.7, totalInterest: 134.7 },
    source: `${PRICE}: 1.000,00 × 0,02 ÷ (1 − 1,02^−12) = 94,5596; onze de 94,56 e a última com o saldo de 92,69 e juros de 1,85`,
  },
  {
    title: 'Sem juros: a última parcela leva o centavo que sobra',
    on: '2026-11-14',
    input: { total: 100, installments: 3, monthly_rate: 0 },
    result: { installmentAmount: 33.33, lastInstallment: 33.34, totalPaid: 100, totalInterest: 0 },
    source: '100,00 ÷ 3 = 33,33 com resto de 0,01: 33,33 + 33,33 + 33,34 = 100,00',
  },
  {
    title: 'Uma parcela só',
    on: '2026-11-14',
    input: { total: 1000, installments: 1, monthly_rate: 5 },
    result: { installmentAmount: 1050, lastInstallment: 1050, totalPaid: 1050, totalInterest: 50 },
    source: `${PRICE} com n = 1: 1.000,00 × 1,05`,
  },
  {
    title: 'A maior taxa: 100% ao mês em duas vezes',
    on: '2026-11-14',
    input: { total: 1000, installments: 2, monthly_rate: 100 },
    result: { installmentAmount: 1333.33, lastInstallment: 1333.34, totalPaid: 2666.67, totalInterest: 1666.67 },
    source: `${PRICE}: 1.000,00 ÷ (1 − 1/4) = 1.333,33; juros de 1.000,00 e amortização de 333,33; depois 666,67 + 666,67`,
  },
  {
    title: 'Um trilhão de reais no maior prazo',
    on: '2026-11-14',
    input: { total: 1000000000000, installments: 600, monthly_rate: 1 },
    result: { installmentAmount: 10025602726.78, totalPaid: 6015361636248.2, totalInterest: 5015361636248.2 },
    source: `${PRICE} em decimais de 80 dígitos, com os juros de cada um dos 600 meses arredondados ao centavo`,
  },
  {
    title: 'A 100% ao mês em 600 vezes quase tudo é juro, e a parcela ainda quita a dívida',
    on: '2026-11-14',
    input: { total: 1000, installments: 600, monthly_rate: 100 },
    result: { installmentAmount: 1000 },
    source: `${PRICE}: 1.000,00 ÷ (1 − 2^−600) = 1.000,00`,
  },
  {
    title: 'Veículo de 40.000,00 em 48 vezes, com tarifa e IOF financiados',
    on: '2026-11-14',
    input: { total: 40000, installments: 48, monthly_rate: 1.8, iof: 'financed', financed_fees: 900, cet: true },
    result: {
      installmentAmount: 1321.17,
      totalPaid: 63416.32,
      financedAmount: 42224.37,
      iof: 1324.37,
      cetMonthlyPercent: 2.06,
      cetAnnualPercent: 27.79,
    },
    source: `${PRICE} e IOF do Decreto nº 6.306/2007, art. 7º, sobre a dívida que deixa 40.900,00 pagos os dois; CET da Resolução CMN nº 4.881/2020; refeito em decimais`,
  },
  {
    title: 'Sem juros, o IOF pago na hora ainda custa',
    on: '2026-11-14',
    input: { total: 1000, installments: 2, monthly_rate: 0, iof: 'upfront', cet: true, schedule: true },
    result: {
      installmentAmount: 500,
      iof: 7.49,
      totalWithCharges: 1007.49,
      cetMonthlyPercent: 0.5,
      cetAnnualPercent: 6.2,
      schedule: [
        { month: 1, installment: 500, interest: 0, amortization: 500, balance: 500 },
        { month: 2, installment: 500, interest: 0, amortization: 500, balance: 0 },
      ],
    },
    source: '500 × 30 × 0,0082% + 500 × 60 × 0,0082% = 3,69 e 1.000 × 0,38% = 3,80; a taxa que traz duas de 500,00 a 992,51 é 0,50% ao mês',
  },
  {
    title: 'O total em dinheiro de hoje',
    on: '2026-11-14',
    input: { total: 1100, installments: 1, monthly_rate: 10, annual_inflation: 213.8428376721 },
    result: { totalPaid: 1210, totalPaidToday: 1100 },
    source: '1.100,00 × 1,1 = 1.210,00; inflação de 213,84% ao ano é 1,1^12 − 1, 10% no mês: 1.210,00 ÷ 1,1 = 1.100,00',
  },
]
