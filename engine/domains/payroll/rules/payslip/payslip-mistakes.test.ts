import { describe, expect, it } from 'vitest'
import { reais } from '../../../../core/money.ts'
import { causesOf } from '../../../../operation/definition/check.ts'
import fgts from '../../law/fgts.ts'
import { ALLOWANCE_MISTAKES, FGTS_MISTAKES, VOUCHER_MISTAKES } from './payslip-mistakes.ts'

describe('FGTS', () => {
  const of = (pay: string, apprentice = false) => ({
    pay: reais(pay),
    inss: reais('641.50'),
    inssCeiling: reais('8475.55'),
    apprentice,
    law: fgts.at('2026-03-15').value,
  })
  it.each([
    ['10000.00', '678.04', false, 'fgts_on_capped_pay'],
    ['6000.00', '510.00', false, 'fgts_8_5'],
    ['6000.00', '120.00', false, 'fgts_apprentice_rate'],
    ['6000.00', '480.00', true, 'fgts_full_rate'],
    ['6000.00', '672.00', false, 'fgts_with_indemnity'],
    ['6000.00', '428.68', false, 'fgts_on_net'],
    ['6000.00', '0.00', false, 'not_deposited'],
  ] as const)('%s deposited as %s', (pay, figure, apprentice, id) =>
    expect(causesOf(reais(figure), of(pay, apprentice), FGTS_MISTAKES).map((cause) => cause.id)).toContain(id),
  )
})

describe('family allowance', () => {
  const facts = { pay: reais('1900.00'), children: 2, quota: reais('67.54'), day: '2026-06-15' } as const
  it.each([
    ['67.54', 'child_missing'],
    ['202.62', 'child_extra'],
    // 65.00 per child, in 2025.
    ['130.00', 'old_table'],
    ['0.00', 'not_paid'],
  ])('%s: %s', (figure, id) => expect(causesOf(reais(figure), facts, ALLOWANCE_MISTAKES).map((cause) => cause.id)).toContain(id))

  it('detects payment above the income limit', () => {
    const above = { ...facts, pay: reais('3000.00'), quota: 0n }
    expect(causesOf(reais('135.08'), above, ALLOWANCE_MISTAKES).map(({ id }) => id)).toContain('income_limit_ignored')
  })
})

describe('transport voucher', () => {
  it('detects a discount on all earnings or of ten percent', () => {
    const facts = { salary: reais('2000.00'), earnings: reais('2500.00') }
    expect(causesOf(reais('150.00'), facts, VOUCHER_MISTAKES).map(({ id }) => id)).toEqual(['voucher_on_all_earnings'])
    expect(causesOf(reais('200.00'), facts, VOUCHER_MISTAKES).map(({ id }) => id)).toEqual(['voucher_10'])
    expect(causesOf(reais('120.00'), { ...facts, earnings: null }, VOUCHER_MISTAKES)).toEqual([])
    const odd = { salary: reais('1234.55'), earnings: null }
    expect(causesOf(reais('123.46'), odd, VOUCHER_MISTAKES).map(({ id }) => id)).toEqual(['voucher_10'])
    expect(causesOf(reais('123.45'), odd, VOUCHER_MISTAKES)).toEqual([])
  })
})
