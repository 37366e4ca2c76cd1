import { expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'

/** Published test vectors of 32-bit FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/). */
it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('fingerprint of %j ends with its FNV-1a hash', (text, published) => {
  expect(fingerprint(text).endsWith(published.toString(36))).toBe(true)
})

it('fingerprint has an independent first half that depends on the first and last characters', () => {
  const halves = ['a', 'b', 'aa', 'ab', 'ba'].map((text) => fingerprint(text).slice(0, -7))
  expect(new Set(halves).size).toBe(5)
  for (const half of halves) expect(half.length).toBeGreaterThanOrEqual(5)
})
