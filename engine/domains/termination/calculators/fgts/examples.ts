import { composed, word } from '../../../../core/text/language.ts'
import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm'

/** Both sides of each bracket of the annex: the balance at the limit and one centavo above it, computed by hand from its two columns. */
const BANDS: readonly [limit: number, ratePercent: number, additional: number, amount: number, nextRatePercent: number, next: number][] = [
  [500, 50, 0, 250, 40, 250],
  [1000, 40, 50, 450, 30, 450],
  [5000, 30, 150, 1650, 20, 1650],
  [10000, 20, 650, 2650, 15, 2650],
  [15000, 15, 1150, 3400, 10, 3400],
  [20000, 10, 1900, 3900, 5, 3900],
]

const bands: Examples<typeof definition> = BANDS.flatMap(([limit, ratePercent, additional, amount, nextRatePercent, next]) => {
  const input = {
    salary: 1000,
    months_worked: 1,
    annual_return: 0,
    include_anniversary_withdrawal: true,
    reference_date: '2026-01-31',
  }
  const source = `${LAW} (anexo): ${ratePercent}% de ${limit},00 + ${additional},00 = ${amount},00; acima, ${nextRatePercent}%`
  return [
    {
      title: composed(() => word`Saque-aniversário com saldo de ${limit} reais`),
      on: '2026-11-14',
      input: { ...input, balance: limit - 80 },
      result: { balance: limit, anniversaryWithdrawal: { ratePercent, additional, amount } },
      source,
    },
    {
      title: composed(() => word`Saque-aniversário um centavo acima de ${limit} reais`),
      on: '2026-11-14',
      input: { ...input, balance: limit - 79.99 },
      result: { balance: limit + 0.01, anniversaryWithdrawal: { ratePercent: nextRatePercent, amount: next } },
      source,
    },
  ]
})

export const examples: Examples<typeof definition> = [
  {
    title: 'Um ano de depósitos com salário de três mil reais',
    on: '2026-11-14',
    input: { salary: 3000, months_worked: 12 },
    result: {
      monthlyDeposit: 240,
      totalDeposits: 2880,
      yield: 39.39,
      balance: 2919.39,
      anniversaryWithdrawal: null,
      terminationFine: 1167.76,
      terminationTotal: 4087.15,
    },
    source: `${LAW}, arts. 13, 15 e 18: 8% de 3.000,00; juros de 1,03^(1/12) − 1 = 0,2466% sobre o saldo anterior, onze vezes: 39,39; 40% de 2.919,39`,
  },
  {
    title: 'Saque-aniversário sobre mil reais, exemplo oficial',
    on: '2026-11-14',
    input: { salary: 12500, months_worked: 1, include_anniversary_withdrawal: true, reference_date: '2026-01-31' },
    result: {
      balance: 1000,
      anniversaryWithdrawal: { ratePercent: 40, additional: 50, amount: 450 },
      terminationFine: 400,
      terminationTotal: 400,
    },
    source: 'https://einvestidor.estadao.com.br/radar-einvestidor/saque-aniversario-fgts-quanto-receber-2026',
  },
  {
    title: 'Aprendiz deposita 2%',
    on: '2026-11-14',
    input: { salary: 1000, months_worked: 12, apprentice: true, reference_date: '2026-01-31' },
    result: { monthlyDeposit: 20, totalDeposits: 240, yield: 3.3, balance: 243.3 },
    source: `${LAW}, art. 15, § 7º: 2% de 1.000,00; juros mensais de 0,2466%, cada um arredondado: 3,30`,
  },
  {
    title: 'Antes da Lei nº 10.097/2000 o aprendiz também depositava 8%',
    on: '2026-11-14',
    input: { salary: 1000, months_worked: 12, apprentice: true, annual_return: 0, reference_date: '2000-12-01' },
    result: { monthlyDeposit: 80, totalDeposits: 960, balance: 960 },
    source: `${LAW}, art. 15, caput; o § 7º foi incluído pela Lei nº 10.097, de 19/12/2000`,
  },
  {
    title: 'Saldo anterior e sem rendimento',
    on: '2026-11-14',
    input: { salary: 2500, months_worked: 24, balance: 1000, annual_return: 0, reference_date: '2017-11-10' },
    result: { totalDeposits: 4800, yield: 0, balance: 5800, terminationFine: 2320, terminationTotal: 8120 },
    source: `${LAW}: 1.000,00 + 24 × 200,00 = 5.800,00; 40% de 5.800,00 = 2.320,00`,
  },
  {
    title: 'Cinco anos com salário de cinco mil reais',
    on: '2026-11-14',
    input: { salary: 5000, months_worked: 60, reference_date: '2026-01-31' },
    result: {
      monthlyDeposit: 400,
      totalDeposits: 24000,
      yield: 1832.44,
      balance: 25832.44,
      terminationFine: 10332.98,
      terminationTotal: 36165.42,
    },
    source: `${LAW}, arts. 13, 15 e 18: série de 60 depósitos de 400,00 a 0,24663% ao mês, juros arredondados a cada mês; 40% de 25.832,44`,
  },
  ...bands,
]
