import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainNumber } from './plain-number.ts'

const read = (text: string, decimals: 0 | 2 = 2): number | undefined => plainNumber(`7;${text};9`, 2, 2 + text.length, decimals)

describe('number parsed digit by digit', () => {
  it.each(['0', '7', '1500', '1500.5', '0.07', '12.30', '-3', '-0.01', '9999999999999.99', '-9999999999999.9'])(
    '%s equals Number(text)',
    (text) => {
      expect(read(text)).toBe(Number(text))
    },
  )

  it.each(['', '-', '.5', '5.', '1.234', '01', '-01', '1e3', '+1', ' 1', '1 ', '1,5', '١', '12345678901234', '1.-5', '--1', '1.5.'])(
    '"%s" falls back to the scalar path',
    (text) => {
      expect(read(text)).toBeUndefined()
    },
  )

  it('rejects decimals in an integer', () => {
    expect([read('12', 0), read('12.5', 0), read('12.0', 0)]).toEqual([12, undefined, undefined])
  })

  it('is exact for any amount', () => {
    fc.assert(
      fc.property(fc.bigInt(-999999999999900n, 999999999999900n), fc.integer({ min: 0, max: 2 }), (cents, decimals) => {
        const text = (Number(cents) / 100).toFixed(decimals)
        expect(Object.is(read(text), Number(text))).toBe(true)
      }),
    )
  })
})
