import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ON = '2026-11-14'
const TABLE_2026 =
  'Portaria Interministerial MPS/MF nº 13/2026: 1.621,00 a 7,5%, até 2.902,84 a 9%, até 4.354,27 a 12%, até 8.475,55 a 14%; cada faixa truncada: 121,57 + 115,36 + 174,17 + 90,40 = 501,50'

export const examples: Examples<typeof definition> = [
  {
    title: 'Confere ao centavo',
    on: ON,
    input: { base_salary: 5000, informed_inss: 501.5, reference_date: '2026-03-31' },
    result: { verdict: 'consistent', lost: 0, message: null, items: [{ verdict: 'matches', expected: 501.5, difference: 0 }] },
    source: TABLE_2026,
  },
  {
    title: 'Um centavo a mais: a soma arredondada',
    on: ON,
    input: { base_salary: 5000, informed_inss: 501.51, reference_date: '2026-03-31' },
    result: { verdict: 'consistent', items: [{ verdict: 'matches_with_rounding', difference: 0.01 }] },
    source: `${TABLE_2026}; sem truncar, 501,5124 arredonda para 501,51`,
  },
  {
    title: 'Onze por cento sobre tudo',
    on: ON,
    input: { base_salary: 5000, informed_inss: 550, category: 'employee', reference_date: '2026-03-31' },
    result: {
      verdict: 'differs',
      lost: 48.5,
      items: [{ verdict: 'differs', expected: 501.5, difference: 48.5, favours: 'treasury', likelyCause: 'flat_11' }],
    },
    source: `${TABLE_2026}; 5.000,00 × 11% = 550,00`,
  },
  {
    title: 'Onze por cento, e não se disse quem recebe: é o que um sócio paga',
    on: ON,
    input: { base_salary: 3000, informed_inss: 330, reference_date: '2026-06-30' },
    result: { verdict: 'inconclusive', lost: 0, message: null, items: [{ verdict: 'not_checkable', informed: 330 }] },
    source: 'Lei nº 8.212/1991, art. 21, e Lei nº 10.666/2003, art. 4º: 11% retidos do contribuinte individual; 3.000,00 × 11% = 330,00',
  },
  {
    title: 'Primeiro mês do registro',
    on: ON,
    input: { base_salary: 100, informed_inss: 7.77, reference_date: '1994-07-15' },
    result: { verdict: 'consistent', items: [{ verdict: 'matches', expected: 7.77 }] },
    source: 'Portarias MPS nº 928 e 929/1994: até 174,86, 7,77%; 100,00 × 7,77% = 7,77',
  },
  {
    title: 'Antes do registro: não se confere, e se diz',
    on: ON,
    input: { base_salary: 100, informed_inss: 8, reference_date: '1994-06-30' },
    result: { verdict: 'inconclusive', items: [{ verdict: 'not_checkable', informed: 8, expected: null, difference: null }] },
    source: 'O registro começa em 01/07/1994, com o Real (Lei nº 9.069/1995, art. 1º)',
  },
  {
    title: 'Acima do teto sem respeitá-lo',
    on: ON,
    input: { base_salary: 10000, informed_inss: 1201.5, reference_date: '2026-03-31' },
    result: { verdict: 'differs', items: [{ expected: 988.07, difference: 213.43, likelyCause: 'ceiling_ignored' }] },
    source:
      'Portaria Interministerial MPS/MF nº 13/2026: teto de 8.475,55, INSS de 988,07; sem teto, 121,57 + 115,36 + 174,17 + 5.645,73 × 14% (790,40) = 1.201,50',
  },
]
