import { describe, expect, it } from 'vitest'
import { reais } from '../../../../core/money.ts'
import { causesOf } from '../../../../operation/definition/check.ts'
import irrf from '../../law/irrf.ts'
import { IRRF_MISTAKES, type IrrfFacts, irrfOf } from './irrf-mistakes.ts'

const facts = (gross: string, inss: string, more: Partial<IrrfFacts> = {}): IrrfFacts => ({
  gross: reais(gross),
  inss: reais(inss),
  rightInss: reais(inss),
  dependents: 0,
  alimony: 0n,
  finalAtSource: false,
  table: irrf.at('2026-03-15').value,
  day: '2026-03-15',
  base: null,
  ...more,
})
const named = (figure: string, of: IrrfFacts) => causesOf(reais(figure), of, IRRF_MISTAKES).map(({ id }) => id)

it('computes the tax from the printed base and the reduction from the pay', () => {
  // 5,358.50 × 27.5% − 908.73 = 564.86, less 179.75.
  expect(irrfOf(facts('6000.00', '0.00', { base: reais('5358.50') })).amount).toBe(reais('385.11'))
  expect(irrfOf(facts('6000.00', '641.50')).amount).toBe(reais('385.11'))
})

describe('recognized mistakes', () => {
  const six = facts('6000.00', '641.50')
  const eight = facts('8000.00', '921.50', { dependents: 2 })
  it.each([
    ['564.86', six, 'reduction_ignored'],
    ['564.86', six, 'old_table'],
    // 5,392.80 × 27.5% − 908.73 − 179.75
    ['394.54', six, 'simplified_forced'],
    // (6,000.00 − 641.50 − 607.20) × 27.5% − 908.73 − 179.75
    ['218.13', six, 'both_deductions'],
    // (6,000.00 − 641.50 − 189.59) × 27.5% − 908.73 − 179.75
    ['332.97', six, 'dependent_extra'],
    ['1293.84', six, 'parcel_ignored'],
    ['251.97', six, 'reduction_in_full'],
    ['0.00', six, 'not_withheld'],
    // (8,000.00 − 921.50 − 189.59) × 27.5% − 908.73
    ['985.72', eight, 'dependent_missing'],
    ['1037.86', eight, 'dependents_ignored'],
  ] as const)('%s matches the mistake of case %#', (figure, of, id) => expect(named(figure, of)).toContain(id))

  it('skips deduction mistakes for a printed base, which already includes the deductions', () => {
    expect(named('332.97', facts('6000.00', '641.50', { base: reais('5358.50') }))).toEqual([])
  })

  it('never waives the small tax on the 13th salary', () => {
    // 3,100.00 − 607.20 = 2,492.80 × 7.5% − 182.16 = 4.80, in 2025 without reduction.
    const small = facts('3100.00', '0.00', { finalAtSource: true, table: irrf.at('2025-12-15').value, day: '2025-12-15' })
    expect(irrfOf(small).amount).toBe(reais('4.80'))
    expect(named('0.00', small)).toContain('waived_wrongly')
    expect(named('4.80', { ...small, finalAtSource: false })).toContain('waiver_ignored')
  })
})
