/** Input limits of a person, on both sides of each, and the matching limits of a columnar plan. */
import { describe, expect, it } from 'vitest'
import { portsOn } from '../../test/support/ports.ts'
import { plannedLine } from './payslip/month-lines.ts'
import { companyOf, PayrollRun } from './run.ts'

const run = () => new PayrollRun({ month: '2026-10-31', company: companyOf({ regime: 'normal', rat_rate: 2 }) }, portsOn('2026-11-14'))

function refused(person: object, month = run()): string[] {
  const result = month.pay({ id: '1', basic_salary: 3000, ...person })
  return 'error' in result ? result.error.issues.map(({ field }) => field) : []
}

const line = (told: object) => ({ lines: [{ nature: '1207', ...told }] })

describe('both sides of a limit', () => {
  it.each([
    ['hours', line({ hours: 0 }), line({ hours: -0.5 })],
    ['hours', line({ hours: 744 }), line({ hours: 744.01 })],
    ['days', line({ days: 0 }), line({ days: -0.5 })],
    ['days', line({ days: 31 }), line({ days: 31.01 })],
    ['percent', line({ percent: 0 }), line({ percent: -0.5 })],
    ['percent', line({ percent: 1000 }), line({ percent: 1000.01 })],
    ['amount', line({ amount: 0 }), line({ amount: -0.5 })],
    ['months', { lines: [{ nature: '5001', months: 0 }] }, { lines: [{ nature: '5001', months: -1 }] }],
    ['months', { lines: [{ nature: '5001', months: 12 }] }, { lines: [{ nature: '5001', months: 13 }] }],
  ])('limits %s of a line', (field, within, beyond) => {
    expect(refused(within)).toEqual([])
    expect(refused(beyond)).toEqual([`lines.0.${field}`])
  })

  it.each([
    ['name', { name: 'a'.repeat(120) }, { name: 'a'.repeat(121) }],
    ['role', { role: 'a'.repeat(120) }, { role: 'a'.repeat(121) }],
    ['transport_cost', { transport_cost: 0 }, { transport_cost: -0.5 }],
    ['alimony', { alimony: 0 }, { alimony: -0.5 }],
    ['dependents', { dependents: 20 }, { dependents: 21 }],
    ['children', { children: 30 }, { children: 31 }],
    ['vacation.days', { vacation: { starts_on: '2026-10-01', days: 1 } }, { vacation: { starts_on: '2026-10-01', days: 0 } }],
  ])('%s', (field, within, beyond) => {
    expect(refused(within)).toEqual([])
    expect(refused(beyond)).toEqual([field])
  })

  it('accepts only one quantity per line', () => {
    expect(refused(line({ amount: 100, percent: 10 }))).toEqual(['lines.0.percent'])
    expect(refused(line({ hours: 10, percent: 10 }))).toEqual([])
    expect(refused(line({}))).toEqual(['lines.0.amount'])
  })

  it('accepts a contract that ends on its first day or later', () => {
    const ended = (termination_date: string) => refused({ admission_date: '2026-10-10', termination_date })
    expect(ended('2026-10-10')).toEqual([])
    expect(ended('2026-10-09')).toEqual(['termination_date'])
  })
})

describe('plan column', () => {
  const { law } = run()
  const planned = (nature: string, unit: 'amount' | 'hours' | 'days' | 'percent') =>
    plannedLine({ nature, label: law.byNature.get(nature)!.name, unit, percent: null }, 'line_0', law)

  it.each([
    ['hours', 744_00n],
    ['days', 31_00n],
    ['percent', 1000_00n],
  ] as const)('accepts the same number of %s as a person, in hundredths', (unit, most) => {
    expect(planned('1207', unit)?.quantity?.most).toBe(most)
  })

  it.each(['1000', '6000', '3501', '3506', '3508', '1350', '9201', '9203', '9216', '9221'])(
    'rejects nature %s as a column: it replaces the salary or is computed by the run',
    (nature) => {
      expect(law.byNature.has(nature)).toBe(true)
      expect(planned(nature, 'amount')).toBeNull()
    },
  )
})

it('counts rows paid by columns in input order', () => {
  const month = run()
  month.pay({ id: '1', basic_salary: 3000 })
  month.pass()
  month.pass()
  expect(month.pay({ id: '4' })).toMatchObject({ error: { row: 4, id: '4' } })
})

it('before the record of a table, rejects only the people who need it', () => {
  const past = new PayrollRun({ month: '1995-05-31', company: companyOf({ regime: 'normal', rat_rate: 2 }) }, portsOn('2026-11-14'))
  expect(past.pay({ id: '1', worker: 'domestic', basic_salary: 300 })).toMatchObject({
    error: { row: 1, id: '1', issues: [{ field: 'month', code: 'law_not_recorded' }] },
  })
  expect(past.pay({ id: '2', basic_salary: 300 })).toHaveProperty('payslip.id', '2')
})
