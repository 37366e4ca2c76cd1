import { expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'

/** FNV-1a, 32 bits, as its authors publish it (http://www.isthe.com/chongo/tech/comp/fnv/). */
it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('of %j ends with its FNV-1a', (text, published) => {
  expect(fingerprint(text).endsWith(published.toString(36))).toBe(true)
})

it('has a second half of its own, which changes with the first letter and with the last', () => {
  const halves = ['a', 'b', 'aa', 'ab', 'ba'].map((text) => fingerprint(text).slice(0, -7))
  expect(new Set(halves).size).toBe(5)
  for (const half of halves) expect(half.length).toBeGreaterThanOrEqual(5)
})
