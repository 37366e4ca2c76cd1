import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day, dayFromNumber, dayNumber } from '../../../core/day.ts'
import { decimal, Ratio } from '../../../core/ratio.ts'
import retirement from '../law/retirement.ts'
import retirementTransition from '../law/retirement-transition.ts'
import { monthsBetween, monthsOf } from './elapsed.ts'
import {
  clock,
  contributionClock,
  demandOf,
  earliestOf,
  type Insured,
  meets,
  metFrom,
  missingOn,
  pensionFactor,
  RULES,
} from './transition.ts'

const REFORM = '2019-11-13'

function insured(sex: 'male' | 'female', birth: Day, contributionYears: number, on: Day, teacher = false): Insured {
  const now = monthsOf(decimal(contributionYears))
  const past = now.minus(monthsBetween(REFORM, on))
  const atReform = past.n > 0n ? past : Ratio.of(0n)
  return { sex, teacher, ageAt: (day) => monthsBetween(birth, day), contributionAt: contributionClock(now, on, atReform), atReform }
}

const people = fc.record({
  sex: fc.constantFrom('male' as const, 'female' as const),
  teacher: fc.boolean(),
  birth: fc.integer({ min: dayNumber('1950-01-01'), max: dayNumber('1990-12-31') }).map(dayFromNumber),
  years: fc.integer({ min: 0, max: 420 }).map((tenths) => tenths / 10),
  on: fc.integer({ min: dayNumber('2020-01-01'), max: dayNumber('2033-12-31') }).map(dayFromNumber),
})

describe('day a rule is met', () => {
  it('is the first day that meets the rule under the law of that day', () => {
    fc.assert(
      fc.property(people, fc.integer({ min: 1, max: 4000 }), ({ sex, teacher, birth, years, on }, back) => {
        const person = insured(sex, birth, years, on, teacher)
        for (const rule of RULES) {
          const day = metFrom(rule, person, retirementTransition)
          const metOn = (when: Day) => {
            const demand = demandOf(rule, person, retirementTransition.at(when).value)
            return demand !== null && meets(person, demand, when)
          }
          if (day === null) {
            expect(metOn('2100-01-01')).toBe(false)
            continue
          }
          expect(metOn(day)).toBe(true)
          for (const before of [addDays(day, -1), addDays(day, -back)]) if (before >= REFORM) expect(metOn(before)).toBe(false)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('is never later for a longer contribution or an older person', () => {
    fc.assert(
      fc.property(people, ({ sex, teacher, birth, years, on }) => {
        const person = insured(sex, birth, years, on, teacher)
        const more = insured(sex, birth, years + 1, on, teacher)
        const older = insured(sex, addDays(birth, -200), years, on, teacher)
        for (const rule of RULES) {
          const day = metFrom(rule, person, retirementTransition) ?? '9999-12-31'
          expect((metFrom(rule, more, retirementTransition) ?? '9999-12-31') <= day).toBe(true)
          expect((metFrom(rule, older, retirementTransition) ?? '9999-12-31') <= day).toBe(true)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('earliestOf returns the minimum of all rules', () => {
    fc.assert(
      fc.property(people, ({ sex, teacher, birth, years, on }) => {
        const person = insured(sex, birth, years, on, teacher)
        const met = RULES.map((rule) => ({ rule, eligibleFrom: metFrom(rule, person, retirementTransition) }))
        const days = met.flatMap(({ eligibleFrom }) => eligibleFrom ?? [])
        expect(earliestOf(met)?.eligibleFrom ?? null).toBe([...days].sort()[0] ?? null)
      }),
      { numRuns: 150 },
    )
  })
})

describe('50% toll', () => {
  it.each([
    ['female', 28, false],
    ['female', 28.01, true],
    ['male', 33, false],
    ['male', 33.01, true],
  ] as const)('accepts a %s with %s years: %s', (sex, years, open) => {
    const person: Insured = {
      sex,
      teacher: false,
      ageAt: null,
      contributionAt: clock(monthsOf(decimal(years)), REFORM),
      atReform: monthsOf(decimal(years)),
    }
    expect(metFrom('toll50', person, retirementTransition) !== null).toBe(open)
    // Rules with an age requirement have no date when the age is unknown.
    expect(metFrom('age', person, retirementTransition)).toBeNull()
  })
})

it('reports the missing months of age, days of contribution and points separately', () => {
  const person = insured('female', '1967-03-20', 29.5, '2026-06-01')
  const law = retirementTransition.at('2026-06-01').value
  expect(missingOn('2026-06-01', person, demandOf('age', person, law)!)).toMatchObject({ ageMonths: 4, contributionDays: 183 })
  const { points } = missingOn('2026-06-01', person, demandOf('points', person, law)!)
  // 93 − (59 years, 2 months and 12 of 31 days) − 29.5
  expect(points!.toNumber(6)).toBe(4.301075)
})

it('matches the published factor: 60 years of age, 35 of contribution and 20.9 of life expectancy give 0.887', () => {
  const months = (years: bigint) => Ratio.of(years * 12n)
  const { factor } = retirementTransition.at('2026-01-01').value
  const of = (sex: 'male' | 'female', teacher: boolean, years: bigint) =>
    pensionFactor({ sex, teacher }, { age: months(60n), contribution: months(years), lifeExpectancy: decimal('20.9') }, factor).toNumber(3)
  expect(of('male', false, 35n)).toBe(0.887)
  // Women and teachers each get five extra years.
  expect([of('female', false, 30n), of('male', true, 30n), of('female', true, 25n)]).toEqual([0.887, 0.887, 0.887])
})

describe('transition table', () => {
  it('never relaxes over the years, and matches the table of the permanent rule', () => {
    for (const [index, { from, value }] of retirementTransition.versions.entries()) {
      const served = retirement.at(from).value
      const before = retirementTransition.versions[index + 1]?.value
      for (const [sex, gender] of [
        ['male', 'homem'],
        ['female', 'mulher'],
      ] as const) {
        for (const rule of ['points', 'progressiveAge', 'oldAge', 'permanent', 'halfToll', 'fullToll'] as const)
          expect(served[rule][gender]).toEqual(value[rule][sex])
        if (!before) continue
        for (const rule of ['points', 'teacherPoints'] as const)
          expect(value[rule][sex].points).toBeGreaterThanOrEqual(before[rule][sex].points)
        for (const rule of ['progressiveAge', 'teacherProgressiveAge', 'oldAge'] as const)
          expect(value[rule][sex].age).toBeGreaterThanOrEqual(before[rule][sex].age)
      }
      for (const sex of ['male', 'female'] as const) {
        expect(value.points[sex].contributionYears - value.teacherPoints[sex].contributionYears).toBe(5)
        expect(value.progressiveAge[sex].age - value.teacherProgressiveAge[sex].age).toBe(5)
        expect(value.fullToll[sex].age - value.teacherFullToll[sex].age).toBe(5)
        expect(value.fullToll[sex].contributionYears - value.teacherFullToll[sex].contributionYears).toBe(5)
      }
    }
  })
})
