import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

interface Answered extends Record<string, unknown> {
  months: { due: string; corrected: number; interest: number; total: number }[]
  total: number
  lastThree: number
  rest: number
}

const asked = (input: object) => run(registry.calculators.get('alimony-arrears')!, input, ports) as Answered
const civil = (input: object) => run(registry.calculators.get('civil-update')!, input, ports)
const cents = (reais: number) => Math.round(reais * 100)

describe('alimony-arrears', () => {
  it.each([
    ['legal', 'selic', '2025-02', '2026-03'],
    ['legal', 'selic', '2024-05', '2024-11'],
    ['one_percent', 'one_percent', '2024-05', '2024-11'],
  ])('matches civil-update month by month (%s)', (interest, before_2024_08_30, from, to) => {
    for (const correction of ['ipca', 'inpc']) {
      const { months } = asked({ monthly_amount: 750, from, to, until: '2026-04-01', correction, interest })
      for (const { due, corrected, interest: late, total } of months) {
        const whole = civil({ amount: 750, interest_from: due, to: '2026-04-01', correction, before_2024_08_30 })
        expect({ corrected, interest: late, total }).toEqual({
          corrected: whole.correctedPrincipal,
          interest: whole.interest,
          total: whole.total,
        })
      }
    }
  })

  it('without interest, equals the correction alone', () => {
    const { months } = asked({ monthly_amount: 750, from: '2024-05', to: '2024-06', until: '2026-04-01', interest: 'none' })
    const corrected = run(
      registry.calculators.get('civil-update')!,
      { amount: 750, interest_from: months[0]!.due, to: '2026-04-01', before_2024_08_30: 'one_percent' },
      ports,
    ).correctedPrincipal
    expect(months[0]).toMatchObject({ corrected, interest: 0, total: corrected })
  })

  it('splits the total into the last three months and the rest', () => {
    const { months, total, lastThree, rest } = asked({ monthly_amount: 750, from: '2025-01', to: '2025-12', until: '2026-04-01' })
    expect(months).toHaveLength(12)
    expect(cents(total)).toBe(months.reduce((all, each) => all + cents(each.total), 0))
    expect(cents(lastThree)).toBe(months.slice(-3).reduce((all, each) => all + cents(each.total), 0))
    expect(cents(rest)).toBe(cents(total) - cents(lastThree))
  })

  it.each([
    [{ from: '2026-02', to: '2026-01' }, 'to'],
    [{ from: '2026-01', to: '2026-04', until: '2026-04-09' }, 'to'],
    [{ from: '2026-01', to: '2026-01', until: '2026-12-31' }, 'until'],
    [{ from: '2024-08', to: '2024-08', until: '2026-01-01', correction: 'minimum_wage' }, 'interest'],
    [{ from: '1999-01', to: '2026-01', until: '2026-02-01' }, 'to'],
  ])('refuses %o', (input, field) => {
    expect(() => asked({ monthly_amount: 100, ...input })).toThrow(new RegExp(`^${field}:`))
  })
})
