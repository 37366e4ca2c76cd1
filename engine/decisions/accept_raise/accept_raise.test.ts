import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { run } from '../../operation/evaluation/run.ts'

const decision = registry.decisions.get('accept_raise')!

interface Answer {
  verdict: string
  answer: string
  assumptions: string[]
  breakEvenSalary: number
  breakEvenRaisePercent: number
  lawEffect: number
  raiseEffect: number
  netThen: number
  netProposed: number
  belowMinimum: boolean
}
const ask = (input: object) => run(decision, input, ports) as unknown as Answer

describe('raise', () => {
  it.each([
    [4950, '2025-05-01'],
    [4900, '2025-05-01'],
    [4900, '2025-12-01'],
    [4999.99, '2026-01-01'],
  ])('rejects a raise below the current pay (%s since %s), whatever the tax change', (proposed_salary, last_raise_date) => {
    const { verdict, answer, breakEvenRaisePercent } = ask({ current_salary: 5000, proposed_salary, last_raise_date })
    expect(verdict).toBe('reject')
    expect(answer).toMatch(/^Não: é redução de salário/)
    expect(breakEvenRaisePercent).toBeGreaterThanOrEqual(0)
  })

  it('refuses a period without published inflation', () => {
    const asked = { current_salary: 5000, proposed_salary: 5100, last_raise_date: '2026-11-02' }
    expect(() => ask(asked)).toThrow(/last_raise_date: o IPCA desde 02\/11\/2026 ainda não foi publicado/)
  })

  it('flags pay below the minimum wage for the hours worked', () => {
    const short = ask({ current_salary: 1500, proposed_salary: 1600, last_raise_date: '2025-01-01' })
    expect(short).toMatchObject({ verdict: 'negotiate', belowMinimum: true })
    expect(short.answer).toContain('menos que o salário mínimo da jornada, R$ 1.621,00')
    expect(ask({ current_salary: 1621, proposed_salary: 1621, last_raise_date: '2026-01-01' }).belowMinimum).toBe(false)
    const partTime = { current_salary: 900, proposed_salary: 1000, last_raise_date: '2026-01-01', weekly_hours: 20 }
    expect(ask(partTime)).toMatchObject({ belowMinimum: false, verdict: 'accept' })
  })

  it('separates the effect of the law from the effect of the raise', () => {
    // Lei 15.270/2025: no IRRF on R$ 5.000,00 in 2026; the employer gave no raise.
    const { lawEffect, raiseEffect, verdict } = ask({ current_salary: 5000, proposed_salary: 5000, last_raise_date: '2025-06-01' })
    expect(lawEffect).toBeGreaterThan(200)
    expect([raiseEffect, verdict]).toEqual([0, 'negotiate'])
  })

  it('compares gross salaries only, and states it', () => {
    const { assumptions } = ask({ current_salary: 5000, proposed_salary: 5400, last_raise_date: '2025-05-01' })
    expect(assumptions.join('\n')).not.toMatch(/descontos e imposto não entram/)
    expect(assumptions).toContainEqual(expect.stringContaining('compara os salários brutos'))
  })

  it('never worsens as the raise grows, and its effects add up', () => {
    const order = ['reject', 'negotiate', 'tie', 'accept']
    fc.assert(
      fc.property(
        fc.integer({ min: 1000_00, max: 20_000_00 }),
        fc.integer({ min: -20, max: 30 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: -3, max: 20 }),
        (current, percent, more, inflation_period) => {
          const current_salary = current / 100
          const at = (points: number) =>
            ask({
              current_salary,
              proposed_salary: Math.round(current * (1 + points / 100)) / 100,
              last_raise_date: '2025-05-01',
              inflation_period,
            })
          const [less, greater] = [at(percent), at(percent + more)]
          expect(order.indexOf(greater.verdict)).toBeGreaterThanOrEqual(order.indexOf(less.verdict))
          expect(less.breakEvenSalary).toBeGreaterThanOrEqual(current_salary)
          expect(less.netThen + less.lawEffect + less.raiseEffect).toBeCloseTo(less.netProposed, 2)
        },
      ),
      { numRuns: 60 },
    )
  })
})
