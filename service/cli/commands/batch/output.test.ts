import { expect, it } from 'vitest'
import { writeDecimal } from './output.ts'

function written(whole: number, places: 0 | 2 | 6, decimalComma = false): string {
  const buffer = new Uint8Array(40)
  return Buffer.from(buffer.subarray(0, writeDecimal(buffer, 0, whole, places, decimalComma))).toString()
}

/** Numbers around each power of ten, with every ending. */
const wholes = Array.from({ length: 15 }, (_, power) => 10 ** power).flatMap((ten) => [
  ten - 1,
  ten,
  ten + 1,
  ten + 10,
  ten * 7 + 99,
  ten * 5,
])

it.each([0, 2, 6] as const)('writes a number with %i decimals like String', (places) => {
  for (const whole of [...wholes, ...Array.from({ length: 1001 }, (_, value) => value)])
    for (const value of [whole, -whole]) expect(written(value, places)).toBe(String((value + 0) / 10 ** places))
})

it('supports a decimal comma', () => {
  expect([written(150_050, 2, true), written(-7, 2, true), written(1_234_567, 6, true)]).toEqual(['1500,5', '-0,07', '1,234567'])
})
