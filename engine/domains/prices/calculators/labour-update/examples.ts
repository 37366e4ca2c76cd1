import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ADC58 = 'STF, ADC 58 e 59: IPCA-E e TR até o ajuizamento, Selic depois'
const LEI_14905 = 'TST, SbDI-1, E-ED-RR-713-03.2010.5.04.0029: desde 30/08/2024, IPCA e taxa legal'

export const examples: Examples<typeof definition> = [
  {
    title: 'Dois meses antes e dois depois do ajuizamento, em 2023',
    on: '2026-11-14',
    input: { amount: 1000, due: '2023-01-01', filed: '2023-03-01', to: '2023-05-01' },
    result: { coefficient: 1.0131418, correctedPrincipal: 1013.14, interestPercent: 2.3811, interest: 24.12, total: 1037.26 },
    source: `${ADC58}. IPCA-15 de 0,55% e 0,76%: 1,0055 × 1,0076 = 1,0131418; TR de 0,2081% + 0,0830%, Selic de 1,17% + 0,92% = 2,3811%; 1.013,14 × 2,3811% = 24,12`,
  },
  {
    title: 'Ação de julho de 2024: três fases até setembro',
    on: '2026-11-14',
    input: { amount: 10000, due: '2024-06-01', filed: '2024-07-01', to: '2024-10-01' },
    result: {
      coefficient: 1.0083041482,
      correctedPrincipal: 10083.04,
      interestPercent: 2.47565,
      interest: 249.62,
      total: 10332.66,
      phases: [
        { to: '2024-07-01', correction: 'ipca_e', interest: 'tr' },
        { to: '2024-08-30', correction: 'none', interest: 'selic' },
        { to: '2024-10-01', correction: 'ipca', interest: 'legal_rate' },
      ],
    },
    source: `${ADC58}; ${LEI_14905}. 1,0039 (IPCA-15 de junho) × 0,9998^(2/31) × 1,0044 (IPCA de 30/08 a 30/09) = 1,0083041482; TR 0,0365% + Selic 0,91% + 0,87% × 29 ÷ 31 + taxa legal 0,605306% × 2 ÷ 31 + 0,676227% = 2,475650%`,
  },
  {
    title: 'Ação de outubro de 2024: não há fase da Selic',
    on: '2026-11-14',
    input: { amount: 5000, due: '2024-08-01', filed: '2024-10-01', to: '2024-12-01' },
    result: { correctedPrincipal: 5078.76, interestPercent: 1.228315, interest: 62.38, total: 5141.14 },
    source: `${LEI_14905}; IPCA-E até 29/08/2024 e TR até o ajuizamento; taxa legal de outubro e novembro de 2024 somada: 1,090115%`,
  },
  {
    title: 'Último dia da Selic',
    on: '2026-11-14',
    input: { amount: 1000, due: '2024-08-29', filed: '2024-08-29', to: '2024-08-30' },
    result: { correctedPrincipal: 1000, interestPercent: 0.028065, interest: 0.28, total: 1000.28 },
    source: `${ADC58}. Selic de agosto de 2024 (0,87%) × 1 ÷ 31 = 0,028065%`,
  },
  {
    title: 'Primeiro dia da Lei nº 14.905/2024',
    on: '2026-11-14',
    input: { amount: 1000, due: '2024-08-30', filed: '2024-08-30', to: '2024-08-31' },
    result: { correctedPrincipal: 999.99, interestPercent: 0.019526, interest: 0.2, total: 1000.19 },
    source: `${LEI_14905}. IPCA de agosto de 2024 (−0,02%) por um dia: 0,9998^(1/31); taxa legal 0,605306% × 1 ÷ 31 = 0,019526%`,
  },
]
