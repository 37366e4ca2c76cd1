import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'Decreto nº 11.150/2022, arts. 3º e 4º'

export const examples: Examples<typeof definition> = [
  {
    title: 'Sobram exatamente seiscentos reais',
    on: '2026-11-16',
    input: { monthly_income: 3000, consumer_installments: 2400, reference_date: '2026-06-01' },
    result: {
      minimumExistence: 600,
      left: 600,
      compromised: false,
      maxInstallments: 2400,
      planMonths: 60,
      planInstallment: null,
      fitsPlan: null,
    },
    source: `${LAW} (Decreto nº 11.567/2023): 600,00`,
  },
  {
    title: 'Um centavo a mais de parcela já compromete',
    on: '2026-11-16',
    input: { monthly_income: 3000, consumer_installments: 2400.01, total_debt: 144_000, reference_date: '2026-06-01' },
    result: { left: 599.99, compromised: true, maxInstallments: 2400, planInstallment: 2400, fitsPlan: true },
    source: `${LAW}; CDC, art. 104-A: 144.000,00 ÷ 60 = 2.400,00`,
  },
  {
    title: 'A dívida que não cabe no plano',
    on: '2026-11-16',
    input: { monthly_income: 1621, consumer_installments: 1700, total_debt: 80_000, reference_date: '2026-06-01' },
    result: { left: -79, compromised: true, maxInstallments: 1021, planInstallment: 1333.33, fitsPlan: false },
    source: `${LAW}; 80.000,00 ÷ 60 = 1.333,33, acima de 1.621,00 − 600,00`,
  },
  {
    title: 'No último dia dos 303 reais',
    on: '2026-11-16',
    input: { monthly_income: 1320, consumer_installments: 900, reference_date: '2023-06-19' },
    result: { minimumExistence: 303, left: 420, compromised: false, maxInstallments: 1017 },
    source: `${LAW}: 25% de 1.212,00`,
  },
  {
    title: 'No primeiro dia dos 600 reais',
    on: '2026-11-16',
    input: { monthly_income: 1320, consumer_installments: 900, reference_date: '2023-06-20' },
    result: { minimumExistence: 600, left: 420, compromised: true, maxInstallments: 720 },
    source: 'Decreto nº 11.567/2023',
  },
  {
    title: 'No primeiro dia do decreto',
    on: '2026-11-16',
    input: { monthly_income: 300, consumer_installments: 0, reference_date: '2022-09-25' },
    result: { minimumExistence: 303, left: 300, compromised: true, maxInstallments: 0 },
    source: LAW,
  },
]
