import type { Example } from '../../../../core/operation/card.ts'

const PRICE = 'Tabela Price, PMT = P × i ÷ (1 − (1 + i)^−n)'

export const examples: Example[] = [
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
]
