import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { run } from '../../operation/evaluation/run.ts'

const decision = registry.decisions.get('when_to_retire')!

interface Answer {
  verdict: string
  earliestDate: string | null
  oneMoreYearAdds: number | null
  ceilingAdds: number | null
  plans: { date: string; benefit: number; total: number; months: number }[]
  steps: { id: string; result: { rules: { eligibleFrom: string | null }[] } }[]
}

const people = fc.record({
  sex: fc.constantFrom('male', 'female'),
  age: fc.integer({ min: 45, max: 75 }),
  contribution_years: fc.integer({ min: 1, max: 40 }),
  average_salary: fc.integer({ min: 1621, max: 8000 }),
  until_age: fc.integer({ min: 76, max: 95 }),
})

it('selects the plan with the highest total, never before the earliest date, and gains from waiting are nonnegative', () => {
  fc.assert(
    fc.property(people, (person) => {
      const answer = run(decision, person, ports) as unknown as Answer
      const dates = answer.steps[0]!.result.rules.flatMap(({ eligibleFrom }) => eligibleFrom ?? []).sort()
      expect(answer.earliestDate).toBe(dates[0] ?? null)
      const most = Math.max(...answer.plans.map(({ total }) => total))
      const chosen = answer.plans.filter(({ total }) => total === most)
      if (answer.verdict === 'retire_now') expect(chosen.some(({ date }) => date === '2026-11-14')).toBe(true)
      if (answer.verdict === 'wait') expect(chosen.every(({ date }) => date > answer.earliestDate!)).toBe(true)
      expect(answer.verdict === 'no_rule').toBe(answer.plans.length === 0)
      for (const gain of [answer.oneMoreYearAdds, answer.ceilingAdds]) if (gain !== null) expect(gain).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 40 },
  )
})

it('requires a birth date or an age', () => {
  expect(() => run(decision, { sex: 'male', contribution_years: 30, average_salary: 3000 }, ports)).toThrow('birth_date')
})

it('a woman teacher who met the full toll on the reform date receives the whole average now', () => {
  const answer = run(
    decision,
    {
      sex: 'female',
      birth_date: '1965-08-12',
      contribution_years: 32.28,
      years_at_reform: 25.27,
      teacher: true,
      average_salary: 5000,
      reference_date: '2026-11-16',
    },
    ports,
  )
  expect(answer).toMatchObject({ verdict: 'retire_now', bestRule: 'toll100', bestDate: '2026-11-16', bestBenefit: 5000 })
  expect(answer.answer).toContain('5.000,00')
})

it('never selects a date past the age limit of the sum', () => {
  const answer = run(
    decision,
    { sex: 'female', birth_date: '1950-01-10', contribution_years: 10, average_salary: 3000, reference_date: '2026-11-16' },
    ports,
  )
  expect(answer).toMatchObject({ verdict: 'no_rule', bestDate: null, bestBenefit: null })
})
