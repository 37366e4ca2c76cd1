/** Boundary tests of plans on their own: in a database no input validation runs before them. */
import { describe, expect, it } from 'vitest'
import { portsOn } from '../../test/support/ports.ts'
import { addDays, type Day, dayNumber, dayOf } from '../core/day.ts'
import { reformOf } from '../core/reform/reform.ts'
import allowanceLaw from '../domains/social-security/law/salary-allowance.ts'
import { type Expression, isRow, name, type PlannedFunction, partsOf, plus, quotient, resultsOf, times } from './expression.ts'
import { functionNamed } from './functions.ts'
import { exactUpTo } from './interval.ts'
import { byPeriod } from './legal-constants/by-period.ts'
import { columnKernel } from './renderings/javascript.ts'
import { narrowed } from './split-wide-quotients.ts'

const TODAY = '2026-11-14'
const DAY = dayNumber('2026-10-31')
/** Last covered day of the salary allowance, whose limit is fixed year by year. */
const LAST_FIXED = dayOf(allowanceLaw.versions[0].value.paymentYear, 12, 31)

type Given = Readonly<Record<string, number | string>>

/** Results of one row; null when it has no answer. */
function answered(plan: PlannedFunction, given: Given): Record<string, number | null> {
  const found = columnKernel(plan)(given, 1)
  return Object.fromEntries(Object.entries(found).map(([result, column]) => [result, Number.isNaN(column[0]!) ? null : column[0]!]))
}

const of = (called: string, given: Given) => answered(functionNamed(called, TODAY)!(), { day: DAY, ...given })

describe('answers up to the last accepted value, and not beyond it', () => {
  const call = { hourly_wage: 1000, premiums: 0, dependents: 0 }
  const notice = { salary: 300_000, given_by: 'employer', contract: 'clt' }
  const allowance = { average_pay: 150_000, months_worked: 12, years_registered: 5, employer: 'company' }

  it.each([
    ['hours of a month', 'intermittent_work', 'gross', { ...call, hours: 744 * 10_000 }, { ...call, hours: 744 * 10_000 + 1 }],
    ['no hour at all', 'intermittent_work', 'gross', { ...call, hours: 1 }, { ...call, hours: 0 }],
    ['years of a contract', 'notice', 'notice_days', { ...notice, full_years: 60 }, { ...notice, full_years: 61 }],
    [
      'days of the last year whose limit was fixed',
      'salary_allowance',
      'amount',
      { ...allowance, day: dayNumber(LAST_FIXED) },
      { ...allowance, day: dayNumber(addDays(LAST_FIXED, 1)) },
    ],
  ] as const)('%s', (_case, called, result, last, beyond) => {
    expect(of(called, last)[result]).not.toBeNull()
    expect(of(called, beyond)[result]).toBeNull()
  })
})

describe('results in centavos, computed by hand', () => {
  it('an employee of 3,000.00 costs a company 20%, 5.8% and 8%, besides the accident risk', () => {
    const none = { transport: 0, meals: 0, health_plan: 0, other_benefits: 0 }
    expect(of('employee_cost', { salary: 300_000, ...none, rat_rate: 20_000, regime: 'normal' })).toMatchObject({
      inss: 60_000,
      rat: 6_000,
      third_parties: 17_400,
      fgts: 24_000,
      charges: 107_400,
    })
  })

  it('the smallest companies pay the lower IOF on a credit up to 30,000.00, and the company rate above', () => {
    const iof = (borrower: string, amount: number) => of('iof_credit', { amount, term_days: 30, borrower }).iof!
    for (const small of ['simples', 'mei']) {
      expect(iof(small, 3_000_000)).toBeLessThan(iof('pj', 3_000_000))
      expect(iof(small, 3_000_001)).toBe(iof('pj', 3_000_001))
    }
  })

  it('a domestic worker on minimum wage gets one allowance per child, and none without children', () => {
    const month = { salary: 162_100, dependents: 0, transport_cost: 0, other_earnings: 0, other_deductions: 0 }
    const allowance = (children: number) => of('domestic_worker', { ...month, children }).family_allowance
    expect([0, 1, 2].map(allowance)).toEqual([0, 6754, 13_508])
  })
})

