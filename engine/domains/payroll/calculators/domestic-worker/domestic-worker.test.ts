import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('domestic-worker')!
const ask = (input: object) => run(calculator, input, ports)
const cents = (value: unknown) => Math.round((value as number) * 100)

describe('domestic payroll', () => {
  it("balances: the employer's cost equals the worker's net plus the DAE payment", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 2_000_000 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 60_000 }),
        fc.boolean(),
        (salary, children, transport, apply) => {
          const answer = ask({ salary: salary / 100, children, transport_cost: transport / 100, apply_transport_discount: apply })
          expect(cents(answer.employerCost)).toBe(cents(answer.netSalary) + cents(answer.dae) + transport)
        },
      ),
    )
  })

  it('pays the family allowance from the first child', () => {
    const allowances = [0, 1, 2].map((children) => cents(ask({ salary: 1621, children, reference_date: '2026-06-01' }).familyAllowance))
    expect(allowances).toEqual([0, 6754, 13_508])
  })

  it("caps only the employer's INSS and accident insurance at the ceiling", () => {
    const { employerInss, gilrat, fgts, indemnity } = ask({ salary: 10_000, reference_date: '2026-06-01' })
    expect([employerInss, gilrat, fgts, indemnity]).toEqual([678.04, 67.8, 800, 320])
  })

  it('rejects dates before the DAE of October 2015', () => {
    expect(() => ask({ salary: 1000, reference_date: '2015-09-30' })).toThrow(/reference_date/)
    expect(ask({ salary: 1000, reference_date: '2015-10-01' }).dueDate).toBe('2015-11-06')
  })

  it('withholds a small tax on the 13th salary and waives it on the month', () => {
    const month = ask({ salary: 2600, reference_date: '2025-01-15' })
    const year = ask({ salary: 2900, thirteenth: true, reference_date: '2025-01-15' })
    expect(month).toMatchObject({ irrf: 0, irrfWaived: false })
    expect(year.irrf).toBeGreaterThan(0)
    // (2,900.00 − 564.80) × 7.5% − 169.44 = 5.70: waived on the month, withheld on the 13th salary.
    expect(year).toMatchObject({ irrf: 5.7, irrfWaived: false })
    expect(ask({ salary: 2900, reference_date: '2025-01-15' })).toMatchObject({ irrf: 0, irrfWaived: true })
    expect(year.dueDate).toBeNull()
    expect(() => ask({ salary: 1000, thirteenth: true, children: 1 })).toThrow(/children/)
  })
})
