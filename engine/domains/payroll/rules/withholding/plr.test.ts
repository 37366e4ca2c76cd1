import { expect, it } from 'vitest'
import { reais } from '../../../../core/money.ts'
import plr from '../../law/plr.ts'
import { plrTax } from './plr.ts'

const table = plr.at('2026-01-15').value

it.each([
  ['8214.40', '0.00'],
  // 8,214.41 × 7.5% = 616.08 (616.0808), less the deduction of 616.08
  ['8214.41', '0.00'],
  // 10,000.00 × 15% − 1,360.25
  ['10000.00', '139.75'],
  // 20,000.00 × 27.5% − 3,166.80
  ['20000.00', '2333.20'],
])('a profit sharing of %s pays %s', (base, tax) => {
  expect(plrTax(reais(base), table).amount).toBe(reais(tax))
})
