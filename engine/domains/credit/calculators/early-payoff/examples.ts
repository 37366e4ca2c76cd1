import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const RULE = 'CDC, art. 52, § 2º, e Resolução CMN nº 5.004/2022, art. 7º: valor presente à taxa do contrato'

export const examples: Examples<typeof definition> = [
  {
    title: 'Faltam 36 parcelas de 850,00 a 1,5% ao mês',
    on: '2026-11-14',
    input: { installment: 850, remaining: 36, monthly_rate: 1.5 },
    result: { sum: 30600, payoff: 23511.58, discount: 7088.42, discountPercent: 23.164771, installmentsLeft: 0, newLastDue: null },
    source: `${RULE}: 850,00 × (1 − 1,015^−36) ÷ 0,015 = 23.511,58; 30.600,00 − 23.511,58`,
  },
  {
    title: 'Antecipar tudo logo depois de contratar devolve o emprestado',
    on: '2026-11-14',
    input: { installment: 472.8, remaining: 12, monthly_rate: 2 },
    result: { payoff: 5000.02 },
    source: `${RULE}: doze parcelas de 472,80 são 5.000,00 a 2% ao mês, com a parcela arredondada para cima`,
  },
  {
    title: 'A última parcela, a que mais desconta',
    on: '2026-11-14',
    input: { installment: 1000, remaining: 3, monthly_rate: 10, mode: 'last', count: 1 },
    result: { sum: 1000, payoff: 751.31, discount: 248.69, installmentsLeft: 2, newLastDue: '2027-01-13' },
    source: `${RULE}: 1.000,00 ÷ 1,1³ = 751,31; sobram as de 30 e 60 dias`,
  },
  {
    title: 'A próxima parcela, antecipada em 30 dias',
    on: '2026-11-14',
    input: { installment: 1100, remaining: 3, monthly_rate: 10, mode: 'next', count: 1 },
    result: { sum: 1100, payoff: 1000, discount: 100, installmentsLeft: 2, newLastDue: '2027-02-12' },
    source: `${RULE}: 1.100,00 ÷ 1,1 = 1.000,00`,
  },
  {
    title: 'No dia do vencimento a parcela não tem desconto',
    on: '2026-11-14',
    input: { installment: 1210, remaining: 2, monthly_rate: 21, next_due_in_days: 0 },
    result: { sum: 2420, payoff: 2210, discount: 210 },
    source: `${RULE}: 1.210,00 + 1.210,00 ÷ 1,21 = 2.210,00`,
  },
  {
    title: 'Meio mês conta meio mês',
    on: '2026-11-14',
    input: { installment: 1100, remaining: 1, monthly_rate: 21, next_due_in_days: 15 },
    result: { payoff: 1000, discount: 100 },
    source: `${RULE}: 1.100,00 ÷ 1,21^(15/30) = 1.100,00 ÷ 1,1 = 1.000,00`,
  },
  {
    title: 'Parcelas diferentes, cada uma com seu prazo',
    on: '2026-11-14',
    input: {
      monthly_rate: 10,
      schedule: [
        { due_in_days: 30, amount: 1100 },
        { due_in_days: 60, amount: 2420 },
      ],
    },
    result: { sum: 3520, payoff: 3000, discount: 520 },
    source: `${RULE}: 1.100,00 ÷ 1,1 + 2.420,00 ÷ 1,21 = 1.000,00 + 2.000,00`,
  },
]
