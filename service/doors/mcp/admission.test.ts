import { describe, expect, it } from 'vitest'
import { admission } from './admission.ts'

describe('the address a caller wrote', () => {
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
  ])('%s is let in: %s', (host, isLetIn) => {
    const refusal = admission('https://centavo.example')(host, undefined)
    expect(refusal === null).toBe(isLetIn)
    if (!isLetIn) expect(refusal).toContain('BASE_URL')
  })

  it('is looked at each time: one that was let in lets in no other', () => {
    const admit = admission(null)
    expect([admit('localhost', undefined), admit('localhost', undefined)]).toEqual([null, null])
    expect(admit('other.example', undefined)).toContain('Host')
    expect(admit('localhost', 'https://other.example')).toContain('Origin')
  })
})

describe('the page a caller comes from', () => {
  it.each([
    ['http://localhost:8080', true],
    ['https://centavo.example', true],
    ['https://friend.example', true],
    ['https://friend.example:444', false],
    ['https://other.example', false],
    ['http://203.0.113.9', false],
    ['null', false],
  ])('%s is let in: %s', (origin, isLetIn) => {
    expect(admission('https://centavo.example', ['https://friend.example'])('localhost', origin) === null).toBe(isLetIn)
  })
})
