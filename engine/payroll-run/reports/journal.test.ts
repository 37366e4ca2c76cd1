import { expect, it } from 'vitest'
import { portsOn } from '../../../test/support/ports.ts'
import { companyOf, PayrollRun } from '../run.ts'

it('sorts line entries by nature, regardless of person', () => {
  const run = new PayrollRun({ month: '2026-10-31', company: companyOf({ regime: 'normal', rat_rate: 2 }) }, portsOn('2026-11-14'))
  const lines = ['9254', '1207', '9207', '1003'].map((nature) => ({ nature, amount: 10 }))
  run.pay({ id: '1', basic_salary: 3000, lines })
  const natures = run.summary().journal.flatMap(({ nature }) => nature ?? [])
  expect(natures).toEqual(expect.arrayContaining(['1000', '1003', '1207', '9207', '9254']))
  expect(natures).toEqual([...natures].sort())
})
