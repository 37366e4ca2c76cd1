import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ON = '2026-11-14'
const INSS_2026 = 'Portaria Interministerial MPS/MF nº 13/2026'
const IRRF_2026 = 'Lei nº 15.191/2025 e Lei nº 15.270/2025'

export const examples: Examples<typeof definition> = [
  {
    title: 'Holerite de abril de 2026 que confere',
    on: ON,
    input: {
      gross_salary: 5200,
      informed_inss: 529.5,
      informed_irrf: 46.44,
      dependents: 1,
      fgts: 416,
      total_earnings: 5200,
      total_deductions: 575.94,
      net_received: 4624.06,
      reference_date: '2026-04-30',
    },
    result: { verdict: 'consistent', lost: 0, gained: 0, message: null, ifCorrected: null },
    source: `${INSS_2026}: 529,50; ${IRRF_2026}: 46,44; Lei nº 8.036/1990, art. 15: 5.200,00 × 8% = 416,00; 5.200,00 − 575,94 = 4.624,06`,
  },
  {
    title: 'INSS de 11%: o imposto é o certo para o INSS que veio',
    on: ON,
    input: { gross_salary: 6000, informed_inss: 660, informed_irrf: 380.02, worker: 'employee', reference_date: '2026-03-31' },
    result: {
      verdict: 'differs',
      lost: 18.5,
      items: [
        { id: 'inss', verdict: 'differs', expected: 641.5, difference: 18.5, likelyCause: 'flat_11' },
        { id: 'irrf', verdict: 'matches', expected: 380.02 },
        { id: 'fgts', verdict: 'reference', expected: 480 },
        { id: 'net', verdict: 'reference', expected: 4959.98 },
      ],
      ifCorrected: {
        items: [
          { id: 'inss', expected: 641.5 },
          { id: 'irrf', expected: 385.11 },
          { id: 'net', expected: 4973.39 },
        ],
      },
    },
    source: `${INSS_2026}: 641,50; ${IRRF_2026}: (6.000,00 − 660,00) × 27,5% − 908,73 − 179,75 = 380,02, e com o INSS certo 385,11; 6.000,00 − 641,50 − 385,11 = 4.973,39`,
  },
  {
    title: 'FGTS de 8,5%, vale-transporte acima de 6% e um filho esquecido',
    on: ON,
    input: {
      gross_salary: 1900,
      informed_inss: 146.68,
      informed_irrf: 0,
      transport_discount: 190,
      family_allowance: 67.54,
      children: 2,
      fgts: 161.5,
      reference_date: '2026-06-30',
    },
    result: {
      verdict: 'differs',
      lost: 143.54,
      gained: 9.5,
      items: [
        { id: 'inss', verdict: 'matches', expected: 146.68 },
        { id: 'irrf', verdict: 'matches', expected: 0 },
        { id: 'fgts', expected: 152, difference: 9.5, favours: 'employee', likelyCause: 'fgts_8_5' },
        { id: 'transport_discount', expected: 114, difference: 76, favours: 'employer', likelyCause: 'voucher_10' },
        { id: 'family_allowance', expected: 135.08, difference: -67.54, favours: 'employer', likelyCause: 'child_missing' },
        { id: 'net', verdict: 'reference' },
      ],
    },
    source:
      'Portaria Interministerial MPS/MF nº 13/2026: 1.621,00 × 7,5% + 279,00 × 9% = 121,57 + 25,11; cota de 67,54 até 1.980,38; Lei nº 7.418/1985, art. 4º: 1.900,00 × 6% = 114,00; Lei nº 8.036/1990, art. 15: 1.900,00 × 8% = 152,00',
  },
  {
    title: 'Uma linha que não se confere não muda o veredito',
    on: ON,
    input: {
      gross_salary: 5000,
      informed_inss: 501.5,
      informed_irrf: 0,
      net_received: 4298.5,
      declared_items: [{ label: 'Plano de saúde', amount: 200, kind: 'deduction' }],
      reference_date: '2026-03-31',
    },
    result: {
      verdict: 'consistent',
      lost: 0,
      items: [{}, {}, {}, { id: 'declared_1', verdict: 'informed_only' }, { id: 'net', verdict: 'matches' }],
    },
    source: `${INSS_2026}: 501,50; ${IRRF_2026}: até 5.000,00 a redução zera o imposto; 5.000,00 − 501,50 − 200,00 = 4.298,50`,
  },
  {
    title: 'Antes do Real nada se confere',
    on: ON,
    input: { gross_salary: 100, informed_inss: 8, informed_irrf: 0, reference_date: '1993-03-31' },
    result: { verdict: 'inconclusive' },
    source: 'O registro começa em 01/07/1994, com o Real (Lei nº 9.069/1995, art. 1º)',
  },
]
