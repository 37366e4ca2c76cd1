import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { serviceProcess } from '../test/support/service-process.ts'
import { type BadSettings, readSettings } from './settings.ts'

describe('settings', () => {
  it('an empty environment serves on port 3000 with the contract’s limit', () => {
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

  it('WORKERS is one unless told, a number, or as many as there are cores', () => {
    expect(readSettings({}).workers).toBe(1)
    expect(readSettings({ WORKERS: '3' }).workers).toBe(3)
    expect(readSettings({ WORKERS: 'auto' }).workers).toBe(availableParallelism())
  })

  it('ALLOWED_ORIGINS are separated by commas', () => {
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
  ])('TRUST_PROXY=%s is understood', (text, meaning) => {
    expect(readSettings({ TRUST_PROXY: text }).trustProxy).toBe(meaning)
  })
})

describe('a setting that only shows when it is used', () => {
  const complaint = (environment: Record<string, string>) =>
    serviceProcess({ LOG_LEVEL: 'silent', ...environment }).then(
      ({ remove }) => {
        remove()
        return 'it started'
      },
      (error: Error) => error.message.replace(/^the service did not start: /, ''),
    )

  it.each([
    [{ HOST: 'no.such.host.invalid' }, /^HOST must be an address of this machine; it is "no\.such\.host\.invalid"\.\n$/],
    [{ HOST: '203.0.113.77' }, /^HOST must be an address of this machine; it is "203\.0\.113\.77"\.\n$/],
    [{ PORT: 'x', TRUST_PROXY: '1.2.3' }, /^PORT must be .+\.\nTRUST_PROXY must be .+\.\n$/],
  ])('%o is one sentence, never a stack', async (environment, sentence) => {
    expect(await complaint(environment)).toMatch(sentence)
  })

  it('so is a port that is taken, for the service and for its figures', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const port = String((other.address() as { port: number }).port)
    expect(await complaint({ PORT: port })).toBe(`PORT must be a free port; ${port} is taken on 127.0.0.1.\n`)
    expect(await complaint({ METRICS_PORT: port })).toBe(`METRICS_PORT must be a free port; ${port} is taken on 127.0.0.1.\n`)
    other.close()
  })
})
