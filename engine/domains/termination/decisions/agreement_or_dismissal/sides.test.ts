import { expect, it } from 'vitest'
import { verdictOf, workerSide, worth } from './sides.ts'

it('keeps the books of the worker: what is withdrawn and what is kept are the account and the fine', () => {
  const side = workerSide({ net: 1000n, fgts: { balance: 5000n, deposits: 500n, fine: 1100n, withdrawable: 5500n } }, 300n)
  expect(side).toEqual({ net: 1000n, fgtsWithdrawn: 5500n, fgtsKept: 1100n, unemployment: 300n, received: 6800n })
  expect([worth(side, true), worth(side, false)]).toEqual([7900n, 6800n])
})

it('calls a few centavos a tie', () => {
  expect([5n, 4n, 0n, -4n, -5n].map(verdictOf)).toEqual(['agreement', 'tie', 'tie', 'tie', 'dismissal'])
})
