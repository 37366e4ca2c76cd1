import { describe, expect, it } from 'vitest'
import { percent } from '../../../../core/ratio.ts'
import { PAID_WHOLE_UP_TO, revolved } from './paydown.ts'

const IOF = { daily: percent('0.0082'), additional: percent('0.38') }
const ONCE = percent('100')

describe('a card debt that grows', () => {
  it('pays the additional IOF on what it grew, month after month', () => {
    // 850.00 at 20%: 170.00 and IOF of 2.09 + 3.23; of 1,025.32 the minimum is 153.80 and 871.52 is carried, 21.52 more.
    // The second month pays 2.14 + 0.08 of IOF; so on until interest reaches the debt.
    const terms = { minimum: percent(15), rate: percent(20), iof: IOF, cap: ONCE }
    const { paid, firstIof, secondBill } = revolved(1000_00n, terms)
    expect([firstIof, secondBill]).toEqual([5_32n, 1025_32n])
    const withoutGrowth = revolved(1000_00n, { ...terms, iof: { ...IOF, additional: percent(0) } })
    // The additional of the first month is 3.23; each month of growth adds its own.
    const additional = paid!.iof - withoutGrowth.paid!.iof
    expect(additional).toBeGreaterThan(3_23n)
    expect(revolvedByHand()).toEqual({ iof: paid!.iof, interest: paid!.interest, months: paid!.months })
  })

  it('never ends without a limit of interest', () => {
    expect(revolved(1000_00n, { minimum: percent(15), rate: percent(20), iof: IOF, cap: null }).paid).toBeNull()
  })
})

/** The same bill after bill in whole numbers of centavos, the rounding written out. */
function revolvedByHand() {
  const halfUp = (n: number, d: number) => Math.floor((2 * n + d) / (2 * d))
  let [balance, growth, interest, iof, months] = [850_00, 850_00, 0, 0, 0]
  while (balance > 0) {
    months++
    const due = Math.min(halfUp(balance * 20, 100), 850_00 - interest)
    const tax = halfUp(balance * 246, 100_000) + halfUp(growth * 38, 10_000)
    interest += due
    iof += tax
    const bill = balance + due + tax
    const left = bill <= Number(PAID_WHOLE_UP_TO) ? 0 : bill - halfUp(bill * 15, 100)
    growth = Math.max(0, left - balance)
    balance = left
  }
  return { iof: BigInt(iof), interest: BigInt(interest), months }
}

it('a bill of exactly R$ 10.00 is paid whole, and one of a centavo more is not', () => {
  const months = (carried: bigint) =>
    revolved(carried, { minimum: percent(1), rate: percent(0), iof: { daily: percent(0), additional: percent(0) }, cap: null }).paid!.months
  // Of 10.10 the minimum is 0.10 and 10.00 is carried: the next bill settles. Of 10.11 it is 10.01.
  expect([months(10_10n), months(10_11n)]).toEqual([1, 2])
})
