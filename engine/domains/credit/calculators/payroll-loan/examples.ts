import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const MARGIN = 'https://revistadosbeneficios.com.br/?p=135173 (benefício de 1.621,00: 567,35 para empréstimo)'
const PRICE = 'tabela Price e IOF do Decreto nº 6.306/2007, art. 7º, em decimais de 80 dígitos'

export const examples: Examples<typeof definition> = [
  {
    title: 'Aposentado com 1.621,00: a margem de 35% e o maior empréstimo em 84 meses',
    on: '2026-11-14',
    input: { available_income: 1621, months: 84, monthly_rate: 1.85, category: 'inss', reference_date: '2026-01-15' },
    result: {
      marginPercent: 35,
      totalMarginPercent: 45,
      maxInstallment: 567.35,
      maxLoan: 24091.7,
      installmentAmount: 567.35,
      totalPaid: 47657.32,
      totalInterest: 23565.62,
      fits: true,
      iof: 790.93,
      netReleased: 23300.77,
      cetAnnualPercent: 26.180992,
      warnings: [],
    },
    source: `${MARGIN}; ${PRICE}`,
  },
  {
    title: 'Servidor federal com 6.000,00 líquidos: 2.100,00 de parcela',
    on: '2026-11-14',
    input: { available_income: 6000, months: 48, monthly_rate: 1.8, category: 'public_servant' },
    result: { marginPercent: 35, maxInstallment: 2100, maxLoan: 67115.55, iof: 2105.1, cetAnnualPercent: 26.150945 },
    source: `https://ttfnoticias.com.br/?p=6532 (6.000,00: 2.100,00 para empréstimo; o "aproximadamente 75 mil" da página não confere com a conta); ${PRICE}`,
  },
  {
    title: 'Empregado que pede menos que a margem',
    on: '2026-11-14',
    input: { available_income: 5000, months: 24, monthly_rate: 2, requested_amount: 10000 },
    result: {
      maxInstallment: 1750,
      maxLoan: 33099.36,
      loanAmount: 10000,
      installmentAmount: 528.71,
      lastInstallment: 528.74,
      totalPaid: 12689.07,
      fits: true,
      iof: 278.4,
      cetAnnualPercent: 30.617471,
    },
    source: `Lei nº 10.820/2003, art. 2º, § 2º: 35% de 5.000,00; ${PRICE}`,
  },
  {
    title: 'Sem juros, o IOF ainda custa',
    on: '2026-11-14',
    input: { available_income: 2000, months: 12, monthly_rate: 0 },
    result: { maxInstallment: 700, maxLoan: 8400, totalInterest: 0, iof: 166.24, netReleased: 8233.76, cetAnnualPercent: 3.770055 },
    source:
      '35% de 2.000,00 × 12 = 8.400,00; IOF: 700 × 30 × (1 + … + 12) × 0,0082% = 134,32 mais 8.400 × 0,38% = 31,92 (Decreto nº 6.306/2007, art. 7º)',
  },
  {
    title: 'Um mês',
    on: '2026-11-14',
    input: { available_income: 5000, months: 1, monthly_rate: 2, requested_amount: 1000 },
    result: { installmentAmount: 1020, totalPaid: 1020, totalInterest: 20, iof: 6.26, cetAnnualPercent: 36.750463 },
    source: '1.000,00 × 1,02; IOF 1.000 × 30 × 0,0082% + 1.000 × 0,38% = 2,46 + 3,80; (1.020 ÷ 993,74)^12 − 1',
  },
  {
    title: 'Pedido acima da margem: a parcela não cabe',
    on: '2026-11-14',
    input: { available_income: 1621, months: 96, monthly_rate: 1.85, category: 'inss', requested_amount: 30000 },
    result: { maxInstallment: 567.35, maxLoan: 25390.14, installmentAmount: 670.36, fits: false },
    source: `${MARGIN}; 670,36 > 567,35; ${PRICE}: 25.390,16, menos 2 centavos para a última parcela não passar da margem`,
  },
  {
    title: 'O maior prazo aceito',
    on: '2026-11-14',
    input: { available_income: 10000, months: 600, monthly_rate: 0.5 },
    result: { maxInstallment: 3500, maxLoan: 664887.56, totalPaid: 2099999.93, iof: 22396.78, cetAnnualPercent: 6.429091 },
    source: `3.500,00 × (1 − 1,005^−600) ÷ 0,005 = 664.887,56; ${PRICE}`,
  },
  {
    title: 'Servidor entre a lei de dezembro de 2022 e a queda do veto: 40% para empréstimo',
    on: '2026-11-14',
    input: { available_income: 2000, months: 12, monthly_rate: 1.85, category: 'public_servant', reference_date: '2023-02-01' },
    result: { marginPercent: 40, totalMarginPercent: 45, maxInstallment: 800, maxLoan: 8538.73 },
    source:
      'https://sindilegis.org.br/lei-que-amplia-margem-do-credito-consignado-para-servidores-publicos-para-45-ja-esta-em-vigor/ (45%, 5% para cartão, veto aos outros 5%)',
  },
  {
    title: 'Um mês, com a tabela e o total em dinheiro de hoje',
    on: '2026-11-14',
    input: {
      available_income: 5000,
      months: 1,
      monthly_rate: 2,
      requested_amount: 1000,
      schedule: true,
      annual_inflation: 26.8241794563,
    },
    result: {
      totalPaid: 1020,
      totalPaidToday: 1000,
      schedule: [{ month: 1, installment: 1020, interest: 20, amortization: 1000, balance: 0 }],
    },
    source: '1.000,00 × 1,02 = 1.020,00; inflação de 26,82% ao ano é 1,02^12 − 1, 2% no mês: 1.020,00 ÷ 1,02 = 1.000,00',
  },
]
