import { describe, expect, it } from 'vitest'
import { closestMatches, distance } from './closest-match.ts'

describe('Levenshtein distance', () => {
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
  ])('from %j to %j is %d', (a, b, letters) => expect(distance(a, b)).toBe(letters))
})

describe('nearest names', () => {
  const names = ['gross_salary', 'dependents', 'alimony', 'reference_date']

  it('include names within a third of the letters, or within two', () => {
    expect(closestMatches('gros_salary', names)).toEqual(['gross_salary'])
    expect(closestMatches('alimny', names)).toEqual(['alimony'])
    // From six letters on, two errors are allowed, not three.
    expect(closestMatches('axxmony', names)).toEqual(['alimony'])
    expect(closestMatches('axxxony', names)).toEqual([])
    // From nine letters on, three errors are allowed.
    expect(closestMatches('depxxdxnts', names)).toEqual(['dependents'])
    expect(closestMatches('dxpxxdxnts', names)).toEqual([])
    expect(closestMatches('ab', ['abcd', 'abcde'])).toEqual(['abcd'])
  })

  it('include names that contain the input, from three letters on', () => {
    expect(closestMatches('salary', ['gross_salary_of_the_month'])).toEqual(['gross_salary_of_the_month'])
    expect(closestMatches('sal', ['gross_salary_of_the_month'])).toEqual(['gross_salary_of_the_month'])
    expect(closestMatches('sa', ['gross_salary_of_the_month'])).toEqual([])
  })

  it('come best first, at most three by default, ignoring case', () => {
    expect(closestMatches('ABCD', ['abcx', 'abcd', 'abxx', 'abcde'])).toEqual(['abcd', 'abcx', 'abcde'])
    expect(closestMatches('abcd', ['abcx', 'abcd'], 1)).toEqual(['abcd'])
  })

  it('compare only the first hundred characters', () => {
    const long = 'a'.repeat(100)
    expect(closestMatches(`${long}${'b'.repeat(1000)}`, [long])).toEqual([long])
  })
})

it('a name that has every word that was typed is near, whatever else it has', () => {
  const bonds = [
    'tesouro-ipca-2035-05-15',
    'tesouro-ipca-juros-semestrais-2035-05-15',
    'tesouro-selic-2031-03-01',
    'tesouro-prefixado-2035-01-01',
  ]
  expect(closestMatches('tesouro-ipca-2035', bonds)).toEqual([bonds[0], bonds[1]])
  expect(closestMatches('Tesouro IPCA 2035', bonds)).toEqual([bonds[0], bonds[1]])
  expect(closestMatches('selic 2040', bonds)).toEqual([])
  // Of a year that no bond has, those of its kind.
  expect(closestMatches('tesouro-ipca-2034', bonds)).toEqual([bonds[0], bonds[1]])
})

it('a whole-word match ranks before a different word at distance 1', () => {
  expect(closestMatches('date', ['rate', 'days', 'reference_date'], 1)).toEqual(['reference_date'])
  expect(closestMatches('salary', ['salry', 'gross_salary', 'salary'])).toEqual(['salary', 'gross_salary', 'salry'])
})
