import { describe, expect, it } from 'vitest'
import type { Day } from '../../../../core/day.ts'
import { reais } from '../../../../core/money.ts'
import { causesOf } from '../../../../operation/definition/check.ts'
import inss from '../../law/inss.ts'
import { INSS_MISTAKES, inssRoundings } from './inss-mistakes.ts'

const named = (base: string, figure: string, day: Day) =>
  causesOf(reais(figure), { base: reais(base), table: inss.at(day).value, day }, INSS_MISTAKES).map(({ id }) => id)

describe('alternative INSS roundings', () => {
  it('by slices and by the sum, at the 2026 ceiling: 988.07 truncated, 988.09 by the sum', () => {
    expect(inssRoundings(reais('8475.55'), inss.at('2026-03-01').value).map(({ amount }) => amount)).toContain(reais('988.09'))
  })

  it('before 2020, a single truncated rate', () => {
    expect(inssRoundings(reais('2001.99'), inss.at('2019-06-01').value).map(({ amount }) => amount)).toEqual([reais('180.17')])
  })
})

describe('recognized mistakes', () => {
  it.each([
    // 1,518.00 × 7.5% + 1,275.88 × 9% + 1,396.95 × 12% + 809.17 × 14%, each truncated: the 2025 table.
    ['5000.00', '509.58', '2026-03-15', 'old_table'],
    ['5000.00', '550.00', '2026-03-15', 'flat_11'],
    ['10000.00', '1201.50', '2026-03-15', 'ceiling_ignored'],
    ['5000.00', '700.00', '2026-03-15', 'rate_on_everything'],
    ['5000.00', '0.00', '2026-03-15', 'not_withheld'],
    // 1,751.81 × 8% + 248.19 × 9% in 2019, when 9% applied to the whole pay.
    ['2000.00', '162.47', '2019-06-15', 'slices_too_early'],
    ['5000.00', '501.50', '2025-12-15', 'new_table'],
  ] as const)('%s withheld as %s on %s: %s', (base, figure, day, id) => expect(named(base, figure, day)).toContain(id))

  it('finds none for an unexplained figure', () => expect(named('5000.00', '123.45', '2026-03-15')).toEqual([]))
})
