import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ON = '2026-11-14'
const LAW = 'Lei nº 4.090/1962, art. 1º; Lei nº 4.749/1965, art. 2º'
const INSS_2025 = 'Portaria Interministerial MPS/MF nº 6/2025'

export const examples: Examples<typeof definition> = [
  {
    title: 'Recibo de dezembro conferido em novembro, com a lei do ano',
    on: '2026-11-14',
    input: {
      salary: 6000,
      twelfths: 12,
      informed_first: 3000,
      informed_second_gross: 3000,
      informed_inss: 641.5,
      informed_irrf: 385.11,
      informed_net: 1973.39,
      reference_date: '2026-12-18',
    },
    result: { verdict: 'consistent', lawProjected: { from: '2026-11-14' } },
    source: `${LAW}; 2026: 6.000,00 → INSS 641,50, IRRF 564,86 − 179,75 = 385,11; segunda parcela 3.000,00 − 641,50 − 385,11 = 1.973,39`,
  },
  {
    title: 'Recibo de dezembro de 2025 que confere',
    on: ON,
    input: {
      salary: 3000,
      twelfths: 12,
      informed_first: 1500,
      informed_second_gross: 1500,
      informed_inss: 253.41,
      informed_irrf: 0,
      informed_net: 1246.59,
      reference_date: '2025-12-19',
    },
    result: {
      verdict: 'consistent',
      lost: 0,
      items: [
        { verdict: 'matches' },
        { verdict: 'matches' },
        { verdict: 'matches_with_rounding', expected: 253.4 },
        { expected: 0 },
        { verdict: 'matches' },
      ],
    },
    source: `${LAW}; ${INSS_2025}: 1.518,00 × 7,5% + 1.275,88 × 9% + 206,12 × 12% = 113,85 + 114,82 + 24,73 = 253,40 truncado, 253,41 arredondado; Lei nº 15.191/2025: 3.000,00 − 607,20 na faixa isenta`,
  },
  {
    title: 'Primeira parcela de metade do salário, com sete avos',
    on: ON,
    input: { salary: 3000, twelfths: 7, informed_first: 1500, reference_date: '2025-11-28' },
    result: { verdict: 'consistent', items: [{ id: 'first', verdict: 'matches', expected: 1500 }, {}, {}, {}, {}] },
    source: 'Lei nº 4.749/1965, art. 2º: metade do salário recebido no mês anterior',
  },
  {
    title: 'Um avo a menos',
    on: ON,
    input: { salary: 3000, twelfths: 12, informed_first: 1375, reference_date: '2025-11-28' },
    result: {
      verdict: 'differs',
      lost: 125,
      items: [{ id: 'first', expected: 1500, difference: -125, favours: 'employer', likelyCause: 'twelfth_missing' }, {}, {}, {}, {}],
    },
    source: `${LAW}: 3.000,00 × 11/12 ÷ 2 = 1.375,00, e com 12 avos 1.500,00`,
  },
  {
    title: 'INSS só sobre a segunda parcela',
    on: ON,
    input: {
      salary: 3000,
      twelfths: 12,
      informed_first: 1500,
      informed_second_gross: 1500,
      informed_inss: 112.5,
      reference_date: '2025-12-19',
    },
    result: {
      verdict: 'differs',
      gained: 140.9,
      items: [{}, {}, { id: 'inss', expected: 253.4, difference: -140.9, favours: 'employee', likelyCause: 'inss_on_second_only' }, {}, {}],
    },
    source: `Lei nº 8.620/1993, art. 7º, § 2º; ${INSS_2025}: 1.500,00 × 7,5% = 112,50`,
  },
  {
    title: 'Primeira parcela do salário anterior ao aumento, e cem reais a menos na segunda',
    on: ON,
    input: { salary: 3300, twelfths: 12, informed_first: 1500, informed_second_gross: 1700, reference_date: '2026-12' },
    result: {
      verdict: 'differs',
      lost: 100,
      items: [
        { id: 'first', verdict: 'not_checkable' },
        { id: 'second_gross', verdict: 'differs', expected: 1800, difference: -100 },
        { id: 'inss', verdict: 'reference' },
        { id: 'irrf', verdict: 'reference' },
        { id: 'net', verdict: 'reference' },
      ],
    },
    source: 'Lei nº 4.749/1965, art. 2º: metade do salário do mês anterior, que não foi informado; 3.300,00 − 1.500,00 = 1.800,00',
  },
]
