import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const CAP = 'Lei nº 14.690/2023, art. 28, § 1º'
const ROTATIVO = 'Resolução CMN nº 4.549/2017, arts. 1º e 2º: rotativo até a fatura seguinte, depois parcelado'
const IOF = 'IOF do Decreto nº 6.306/2007, art. 7º: 0,0082% ao dia e 0,38%'
const REDONE = 'cada parcela refeita em decimais'

export const examples: Examples<typeof definition> = [
  {
    title: 'Fatura de 1.000,00 pagando só o mínimo',
    on: '2026-11-14',
    input: { bill_amount: 1000 },
    result: {
      revolving: {
        minimumPayment: 150,
        carriedBalance: 850,
        firstMonthInterest: 119,
        firstMonthIof: 5.32,
        nextBill: 974.32,
        balance: 969,
        planInstallment: 128.58,
        interest: 692.98,
        iof: 23.42,
        months: 13,
        totalPaid: 1716.4,
        payNextBillTotal: 1124.32,
        maxTotal: 1700,
        capApplied: false,
      },
      installmentPlan: {
        financedAmount: 850,
        installmentAmount: 112.79,
        installments: 12,
        totalInterest: 503.51,
        iof: 18.71,
        totalPaid: 1522.22,
      },
      cheaper: 'installment',
      savings: 194.18,
    },
    source: `${ROTATIVO}; 850 × 14% = 119,00; ${IOF}: 850 × 30 × 0,0082% + 850 × 0,38% = 2,09 + 3,23; 969,00 e 850,00 em doze a 8%, ${REDONE}`,
  },
  {
    title: 'Dívida de 700,00 a 14% e depois a 8% em 24 vezes: o teto segura em 1.400,00',
    on: '2026-11-14',
    input: { bill_amount: 1000, minimum_payment_percent: 30, revolving_rate: 14, installment_rate: 8, installment_months: 24 },
    result: {
      revolving: {
        carriedBalance: 700,
        firstMonthInterest: 98,
        balance: 798,
        planInstallment: 75.79,
        planTotalUncapped: 1818.96,
        interest: 700,
        maxTotal: 1400,
        capApplied: true,
        capPercent: 100,
        months: 20,
      },
    },
    source: `${CAP}: 700,00 × 14% = 98,00; 798,00 em 24 de 75,79 seriam 1.818,96, e a dívida não passa de 1.400,00 fora o IOF`,
  },
  {
    title: 'Cem reais no rotativo: no máximo duzentos',
    on: '2026-11-14',
    input: { bill_amount: 200, minimum_payment_percent: 50, revolving_rate: 15, installment_months: 24 },
    result: { revolving: { carriedBalance: 100, interest: 100, maxTotal: 200, capApplied: true } },
    source:
      'https://goias.gov.br/procon/com-nova-regra-juros-do-rotativo-do-cartao-nao-poderao-ultrapassar-divida-original-a-partir-de-hoje/ (100,00 chegam a no máximo 200,00, fora o IOF)',
  },
  {
    title: 'O teto: dívida de 500,00 nunca paga mais de 500,00 de juros',
    on: '2026-11-14',
    input: { bill_amount: 625, minimum_payment_percent: 20, revolving_rate: 100, installment_months: 24 },
    result: {
      revolving: {
        minimumPayment: 125,
        carriedBalance: 500,
        firstMonthInterest: 500,
        interest: 500,
        months: 12,
        maxTotal: 1000,
        capApplied: true,
      },
      installmentPlan: { totalInterest: 500, capApplied: true },
    },
    source:
      'https://monitordomercado.com.br/noticias/292896-nova-lei-assinada-por-lula-muda-forma-como-se-utiliza-o-cartao-de-credito (500,00 viram no máximo 1.000,00)',
  },
  {
    title: 'Fatura pequena',
    on: '2026-11-14',
    input: { bill_amount: 10, installment_months: 2, installment_rate: 0 },
    result: {
      revolving: {
        minimumPayment: 1.5,
        carriedBalance: 8.5,
        interest: 1.19,
        iof: 0.09,
        months: 3,
        totalPaid: 11.28,
        payNextBillTotal: 11.24,
      },
      installmentPlan: { installmentAmount: 4.25, totalInterest: 0, iof: 0.06, totalPaid: 10.06 },
      cheaper: 'installment',
      savings: 1.22,
    },
    source: `8,50 × 14% = 1,19; ${IOF}: 0,02 + 0,03 no rotativo, ${REDONE}`,
  },
  {
    title: 'Fatura paga inteira: não há dívida',
    on: '2026-11-14',
    input: { bill_amount: 1000, minimum_payment_percent: 100 },
    result: {
      revolving: { minimumPayment: 1000, carriedBalance: 0, interest: 0, iof: 0, months: 0, totalPaid: 1000, capApplied: false },
      installmentPlan: { financedAmount: 0, installments: 0, totalPaid: 1000 },
      cheaper: 'tie',
      savings: 0,
    },
    source: '1.000,00 − 1.000,00 = 0: nada a financiar de nenhum dos lados',
  },
  {
    title: 'Antes de 2024, sem teto',
    on: '2026-11-14',
    input: { bill_amount: 1000, revolving_rate: 20, reference_date: '2023-06-01' },
    result: {
      revolving: {
        nextBill: 1025.32,
        interest: 774.17,
        iof: 24.55,
        totalPaid: 1798.72,
        capApplied: false,
        capPercent: null,
        maxTotal: null,
      },
      savings: 276.5,
    },
    source: `${ROTATIVO}; sem o teto da Lei nº 14.690/2023; 850 × 20% = 170,00; ${IOF}; ${REDONE}`,
  },
  {
    title: 'Parcelamento a 100% ao mês: o teto encerra em duas parcelas',
    on: '2026-11-14',
    input: { bill_amount: 1000, installment_rate: 100, installment_months: 24 },
    result: {
      installmentPlan: { installmentAmount: 850, installments: 2, totalInterest: 850, iof: 7.41, totalPaid: 1857.41, capApplied: true },
    },
    source: `${CAP}: 850,00 de juros no primeiro mês esgotam o teto; o segundo paga a dívida; ${IOF}: 850 × 60 × 0,0082% + 3,23`,
  },
  {
    title: 'IOF zero em 2020',
    on: '2026-11-14',
    input: { bill_amount: 1000, reference_date: '2020-06-01' },
    result: {
      revolving: { firstMonthIof: 0, iof: 0, nextBill: 969, interest: 692.98, totalPaid: 1692.98 },
      installmentPlan: { iof: 0, totalInterest: 503.51, totalPaid: 1503.51 },
    },
    source: `Decreto nº 10.305/2020: alíquotas zero de 03/04/2020; 850,00 × 1,14 = 969,00; ${REDONE}`,
  },
  {
    title: 'Sem juros, só o IOF, com as parcelas uma a uma',
    on: '2026-11-14',
    input: { bill_amount: 1000, revolving_rate: 0, installment_rate: 0, installment_months: 2, schedule: true },
    result: {
      revolving: { interest: 0, iof: 8.46, months: 3, totalPaid: 1008.46 },
      installmentPlan: {
        installmentAmount: 425,
        totalInterest: 0,
        iof: 6.37,
        totalPaid: 1006.37,
        schedule: [
          { month: 1, installment: 425, interest: 0, amortization: 425, balance: 425 },
          { month: 2, installment: 425, interest: 0, amortization: 425, balance: 0 },
        ],
      },
    },
    source: `${IOF}: 425 × 30 × 0,0082% + 425 × 60 × 0,0082% = 3,14 e 850 × 0,38% = 3,23; no rotativo, 2,09 + 3,23 + 3,14`,
  },
]
