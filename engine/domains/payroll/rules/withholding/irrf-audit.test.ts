import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { type Money, reais } from '../../../../core/money.ts'
import { CheckContext } from '../../../../operation/definition/check.ts'
import { auditIrrfOfPay } from './irrf-audit.ts'

function audited(irrf: string, more: { base?: Money; contributionPay?: Money; otherDeductions?: boolean } = {}) {
  const ctx = new CheckContext({ day: '2026-05-31', given: true }, portsOn('2026-11-14'))
  const gross = reais('6000.00')
  auditIrrfOfPay(ctx, {
    gross,
    contributionPay: gross,
    inss: reais('641.50'),
    informed: reais(irrf),
    dependents: 0,
    alimony: 0n,
    base: undefined,
    otherDeductions: false,
    paidOn: undefined,
    ...more,
  })
  return ctx.items.map(({ id, verdict }) => `${id} ${verdict}`)
}

describe('printed tax base', () => {
  it.each(['5358.50', '6000.00'])('accepts %s as a base that payrolls print', (base) => {
    expect(audited('385.11', { base: reais(base) })).toEqual(['irrf_base matches', 'irrf matches'])
  })

  it('unexplained base is used as printed: 5,000.00 × 27.5% − 908.73 − 179.75', () => {
    expect(audited('286.52', { base: reais('5000.00') })).toEqual(['irrf_base informed_only', 'irrf matches'])
    expect(audited('385.11', { base: reais('5000.00') })).toEqual(['irrf_base informed_only', 'irrf differs'])
  })
})

it('is not checkable without a base when other deductions or pay outside the INSS exist', () => {
  expect(audited('385.11', { otherDeductions: true })).toEqual(['irrf not_checkable'])
  expect(audited('100.00', { contributionPay: reais('5000.00') })).toEqual(['irrf not_checkable'])
  expect(audited('385.11', { contributionPay: reais('5000.00') })).toEqual(['irrf matches'])
})
