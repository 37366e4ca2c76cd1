import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { run } from '../../operation/evaluation/run.ts'

const ask = (input: object) => run(registry.decisions.get('benefit_and_raise')!, input, ports) as Record<string, number>

const FAMILIES = [
  { members: 3, children_0_6: 1, children_7_17: 1 },
  { members: 5, children_0_6: 2, children_7_17: 1, other_income: 400 },
  { members: 2, children_7_17: 1, current_pay: 300, formal: false },
  { members: 4, bpc: 'elderly', current_pay: 200 },
]

describe('income cliff', () => {
  it.each(FAMILIES)('leaves less than today at the cliff and more one centavo below it: %j', (family) => {
    const { cliff, afterProtection, monthlyGainLater } = ask({ ...family, new_pay: 1621, reference_date: '2026-06-01' })
    const before = afterProtection! - monthlyGainLater!
    expect(cliff).not.toBeNull()
    const over = ask({ ...family, new_pay: cliff, reference_date: '2026-06-01' })
    const under = ask({ ...family, new_pay: Math.round(cliff! * 100 - 1) / 100, reference_date: '2026-06-01' })
    expect(over.afterProtection!).toBeLessThan(before)
    expect(under.afterProtection!).toBeGreaterThan(over.afterProtection!)
    expect(under.afterProtection! - before).toBeGreaterThan(-1e-9)
  })

  it('is the first: no pay below it, in steps of R$ 10, leaves less than today', () => {
    for (const family of FAMILIES) {
      const { cliff } = ask({ ...family, new_pay: 1621, reference_date: '2026-06-01' })
      const from = (family as { current_pay?: number }).current_pay ?? 0
      for (let new_pay = from + 10; new_pay < cliff!; new_pay += 10)
        expect(ask({ ...family, new_pay, reference_date: '2026-06-01' }).monthlyGainLater!, `${new_pay}`).toBeGreaterThanOrEqual(0)
    }
  })

  it('also occurs where income tax withholding begins, without a benefit to lose', () => {
    // Verified centavo by centavo: 5,027.94 is the first pay of June 2026 whose tax exceeds the R$ 10.00 waiver.
    const family = { members: 7, children_7_17: 2, current_pay: 5020, already_beneficiary: false, reference_date: '2026-06-01' }
    expect(ask({ ...family, new_pay: 5100 }).cliff).toBe(5027.94)
    expect(ask({ ...family, new_pay: 5027.94 }).monthlyGainLater!).toBeLessThan(0)
    expect(ask({ ...family, new_pay: 5027.93 }).monthlyGainLater!).toBeGreaterThan(0)
  })

  it('is the first centavo of pay for a recipient of the disability BPC', () =>
    expect(ask({ members: 1, bpc: 'disabled', disability: 'mild', new_pay: 1000, reference_date: '2026-06-01' })).toMatchObject({
      verdict: 'not_worth',
      cliff: 0.01,
    }))
})

it('lists each protected month plus the first after it, or twelve months without protection', () => {
  const months = (input: object) =>
    (ask({ reference_date: '2026-06-01', ...input }) as unknown as { months: Record<string, unknown>[] }).months
  const held = months({ members: 3, children_0_6: 1, children_7_17: 1, new_pay: 1621 })
  expect(held).toHaveLength(13)
  // R$ 400 (half of 800, protection rule), family allowance of 135.08 and net pay of 1,499.43.
  expect(held[0]).toEqual({ month: '2026-06', bolsaFamilia: 400, otherBenefits: 135.08, total: 2034.51 })
  expect(held[11]).toEqual({ ...held[0], month: '2027-05' })
  expect(held[12]).toEqual({ ...held[0], month: '2027-06', bolsaFamilia: 0, total: 1634.51 })
  expect(months({ members: 3, new_pay: 600, formal: false }).map(({ total }) => total)).toEqual(Array(12).fill(1200))
})

it('mentions a small salary when the first centavo already removes a benefit', () => {
  const { answer } = ask({
    members: 1,
    bpc: 'disabled',
    disability: 'moderate',
    new_pay: 1621,
    reference_date: '2026-06-01',
  }) as unknown as {
    answer: string
  }
  expect(answer).toContain('Um salário pequeno')
  expect(answer).not.toContain('0,01')
})

it('rejects a disability degree without the BPC, and requires it with the disability BPC', () => {
  expect(() => ask({ members: 1, new_pay: 1000, disability: 'mild' })).toThrow(/^disability: /)
  expect(() => ask({ members: 1, new_pay: 1000, bpc: 'disabled' })).toThrow(/^disability: /)
})
