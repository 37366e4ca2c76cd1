import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ON = '2026-11-14'
const IN2312 = 'Instrução Normativa RFB nº 2.312/2026: rendimentos tributáveis acima de 35.584,00'

export const examples: Examples<typeof definition> = [
  {
    title: 'Acredita que precisa, e precisa',
    on: ON,
    input: { taxable_income: 35584.01, exercise: 2026, believes: 'must' },
    result: { verdict: 'consistent', mustFile: true, items: [{ verdict: 'matches' }] },
    source: IN2312,
  },
  {
    title: 'Acredita que precisa pelo limite do ano anterior',
    on: ON,
    input: { taxable_income: 34000, exercise: 2026, believes: 'must' },
    result: { verdict: 'differs', mustFile: false, items: [{ verdict: 'differs', likelyCause: 'old_limits' }] },
    source: `${IN2312}; 33.888,00 era o de 2025 (IN RFB nº 2.255/2025)`,
  },
  {
    title: 'Renda baixa, mas bens acima do limite',
    on: ON,
    input: { taxable_income: 20000, total_assets: 900000, exercise: 2026, believes: 'not' },
    result: { verdict: 'differs', mustFile: true, items: [{ verdict: 'differs', likelyCause: 'only_income' }] },
    source: 'Instrução Normativa RFB nº 2.312/2026: bens e direitos acima de 800.000,00',
  },
  {
    title: 'Exatamente no limite não obriga',
    on: ON,
    input: { taxable_income: 35584, exercise: 2026, believes: 'must' },
    result: { verdict: 'differs', mustFile: false },
    source: IN2312,
  },
  {
    title: 'Exercício que ainda não tem limites',
    on: ON,
    input: { taxable_income: 35584, exercise: 2027, believes: 'not' },
    result: { verdict: 'inconclusive', mustFile: null, items: [{ verdict: 'not_checkable' }] },
    source: 'Os limites de 2027, da renda de 2026, ainda não foram publicados',
  },
]
