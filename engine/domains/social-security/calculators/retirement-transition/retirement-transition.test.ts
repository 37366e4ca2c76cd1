import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('retirement-transition')!

interface Answer {
  earliest: string | null
  earliestDate: string | null
  daysToEarliest: number | null
  best: string | null
  assumptions: string[]
  steps: { label: string; formula: string }[]
  rules: { rule: string; reason: string; eligible: boolean; eligibleFrom: string | null; percent: number | null; benefit: number | null }[]
}
const ask = (input: object) => run(calculator, input, ports) as unknown as Answer

const people = fc.record({
  sex: fc.constantFrom('male', 'female'),
  age: fc.integer({ min: 45 * 4, max: 80 * 4 }).map((quarters) => quarters / 4),
  contribution_years: fc.integer({ min: 0, max: 40 * 4 }).map((quarters) => quarters / 4),
  teacher: fc.boolean(),
  average_salary: fc.integer({ min: 1621_00, max: 12_000_00 }).map((cents) => cents / 100),
})

it('returns the earliest date among the rules, and meets none before it', () => {
  fc.assert(
    fc.property(people, (person) => {
      const { earliest, earliestDate, daysToEarliest, rules } = ask(person)
      const dates = rules.flatMap(({ eligibleFrom }) => eligibleFrom ?? []).sort()
      expect(earliestDate).toBe(dates[0] ?? null)
      expect(rules.find(({ rule }) => rule === earliest)?.eligibleFrom ?? null).toBe(earliestDate)
      expect(daysToEarliest === 0).toBe(rules.some(({ eligible }) => eligible))
    }),
    { numRuns: 60 },
  )
})

it('pays at least as much by the best rule as by any other, with every benefit between floor and ceiling', () => {
  fc.assert(
    fc.property(people, (person) => {
      const { best, rules } = ask(person)
      const benefits = rules.flatMap(({ benefit }) => benefit ?? [])
      const top = rules.find(({ rule }) => rule === best)?.benefit ?? null
      expect(top).toBe(benefits.length === 0 ? null : Math.max(...benefits))
      for (const benefit of benefits) expect(benefit >= 1621 && benefit <= 8475.55).toBe(true)
    }),
    { numRuns: 60 },
  )
})

it('matches the benefit-amount result for the years on that date', () => {
  const { rules } = ask({
    sex: 'male',
    birth_date: '1962-04-10',
    contribution_years: 34,
    average_salary: 6000,
    reference_date: '2026-06-01',
  })
  const amount = registry.calculators.get('benefit-amount')!
  // Reaches 65 on 10 April 2027, with 34 years and ten months of contribution.
  const permanent = rules.find(({ rule }) => rule === 'permanent')!
  expect(permanent.eligibleFrom).toBe('2027-04-10')
  expect(permanent.benefit).toBe(
    run(amount, { sex: 'male', contribution_years: 34, average: 6000, reference_date: '2026-06-01' }, ports).benefit,
  )
})

it('reduces age and contribution by five years in the full toll of teachers (EC 103/2019, art. 20, § 1º)', () => {
  const toll = (input: object) =>
    ask({ teacher: true, reference_date: '2026-11-16', ...input }).rules.find(({ rule }) => rule === 'toll100')!
  const woman = { sex: 'female', birth_date: '1965-08-12', contribution_years: 32.28, average_salary: 5000 }
  expect(toll({ ...woman, years_at_reform: 25.27 })).toMatchObject({ eligible: true, eligibleFrom: '2019-11-13', benefit: 5000 })
  // 25 years of teaching on the day of the reform owe no toll; one year less requires two years.
  expect(toll({ ...woman, contribution_years: 32, years_at_reform: 25 }).eligibleFrom).toBe('2019-11-13')
  expect(toll({ sex: 'female', birth_date: '1965-08-12', years_at_reform: 24 }).eligibleFrom).toBe('2021-11-13')
  // Age 52 completed on the day, or the day after.
  expect(toll({ sex: 'female', birth_date: '1974-11-16', years_at_reform: 25 }).eligibleFrom).toBe('2026-11-16')
  expect(toll({ sex: 'female', birth_date: '1974-11-17', years_at_reform: 25 }).eligible).toBe(false)
  // Men: 55 years of age and 30 of contribution; 23 years on the day of the reform require 14 more.
  expect(toll({ sex: 'male', birth_date: '1970-05-10', years_at_reform: 23 }).eligibleFrom).toBe('2033-11-13')
  // The half toll has no reduction for teachers (art. 17).
  const half = ask({ sex: 'female', birth_date: '1965-08-12', years_at_reform: 25.27, teacher: true, reference_date: '2026-11-16' })
  expect(half.rules.find(({ rule }) => rule === 'toll50')!.eligibleFrom).toBeNull()
})

it('gives no date past a hundred years of age, and states it', () => {
  const { rules } = ask({ sex: 'female', birth_date: '1950-01-10', contribution_years: 10, reference_date: '2026-11-16' })
  for (const { eligibleFrom } of rules) if (eligibleFrom) expect(eligibleFrom <= '2050-01-10').toBe(true)
  expect(rules.find(({ rule }) => rule === 'toll100')).toMatchObject({ eligibleFrom: null, reason: 'não se cumpre em tempo de vida' })
})

it('omits the remaining days of a right already acquired', () => {
  const { steps } = ask({ sex: 'male', birth_date: '1955-02-18', contribution_years: 30, reference_date: '2026-11-16' })
  expect(steps.find(({ label }) => label === 'Dias até a primeira')!.formula).toMatch(/^já cumprida, desde/)
})

it.each([
  [{ sex: 'male', age: 50 }, 'contribution_years'],
  [{ sex: 'male', age: 50, contribution_years: 51 }, 'contribution_years'],
  [{ sex: 'male', age: 50, contribution_years: 20, years_at_reform: 21 }, 'years_at_reform'],
  [{ sex: 'male', age: 50, contribution_years: 30, years_at_reform: 20 }, 'contribution_years'],
  [{ sex: 'male', age: 50, birth_date: '1976-01-01', contribution_years: 20 }, 'age'],
])('rejects impossible input, naming the field: %j', (input, field) => {
  expect(() => ask({ ...input, reference_date: '2026-06-01' })).toThrow(field)
})

it('cites the 2024 life table at the age of the toll of 50%, but computes no value from it', () => {
  const asked = { sex: 'male', birth_date: '1966-05-10', years_at_reform: 34, reference_date: '2026-11-16', average_salary: 4000 }
  const { rules, assumptions } = ask(asked)
  // One year was missing, so the toll is half a year: met on 13/05/2021, before the requested day; at 60 the table shows 22,6.
  expect(rules.find(({ rule }) => rule === 'toll50')).toMatchObject({ percent: null, benefit: null })
  expect(assumptions).toContainEqual(expect.stringMatching(/tábua do IBGE de 2024.*dá 22,6 anos a quem tem 60 /))
  expect(JSON.stringify(ask({ ...asked, life_expectancy: 22 }).assumptions)).not.toContain('tábua do IBGE de 2024')
})
