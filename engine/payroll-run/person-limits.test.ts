/** What a person may tell, at both sides of each limit, and by how much a plan over columns goes along. */
import { describe, expect, it } from 'vitest'
import { portsOn } from '../../test/support/ports.ts'
import { plannedLine } from './month-lines.ts'
import { companyOf, PayrollRun } from './run.ts'

const run = () => new PayrollRun({ month: '2026-10-31', company: companyOf({ regime: 'normal', rat_rate: 2 }) }, portsOn('2026-11-14'))

function refused(person: object, month = run()): string[] {
  const result = month.pay({ id: '1', basic_salary: 3000, ...person })
  return 'error' in result ? result.error.issues.map(({ field }) => field) : []
}

const line = (told: object) => ({ lines: [{ nature: '1207', ...told }] })

describe('each side of a limit', () => {
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
  ])('%s of a line', (field, within, beyond) => {
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

  it('a line is told in one way alone', () => {
    expect(refused(line({ amount: 100, percent: 10 }))).toEqual(['lines.0.percent'])
    expect(refused(line({ hours: 10, percent: 10 }))).toEqual([])
    expect(refused(line({}))).toEqual(['lines.0.amount'])
  })

  it('the last day of a contract is the first, or after it', () => {
    const ended = (termination_date: string) => refused({ admission_date: '2026-10-10', termination_date })
    expect(ended('2026-10-10')).toEqual([])
    expect(ended('2026-10-09')).toEqual(['termination_date'])
  })
})

describe('a column of a plan', () => {
  const { law } = run()
  const planned = (nature: string, unit: 'amount' | 'hours' | 'days' | 'percent') =>
    plannedLine({ nature, label: law.byNature.get(nature)!.name, unit, percent: null }, 'line_0', law)

  it.each([
    ['hours', 744_00n],
    ['days', 31_00n],
    ['percent', 1000_00n],
  ] as const)('takes as many %s as a person may tell, in hundredths', (unit, most) => {
    expect(planned('1207', unit)?.quantity?.most).toBe(most)
  })

  it.each(['1000', '6000', '3501', '3506', '3508', '1350', '9201', '9203', '9216', '9221'])(
    'nature %s is not paid by columns: it takes the place of the salary or is worked out by the run',
    (nature) => {
      expect(law.byNature.has(nature)).toBe(true)
      expect(planned(nature, 'amount')).toBeNull()
    },
  )
})

it('rows paid by columns are counted in their places', () => {
  const month = run()
  month.pay({ id: '1', basic_salary: 3000 })
  month.pass()
  month.pass()
  expect(month.pay({ id: '4' })).toMatchObject({ error: { row: 4, id: '4' } })
})

it('a month before the record of a table refuses who needs that table, and pays the others', () => {
  const past = new PayrollRun({ month: '1995-05-31', company: companyOf({ regime: 'normal', rat_rate: 2 }) }, portsOn('2026-11-14'))
  expect(past.pay({ id: '1', worker: 'domestic', basic_salary: 300 })).toMatchObject({
    error: { row: 1, id: '1', issues: [{ field: 'month', code: 'law_not_recorded' }] },
  })
  expect(past.pay({ id: '2', basic_salary: 300 })).toHaveProperty('payslip.id', '2')
})
