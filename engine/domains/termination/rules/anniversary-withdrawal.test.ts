import { expect, it } from 'vitest'
import fgtsAnniversary from '../law/fgts-anniversary.ts'
import { anniversaryWithdrawal } from './anniversary-withdrawal.ts'

const law = fgtsAnniversary.versions[0].value

it.each([
  [0n, 0n, 50],
  [500_00n, 250_00n, 50],
  [500_01n, 250_00n, 40],
  [1000_00n, 450_00n, 40],
  [5000_00n, 1650_00n, 30],
  [15000_00n, 3400_00n, 15],
  [20000_00n, 3900_00n, 10],
  [20000_01n, 3900_00n, 5],
  [100000_00n, 7900_00n, 5],
])('withdraws from %s centavos', (balance, amount, ratePercent) => {
  const withdrawal = anniversaryWithdrawal(balance, law)
  expect(withdrawal.amount).toBe(amount)
  expect(withdrawal.ratePercent.toPercent()).toBe(ratePercent)
})
