import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { reais } from '../../../../core/money.ts'
import { percent } from '../../../../core/ratio.ts'
import { CheckContext } from '../../../../operation/definition/check.ts'
import payrollLines from '../../law/payroll-lines.ts'
import { auditFgts, depositReadings } from './document-fgts.ts'
import { type PaperLine, readingsOf } from './lines.ts'
import { monthOf } from './pay-document.ts'

const table = payrollLines.at('2026-10-01').value.lines

function verdictOf(fgts: string) {
  const ctx = new CheckContext({ day: '2026-10-01', given: true }, portsOn('2026-11-14'))
  const lines: readonly PaperLine[] = [{ label: 'Salário', amount: reais('2000.07'), kind: 'earning', nature: '1000' }]
  const month = monthOf([{ kind: 'monthly', lines, fgts: reais(fgts) }], { worker: 'employee' }, table)
  auditFgts(ctx, readingsOf(month.lines), month)
  return ctx.items.map(({ verdict, expected }) => ({ verdict, expected }))
}

describe('FGTS of a document', () => {
  // 2,000.07 × 8% = 160.0056: 160.00 truncated, 160.01 rounded.
  it('truncates from March 2024, rounds before, and accepts the other rounding', () => {
    const of = (day: '2024-02-29' | '2024-03-01') => {
      const { expected, accepted } = depositReadings(reais('2000.07'), percent('8'), day)
      return [expected, ...accepted.map(({ amount }) => amount)]
    }
    expect(of('2024-02-29')).toEqual([reais('160.01'), reais('160.00')])
    expect(of('2024-03-01')).toEqual([reais('160.00'), reais('160.01')])
  })

  // 2,000.00 × 8.5% = 170.00, against 160.00 at 8%.
  it('accepts the extra half point of LC 110/2001 until the end of 2006', () => {
    const of = (day: '2006-12-31' | '2007-01-01') =>
      depositReadings(reais('2000.00'), percent('8'), day).accepted.map(({ amount }) => amount)
    expect(of('2006-12-31')).toContain(reais('170.00'))
    expect(of('2007-01-01')).not.toContain(reais('170.00'))
  })

  // 3,000.00 × 8% = 240.00; the first instalment of 1,500.00 adds 120.00.
  it('asks about a deposit on the salary alone, with the deposit on the 13th', () => {
    const notesOf = (fgts: string) => {
      const ctx = new CheckContext({ day: '2026-11-01', given: true }, portsOn('2026-11-14'))
      const lines: readonly PaperLine[] = [
        { label: 'Salário', amount: reais('3000.00'), kind: 'earning', nature: '1000' },
        { label: '13º 1ª parcela', amount: reais('1500.00'), kind: 'earning', nature: '5504' },
      ]
      const month = monthOf([{ kind: 'monthly', lines, fgts: reais(fgts) }], { worker: 'employee' }, table)
      auditFgts(ctx, readingsOf(month.lines), month)
      return ctx.items.flatMap(({ verdict, why }) => (verdict === 'matches' ? [verdict] : [verdict, String(why)]))
    }
    expect(notesOf('240.00')).toEqual(['not_checkable', expect.stringContaining('120,00')])
    expect(notesOf('360.00')).toEqual(['matches'])
  })

  // Lei Complementar 150/2015, arts. 21 and 22, from October 2015: 2,000.00 × (8% + 3.2%) = 224.00.
  it('accepts the indemnity deposit of a domestic worker from its first day', () => {
    const verdict = (day: '2015-09-30' | '2015-10-01') => {
      const ctx = new CheckContext({ day, given: true }, portsOn('2026-11-14'))
      const lines: readonly PaperLine[] = [{ label: 'Salário', amount: reais('2000.00'), kind: 'earning', nature: '1000' }]
      const month = monthOf([{ kind: 'monthly', lines, fgts: reais('224.00') }], { worker: 'domestic' }, table)
      auditFgts(ctx, readingsOf(month.lines), month)
      return ctx.items[0]!.verdict
    }
    expect(verdict('2015-10-01')).toBe('matches')
    expect(verdict('2015-09-30')).not.toBe('matches')
  })

  // 2,000.00 × 8% = 160.00.
  it('reads the deposit from the informative line of its nature only', () => {
    const verdicts = (...others: readonly PaperLine[]) => {
      const ctx = new CheckContext({ day: '2026-10-01', given: true }, portsOn('2026-11-14'))
      const lines: readonly PaperLine[] = [{ label: 'Salário', amount: reais('2000.00'), kind: 'earning', nature: '1000' }, ...others]
      const month = monthOf([{ kind: 'monthly', lines }], { worker: 'employee' }, table)
      auditFgts(ctx, readingsOf(month.lines), month)
      return ctx.items.map(({ verdict, informed }) => ({ verdict, informed }))
    }
    const deposit: PaperLine = { label: 'FGTS do mês', amount: reais('160.00'), kind: 'informative', nature: '9908' }
    const base: PaperLine = { label: 'Base do FGTS', amount: reais('2000.00'), kind: 'informative', nature: '9904' }
    expect(verdicts(deposit, base)).toEqual([{ verdict: 'matches', informed: reais('160.00') }])
    expect(verdicts(base)).toMatchObject([{ informed: null }])
  })

  // 2,000.00 × 8% = 160.00; including the unclassified 1,000.00: 240.00.
  it('suggests the deposit including an unclassified line as a possible copying error', () => {
    const ctx = new CheckContext({ day: '2026-10-01', given: true }, portsOn('2026-11-14'))
    const lines: readonly PaperLine[] = [
      { label: 'Salário', amount: reais('2000.00'), kind: 'earning', nature: '1000' },
      { label: 'Verba XYZ', amount: reais('1000.00'), kind: 'earning' },
    ]
    const month = monthOf([{ kind: 'monthly', lines, fgts: reais('24.00') }], { worker: 'employee' }, table)
    auditFgts(ctx, readingsOf(month.lines), month)
    expect(
      ctx.items
        .map(({ why }) => String(why))
        .join()
        .replaceAll('\u00a0', ' '),
    ).toMatch(/seriam R\$ 240,00/)
  })

  it('accepts either rounding and rejects a lower deposit', () => {
    expect(verdictOf('160.01')).toEqual([{ verdict: 'matches', expected: reais('160.01') }])
    expect(verdictOf('150.00')).toEqual([{ verdict: 'differs', expected: reais('160.00') }])
  })
})
