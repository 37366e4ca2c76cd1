import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { reais } from '../../../../core/money.ts'
import { CheckContext } from '../../../../operation/definition/check.ts'
import type { PaperLine } from './lines.ts'
import { bearingOf, closes, isThird, othersOf, receiptOf, withoutOverridden } from './receipt-lines.ts'

const context = () => new CheckContext({ day: '2026-10-01', given: true }, portsOn('2026-11-14'))
const lines: readonly PaperLine[] = [
  { label: 'Salário', amount: reais('2000.00'), kind: 'earning', nature: '1000' },
  { label: 'INSS', amount: reais('100.00'), kind: 'deduction', nature: '9201' },
  { label: 'INSS', amount: reais('50.00'), kind: 'deduction', nature: '9201' },
]

describe('receipt lines', () => {
  // 100.00 + 50.00 = 150.00 of INSS; the salary is not compared here and counts in the totals.
  it('map to the compared figures; the others count in the totals', () => {
    const { fields, others } = receiptOf(context(), lines, ({ nature }) => (nature === '9201' ? 'inss' : undefined))
    expect(fields).toEqual({ inss: reais('150.00') })
    expect(othersOf(others)).toEqual({ earned: reais('2000.00'), taken: 0n })
    expect(withoutOverridden({ inss: reais('140.00') }, fields)).toEqual({})
  })

  // 2,000.00 − 150.00 = 1,850.00.
  it('close when they give the printed net; otherwise nothing else is compared', () => {
    const ctx = context()
    expect(closes(ctx, lines, reais('1850.00'))).toBe(true)
    expect(ctx.items).toEqual([])
    expect(closes(ctx, lines, reais('1800.00'))).toBe(false)
    expect(ctx.items.map(({ id, verdict }) => [id, verdict])).toEqual([['net', 'not_checkable']])
    expect(String(ctx.said)).toContain('falta alguma linha?')
  })

  it('identify a third by its words and not by a date', () => {
    expect(['1/3 abono', 'Terço constitucional', 'Férias 01/3/2026', 'Férias'].map(isThird)).toEqual([true, true, false, false])
  })
})

describe('effect of the other lines of a receipt', () => {
  const other = (kind: 'earning' | 'deduction', label: string, nature?: string) => ({ label, amount: reais('100.00'), kind, nature })
  const bearing = (...others: ReturnType<typeof other>[]) => bearingOf(context(), others)

  it('separates pay that enters the contribution from unclassified pay', () => {
    expect(bearing()).toEqual({ pay: 0n, open: 0n, deductible: 0n, unknown: false })
    expect(bearing(other('earning', 'Salário', '1000'))).toMatchObject({ pay: reais('100.00'), open: 0n })
    expect(bearing(other('earning', 'Xyzzy'))).toMatchObject({ pay: 0n, open: reais('100.00') })
    expect(bearing(other('earning', 'Salário', '1000'), other('earning', 'Xyzzy'))).toMatchObject({
      pay: reais('100.00'),
      open: reais('100.00'),
    })
  })

  it('counts alimony as deductible and flags an unclassified deduction', () => {
    expect(bearing(other('deduction', 'Pensão', '9213'))).toMatchObject({ pay: 0n, deductible: reais('100.00'), unknown: false })
    expect(bearing(other('deduction', 'Xyzzy'))).toMatchObject({ deductible: 0n, unknown: true })
  })
})
