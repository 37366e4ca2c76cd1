import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const DAY = '2026-11-16'
const EC = 'EC nº 103/2019, art. 26'

const months = (from: number, count: number, amount: number, factor = 1) =>
  Array.from({ length: count }, (_, index) => ({
    month: `${from + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
    amount,
    factor,
  }))

export const examples: Examples<typeof definition> = [
  {
    title: 'Setembro de 2023 em outubro de 2023: o INPC do próprio mês',
    on: DAY,
    input: { contributions: [{ month: '2023-09-01', amount: 2000 }], reference_month: '2023-10-01' },
    result: { months: 1, divisor: 1, correctedTotal: 2002.2, average: 2002.2, discarded: 0, percent: null, benefit: null },
    source: 'Portaria MPS nº 501/2023 (fator 1,001100), em https://estudoemfocosaude.com.br/salario-de-contribuicao-para-calculo-2/',
  },
  {
    title: 'Acima do teto do mês, é cortada antes de corrigir',
    on: DAY,
    input: { contributions: [{ month: '2023-09', amount: 9000 }], reference_month: '2023-10' },
    result: { correctedTotal: 7515.75, corrected: [{ month: '2023-09', amount: 9000, used: 7507.49, factor: 1.0011, corrected: 7515.75 }] },
    source: 'Lei nº 8.213/1991, art. 29-B: teto de 2023 de 7.507,49 × 1,0011',
  },
  {
    title: 'Divisor mínimo de 108 para quem contribuía antes de julho de 1994',
    on: DAY,
    input: {
      contributions: [
        { month: '2021-01', amount: 3000, factor: 1 },
        { month: '2021-02', amount: 3000, factor: 1 },
      ],
      reference_month: '2022-05',
      joined_before_1994_07: true,
    },
    result: { months: 2, divisor: 108, correctedTotal: 6000, average: 55.56 },
    source: 'Lei nº 8.213/1991, art. 135-A: 6.000,00 ÷ 108',
  },
  {
    title: 'Um mês antes da lei do divisor mínimo',
    on: DAY,
    input: {
      contributions: [
        { month: '2021-01', amount: 3000, factor: 1 },
        { month: '2021-02', amount: 3000, factor: 1 },
      ],
      reference_month: '2022-04',
      joined_before_1994_07: true,
    },
    result: { divisor: 2, average: 3000 },
    source: 'Lei nº 14.331/2022, de 05/05/2022',
  },
  {
    title: 'Descarta as 12 menores: sobram 180 e a média sobe',
    on: DAY,
    input: { contributions: [...months(2005, 12, 500), ...months(2006, 180, 2000)], reference_month: '2026-05' },
    result: { months: 192, correctedTotal: 366000, average: 1906.25, discarded: 12, averageUsed: 2000 },
    source: `${EC}, § 6º: (12 × 500 + 180 × 2.000) ÷ 192 = 1.906,25; sem as 12, 2.000,00`,
  },
  {
    title: 'O mesmo sem descartar',
    on: DAY,
    input: { contributions: [...months(2005, 12, 500), ...months(2006, 180, 2000)], reference_month: '2026-05', discard: false },
    result: { discarded: 0, averageUsed: 1906.25 },
    source: `${EC}: 366.000,00 ÷ 192`,
  },
  {
    title: 'Mulher: descartar 12 meses custa um ano de percentual, e ainda assim compensa',
    on: DAY,
    input: { contributions: [...months(2005, 12, 500), ...months(2006, 180, 2000, 2)], reference_month: '2026-05', sex: 'female' },
    result: { discarded: 12, percent: 60, averageUsed: 4000, benefit: 2400 },
    source: `${EC}: 192 meses dão 62% de 3.781,25 (2.344,38); 180 meses, 60% de 4.000,00`,
  },
]
