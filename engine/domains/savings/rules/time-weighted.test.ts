import { describe, expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import { timeWeighted } from './time-weighted.ts'

const start = '2025-01-02'

describe('timeWeighted', () => {
  it('ignores the size of deposits: +10%, then −5%', () => {
    for (const deposit of ['0.01', '50.00', '1000000.00']) {
      const held = reais('110.00') + reais(deposit)
      const found = timeWeighted({
        start,
        opening: 0n,
        moves: [
          { date: start, amount: reais('100.00') },
          { date: '2025-06-02', amount: reais(deposit) },
        ],
        positions: [
          { date: '2025-06-02', value: reais('110.00') },
          { date: '2025-12-31', value: (held * 95n) / 100n },
        ],
        dividends: [],
      })
      expect(found!.toNumber(3)).toBe(0.045)
    }
  })

  it('includes a dividend in the return of its stretch', () => {
    const found = timeWeighted({
      start,
      opening: reais('100.00'),
      moves: [],
      positions: [
        { date: start, value: reais('100.00') },
        { date: '2025-12-31', value: reais('104.00') },
      ],
      dividends: [{ date: '2025-12-31', amount: reais('6.00') }],
    })
    expect(found!.toNumber(4)).toBe(0.1)
  })

  it('is null without a position on the day of a flow, or once emptied', () => {
    const moves = [
      { date: start, amount: reais('100.00') },
      { date: '2025-06-02', amount: reais('-110.00') },
    ] as const
    const end = { date: '2025-12-31', value: 0n } as const
    expect(timeWeighted({ start, opening: 0n, moves, positions: [end], dividends: [] })).toBeNull()
    const emptied = [{ date: '2025-06-02', value: reais('110.00') }, end] as const
    expect(timeWeighted({ start, opening: 0n, moves, positions: emptied, dividends: [] })).toBeNull()
  })
})
