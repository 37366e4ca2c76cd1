import { describe, expect, it } from 'vitest'
import { saidOfAPerson } from './synonyms.ts'

describe('what a field says of a person', () => {
  it.each([
    ['gross_salary', 'gross_salary'],
    ['monthly_salary', 'gross_salary'],
    ['dependents', 'dependents'],
    ['months', null],
    ['rate', null],
  ])('%s is %s', (name, said) => {
    expect(saidOfAPerson(name)).toBe(said)
  })
})
