import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rounds } from '../../../../../test/support/lanes/rounds.ts'
import { ports, registry } from '../../../../../test/support/ports.ts'
import type { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const debtPayoff = registry.calculators.get('debt-payoff')!

interface Owing {
  cents: number
  basisPoints: number
  minimum: number
}

/** Independent implementation: integer centavos in numbers; repeatedly searches for the next target instead of one sorted pass. */
function another(debts: readonly Owing[], extra: number, target: 'rate' | 'balance') {
  const balances = debts.map(({ cents }) => cents)
  const purse = debts.reduce((total, { minimum }) => total + minimum, extra)
  let months = 0
  let interest = 0
  let paid = 0
  const ended: number[] = []
  while (balances.some((balance) => balance > 0)) {
    if (++months > 1200) return null
    let money = purse
    debts.forEach(({ basisPoints }, index) => {
      const product = balances[index]! * basisPoints
      const due = Math.floor((product + 5000) / 10_000)
      balances[index]! += due
      interest += due
    })
    if (balances.some((balance) => balance > 1e12)) return null
    const before = balances.map((balance) => balance > 0)
    const pay = (index: number, most: number) => {
      const amount = Math.min(most, balances[index]!, money)
      balances[index]! -= amount
      money -= amount
      paid += amount
    }
    debts.forEach(({ minimum }, index) => {
      pay(index, minimum)
    })
    // Ties are resolved once a month, on balances after the minimums.
    const snapshot = [...balances]
    while (money > 0 && balances.some((balance) => balance > 0)) {
      let next = -1
      for (let index = 0; index < debts.length; index++) {
        if (balances[index] === 0) continue
        if (next < 0) next = index
        else {
          const [a, b] = [debts[index]!.basisPoints, debts[next]!.basisPoints]
          const [x, y] = [snapshot[index]!, snapshot[next]!]
          if (target === 'rate' ? a > b || (a === b && x < y) : x < y || (x === y && a > b)) next = index
        }
      }
      pay(next, Number.POSITIVE_INFINITY)
    }
    before.forEach((was, index) => {
      if (was && balances[index] === 0) ended.push(index)
    })
  }
  return { months, interest, paid, ended }
}

const owing = fc.record({
  cents: fc.integer({ min: 1, max: 2_000_000 }),
  basisPoints: fc.integer({ min: 0, max: 1200 }),
  minimum: fc.integer({ min: 0, max: 200_000 }),
})

describe('debt-payoff', () => {
  it('agrees with an independent implementation on thousands of debt sets', () => {
    let ends = 0
    fc.assert(
      fc.property(fc.array(owing, { minLength: 1, maxLength: 6 }), fc.integer({ min: 0, max: 300_000 }), (debts, extra) => {
        const answer = run(
          debtPayoff,
          {
            debts: debts.map(({ cents, basisPoints, minimum }, index) => ({
              name: String(index),
              balance: cents / 100,
              monthly_rate: basisPoints / 100,
              minimum: minimum / 100,
            })),
            extra: extra / 100,
          },
          ports,
        ) as unknown as Record<
          'avalanche' | 'snowball',
          null | { months: number; totalInterest: number; totalPaid: number; order: { name: string }[] }
        >
        for (const [strategy, target] of [
          ['avalanche', 'rate'],
          ['snowball', 'balance'],
        ] as const) {
          const theirs = another(debts, extra, target)
          const ours = answer[strategy]
          if (theirs === null) expect(ours).toBeNull()
          else {
            ends++
            expect(ours).toMatchObject({ months: theirs.months, totalInterest: theirs.interest / 100, totalPaid: theirs.paid / 100 })
            expect(ours!.order.map(({ name }) => Number(name))).toEqual(theirs.ended)
          }
        }
      }),
      { numRuns: rounds(500, 2000) },
    )
    expect(ends).toBeGreaterThan(rounds(500, 2000))
  })

  it('a higher monthly payment never takes longer or costs more', () => {
    fc.assert(
      fc.property(
        owing,
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        ({ cents, basisPoints, minimum }, extra, more) => {
          const at = (cents2: number) =>
            run(
              debtPayoff,
              {
                debts: [{ balance: cents / 100, monthly_rate: basisPoints / 100, minimum: minimum / 100 }],
                extra: cents2 / 100,
                strategy: 'avalanche',
              },
              ports,
            ) as { months: number | null; totalInterest: number | null }
          const [less, greater] = [at(extra), at(extra + more)]
          if (less.months === null) return
          expect(greater.months).toBeLessThanOrEqual(less.months)
          expect(greater.totalInterest).toBeLessThanOrEqual(less.totalInterest!)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('names the rejected debt and field', () => {
    try {
      run(
        debtPayoff,
        {
          debts: [
            { balance: 1, monthly_rate: 1, minimum: 1 },
            { balance: 1, minimum: 1 },
          ],
        },
        ports,
      )
      expect.unreachable()
    } catch (error) {
      expect((error as InvalidInput).issues).toMatchObject([{ field: 'debts.1.monthly_rate', message: 'é obrigatório', code: 'required' }])
    }
  })
})
