import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { type BadSettings, readSettings } from './settings.ts'

describe('settings', () => {
  it("defaults to port 3000 and the contract's rate limit", () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      rateLimitPerMinute: 100,
      ratesRefresh: 'on',
      sourcePauseMilliseconds: 400,
      preload: 'on',
      shutdownSeconds: 20,
      trustProxy: false,
      baseUrl: null,
    })
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['BASE_URL', 'centavo.example'],
    ['SECURITY_CONTACT', 'security@centavo.example'],
    ['SECURITY_CONTACT', 'http://centavo.example'],
    ['SECURITY_CONTACT', 'mailto:a b@c'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'everybody'],
    ['RATE_LIMIT_PER_MINUTE', '-1'],
    ['RATES_REFRESH', 'yes'],
    ['SOURCE_PAUSE_MS', '60001'],
    ['PRELOAD', 'yes'],
    ['SHUTDOWN_SECONDS', '0'],
    ['SHUTDOWN_SECONDS', '1.5'],
    ['SGS_BASE_URL', 'ftp://x'],
    ['DATABASE_URL', 'mysql://u:secret@h/d'],
    ['REDIS_URL', 'http://h'],
    ['METRICS_PORT', '1.5'],
    ['WORKERS', '0'],
    ['WORKERS', 'all'],
    ['WORKERS', '65'],
    ['METRICS_PORT', '3000'],
    ['DATA_DIR', '/dev/null'],
    ['DATA_DIR', '/dev/null/deeper'],
    ['TRUST_PROXY', '999.1.1.1'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '10.0.0.0/8,,'],
    ['TRUST_PROXY', '::::'],
    ['BASE_URL', 'https://centavo.example/?a=1'],
    ['ALLOWED_ORIGINS', 'https://app.example/page'],
    ['ALLOWED_ORIGINS', 'app.example'],
    ['SGS_BASE_URL', 'https://x/#y'],
    ['REDIS_URL', 'redis://:%zz@h'],
    ['REDIS_URL', 'redis://h/first'],
    ['DATABASE_URL', 'postgres://u:%zz@h/d'],
    ['DATABASE_URL', 'postgres://h:99999/d'],
  ])('rejects %s=%s by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be`))
  })

  it('reports every invalid value and masks passwords', () => {
    try {
      readSettings({ PORT: 'x', DATABASE_URL: 'mysql://u:secret@h/d' })
      expect.fail('accepted')
    } catch (error) {
      expect((error as BadSettings).problems).toHaveLength(2)
      expect((error as BadSettings).message).not.toContain('secret')
    }
  })

  it('WORKERS defaults to one and accepts a number, or one worker per core', () => {
    expect(readSettings({}).workers).toBe(1)
    expect(readSettings({ WORKERS: '3' }).workers).toBe(3)
    expect(readSettings({ WORKERS: 'auto' }).workers).toBe(availableParallelism())
  })

  it('ALLOWED_ORIGINS is comma-separated', () => {
    expect(readSettings({ ALLOWED_ORIGINS: 'https://app.example, http://localhost:8080/' }).allowedOrigins).toEqual([
      'https://app.example',
      'http://localhost:8080',
    ])
    expect(readSettings({}).allowedOrigins).toEqual([])
  })

  it.each([
    ['2', 2],
    ['loopback', 'loopback'],
    ['10.0.0.0/8, 192.168.0.1', '10.0.0.0/8, 192.168.0.1'],
    ['loopback, 10.0.0.0/8, 2001:db8::/32', 'loopback, 10.0.0.0/8, 2001:db8::/32'],
    ['false', false],
  ])('parses TRUST_PROXY=%s', (text, meaning) => {
    expect(readSettings({ TRUST_PROXY: text }).trustProxy).toBe(meaning)
  })
})
