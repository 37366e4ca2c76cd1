import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { reais } from '../../../../core/money.ts'
import { CheckContext, type Examined } from '../../../../operation/definition/check.ts'
import { auditTotals, showCorrected } from './document-totals.ts'

const context = () => new CheckContext({ day: '2026-10-01', given: true }, portsOn('2026-11-14'))
const sums = { earned: [reais('3000.00'), reais('204.55')], deducted: [reais('273.12')] }

describe('totals of a document', () => {
  const verdicts = (printed: Parameters<typeof auditTotals>[2], complete: boolean) => {
    const ctx = context()
    auditTotals(ctx, sums, printed, complete)
    return ctx.items.map(({ id, verdict }) => [id, verdict])
  }

  it('match the sums of its lines, and the net is earnings less deductions', () => {
    const printed = { total_earnings: reais('3204.55'), total_deductions: reais('273.12'), net_received: reais('2931.43') }
    expect(verdicts(printed, true)).toEqual([
      ['total_earnings', 'matches'],
      ['total_deductions', 'matches'],
      ['net', 'matches'],
    ])
  })

  it('differ from the lines only when every line was informed', () => {
    const printed = { total_earnings: reais('3500.00') }
    expect(verdicts(printed, true)).toContainEqual(['total_earnings', 'differs'])
    expect(verdicts(printed, false)).toContainEqual(['total_earnings', 'not_checkable'])
  })
})

describe('corrected document', () => {
  const right: Examined = { used: reais('46.44'), expected: reais('46.44'), verdict: 'matches' }
  const above: Examined = { used: reais('60.00'), expected: reais('50.00'), verdict: 'differs' }
  const corrected = (inss: Examined, irrf: Examined) => {
    const ctx = context()
    showCorrected(ctx, { inss, irrf, transport: null, allowance: null, rightTax: () => reais('48.44') }, reais('1000.00'), {})
    return ctx.corrected?.items.map(({ id, expected }) => [id, expected]) ?? null
  }

  it('is shown when a figure differs, with the tax on the correct INSS', () => {
    expect(corrected(above, right)).toEqual([
      ['inss', reais('50.00')],
      ['irrf', reais('48.44')],
      ['net', reais('1008.00')],
    ])
  })

  it('is omitted when every figure matches', () => expect(corrected(right, right)).toBeNull())
})
