import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strictly } from './typed.ts'

const money = { type: 'number', 'x-unit': 'BRL' }

describe('what a person types', () => {
  it.each([
    ['1.234,56', money, '1234.56'],
    ['1234,56', money, '1234.56'],
    ['R$ 1.234.567,89', money, '1234567.89'],
    ['1.234.567', money, '1234567'],
    ['5.000', money, '5000'],
    ['5.000', { type: 'number', 'x-unit': 'BRL/l' }, '5.000'],
    ['5,200.00', money, '5200.00'],
    ['-1.234,5', money, '-1234.5'],
    ['1234.56', money, '1234.56'],
    ['10,5%', { type: 'number', 'x-unit': 'percent' }, '10.5'],
    ['1.234', { type: 'number', 'x-unit': 'percent' }, '1.234'],
    ['1.000', { type: 'integer' }, '1000'],
    ['14/11/2026', { type: 'string', format: 'date' }, '2026-11-14'],
    ['14-11-2026', { type: 'string', format: 'date' }, '2026-11-14'],
    ['1/2/2026', { type: 'string', format: 'date' }, '2026-02-01'],
    ['sim', { type: 'boolean' }, 'true'],
    ['NÃO', { type: 'boolean' }, 'false'],
    ['sac', { type: 'string' }, 'sac'],
  ])('%s of %o is read as %s', (typed, property, text) => expect(strictly(typed, property)).toBe(text))

  it('what is not understood passes as it came, to be refused by name', () => {
    for (const typed of ['1,2,3', 'abc', '1.23,4', '1e3', '']) expect(strictly(typed, money)).toBe(typed)
  })

  it('an amount written in Brazil is the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
        const written = (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })
        expect(Number(strictly(written, money))).toBe(cents / 100)
      }),
    )
  })
})
