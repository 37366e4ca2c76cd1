import { expect, it } from 'vitest'
import { annualReturn, investment } from './simple-investment.ts'

it('accepts five investments and no other', () => {
  for (const type of ['cdb', 'lci', 'lca', 'tesouro_selic', 'savings']) expect(investment('Onde').safeParse(type).success, type).toBe(true)
  expect(investment('Onde').safeParse('cra').success).toBe(false)
})

it('accepts a return from zero to a thousand percent', () => {
  for (const rate of [undefined, 0, 1000]) expect(annualReturn().safeParse(rate).success, String(rate)).toBe(true)
  for (const rate of [-0.01, 1000.01]) expect(annualReturn().safeParse(rate).success, String(rate)).toBe(false)
})
