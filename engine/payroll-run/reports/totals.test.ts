/** Totals of a run are equal whether people are added one by one, merged from parts, or computed by columns. */
import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../test/support/ports.ts'
import { reais } from '../../core/money.ts'
import { MONTH_RESULTS, type MonthResult } from '../payslip/month-lines.ts'
import type { Payslip } from '../person.ts'
import { companyOf, PayrollRun } from '../run.ts'
import { RunTotals } from './totals.ts'

const DAY = '2026-10-31'
const runOf = () => new PayrollRun({ month: DAY, company: companyOf({ regime: 'normal', rat_rate: 2 }) }, portsOn('2026-11-14'))

function paid(person: object): Payslip {
  const result = runOf().pay({ id: '1', ...person })
  if ('error' in result) throw new Error(JSON.stringify(result.error))
  return result.payslip
}

function totalsOf(...payslips: Payslip[]): RunTotals {
  const totals = new RunTotals()
  for (const payslip of payslips) totals.add(payslip)
  return totals
}

const EMPLOYEE = { basic_salary: 4321.09, lines: [{ nature: '9207', days: 2 }] }
const OTHERS = [
  { worker: 'domestic', basic_salary: 2100, lines: [{ nature: '5001', months: 12 }] },
  { worker: 'partner', basic_salary: 7000 },
  { basic_salary: 1800, children: 2, vacation: { starts_on: DAY.replace(/\d\d$/, '01'), days: 20 } },
  { basic_salary: 2000, alimony: 1500, lines: [{ nature: '9254', amount: 800 }] },
  { basic_salary: 3000, lines: [{ nature: '1300', amount: 12000 }] },
]

it('are zero for no one', () => {
  const { sums, provisions, people, errors, netNegative } = new RunTotals()
  expect([...Object.values(sums), ...Object.values(provisions)].every((amount) => amount === 0n)).toBe(true)
  expect([people, errors, netNegative]).toEqual([0, 0, 0])
})

it('count negative net pay, even by a centavo', () => {
  const payslip = paid(EMPLOYEE)
  expect(totalsOf({ ...payslip, net: 0n }, { ...payslip, net: -1n }).netNegative).toBe(1)
})

it('merged from parts equal those of the whole', () => {
  const payslips = [EMPLOYEE, ...OTHERS].map(paid)
  const whole = totalsOf(...payslips)
  const parts = totalsOf(...payslips.slice(0, 2))
  parts.merge(totalsOf(...payslips.slice(2)))
  expect(parts).toEqual(whole)
  expect([whole.people, whole.netNegative]).toEqual([6, 1])
  expect(whole.of('domestic')).toMatchObject({ inss: payslips[1]!.inss, inss13: payslips[1]!.inss13 })
  expect(whole.sums.irrfPlr).toBe(payslips[5]!.irrfPlr)
})

it('by columns equal those of the payslip', () => {
  const payslip = paid(EMPLOYEE)
  const { employer, provision, employerBases } = payslip
  const figures: Partial<Record<MonthResult, bigint>> = {
    ...payslip,
    base: employerBases.month,
    employerInss: employer.inss,
    employerRat: employer.rat,
    employerThirdParties: employer.thirdParties,
    employerTotal: employer.total,
    thirteenth: provision.thirteenth,
    vacation: provision.vacation,
    charges: provision.charges,
  }
  const sums = Object.fromEntries(MONTH_RESULTS.map((name) => [name, Number(figures[name])])) as Record<MonthResult, number>
  const byColumns = new RunTotals()
  byColumns.addMonths(1, sums, [{ nature: '9207', kind: 'deduction', amount: 28807 }])
  expect(payslip.lines.find(({ nature }) => nature === '9207')?.amount).toBe(reais('288.07'))
  expect(byColumns).toEqual(totalsOf(payslip))
})

describe('cost of a month', () => {
  const costOf = (...lines: object[]) => {
    const run = runOf()
    run.pay({ id: '1', basic_salary: 3000, lines })
    return run.summary().cost
  }

  it.each(['9207', '9208', '9211'])('excludes unpaid nature %s', (nature) => {
    expect(costOf({ nature, amount: 100 }).pay).toBe(reais('2900.00'))
  })

  it('excludes charges on the 13th, which are paid from the provision', () => {
    expect(costOf({ nature: '5001', amount: 3000 }).charges).toBe(costOf().charges)
  })

  it('sums pay, charges and provisions', () => {
    const { pay, charges, provisions, total } = costOf()
    expect(total).toBe(pay + charges + provisions)
    expect(provisions).toBeGreaterThan(0n)
  })
})

it('reports the sum of the payslips less the guide, with each base truncated to the centavo', () => {
  const run = runOf()
  // 20% of 1,000.03 is 200.006, of which the guide charges 200.00; the same for the 13th.
  run.pay({ id: '1', basic_salary: 1000.03, lines: [{ nature: '5001', amount: 1000.03 }] })
  const { guides, employer } = run.summary()
  const of = (code: string) => guides.find((guide) => guide.code === code)!
  expect([of('1138-01').amount, of('1138-21').amount]).toEqual([reais('200.00'), reais('200.00')])
  expect(of('1138-01').rounding).toBe(employer.inss - reais('400.00'))
  // 2% is 20.0006, twice.
  expect(of('1646-01').rounding).toBe(employer.rat - reais('40.00'))
})
