import { describe, expect, it } from 'vitest'
import { filterEdit } from './last-values.ts'

const money = { type: 'number', 'x-unit': 'BRL' }

describe('amount field', () => {
  it.each([
    ['5.000,005', '5.000,00', '5.000,00'],
    ['5.2000', '5.200', '5.200'],
    ['5.200', '5.20', '5.200'],
    ['12a', '12', '12'],
    ['5 ', '5', '5 '],
    ['5 m', '5 ', '5 m'],
    ['1,2 milhã', '1,2 milh', '1,2 milhã'],
    ['5k', '5', '5k'],
    ['5kk', '5k', '5k'],
    ['5k3', '5k', '5k'],
    ['12b', '12', '12b'],
    ['12b3', '12b', '123'],
    ['5 milx', '5 mil', '5 mil'],
    ['5 mil3', '5 mil', '5 mil'],
    ['R', '', ''],
    ['5,20.', '5,20', '5,20.'],
    ['-', '', '-'],
  ])('with %2$s, typing to %1$s yields %3$s', (now, before, text) =>
    expect(filterEdit(now, before, money, false)).toEqual({ text, told: '' }),
  )

  it.each([
    ['5,200.00', '5,200.00', ''],
    ['12 mil', '12 mil', ''],
    ['1,5000', '1,50', ''],
    ['1,567', '9,00', '“1,567” não entrou: tem mais de duas casas decimais'],
  ])('pasting %s over 9,00 yields %s', (now, text, told) => expect(filterEdit(now, '9,00', money, true)).toEqual({ text, told }))
})

it('rejects a comma in an integer', () => {
  expect(filterEdit('2,', '2', { type: 'integer' }, false).text).toBe('2')
  expect(filterEdit('1.000', '', { type: 'integer' }, true).text).toBe('1.000')
  expect(filterEdit('2,5', '1', { type: 'integer' }, true)).toEqual({
    text: '1',
    told: '“2,5” não entrou: deve ser um número inteiro, como 12',
  })
})
