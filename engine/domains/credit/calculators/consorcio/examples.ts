import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ABAC = 'http://abac.org.br/o-consorcio/como-calcular-as-prestacoes'

export const examples: Examples<typeof definition> = [
  {
    title: 'O exemplo da ABAC: 30.000,00 em 60 meses, 15% e 2%',
    on: '2026-11-14',
    input: { asset_value: 30000, months: 60, admin_fee: 15, insurance_fee: 2 },
    result: {
      monthlyInstallment: 585,
      adminFeeAmount: 4500,
      insuranceAmount: 600,
      totalCost: 35100,
      financing: { monthlyInstallment: 823.55, totalInterest: 19412.47, totalPaid: 49412.47 },
      savings: 14312.47,
      cheaper: null,
    },
    source: `${ABAC} (500,00 + 75,00 + 10,00 = 585,00; 60 × 585,00 = 35.100,00); Price a 1,24^(1/12) − 1 ao mês`,
  },
  {
    title: 'Contra um financiamento sem juros, o consórcio perde a taxa',
    on: '2026-11-14',
    input: { asset_value: 30000, months: 60, admin_fee: 15, insurance_fee: 2, financing_annual_rate: 0 },
    result: { financing: { monthlyInstallment: 500, totalInterest: 0, totalPaid: 30000 }, savings: 5100, cheaper: null },
    source: `${ABAC}: fundo comum de 30.000,00 ÷ 60 = 500,00; 4.500,00 + 600,00 de taxas`,
  },
  {
    title: 'Um único mês',
    on: '2026-11-14',
    input: { asset_value: 100000, months: 1 },
    result: {
      monthlyInstallment: 120000,
      totalCost: 120000,
      financing: { monthlyInstallment: 101808.76, totalInterest: 1808.76, totalPaid: 101808.76 },
      savings: 18191.24,
      cheaper: null,
    },
    source: `Fórmula da ABAC (${ABAC}) com n = 1; 100.000,00 × 1,24^(1/12) = 101.808,76`,
  },
  {
    title: 'O maior prazo',
    on: '2026-11-14',
    input: { asset_value: 50000, months: 600, financing_annual_rate: 12 },
    result: { monthlyInstallment: 100, totalCost: 60000, financing: { monthlyInstallment: 476.09 }, cheaper: null },
    source: `Fórmula da ABAC (${ABAC}): 60.000,00 ÷ 600 = 100,00; Price a 1,12^(1/12) − 1 = 0,948879% ao mês`,
  },
  {
    title: 'Sem taxas e sem juros, empate',
    on: '2026-11-14',
    input: { asset_value: 100000, months: 24, admin_fee: 0, insurance_fee: 0, financing_annual_rate: 0 },
    result: { monthlyInstallment: 4166.67, lastInstallment: 4166.59, totalCost: 100000, savings: 0, cheaper: null },
    source: '100.000,00 ÷ 24 = 4.166,67; 100.000,00 − 23 × 4.166,67 = 4.166,59',
  },
  {
    title: 'Com reajuste anual de 10% em 24 meses',
    on: '2026-11-14',
    input: { asset_value: 24000, months: 24, admin_fee: 0, insurance_fee: 0, annual_adjustment: 10, schedule: true },
    result: {
      monthlyInstallment: 1000,
      totalCost: 24000,
      adjusted: { lastInstallment: 1100, totalCost: 25200, finalCredit: 26400 },
      schedule: Array.from({ length: 24 }, (_, index) => ({
        month: index + 1,
        installment: index < 12 ? 1000 : 1100,
        paid: index < 12 ? 1000 * (index + 1) : 12000 + 1100 * (index - 11),
      })),
    },
    source: `Fórmula da ABAC (${ABAC}) com a carta corrigida no segundo ano: 12 × 1.000,00 + 12 × 1.100,00 = 25.200,00`,
  },
  {
    title: 'Custo em dinheiro de hoje',
    on: '2026-11-14',
    input: { asset_value: 1100, months: 1, admin_fee: 10, insurance_fee: 0, annual_inflation: 213.8428376721 },
    result: { totalCost: 1210, totalCostToday: 1100 },
    source: '1.100,00 × 1,1 = 1.210,00; inflação de 213,84% ao ano é 1,1^12 − 1, 10% no mês: 1.210,00 ÷ 1,1',
  },
  {
    title: 'Contemplado no mês 17, o consórcio custa menos em dinheiro de hoje',
    on: '2026-11-14',
    input: { asset_value: 100000, months: 60, awarded_month: 17 },
    result: { presentValue: 72855.76, advantageToday: 875.66, cheaper: 'consorcio', breakEvenMonth: 17 },
    source: '60 × 2.000,00 e 100.000,00 no mês 17, trazidos a hoje por (1,24)^(1/12) − 1 ao mês',
  },
  {
    title: 'Contemplado um mês depois, o financiamento custa menos',
    on: '2026-11-14',
    input: { asset_value: 100000, months: 60, awarded_month: 18 },
    result: { cheaper: 'financing', breakEvenMonth: 17 },
    source: '60 × 2.000,00 e 100.000,00 no mês 18, trazidos a hoje por (1,24)^(1/12) − 1 ao mês',
  },
]
