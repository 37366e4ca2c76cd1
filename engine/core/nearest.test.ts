import { describe, expect, it } from 'vitest'
import { distance, nearest } from './nearest.ts'

describe('the distance between two words', () => {
  it.each([
    ['', '', 0],
    ['salario', 'salario', 0],
    ['salario', 'salari', 1],
    ['salari', 'salario', 1],
    ['salario', 'xalario', 1],
    ['kitten', 'sitting', 3],
    ['abc', '', 3],
    ['', 'abc', 3],
    ['flaw', 'lawn', 2],
  ])('%j to %j is %d letters', (a, b, letters) => expect(distance(a, b)).toBe(letters))
})

describe('the nearest names', () => {
  const names = ['gross_salary', 'dependents', 'alimony', 'reference_date']

  it('are those a third of the letters away, two at least; farther ones are none', () => {
    expect(nearest('gros_salary', names)).toEqual(['gross_salary'])
    expect(nearest('alimny', names)).toEqual(['alimony'])
    // Six letters allow two wrong, not three.
    expect(nearest('axxmony', names)).toEqual(['alimony'])
    expect(nearest('axxxony', names)).toEqual([])
    // Nine allow three.
    expect(nearest('depxxdxnts', names)).toEqual(['dependents'])
    expect(nearest('dxpxxdxnts', names)).toEqual([])
    expect(nearest('ab', ['abcd', 'abcde'])).toEqual(['abcd'])
  })

  it('are also those that hold what was typed, from three letters on', () => {
    expect(nearest('salary', ['gross_salary_of_the_month'])).toEqual(['gross_salary_of_the_month'])
    expect(nearest('sal', ['gross_salary_of_the_month'])).toEqual(['gross_salary_of_the_month'])
    expect(nearest('sa', ['gross_salary_of_the_month'])).toEqual([])
  })

  it('come best first, three at most or as many as asked, whatever the case', () => {
    expect(nearest('ABCD', ['abcx', 'abcd', 'abxx', 'abcde'])).toEqual(['abcd', 'abcx', 'abcde'])
    expect(nearest('abcd', ['abcx', 'abcd'], 1)).toEqual(['abcd'])
  })

  it('are looked for by the first hundred letters only', () => {
    const long = 'a'.repeat(100)
    expect(nearest(`${long}${'b'.repeat(1000)}`, [long])).toEqual([long])
  })
})

it('a whole word of a name comes before another word a letter away', () => {
  expect(nearest('date', ['rate', 'days', 'reference_date'], 1)).toEqual(['reference_date'])
  expect(nearest('salary', ['salry', 'gross_salary', 'salary'])).toEqual(['salary', 'gross_salary', 'salry'])
})
