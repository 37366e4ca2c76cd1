import { expect, it } from 'vitest'
import { percent } from '../../core/ratio.ts'
import { verdictOf, workerSide, worth } from './sides.ts'

it('splits account balance and fine into withdrawn and retained FGTS', () => {
  const side = workerSide({ net: 1000n, fgts: { balance: 5000n, deposits: 500n, fine: 1100n, withdrawable: 5500n } }, 300n)
  expect(side).toEqual({ net: 1000n, fgtsWithdrawn: 5500n, fgtsKept: 1100n, unemployment: 300n, received: 6800n })
  expect([worth(side, true), worth(side, false)]).toEqual([7900n, 6800n])
})

it('reports a tie within a few centavos or within a share of the larger side', () => {
  expect([105n, 104n, 100n, 96n, 95n].map((saving) => verdictOf(saving, 100n, percent(0)))).toEqual([
    'agreement',
    'tie',
    'tie',
    'tie',
    'dismissal',
  ])
  expect([1010n, 1011n].map((saving) => verdictOf(saving, 1000n, percent(1)))).toEqual(['tie', 'agreement'])
})
