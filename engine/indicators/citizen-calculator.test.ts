import { describe, expect, it } from 'vitest'
import { ports } from '../../test/support/ports.ts'
import type { Day } from '../core/day.ts'

/** TR and savings by whole periods, from one day 1 to the next, as the central bank's calculator counts them. */
describe('by the rule of the Calculadora do Cidadão', () => {
  const tr = (from: Day, to: Day) => ports.rates.accumulated('tr', from, to, { convention: 'bcb' })

  it('one whole month is one period, and a day less is none', () => {
    expect(tr('2024-01-01', '2024-02-01')).toMatchObject({ count: 1 })
    expect(tr('2024-01-01', '2024-02-01')!.rule).toContain('de 01/2024 a 01/2024')
    expect(tr('2024-01-01', '2024-01-31')).toMatchObject({ count: 0 })
    expect(tr('2024-01-01', '2024-01-31')!.rule).toContain('nenhum período completo')
  })

  it('opened on the 29th it begins on the next day 1; on the 28th it has another anniversary, which is not held', () => {
    expect(tr('2024-01-29', '2024-03-01')).toMatchObject({ count: 1 })
    expect(tr('2024-01-28', '2024-03-01')).toBeUndefined()
  })
})
