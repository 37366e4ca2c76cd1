import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const CET = 'Resolução CMN nº 4.881/2020, arts. 2º a 4º'
const IOF = 'IOF do Decreto nº 6.306/2007, art. 7º: 0,0082% ao dia, até 365 dias, e 0,38%'

export const examples: Examples<typeof definition> = [
  {
    title: 'O exemplo do Banco Central: 1.000,00 em cinco de 205,73',
    on: '2026-11-14',
    input: { loans: [{ amount: 1000, installments: 5, installment: 205.73, upfront_fees: 50, upfront_iof: 10 }] },
    result: {
      loans: [
        { netReleased: 940, installment: 205.73, totalPaid: 1028.65, iof: 10, cetMonthlyPercent: 3.08, cetAnnualPercent: 43.93, rank: 1 },
      ],
      best: 'Proposta 1',
    },
    source:
      'Banco Central, perguntas e respostas sobre o CET, reproduzido em http://www.servicosbancarios.com.br/search/label/Custo%20Efetivo%20Total (3,08% ao mês e 43,93% ao ano)',
  },
  {
    title: 'Compra de 1.080,00 à vista ou dez de 120,00',
    on: '2026-11-14',
    input: { loans: [{ name: 'Loja', amount: 1080, installments: 10, installment: 120, upfront_iof: 0 }] },
    result: {
      loans: [{ monthlyRatePercent: 1.962998, cetMonthlyPercent: 1.96, cetAnnualPercent: 26.27, totalPaid: 1200, totalInterest: 120 }],
    },
    source: `${CET}: a taxa que traz dez parcelas de 120,00 a 1.080,00 é 1,96% ao mês, 26,27% ao ano`,
  },
  {
    title: 'Juro menor, tarifa maior: a parcela engana e o CET não',
    on: '2026-11-14',
    input: {
      loans: [
        { name: 'Banco A', amount: 5000, installments: 12, monthly_rate: 2, upfront_iof: 0 },
        { name: 'Banco B', amount: 5000, installments: 12, monthly_rate: 1.8, upfront_fees: 300, upfront_iof: 0 },
      ],
    },
    result: {
      loans: [
        { name: 'Banco A', installment: 472.8, totalPaid: 5673.6, cetMonthlyPercent: 2, rank: 1 },
        { name: 'Banco B', installment: 467.01, totalPaid: 5604.12, netReleased: 4700, rank: 2 },
      ],
      best: 'Banco A',
    },
    source: `Tabela Price: 5.000,00 × 2% ÷ (1 − 1,02^−12) = 472,80, × 12 = 5.673,60; ${CET}: 4.700,00 por doze de 467,01 custa mais de 2,8% ao mês`,
  },
  {
    title: 'Dez mil a 1% ao mês em doze vezes, com o IOF calculado',
    on: '2026-11-14',
    input: { loans: [{ amount: 10000, installments: 12, monthly_rate: 1 }] },
    result: { loans: [{ installment: 888.49, iof: 200.82, netReleased: 9799.18 }] },
    source: `Tabela Price: 10.000,00 × 1% ÷ (1 − 1,01^−12) = 888,49; ${IOF}, cada amortização com meses de 30 dias: 162,82 + 38,00`,
  },
  {
    title: 'Pelas datas: uma parcela de 1.200,00 um ano depois',
    on: '2026-11-14',
    input: {
      released_on: '2026-01-10',
      loans: [{ amount: 1000, installments: 1, installment: 1200, first_due: '2027-01-10', upfront_iof: 0 }],
    },
    result: { loans: [{ cetAnnualPercent: 20, totalCost: 200 }] },
    source: `${CET}: 365 dias sobre 365, 1.200,00 ÷ 1.000,00 − 1 = 20%`,
  },
  {
    title: 'Seguro e tarifa mensais entram no CET',
    on: '2026-11-14',
    input: {
      loans: [{ amount: 1000, installments: 1, monthly_rate: 2, upfront_iof: 0, monthly_insurance: 8, monthly_fee: 2 }],
    },
    result: { loans: [{ installment: 1020, totalPaid: 1030, totalInterest: 20, cetMonthlyPercent: 3, cetAnnualPercent: 42.58 }] },
    source: `${CET}: (1.020,00 + 8,00 + 2,00) ÷ 1.000,00 − 1 = 3% ao mês; 1,03^12 − 1 = 42,58%`,
  },
]
