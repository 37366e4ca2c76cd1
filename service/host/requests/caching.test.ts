import { describe, expect, it } from 'vitest'
import { entityTag, isAny, matches, secondsToCache } from './caching.ts'

const TAG = entityTag('v1', '2026-11-14', '/v1/calc/net-salary?gross_salary=5000')

describe('ETag', () => {
  it('is weak and changes with the data, the day and the URL', () => {
    expect(TAG).toMatch(/^W\/"v1-2026-11-14-[a-z0-9]+"$/)
    expect(entityTag('v2', '2026-11-14', '/v1/calc/net-salary?gross_salary=5000')).not.toBe(TAG)
    expect(entityTag('v1', '2026-11-15', '/v1/calc/net-salary?gross_salary=5000')).not.toBe(TAG)
    expect(entityTag('v1', '2026-11-14', '/v1/calc/net-salary?gross_salary=5001')).not.toBe(TAG)
  })

  it('matches alone, in a list and as a strong tag (RFC 9110, 13.1.2)', () => {
    const strong = TAG.slice(2)
    for (const sent of [TAG, ` ${TAG} `, `"other", ${TAG}`, `${TAG},"other"`, strong, `W/"a" , ${strong}`])
      expect(matches(sent, TAG), sent).toBe(true)
  })

  it('treats `*` as a match for any existing representation', () => {
    for (const sent of ['*', ' * ']) expect(isAny(sent)).toBe(true)
    for (const sent of [undefined, '', 'W/*', TAG]) expect(isAny(sent)).toBe(false)
  })

  it('does not match anything else', () => {
    for (const sent of [undefined, '', '"other"', TAG.slice(0, -2), `${TAG}x`, TAG.slice(3, -1), 'W/*', '*'])
      expect(matches(sent, TAG)).toBe(false)
  })
})

describe('cache lifetime', () => {
  it('is between one second and one hour, and never extends past midnight in São Paulo', () => {
    expect(secondsToCache(new Date('2026-11-14T12:00:00Z'))).toBe(3600)
    expect(secondsToCache(new Date('2026-11-15T02:00:00Z'))).toBe(3600)
    expect(secondsToCache(new Date('2026-11-15T02:00:01Z'))).toBe(3599)
    expect(secondsToCache(new Date('2026-11-15T02:59:59Z'))).toBe(1)
    expect(secondsToCache(new Date('2026-11-15T03:00:00Z'))).toBe(3600)
  })
})
