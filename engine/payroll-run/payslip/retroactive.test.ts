import { expect, it } from 'vitest'
import { portsOn } from '../../../test/support/ports.ts'
import { reais } from '../../core/money.ts'
import { companyOf } from '../run.ts'
import { retroactiveOf } from './retroactive.ts'

const owed = (due: object, paid: object) =>
  retroactiveOf(
    { id: '1', due, paid, from: '2026-09-01', month: '2026-10-31', company: companyOf({ regime: 'normal', rat_rate: 2 }) },
    portsOn('2026-11-14'),
  )

it('includes the FGTS and the INSS of the 13th with those of the month', () => {
  const lines = [{ nature: '5001', months: 12 }]
  const { months } = owed({ basic_salary: 5500, lines }, { basic_salary: 5000, lines })
  // INSS 571.50 − 501.50 and FGTS 440.00 − 400.00, for both the month and the 13th.
  expect(months).toMatchObject([{ earnings: reais('1000.00'), inss: reais('140.00'), fgts: reais('80.00') }])
})

it.each([
  // At 27.5% above the ceiling INSS of 988.07, with each tax rounded: on 8,211.95 it is 1,349.56, and on 8,111.94 1,322.05.
  ['9100.00', '27.50'],
  ['9100.01', '27.51'],
  ['9100.02', '27.50'],
  ['9100.03', '27.51'],
])('taxes a raise from 9,000.00 to %s to the exact centavo', (salary, irrf) => {
  expect(owed({ basic_salary: Number(salary) }, { basic_salary: 9000 }).irrf).toBe(reais(irrf))
})
