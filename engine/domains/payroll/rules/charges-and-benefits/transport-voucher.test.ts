import { expect, it } from 'vitest'
import { Ratio } from '../../../../core/ratio.ts'
import law from '../../law/transport-voucher.ts'
import { transportVoucher } from './transport-voucher.ts'

const { value } = law.at('2026-06-01')

it('deducts six percent of the salary, or the cost when lower', () => {
  expect(transportVoucher(3000_00n, 193_60n, value)).toEqual({ limit: 180_00n, discount: 180_00n, employerShare: 13_60n })
  expect(transportVoucher(3000_00n, 180_00n, value)).toEqual({ limit: 180_00n, discount: 180_00n, employerShare: 0n })
  expect(transportVoucher(3000_00n, 179_99n, value)).toEqual({ limit: 180_00n, discount: 179_99n, employerShare: 0n })
})

it('prorates the limit by the part of the month', () => {
  expect(transportVoucher(3000_00n, 500_00n, value, Ratio.of(15n, 30n)).discount).toBe(90_00n)
})
