import { describe, expect, it } from 'vitest'
import { originCheck } from './origin-check.ts'

describe('host of a request', () => {
  it.each([
    ['localhost:3000', true],
    ['127.0.0.1', true],
    ['[::1]:3000', true],
    ['203.0.113.9:3000', true],
    ['[2001:db8::9]', true],
    ['centavo', true],
    ['centavo.example', true],
    ['other.example', false],
    ['localhost.other.example', false],
    ['', false],
    [undefined, false],
  ])('%s is admitted: %s', (host, isLetIn) => {
    const refusal = originCheck('https://centavo.example')(host, undefined)
    expect(refusal === null).toBe(isLetIn)
    if (!isLetIn) expect(refusal).toContain('BASE_URL')
  })

  it('is checked every time: one admitted host does not admit another', () => {
    const admit = originCheck(null)
    expect([admit('localhost', undefined), admit('localhost', undefined)]).toEqual([null, null])
    expect(admit('other.example', undefined)).toContain('Host')
    expect(admit('localhost', 'https://other.example')).toContain('Origin')
  })
})

describe('origin of a request', () => {
  it.each([
    ['http://localhost:8080', true],
    ['https://centavo.example', true],
    ['https://friend.example', true],
    ['https://friend.example:444', false],
    ['https://other.example', false],
    ['http://203.0.113.9', false],
    ['null', false],
  ])('%s is admitted: %s', (origin, isLetIn) => {
    expect(originCheck('https://centavo.example', ['https://friend.example'])('localhost', origin) === null).toBe(isLetIn)
  })
})
