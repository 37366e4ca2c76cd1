import { expect, it } from 'vitest'
import { reais } from '../../../../core/money.ts'
import federalServants from '../../law/federal-servants.ts'
import { pssDue } from './pss.ts'

const { brackets } = federalServants.at('2026-06-15').value
const CEILING = reais('8475.55')

it('sums the slices exactly and rounds once', () => {
  expect(pssDue(CEILING, 0n, brackets).amount).toBe(reais('988.09'))
  expect(pssDue(reais('60000.00'), 0n, brackets)).toMatchObject({ amount: reais('10244.96') })
  expect(pssDue(reais('60000.00'), 0n, brackets).slices.at(-1)).toMatchObject({ upTo: null })
})

it('excludes the exempt part from the lowest brackets', () => {
  expect(pssDue(reais('9000.00'), CEILING, brackets)).toMatchObject({ amount: reais('76.05'), slices: [{ base: reais('524.45') }] })
  expect(pssDue(CEILING, CEILING, brackets)).toEqual({ slices: [], amount: 0n })
})
