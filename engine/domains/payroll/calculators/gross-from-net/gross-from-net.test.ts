import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import { netPay } from '../../rules/withholding/net-pay.ts'

const grossFromNet = registry.calculators.get('gross-from-net')!
const netSalary = registry.calculators.get('net-salary')!
const cents = (value: unknown) => Math.round((value as number) * 100)
const day = fc.constantFrom(
  '1994-07-15',
  '1995-06-01',
  '1998-12-15',
  '2004-09-15',
  '2010-06-01',
  '2019-06-01',
  '2020-03-01',
  '2024-02-01',
  '2026-06-01',
)

describe('gross from net', () => {
  it('is inverted by net-salary, and no smaller gross is enough', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 2_000_000 }),
        fc.integer({ min: 0, max: 4 }),
        day,
        (target, dependents, reference_date) => {
          const found = run(grossFromNet, { net: target / 100, dependents, reference_date }, ports)
          const back = run(netSalary, { gross_salary: found.grossSalary, dependents, reference_date }, ports)
          expect(back).toMatchObject({ netSalary: found.netSalary, inss: found.inss, irrf: found.irrf, fgts: found.fgts })
          expect(cents(found.difference)).toBe(cents(found.netSalary) - target)
          expect(found.exact).toBe(found.difference === 0)
          const tables = { inss: inss.at(reference_date).value, irrf: irrf.at(reference_date).value }
          const gross = BigInt(cents(found.grossSalary))
          const lowest = gross > 15_000n ? gross - 15_000n : 1n
          for (let less = lowest; less < gross; less++) {
            const { net } = netPay({ gross: less, dependents }, tables)
            if (found.exact ? net === BigInt(target) : net >= BigInt(target)) expect.fail(`${less} is smaller than ${gross}`)
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  it('covers alimony and other deductions first', () => {
    const found = run(grossFromNet, { net: 3000, alimony: 800, other_deductions: 150 }, ports)
    const back = run(netSalary, { gross_salary: found.grossSalary, alimony: 800, other_deductions: 150 }, ports)
    expect(back.netSalary).toBe(3000)
  })
})
