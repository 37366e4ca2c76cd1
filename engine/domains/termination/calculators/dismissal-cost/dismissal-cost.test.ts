import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('dismissal-cost')!
const severance = registry.calculators.get('severance')!
const cents = (value: unknown) => Math.round((value as number) * 100)
type PathOf = Record<string, number> & { path: string; items: { amount: number }[] }
const ask = (input: object) => run(calculator, { salary: 3000, months_worked: 30, months_this_year: 6, ...input }, ports)
const pathOf = (answer: Record<string, unknown>, name: string) => (answer.paths as PathOf[]).find(({ path }) => path === name)!

describe('cost of a dismissal', () => {
  it("mirrors severance from the employer's side, and adds up", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 3_000_000 }), fc.integer({ min: 12, max: 400 }), fc.boolean(), (salary, months, overdue) => {
        const base = { salary: salary / 100, months_worked: months, fgts_deposits_base: 1000 }
        const answer = run(calculator, { ...base, months_this_year: 5, has_overdue_vacation: overdue, vacation_twelfths: 0 }, ports)
        for (const path of answer.paths as PathOf[]) {
          expect(path.items.reduce((total, { amount }) => total + cents(amount), 0)).toBe(cents(path.gross))
          const parts = [path.gross, path.fgtsDeposit, path.fgtsFine, path.socialContribution10, path.employerCharges]
          expect(parts.reduce((total: number, part) => total + cents(part), 0)).toBe(cents(path.total))
        }
        const given = {
          salary: base.salary,
          months_worked: months,
          fgts_balance: 1000,
          days_worked_in_month: 0,
          thirteenth_twelfths: 5,
          vacation_twelfths: 0,
          overdue_vacations: overdue ? 1 : 0,
        }
        for (const [name, type] of [
          ['indemnified', 'sem_justa_causa'],
          ['agreement', 'acordo'],
        ] as const) {
          const { gross, fgts } = run(severance, { ...given, type }, ports) as { gross: number; fgts: { deposits: number; fine: number } }
          expect(pathOf(answer, name)).toMatchObject({ gross, fgtsDeposit: fgts.deposits, fgtsFine: fgts.fine })
        }
      }),
      { numRuns: 40 },
    )
  })

  it('charges employer contributions on worked notice but not on indemnified notice', () => {
    const answer = ask({})
    const [indemnified, worked] = [pathOf(answer, 'indemnified'), pathOf(answer, 'worked')]
    expect(worked.gross).toBe(indemnified.gross)
    // 36 days of 3,000.00 are 3,600.00, at 28.8%.
    expect(cents(worked.employerCharges) - cents(indemnified.employerCharges)).toBe(103_680)
  })

  it('states the fine without the deposit on the notice, and labels worked notice as worked', () => {
    const answer = ask({ fgts_deposits_base: 5000 })
    const { fgtsFine, items } = pathOf(answer, 'indemnified')
    // 36 days of 3,000.00 are 3,600.00; 8% of it, and 40% of that, is 115.20.
    const without = (cents(fgtsFine) - 11_520) / 100
    expect(answer.assumptions).toContainEqual(
      expect.stringContaining(
        `${without
          .toFixed(2)
          .replace('.', ',')
          .replace(/^(\d)(\d{3})/, '$1.$2')} em vez de`,
      ),
    )
    expect(JSON.stringify(items)).toContain('sobre o aviso indenizado')
    expect(JSON.stringify(pathOf(answer, 'worked').items)).not.toContain('indenizado')
  })

  it('rejects twelfths that do not fit, under its own field names', () => {
    expect(() => ask({ months_worked: 3, months_this_year: 5 })).toThrow(/months_this_year/)
    expect(() => ask({ months_worked: 3, months_this_year: 3, vacation_twelfths: 5 })).toThrow(/vacation_twelfths/)
    expect(() => ask({ months_worked: 11, has_overdue_vacation: true })).toThrow(/has_overdue_vacation/)
  })
})
