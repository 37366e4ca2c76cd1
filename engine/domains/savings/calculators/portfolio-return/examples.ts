import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Um aporte, três retiradas: o exemplo do XTIR do Excel',
    on: '2026-11-14',
    input: {
      flows: [
        { date: '2008-01-01', amount: 10000 },
        { date: '2008-03-01', amount: -2750 },
        { date: '2008-10-30', amount: -4250 },
        { date: '2009-02-15', amount: -3250 },
      ],
      values: [{ date: '2009-04-01', value: 2750 }],
    },
    result: {
      contributed: 10000,
      withdrawn: 10250,
      profit: 3000,
      totalReturnPercent: 30,
      timeWeightedPercent: null,
      moneyWeightedAnnualPercent: 37.336253,
    },
    source: 'https://support.microsoft.com/pt-br/office/função-xtir-de1242ec-6477-445b-b11b-a303ad9adc9d (0,373362535)',
  },
  {
    title: 'Sobe 10%, entra um aporte, cai 5%: 4,5% pelo tempo',
    on: '2026-11-14',
    input: {
      flows: [
        { date: '2025-01-02', amount: 1000 },
        { date: '2025-07-01', amount: 900 },
      ],
      values: [
        { date: '2025-07-01', value: 1100 },
        { date: '2026-01-02', value: 1900 },
      ],
    },
    result: {
      contributed: 1900,
      profit: 0,
      totalReturnPercent: 0,
      timeWeightedPercent: 4.5,
      timeWeightedAnnualPercent: 4.5,
      moneyWeightedAnnualPercent: 0,
    },
    source: '1.100 ÷ 1.000 × 1.900 ÷ (1.100 + 900) = 1,1 × 0,95 = 1,045; quem aportou mais antes da queda não ganhou nada',
  },
  {
    title: 'Carteira que já existia e pagou proventos',
    on: '2026-11-14',
    input: {
      flows: [],
      values: [
        { date: '2025-01-02', value: 1000 },
        { date: '2026-01-02', value: 1040 },
      ],
      dividends_received: [{ date: '2026-01-02', amount: 60 }],
    },
    result: {
      contributed: 1000,
      withdrawn: 60,
      profit: 100,
      totalReturnPercent: 10,
      timeWeightedPercent: 10,
      moneyWeightedAnnualPercent: 10,
    },
    source: '(1.040,00 + 60,00) ÷ 1.000,00 = 1,10 em 365 dias',
  },
]
