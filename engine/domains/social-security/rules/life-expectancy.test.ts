import { expect, it } from 'vitest'
import { decimal } from '../../../core/ratio.ts'
import { lifeExpectancyHint } from './life-expectancy.ts'

it('says the years left at the age completed, with one decimal, as an idea of one source', () => {
  const said = String(lifeExpectancyHint(decimal(61.9)))
  expect(said).toContain('dá 21,8 anos a quem tem 61 ')
  expect(said).toContain('de 01/12/2025 a 30/11/2026')
  expect(said).toContain('uma só fonte')
})

it('rounds half up to the decimal the table is printed with', () => {
  // 26,6460 and 25,0021 in the table.
  expect(String(lifeExpectancyHint(decimal(55)))).toContain('dá 26,6 anos')
  expect(String(lifeExpectancyHint(decimal(57)))).toContain('dá 25 anos')
})

it('says nothing past the last age of the table', () => {
  expect(lifeExpectancyHint(decimal(70.99))).not.toBeNull()
  expect(lifeExpectancyHint(decimal(71))).toBeNull()
})

it('a year later a person has less left, and by less than a year', () => {
  const left = (age: number) => Number(/dá ([\d,]+) anos/.exec(String(lifeExpectancyHint(decimal(age))))![1]!.replace(',', '.'))
  for (let age = 1; age < 70; age++) {
    const lost = left(age) - left(age + 1)
    expect(lost, String(age)).toBeGreaterThan(0.5)
    expect(lost, String(age)).toBeLessThan(1.11)
  }
})
