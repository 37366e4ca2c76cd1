import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const XP = 'https://atendimento-hub.xpi.com.br/artigo/2202-o-que-e-a-modalidade-iof-financiado-presente-nas-operacoes-de-credito'
const MARTINELLI = 'https://www.martinelli.adv.br/congresso-derruba-aumento-das-aliquotas-do-iof'
const ROMEU = 'https://romeuamaral.com.br/congresso-nacional-revoga-decreto-do-iof-e-restabelece-regras-anteriores'

export const examples: Examples<typeof definition> = [
  {
    title: 'Cem mil por 180 dias, pessoa física',
    on: '2026-11-14',
    input: { amount: 100000, days: 180, reference_date: '2022-09-22' },
    result: { dailyPercent: 0.0082, additionalPercent: 0.38, daily: 1476, additional: 380, iof: 1856, effectivePercent: 1.856 },
    source: XP,
  },
  {
    title: 'Cem mil por um ano: 3.373,00, ou 3.490,74 se o imposto é financiado',
    on: '2026-11-14',
    input: { amount: 100000, days: 365, financed: true, reference_date: '2022-09-22' },
    result: { iof: 3373, iofFinanced: 3490.74, debt: 103490.74, effectivePercent: 3.49074 },
    source: `${XP} (3.373,00 ÷ (1 − 3,373%) = 3.490,74)`,
  },
  {
    title: 'Depois de 365 dias a alíquota diária para de contar',
    on: '2026-11-14',
    input: { amount: 100000, days: 720 },
    result: { iof: 3373, daysCounted: 365 },
    source: `${XP}; Decreto nº 6.306/2007, art. 7º, § 1º`,
  },
  {
    title: 'Empresa do Simples, 30.000,00 por um ano',
    on: '2026-11-14',
    input: { amount: 30000, days: 365, borrower: 'simples', reference_date: '2025-08-01' },
    result: { dailyPercent: 0.00274, daily: 300.03, additional: 114, iof: 414.03 },
    source: `30.000,00 × 365 × 0,00274% = 300,03 e 30.000,00 × 0,38% = 114,00; ${ROMEU} (1,38% ao ano)`,
  },
  {
    title: 'Um centavo acima de 30.000,00 o Simples paga como qualquer empresa',
    on: '2026-11-14',
    input: { amount: 30000.01, days: 365, borrower: 'mei', reference_date: '2025-08-01' },
    result: { dailyPercent: 0.0082, additionalPercent: 0.38, iof: 1011.9 },
    source: `30.000,01 × 365 × 0,0082% = 897,90 e 30.000,01 × 0,38% = 114,00; ${ROMEU}`,
  },
  {
    title: 'Empresa enquanto o Congresso sustou os decretos',
    on: '2026-11-14',
    input: { amount: 100000, days: 365, borrower: 'pj', reference_date: '2025-07-05' },
    result: { dailyPercent: 0.0041, additionalPercent: 0.38, iof: 1876.5 },
    source: `${MARTINELLI} (1,88% ao ano)`,
  },
  {
    title: 'Empresa no último dia antes da decisão do STF',
    on: '2026-11-14',
    input: { amount: 100000, days: 365, borrower: 'pj', reference_date: '2025-07-16' },
    result: { iof: 1876.5 },
    source: `${MARTINELLI}; decisão de 16/07/2025, sem cobrança do intervalo pela Receita Federal`,
  },
  {
    title: 'Empresa no primeiro dia depois da decisão do STF',
    on: '2026-11-14',
    input: { amount: 100000, days: 365, borrower: 'pj', reference_date: '2025-07-17' },
    result: { dailyPercent: 0.0082, iof: 3373 },
    source: 'Decreto nº 12.499/2025: 100.000,00 × 365 × 0,0082% + 100.000,00 × 0,38% = 2.993,00 + 380,00',
  },
  {
    title: 'Empresa no primeiro dia do Decreto nº 12.466/2025',
    on: '2026-11-14',
    input: { amount: 100000, days: 365, borrower: 'pj', reference_date: '2025-05-23' },
    result: { additionalPercent: 0.95, iof: 3943 },
    source: `Decreto nº 12.466/2025: 2.993,00 + 950,00; ${ROMEU}`,
  },
  {
    title: 'Em doze parcelas cada amortização conta os próprios dias',
    on: '2026-11-14',
    input: { amount: 10000, installments: 12, monthly_rate: 1 },
    result: { daily: 162.82, additional: 38, iof: 200.82 },
    source:
      'Decreto nº 6.306/2007, art. 7º, I, b: tabela Price de 10.000,00 a 1%, cada amortização × 30, 60, …, 360 dias × 0,0082%; refeita em decimais',
  },
  {
    title: 'Em duas parcelas pelo SAC',
    on: '2026-11-14',
    input: { amount: 1000, installments: 2, monthly_rate: 5, system: 'sac' },
    result: { daily: 3.69, additional: 3.8, iof: 7.49 },
    source: '500,00 × 30 × 0,0082% + 500,00 × 60 × 0,0082% = 3,69; 1.000,00 × 0,38% = 3,80',
  },
]
