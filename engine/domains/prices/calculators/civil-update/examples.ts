import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const MANUAL = 'Manual de Cálculos da Justiça Federal (CJF, 2026), item 4.2.1, exemplo 2, p. 52'

export const examples: Examples<typeof definition> = [
  {
    title: 'R$ 1.000,00 só com a taxa legal, janeiro e fevereiro de 2025',
    on: '2026-11-14',
    input: { amount: 1000, correction: 'none', interest_from: '2025-01-01', to: '2025-03-01' },
    result: {
      legalRatePercent: 1.491636,
      interest: 14.92,
      total: 1014.92,
      monthly: [
        { month: '2025-01', days: 31 },
        { month: '2025-02', days: 28 },
      ],
    },
    source: 'Taxa legal (SGS 29543) de 01/2025 e 02/2025 somada: 1,491636%; 1.000,00 × 1,491636% = 14,92',
  },
  {
    title: 'Juros desde fevereiro e IPCA só nos últimos dias de agosto de 2026',
    on: '2026-11-14',
    input: { amount: 5000, correction_from: '2026-08-28', interest_from: '2026-02-02', to: '2026-08-31' },
    result: { correctedPrincipal: 4998.45, legalRatePercent: 4.325078, interest: 216.19, total: 5214.64 },
    source:
      'Calculadora do Cidadão em 17/09/2026: taxa legal de 4,325078%; IPCA de agosto (−0,32%) por três dias de 31: 5.000 × 0,9968^(3/31) = 4.998,45',
  },
  {
    title: 'Parcela de agosto de 2024 pela convenção da Justiça Federal',
    on: '2026-11-14',
    input: { method: 'cjf', amount: 1000, correction_from: '2024-08-01', interest_from: '2005-01-01', to: '2026-06-01' },
    result: { coefficient: 1.0953927279, correctedPrincipal: 1095.39, interestPercent: 14.57, interest: 159.59, total: 1254.98 },
    source: MANUAL,
  },
  {
    title: 'Parcela de janeiro de 2005: Selic até agosto de 2024 e taxa legal depois',
    on: '2026-11-14',
    input: { method: 'cjf', amount: 1000, correction_from: '2005-01-01', interest_from: '2005-01-01', to: '2026-06-01' },
    result: { coefficient: 1.1028413985, interestPercent: 209.65, legalRatePercent: 14.573425 },
    source: `${MANUAL}: 195,08% de Selic + 14,57% de taxa legal = 209,65%; o IPCA-15 de janeiro de 2005 (0,68%) ainda corrige: 1,0068 × 1,0953927279`,
  },
  {
    title: 'Parcela de janeiro de 2002 com juros de 2005: a correção vai até o mês em que os juros começam',
    on: '2026-11-14',
    input: { method: 'cjf', amount: 1000, correction_from: '2002-01-01', interest_from: '2005-01-01', to: '2026-06-01' },
    result: { coefficient: 1.4590697197, correctedPrincipal: 1459.06, interestPercent: 209.65, interest: 3058.91, total: 4517.97 },
    source: MANUAL,
  },
  {
    title: 'Selic até dezembro de 2022, sem outro índice',
    on: '2026-11-14',
    input: { amount: 118706.46, interest_from: '2016-09-30', to: '2022-12-02' },
    result: { correctedPrincipal: 118706.46, interestPercent: 52.814465, legalRatePercent: 0, total: 181400.64 },
    source:
      'https://pt.scribd.com/document/654836654/Atualizacao-monetaria (Calculadora do Cidadão, 02/12/2022: fator 1,52814465); STJ, Tema 1.368: Selic sem outro índice',
  },
  {
    title: 'Último dia do regime antigo: a Selic termina em 29/08/2024',
    on: '2026-11-14',
    input: { amount: 1000, interest_from: '2024-08-29', to: '2024-08-30' },
    result: { interestPercent: 0.03927, legalRatePercent: 0, interest: 0.39, total: 1000.39 },
    source: 'Selic de 29/08/2024 (SGS 11): 0,039270% ao dia; a taxa legal só corre de 30/08/2024 em diante (Lei nº 14.905/2024, art. 5º)',
  },
  {
    title: 'Primeiro dia da taxa legal',
    on: '2026-11-14',
    input: { amount: 100000, correction: 'none', interest_from: '2024-08-30', to: '2024-08-31' },
    result: { legalRatePercent: 0.019526, interest: 19.53, total: 100019.53 },
    source: 'Taxa legal de agosto de 2024 (SGS 29543): 0,605306% × 1 ÷ 31 = 0,019526%',
  },
  {
    title: 'Juros de 1% ao mês do contrato, até a lei nova',
    on: '2026-11-14',
    input: {
      amount: 1000,
      correction: 'none',
      interest_from: '2024-06-30',
      to: '2024-08-30',
      before_2024_08_30: 'one_percent',
      fine_percent: 2,
    },
    result: { interestPercent: 1.968817, interest: 19.69, fine: 20, total: 1039.69 },
    source: 'CTN, art. 161, § 1º: 1% × (1 ÷ 30 + 31 ÷ 31 + 29 ÷ 31) = 1,968817%; multa de 2% de 1.000,00',
  },
]
