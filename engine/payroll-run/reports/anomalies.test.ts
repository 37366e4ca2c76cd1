import { expect, it } from 'vitest'
import { portsOn } from '../../../test/support/ports.ts'
import { companyOf, PayrollRun } from '../run.ts'
import { anomaliesOf } from './anomalies.ts'

it.each([
  ['an employee of the minimum', { basic_salary: 1621 }, []],
  ['an employee of less', { basic_salary: 1620.99 }, ['below_minimum_wage']],
  ['a domestic worker of less', { worker: 'domestic', basic_salary: 1620.99 }, ['below_minimum_wage']],
  ['a domestic worker of fewer hours', { worker: 'domestic', basic_salary: 1620.99, monthly_hours: 219 }, []],
  ['a partner of less', { worker: 'partner', basic_salary: 1000 }, []],
  ['an intern of less', { worker: 'intern', basic_salary: 1000 }, []],
  // With INSS of 248.58 and no tax, up to 1,251.42 more may be deducted before half of 3,000.00 is exceeded.
  ['half of the pay taken', { basic_salary: 3000, lines: [{ nature: '9254', amount: 1251.42 }] }, []],
  ['a centavo more than half taken', { basic_salary: 3000, lines: [{ nature: '9254', amount: 1251.43 }] }, ['half_deducted']],
  ['who told no salary of a contract', { lines: [{ nature: '1000', amount: 1000 }] }, []],
])('%s', (_case, person, about) => {
  const run = new PayrollRun({ month: '2026-10-31', company: companyOf({ regime: 'normal', rat_rate: 2 }) }, portsOn('2026-11-14'))
  expect(anomaliesOf([run.pay({ id: '1', ...person })], run.law).map((found) => found.about)).toEqual(about)
})
