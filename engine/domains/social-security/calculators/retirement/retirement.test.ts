import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('retirement')!
const people = fc.record({
  gender: fc.constantFrom('homem', 'mulher'),
  current_age: fc.integer({ min: 60 * 4, max: 120 * 4 }).map((quarters) => quarters / 4),
  contribution_years: fc.integer({ min: 0, max: 60 * 4 }).map((quarters) => quarters / 4),
  average_salary: fc.integer({ min: 1, max: 20_000_00 }).map((cents) => cents / 100),
})

it('starts the right at the later of age and contribution, and keeps the benefit between floor and ceiling', () => {
  fc.assert(
    fc.property(people, (person) => {
      const answer = run(calculator, person, ports)
      expect(answer.eligibleInYears).toBe(Math.max(answer.yearsToAge as number, answer.yearsToContribution as number))
      expect(answer.eligible).toBe(answer.eligibleInYears === 0)
      expect(answer.benefit as number).toBeGreaterThanOrEqual(1621)
      expect(answer.benefit as number).toBeLessThanOrEqual(8475.55)
      const { whenEligible } = answer as unknown as { whenEligible: { benefit: number } }
      expect(whenEligible.benefit).toBeGreaterThanOrEqual(answer.benefit as number)
      if (answer.eligible) expect(whenEligible.benefit).toBe(answer.benefit)
    }),
  )
})

it('rejects a contribution longer than life', () => {
  expect(() => run(calculator, { gender: 'homem', current_age: 20, contribution_years: 21, average_salary: 2000 }, ports)).toThrow(
    'maior que a idade',
  )
})

it("stops the transition points and ages at the amendment's limits", () => {
  const law = registry.laws.get('retirement')!
  const on = (day: `${number}-${number}-${number}`) => law.at(day).value as { points: object; progressiveAge: object }
  expect(on('2026-11-14')).toMatchObject({
    points: { homem: { points: 103 }, mulher: { points: 93 } },
    progressiveAge: { homem: { age: 64.5 }, mulher: { age: 59.5 } },
  })
  expect(on('2099-01-01')).toMatchObject({
    points: { homem: { points: 105 }, mulher: { points: 100 } },
    progressiveAge: { homem: { age: 65 }, mulher: { age: 62 } },
  })
})
