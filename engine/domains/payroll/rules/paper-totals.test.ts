import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../test/support/ports.ts'
import { reais } from '../../../core/money.ts'
import { CheckContext, type Examined } from '../../../core/operation/check.ts'
import { auditTotals, showCorrected } from './paper-totals.ts'

const context = () => new CheckContext({ day: '2026-10-01', given: true }, portsOn('2026-11-14'))
const sums = { earned: [reais('3000.00'), reais('204.55')], deducted: [reais('273.12')] }

describe('the sums of a paper', () => {
  const verdicts = (printed: Parameters<typeof auditTotals>[2], complete: boolean) => {
    const ctx = context()
    auditTotals(ctx, sums, printed, complete)
    return ctx.items.map(({ id, verdict }) => [id, verdict])
  }

  it('are those of its lines, and the net is what one leaves of the other', () => {
    const printed = { total_earnings: reais('3204.55'), total_deductions: reais('273.12'), net_received: reais('2931.43') }
    expect(verdicts(printed, true)).toEqual([
      ['total_earnings', 'matches'],
      ['total_deductions', 'matches'],
      ['net', 'matches'],
    ])
  })

  it('that the lines do not give are wrong only where all of them were told', () => {
    const printed = { total_earnings: reais('3500.00') }
    expect(verdicts(printed, true)).toContainEqual(['total_earnings', 'differs'])
    expect(verdicts(printed, false)).toContainEqual(['total_earnings', 'not_checkable'])
  })
})

describe('the same paper with every figure right', () => {
  const right: Examined = { used: reais('46.44'), expected: reais('46.44'), verdict: 'matches' }
  const above: Examined = { used: reais('60.00'), expected: reais('50.00'), verdict: 'differs' }
  const corrected = (inss: Examined, irrf: Examined) => {
    const ctx = context()
    showCorrected(ctx, { inss, irrf, transport: null, allowance: null, rightTax: () => reais('48.44') }, reais('1000.00'), {})
    return ctx.corrected?.items.map(({ id, expected }) => [id, expected]) ?? null
  }

  it('is shown where one is wrong, with the tax on the right INSS', () => {
    expect(corrected(above, right)).toEqual([
      ['inss', reais('50.00')],
      ['irrf', reais('48.44')],
      ['net', reais('1008.00')],
    ])
  })

  it('is not shown where none is', () => expect(corrected(right, right)).toBeNull())
})
