import { describe, expect, it } from 'vitest'
import { limitKey, MemoryLimiter } from './rate-limit.ts'

describe('MemoryLimiter', () => {
  it('resets after a minute', () => {
    const limiter = new MemoryLimiter(2)
    expect(limiter.hit('a', 0).allowed).toBe(true)
    expect(limiter.hit('a', 10).remaining).toBe(0)
    expect(limiter.hit('a', 20)).toMatchObject({ allowed: false, reset: 60 })
    expect(limiter.hit('b', 20).allowed).toBe(true)
    expect(limiter.hit('a', 60_000).allowed).toBe(true)
  })

  it('blocks for at most a minute after the clock is set back', () => {
    const limiter = new MemoryLimiter(1)
    limiter.hit('a', 3_600_000)
    expect(limiter.hit('a', 3_600_001).allowed).toBe(false)
    expect(limiter.hit('a', 0)).toMatchObject({ allowed: true, reset: 60 })
    expect(limiter.hit('a', 1).allowed).toBe(false)
  })

  it('uses bounded memory for a million addresses', () => {
    const limiter = new MemoryLimiter(100)
    for (let index = 0; index < 1_000_000; index++) limiter.hit(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`, index / 100)
    expect(limiter.size).toBeLessThanOrEqual(200_000)
  })

  it('drops expired windows', () => {
    const limiter = new MemoryLimiter(100)
    for (let index = 0; index < 1000; index++) limiter.hit(`a${index}`, 0)
    limiter.hit('b', 60_001)
    limiter.hit('b', 120_002)
    expect(limiter.size).toBe(2)
  })
})

it('absorbs the counts of another limiter completely', () => {
  const limiter = new MemoryLimiter(10)
  limiter.note('a', 0, 7, 20_000)
  expect(limiter.hit('a', 0)).toMatchObject({ allowed: true, remaining: 2, reset: 20 })
  limiter.note('a', 0, 3, 20_000)
  expect(limiter.hit('a', 0, 0).remaining).toBe(2)
  expect(limiter.spent('a', 5_000)).toEqual({ count: 8, leftMilliseconds: 15_000 })
  expect(limiter.spent('a', 20_000).count).toBe(0)
  expect(limiter.spent('nobody', 0).count).toBe(0)
})

it('keeps the window unchanged when the other count is not higher', () => {
  const limiter = new MemoryLimiter(10)
  limiter.hit('a', 0, 7)
  limiter.atLeast('a', 1_000, { count: 7, leftMilliseconds: 20_000 })
  expect(limiter.spent('a', 1_000)).toEqual({ count: 7, leftMilliseconds: 59_000 })
  limiter.atLeast('a', 1_000, { count: 8, leftMilliseconds: 20_000 })
  expect(limiter.spent('a', 1_000)).toEqual({ count: 8, leftMilliseconds: 20_000 })
})

describe('limitKey', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    // `::` expands only to the missing groups.
    ['1::2:3:4:5:6', '1:0:0:2::/64'],
    ['1:2::3:4:5:6:7', '1:2:0:3::/64'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.9]:1', '203.0.113.9'],
    ['x'.repeat(10_000), 'unknown'],
    ['', 'unknown'],
  ])('%s is counted as %s', (address, key) => expect(limitKey(address)).toBe(key))
})
