import fc from 'fast-check'
import { expect, it } from 'vitest'
import { smallest, sum } from '../../core/money.ts'
import { cashByMonth, verdictOf } from './cash.ts'

const amount = fc.bigInt({ min: 0n, max: 10_000_000n })

it('counts each origin once, balances inflow and outflow, and keeps the balance nonnegative', () => {
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.integer({ min: 0, max: 5 }),
      amount,
      fc.bigInt({ min: 1n, max: 1_000_000n }),
      (severance, fgts, benefit, installments, debt, expenses) => {
        const debtPaid = smallest(debt, severance + fgts)
        const { months, monthsCovered } = cashByMonth(
          { severance, fgts, unemployment: { amount: benefit, installments } },
          debtPaid,
          expenses,
        )
        const total = (field: 'severance' | 'fgts' | 'unemployment' | 'expenses' | 'debtPaid') => sum(months.map((month) => month[field]))
        expect(total('severance')).toBe(severance)
        expect(total('fgts')).toBe(fgts)
        expect(total('unemployment')).toBe(benefit * BigInt(installments))
        expect(total('debtPaid')).toBe(debtPaid)
        expect(severance + fgts + total('unemployment') - debtPaid - total('expenses')).toBe(months.at(-1)!.balance)
        for (const { balance } of months) expect(balance >= 0n).toBe(true)
        for (let month = 1; month <= Math.min(monthsCovered!, 120); month++) expect(months[month]!.expenses).toBe(expenses)
      },
    ),
  )
})

it('returns no months covered without expenses', () => {
  const { months, monthsCovered } = cashByMonth({ severance: 100n, fgts: 0n, unemployment: { amount: 5n, installments: 3 } }, 0n, 0n)
  expect(monthsCovered).toBeNull()
  expect(months.map(({ balance }) => balance)).toEqual([100n, 105n, 110n, 115n])
  expect(verdictOf(null)).toBe('expenses_unknown')
})

it('three months are tight and two urgent; twelve are comfortable and eleven tight', () => {
  expect([0, 2, 3, 11, 12, 120].map(verdictOf)).toEqual(['urgent', 'urgent', 'tight', 'tight', 'comfortable', 'comfortable'])
})

it('computes the months of a very large balance by division', () => {
  const { months, monthsCovered } = cashByMonth({ severance: 10n ** 15n, fgts: 0n, unemployment: { amount: 0n, installments: 0 } }, 0n, 1n)
  expect(monthsCovered).toBe(10 ** 15)
  expect(months).toHaveLength(121)
})
