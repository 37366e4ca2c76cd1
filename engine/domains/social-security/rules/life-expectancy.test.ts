import { expect, it } from 'vitest'
import { decimal } from '../../../core/ratio.ts'
import { lifeExpectancyHint } from './life-expectancy.ts'

it('cites life expectancy at the completed age with one decimal, as an estimate from one source', () => {
  const said = String(lifeExpectancyHint(decimal(61.9)))
  expect(said).toContain('dá 21,8 anos a quem tem 61 ')
  expect(said).toContain('de 01/12/2025 a 30/11/2026')
  expect(said).toContain('uma só fonte')
})

it("rounds half up to the table's printed decimal", () => {
  // 26,6460 and 25,0021 in the table.
  expect(String(lifeExpectancyHint(decimal(55)))).toContain('dá 26,6 anos')
  expect(String(lifeExpectancyHint(decimal(57)))).toContain('dá 25 anos')
})

it('returns null past the last age of the table', () => {
  expect(lifeExpectancyHint(decimal(70.99))).not.toBeNull()
  expect(lifeExpectancyHint(decimal(71))).toBeNull()
})

it('falls each year, but by about a year at most', () => {
  const left = (age: number) => Number(/dá ([\d,]+) anos/.exec(String(lifeExpectancyHint(decimal(age))))![1]!.replace(',', '.'))
  for (let age = 1; age < 70; age++) {
    const lost = left(age) - left(age + 1)
    expect(lost, String(age)).toBeGreaterThan(0.5)
    expect(lost, String(age)).toBeLessThan(1.11)
  }
})
