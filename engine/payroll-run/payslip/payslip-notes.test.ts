import { expect, it } from 'vitest'
import { portsOn } from '../../../test/support/ports.ts'
import type { Day } from '../../core/day.ts'
import { companyOf, PayrollRun } from '../run.ts'

const notesOf = (person: object, month: Day = '2026-10-31'): string => {
  const run = new PayrollRun({ month, company: companyOf({ regime: 'normal', rat_rate: 2 }) }, portsOn('2026-11-19'))
  const result = run.pay({ id: '1', ...person })
  if ('error' in result) throw new Error(JSON.stringify(result.error))
  return result.payslip.notes.map(String).join(' ')
}

it.each([
  ['maternity pay beside the salary', { basic_salary: 9000, lines: [{ nature: '4050', amount: 9000 }] }, /no lugar do salário/],
  [
    'twelfths beyond the admission of the year',
    { basic_salary: 3000, admission_date: '2026-07-20', lines: [{ nature: '5001', months: 6 }] },
    /de 6\/12, e a admissão .* até 5\/12/,
  ],
  ['a salary below the minimum wage', { basic_salary: 1620.99 }, /menor que o mínimo, R\$ 1\.621,00/],
  ['alimony as a percentage', { basic_salary: 3000, lines: [{ nature: '9213', percent: 30 }] }, /outra base/],
  ['a voucher of an intern', { worker: 'intern', basic_salary: 1500, transport_cost: 300 }, /nada foi descontado/],
  ['a difference of the 13th', { basic_salary: 6000, lines: [{ nature: '5005', amount: 120 }] }, /thirteenth_before/],
])('a note names %s', (_case, person, note) => {
  expect(notesOf(person)).toMatch(note)
})

it.each([
  ['maternity pay alone', { lines: [{ nature: '4050', amount: 9000 }] }],
  ['the twelfths that the admission allows', { basic_salary: 3000, admission_date: '2026-07-20', lines: [{ nature: '5001', months: 5 }] }],
  [
    'an admission with fifteen days in its month',
    { basic_salary: 3000, admission_date: '2026-07-17', lines: [{ nature: '5001', months: 6 }] },
  ],
  ['an earlier admission', { basic_salary: 3000, admission_date: '2025-07-20', lines: [{ nature: '5001', months: 12 }] }],
  ['the minimum wage', { basic_salary: 1621 }],
  ['a part-time salary', { basic_salary: 900, monthly_hours: 110 }],
  ['an apprentice', { worker: 'apprentice', basic_salary: 900 }],
  ['alimony as an amount', { basic_salary: 3000, lines: [{ nature: '9213', amount: 900 }] }],
  ['a voucher of an employee', { basic_salary: 3000, transport_cost: 300 }],
  ['a whole difference of the 13th', { basic_salary: 6000, thirteenth_before: 6000, lines: [{ nature: '5005', amount: 120 }] }],
])('no note for %s', (_case, person) => {
  expect(notesOf(person)).toBe('')
})

it('a 13th paid in January without the one already paid has a note, and that of a termination none', () => {
  const bonus = (nature: string, more: object = {}) =>
    notesOf({ basic_salary: 6000, lines: [{ nature, amount: 120 }], ...more }, '2026-01-31')
  expect(bonus('5001')).toMatch(/thirteenth_before/)
  expect(bonus('6002', { termination_date: '2026-01-20' })).toBe('')
})
