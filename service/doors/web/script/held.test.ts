import { describe, expect, it } from 'vitest'
import { held } from './held.ts'

const money = { type: 'number', 'x-unit': 'BRL' }

describe('a field of an amount', () => {
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
  ])('holding %2$s and typed to %1$s holds %3$s', (now, before, text) =>
    expect(held(now, before, money, false)).toEqual({ text, told: '' }),
  )

  it.each([
    ['5,200.00', '5,200.00', ''],
    ['12 mil', '12 mil', ''],
    ['1,5000', '1,50', ''],
    ['1,567', '9,00', '“1,567” não entrou: tem mais de duas casas decimais'],
  ])('%s pasted over 9,00 holds %s', (now, text, told) => expect(held(now, '9,00', money, true)).toEqual({ text, told }))
})

it('a whole number has no comma', () => {
  expect(held('2,', '2', { type: 'integer' }, false).text).toBe('2')
  expect(held('1.000', '', { type: 'integer' }, true).text).toBe('1.000')
  expect(held('2,5', '1', { type: 'integer' }, true)).toEqual({ text: '1', told: '“2,5” não entrou: deve ser um número inteiro, como 12' })
})
