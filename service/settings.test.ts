import { describe, expect, it } from 'vitest'
import { type BadSettings, readSettings } from './settings.ts'

describe('settings', () => {
  it('an empty environment serves on port 3000 with the contract’s limit', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, rateLimitPerMinute: 100, ratesRefresh: 'on', trustProxy: false, baseUrl: null })
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['BASE_URL', 'centavo.example'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'everybody'],
    ['RATE_LIMIT_PER_MINUTE', '-1'],
    ['RATES_REFRESH', 'yes'],
    ['SGS_BASE_URL', 'ftp://x'],
    ['DATABASE_URL', 'mysql://u:secret@h/d'],
    ['REDIS_URL', 'http://h'],
    ['METRICS_PORT', '1.5'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be`))
  })

  it('every bad one is reported, and no password is repeated', () => {
    try {
      readSettings({ PORT: 'x', DATABASE_URL: 'mysql://u:secret@h/d' })
      expect.fail('accepted')
    } catch (error) {
      expect((error as BadSettings).problems).toHaveLength(2)
      expect((error as BadSettings).message).not.toContain('secret')
    }
  })

  it.each([
    ['2', 2],
    ['loopback', 'loopback'],
    ['10.0.0.0/8, 192.168.0.1', '10.0.0.0/8, 192.168.0.1'],
    ['false', false],
  ])('TRUST_PROXY=%s is understood', (text, meaning) => {
    expect(readSettings({ TRUST_PROXY: text }).trustProxy).toBe(meaning)
  })
})
