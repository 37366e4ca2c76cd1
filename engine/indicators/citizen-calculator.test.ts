import { describe, expect, it } from 'vitest'
import { ports } from '../../test/support/ports.ts'
import type { Day } from '../core/day.ts'

/** TR and savings by whole periods between consecutive days 1, as in the central bank's calculator. */
describe('Calculadora do Cidadão rules', () => {
  const tr = (from: Day, to: Day) => ports.rates.accumulated('tr', from, to, { convention: 'bcb' })

  it('counts a whole month as one period, and a day less as none', () => {
    expect(tr('2024-01-01', '2024-02-01')).toMatchObject({ count: 1 })
    expect(tr('2024-01-01', '2024-02-01')!.rule).toContain('de 01/2024 a 01/2024')
    expect(tr('2024-01-01', '2024-01-31')).toMatchObject({ count: 0 })
    expect(tr('2024-01-01', '2024-01-31')!.rule).toContain('nenhum período completo')
  })

  it('starts on the next day 1 when opened on the 29th, and is undefined on the 28th, whose anniversary is not stored', () => {
    expect(tr('2024-01-29', '2024-03-01')).toMatchObject({ count: 1 })
    expect(tr('2024-01-28', '2024-03-01')).toBeUndefined()
  })
})