it.each([
  ['domestic_worker', ['fgts', 'indemnity']],
  ['hazard_pay', ['amount']],
  ['employee_cost', ['fgts', 'inss', 'rat']],
  ['transport_voucher', ['most', 'meal_taken']],
])('%s: the steps %j are exact for amounts of any size, beyond the limit of a single product', (called, steps) => {
  const plan = functionNamed(called, TODAY)!()
  expect(exactUpTo({ ...plan, result: Object.fromEntries(steps.map((step) => [step, name(step)])) })).toBeGreaterThan(10n ** 15n)
})

it('the hourly premium is exact for amounts of any size', () => {
  expect(exactUpTo(functionNamed('hazard_pay', TODAY)!(), ['hourly_amount'])).toBeGreaterThan(10n ** 15n)
})

describe('change of the law that old versions cannot take', () => {
  const ports = portsOn(TODAY)
  const changed = (law: string) => functionNamed('irrf', TODAY)!(reformOf(law, ports, TODAY))
  const due = (plan: PlannedFunction, day: Day) =>
    answered(plan, { gross: 600_000, deductions: 0, dependents: 0, day: dayNumber(day) }).irrf

  it('has an answer only on days of versions that can take it', () => {
    // Lei 15.270/2025: only versions from 2026 on have the reduction.
    const plan = changed('irrf/reduction/slope=12.5%')
    expect(due(plan, '2026-10-31')).not.toBeNull()
    expect(due(plan, '2026-01-01')).not.toBeNull()
    for (const day of ['2025-12-31', '2024-05-31', '2015-06-30'] as const) expect(due(plan, day)).toBeNull()
    expect(due(functionNamed('irrf', TODAY)!(), '2025-12-31')).not.toBeNull()
  })

  it('has an answer on every day when all versions can take it', () => {
    const plan = changed('irrf/perDependent=200')
    for (const day of ['2026-10-31', '2024-05-31', '2015-06-30'] as const)
      expect(due(plan, day)).toBe(due(functionNamed('irrf', TODAY)!(), day))
  })
})

describe('narrowed wide quotient', () => {
  const plan = (result: Expression): PlannedFunction => ({
    name: 'made_up',
    says: 'Made up.',
    parameters: { amount: 'money' },
    steps: [],
    result,
  })
  const isWide = (expression: Expression): boolean =>
    (typeof expression !== 'bigint' && expression.is === 'quotient' && expression.wide) || partsOf(expression).some(isWide)
  const product = times(name('amount'), 333_333n)

  it.each([
    ['of a product', product],
    ['of a product and more', plus(product, 500_000n)],
    ['of more and a product', plus(500_000n, product)],
  ])('%s gives the same result without wide numbers', (_case, of) => {
    const whole = plan(quotient(of, 1_000_000n, { wide: true }))
    const parts = narrowed(whole)
    expect(Object.values(resultsOf(whole)).some(isWide)).toBe(true)
    expect(Object.values(resultsOf(parts)).some(isWide)).toBe(false)
    for (const amount of [0, 1, 2, 3, 999_999, 1_000_000, 1_000_001, 123_456_789])
      expect(answered(parts, { amount })).toEqual(answered(whole, { amount }))
  })

  it.each([
    ['of no product', name('amount')],
    ['of a sum without one', plus(name('amount'), 5n)],
  ])('%s is left unchanged', (_case, of) => {
    const whole = plan(quotient(of, 7n, { wide: true }))
    expect(narrowed(whole)).toEqual(whole)
  })
})

describe('plan by periods', () => {
  it.each(['inss', 'irrf', 'net_salary', 'thirteenth'])('%s has no row lookups left, and reads one value per period', (called) => {
    const plan = functionNamed(called, TODAY)!()
    const { starts, constants, plan: found } = byPeriod(plan)!
    expect(found.steps.some(isRow)).toBe(false)
    expect(starts.toSorted()).toEqual([...new Set(starts)])
    for (const values of Object.values(constants)) expect(values.length).toBe(starts.length)
    const rows = new Set(plan.steps.filter(isRow).map((step) => step.name))
    const readsRow = (expression: Expression): boolean =>
      (typeof expression !== 'bigint' && expression.is === 'field' && rows.has(expression.row)) || partsOf(expression).some(readsRow)
    const values = found.steps.flatMap((step) => (isRow(step) ? [] : [step.value]))
    expect([...values, ...Object.values(resultsOf(found))].some(readsRow)).toBe(false)
  })
})
