import type { Example } from '../../../../core/operation/card.ts'

const PRICE = 'Tabela Price, PMT = P × i ÷ (1 − (1 + i)^−n)'
const SAC = 'SAC: amortização P ÷ n, juros sobre o saldo'

export const examples: Example[] = [
  {
    title: 'SAC de 420 meses, o prazo mais longo',
    on: '2026-11-14',
    input: { property_value: 500000, down_payment: 80000, annual_rate: 12, months: 420, system: 'sac', rate_convention: 'nominal' },
    result: {
      financedAmount: 420000,
      monthlyRatePercent: 1,
      firstInstallment: 5200,
      lastInstallment: 1010,
      totalInterest: 884100,
      totalPaid: 1304100,
    },
    source: `${SAC}: 420.000 ÷ 420 = 1.000,00 por mês; juros 1% × 1.000 × (420 + 419 + … + 1) = 884.100,00`,
  },
  {
    title: 'Empréstimo da Calculadora do Cidadão: 2.000,00 a 1% ao mês em oito parcelas',
    on: '2026-11-14',
    input: { property_value: 2000, down_payment: 0, annual_rate: 12, months: 8, system: 'price', rate_convention: 'nominal' },
    result: { financedAmount: 2000, monthlyRatePercent: 1, firstInstallment: 261.38 },
    source:
      'https://www.revide.com.br/blog/valdir-domeneghetti/calculadora-do-cidadao-do-bacen-financiamento-com-/ (2.000,00 a 1% com prestação próxima de 261,50: oito meses)',
  },
  {
    title: 'Taxa anual efetiva de 12,68% equivale a 1% ao mês',
    on: '2026-11-14',
    input: { property_value: 120000, down_payment: 0, annual_rate: 12.68, months: 120, system: 'sac' },
    result: { monthlyRatePercent: 0.999813, firstInstallment: 2199.78 },
    source:
      'https://newsinvestidor.com.br/ferramentas/cdi-rendimento/como-calcular-cdi (12,68% ao ano ≈ 1% ao mês); 1,1268^(1/12) − 1 = 0,999813%; 1.000,00 + 1.199,78',
  },
  {
    title: 'Um único mês: principal e juros de uma vez',
    on: '2026-11-14',
    input: { property_value: 1000, down_payment: 0, annual_rate: 24, months: 1, system: 'price', rate_convention: 'nominal' },
    result: { firstInstallment: 1020, lastInstallment: 1020, totalInterest: 20, totalPaid: 1020, cetAnnualPercent: 26.824179 },
    source: `${PRICE} com n = 1: 1.000,00 × 1,02; CET = 1,02^12 − 1 = 26,824179%`,
  },
  {
    title: 'Seguro e tarifa entram na parcela e no CET',
    on: '2026-11-14',
    input: {
      property_value: 2000,
      down_payment: 1000,
      annual_rate: 12,
      months: 2,
      system: 'sac',
      rate_convention: 'nominal',
      monthly_insurance: 20,
      monthly_fee: 5,
      schedule: true,
    },
    result: {
      firstInstallment: 535,
      lastInstallment: 530,
      totalInterest: 15,
      totalCharges: 50,
      totalPaid: 1065,
      schedule: [
        { month: 1, installment: 535, interest: 10, amortization: 500, charges: 25, balance: 500 },
        { month: 2, installment: 530, interest: 5, amortization: 500, charges: 25, balance: 0 },
      ],
    },
    source: `${SAC}: 500,00 + 10,00 e 500,00 + 5,00, mais 25,00 por mês (CET inclui encargos: Resolução CMN nº 4.881/2020)`,
  },
]
