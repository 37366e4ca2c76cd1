import { describe, expect, it } from 'vitest'
import { personalDataKey, withSynonyms } from './synonyms.ts'

describe('personal data of a field', () => {
  it.each([
    ['gross_salary', 'gross_salary'],
    ['monthly_salary', 'gross_salary'],
    ['dependents', 'dependents'],
    ['months', null],
    ['rate', null],
  ])('%s maps to %s', (name, said) => {
    expect(personalDataKey(name)).toBe(said)
  })
})

it('adds option aliases only to fields whose options have any', () => {
  const { properties } = withSynonyms({ properties: { kind: { enum: ['zzz'] }, months: { type: 'integer' } } })
  for (const field of Object.values(properties!)) expect(field).not.toHaveProperty('x-option-aliases')
})
