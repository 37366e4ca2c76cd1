import { describe, expect, it } from 'vitest'
import { portsOn } from '../../test/support/ports.ts'
import { portion, reais } from '../core/money.ts'
import { overallRate } from './employer.ts'
import { companyOf, PayrollRun } from './run.ts'

const run = new PayrollRun({ month: '2026-10-31', company: companyOf({ regime: 'normal', rat_rate: 2 }) }, portsOn('2026-11-14'))

const provisionOf = (person: object) => {
  const result = run.pay({ id: '1', ...person })
  if ('error' in result) throw new Error(JSON.stringify(result.error))
  return result.payslip.provision
}

const NOTHING = { thirteenth: 0n, vacation: 0n, charges: 0n, remeasured: 0n, total: 0n }

describe('provisions', () => {
  it.each([
    ['in the month the contract ends', { basic_salary: 3000, termination_date: '2026-10-31' }],
    ['for a partner', { basic_salary: 3000, worker: 'partner' }],
    ['for an intern', { basic_salary: 3000, worker: 'intern' }],
    ['for fourteen days of a month', { basic_salary: 3000, admission_date: '2026-10-18' }],
    ['without a salary', { lines: [{ nature: '1000', amount: 3000 }] }],
  ])('%s', (_case, person) => {
    expect(provisionOf(person)).toEqual(NOTHING)
  })
})

it.each([
  ['a contract that goes on', { termination_date: '2026-11-01' }],
  ['fifteen days of a month', { admission_date: '2026-10-17' }],
  ['a domestic worker', { worker: 'domestic' }],
])('provides for %s', (_case, person) => {
  expect(provisionOf({ basic_salary: 3000, ...person })).toMatchObject({ thirteenth: reais('250.00'), vacation: reais('333.33') })
})

it('tops up earlier months after a raise, including their charges', () => {
  // Nine twelfths of 3,000.00 are 2,250.00 and, with the third, nine ninths 3,000.00: 250.00 and 333.00 above the existing provision.
  const provisioned = { thirteenth_months: 9, thirteenth: 2000, vacation_months: 9, vacation: 2667 }
  const found = provisionOf({ basic_salary: 3000, provisioned })
  expect(found).toMatchObject({ thirteenth: reais('250.00'), vacation: reais('333.33'), remeasured: reais('583.00') })
  expect(found.charges).toBe(portion(reais('1166.33'), overallRate('employee', run.law), 'halfUp'))
  expect(found.total).toBe(reais('1166.33') + found.charges)
})

it('rejects company rates above those of any activity', () => {
  const company = (fields: object) => () => companyOf({ regime: 'normal', rat_rate: 2, ...fields })
  expect(company({ third_parties_rate: 10 })).not.toThrow()
  expect(company({ third_parties_rate: 10.01 })).toThrow(/third_parties_rate/)
  expect(company({ third_parties_rate: -0.01 })).toThrow(/third_parties_rate/)
})
