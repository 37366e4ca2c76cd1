import type { Example } from '../../../../core/operation/card.ts'

const CAP = 'Lei nº 14.690/2023, art. 28, § 1º'
const IOF = 'IOF do Decreto nº 6.306/2007, art. 7º: 0,0082% ao dia e 0,38%'

export const examples: Example[] = [
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
        interest: 850,
        iof: 29.32,
        months: 36,
        totalPaid: 1879.32,
        capApplied: true,
      },
      installmentPlan: { installmentAmount: 132.7, installments: 12, totalInterest: 592.29, iof: 22.01, totalPaid: 1614.3 },
      cheaper: 'installment',
      savings: 265.02,
    },
    source: `${CAP}: juros até 850,00; 850 × 14% = 119,00; ${IOF}: 850 × 30 × 0,0082% + 850 × 0,38% = 2,09 + 3,23; cada fatura refeita em decimais`,
  },
  {
    title: 'O teto: dívida de 500,00 nunca paga mais de 500,00 de juros',
    on: '2026-11-14',
    input: { bill_amount: 625, minimum_payment_percent: 20 },
    result: { revolving: { minimumPayment: 125, carriedBalance: 500, interest: 500, capApplied: true, capPercent: 100 } },
    source:
      'https://monitordomercado.com.br/noticias/292896-nova-lei-assinada-por-lula-muda-forma-como-se-utiliza-o-cartao-de-credito (500,00 viram no máximo 1.000,00)',
  },
  {
    title: 'Fatura pequena: o que sobra é pago inteiro no mês seguinte',
    on: '2026-11-14',
    input: { bill_amount: 10, installment_months: 2, installment_rate: 0 },
    result: {
      revolving: { minimumPayment: 1.5, carriedBalance: 8.5, interest: 1.19, iof: 0.05, months: 1, totalPaid: 11.24, capApplied: false },
      installmentPlan: { installmentAmount: 5, totalInterest: 0, iof: 0.08, totalPaid: 10.08 },
      cheaper: 'installment',
      savings: 1.16,
    },
    source: `8,50 × 14% = 1,19; ${IOF}: 0,02 + 0,03 no rotativo; 5 × 30 × 0,0082% + 5 × 60 × 0,0082% = 0,04 e 10 × 0,38% = 0,04 no parcelamento`,
  },
  {
    title: 'Mínimo de 100%: a fatura é paga e não há dívida',
    on: '2026-11-14',
    input: { bill_amount: 1000, minimum_payment_percent: 100 },
    result: {
      revolving: { minimumPayment: 1000, carriedBalance: 0, interest: 0, iof: 0, months: 0, totalPaid: 1000, capApplied: false },
      cheaper: 'revolving',
      savings: 614.3,
    },
    source: `1.000,00 − 1.000,00 = 0; ${IOF} só no parcelamento, cujo total é 1.614,30`,
  },
  {
    title: 'Antes de 2024, sem teto, 20% ao mês com mínimo de 15% não acaba nunca',
    on: '2026-11-14',
    input: { bill_amount: 1000, revolving_rate: 20, reference_date: '2023-06-01' },
    result: {
      revolving: { months: null, interest: null, totalPaid: null, capApplied: false, capPercent: null, nextBill: 1025.32 },
      cheaper: 'installment',
      savings: null,
    },
    source: 'Sem o teto da Lei nº 14.690/2023: 0,85 × (1 + 20% + 30 × 0,0082%) = 1,0221 > 1, a dívida cresce todo mês',
  },
  {
    title: 'Parcelamento a 100% ao mês: o teto encerra em duas parcelas',
    on: '2026-11-14',
    input: { bill_amount: 1000, installment_rate: 100, installment_months: 24 },
    result: {
      installmentPlan: { installmentAmount: 1000, installments: 2, totalInterest: 1000, iof: 8.72, totalPaid: 2008.72, capApplied: true },
    },
    source: `${CAP}: 1.000,00 de juros no primeiro mês esgotam o teto; o segundo paga a dívida; ${IOF}: 1.000 × 60 × 0,0082% + 3,80`,
  },
  {
    title: 'IOF zero em 2020',
    on: '2026-11-14',
    input: { bill_amount: 1000, reference_date: '2020-06-01' },
    result: {
      revolving: { firstMonthIof: 0, iof: 0, nextBill: 969, interest: 3801.33, months: 147, totalPaid: 4801.33 },
      installmentPlan: { iof: 0, totalInterest: 592.29, totalPaid: 1592.29 },
    },
    source:
      'Decreto nº 10.305/2020: alíquotas zero de 03/04/2020; 850,00 × 1,14 = 969,00; cada fatura refeita em decimais, sem teto de juros',
  },
  {
    title: 'Sem juros, só o IOF',
    on: '2026-11-14',
    input: { bill_amount: 1000, revolving_rate: 0, installment_rate: 0, installment_months: 2 },
    result: {
      revolving: { interest: 0, iof: 17.26, months: 29, totalPaid: 1017.26 },
      installmentPlan: { installmentAmount: 500, totalInterest: 0, iof: 7.49, totalPaid: 1007.49 },
    },
    source: `${IOF}: 500 × 30 × 0,0082% + 500 × 60 × 0,0082% = 3,69 e 3,80; cada fatura do rotativo refeita em decimais`,
  },
]
