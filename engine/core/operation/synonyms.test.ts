import { describe, expect, it } from 'vitest'
import { saidOfAPerson, withSynonyms } from './synonyms.ts'

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

it('only a field whose options have other words says so', () => {
  const { properties } = withSynonyms({ properties: { kind: { enum: ['zzz'] }, months: { type: 'integer' } } })
  for (const field of Object.values(properties!)) expect(field).not.toHaveProperty('x-option-aliases')
})
