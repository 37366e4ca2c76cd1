import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('maternity-pay')!

it('each category requires its own input', () => {
  expect(() => run(calculator, { category: 'employee' }, ports)).toThrow('last_salary')
  expect(() => run(calculator, { category: 'variable_employee', last_salary: 3000 }, ports)).toThrow(/last_salar/)
  expect(() => run(calculator, { category: 'mei', last_salary: 3000 }, ports)).toThrow(/contributions|last_salary/)
  expect(() => run(calculator, { category: 'domestic', last_salary: 3000, event: 'company_program' }, ports)).toThrow('event')
})

it('stays between the minimum wage and the ceiling for own-account workers, and the net excludes INSS and income tax', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 20_000_00 }), { minLength: 1, maxLength: 12 }),
      fc.constantFrom('self_employed', 'optional', 'mei', 'unemployed'),
      (cents, category) => {
        const answer = run(calculator, { category, contributions: cents.map((amount) => amount / 100) }, ports)
        expect((answer.monthlyAmount as number) >= 1621 && (answer.monthlyAmount as number) <= 8475.55).toBe(true)
        expect(answer.inss).toBe(0)
        expect(answer.net).toBeCloseTo((answer.monthlyAmount as number) - (answer.irrf as number), 2)
      },
    ),
    { numRuns: 60 },
  )
})

it('matches the net of net-salary for the same pay', () => {
  const netSalary = registry.calculators.get('net-salary')!
  for (const pay of [1621, 3000, 5000, 7350, 9000, 20_000])
    for (const dependents of [0, 2])
      for (const category of pay < 8475 ? ['employee', 'domestic'] : ['employee']) {
        const { inss, irrf, net } = run(calculator, { category, last_salary: pay, dependents }, ports)
        const month = run(netSalary, { gross_salary: pay, dependents }, ports)
        expect([inss, irrf, net]).toEqual([month.inss, month.irrf, month.netSalary])
      }
})

it('gives the days and the payer of each law, on both sides of its first day', () => {
  const ask = (event: string, reference_date: string, child_age?: number) => {
    const { eligible, days, paidBy } = run(
      calculator,
      { category: 'employee', last_salary: 1000, event, reference_date, ...(child_age !== undefined && { child_age }) },
      ports,
    )
    return [eligible, days, paidBy]
  }
  expect(ask('birth', '2003-08-31')).toEqual([true, 120, 'inss'])
  expect(ask('birth', '2003-09-01')).toEqual([true, 120, 'employer'])
  expect(ask('adoption', '2002-04-15')).toEqual([false, 0, 'inss'])
  expect([0, 1, 1.5, 4, 5, 8, 9].map((age) => ask('adoption', '2002-04-16', age)[1])).toEqual([120, 120, 60, 60, 30, 30, 0])
  expect(ask('adoption', '2013-06-06', 9)).toEqual([false, 0, 'inss'])
  expect(ask('adoption', '2013-06-07')).toEqual([true, 120, 'inss'])
  expect(() => ask('adoption', '2005-06-01')).toThrow('child_age')
  expect(() => ask('company_program', '2009-12-31')).toThrow(/event: .*2010/)
  expect(ask('company_program', '2010-01-01')).toEqual([true, 180, 'employer'])
})
