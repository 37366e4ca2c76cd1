import { expect, it } from 'vitest'
import { registry } from '../../../test/support/ports.ts'
import { serviceUnderTest } from '../../../test/support/service.ts'
import { pagePath } from '../forms/form-request.ts'

const app = serviceUnderTest()
const HTML = { accept: 'text/html' }

it('lists every document check with a line and a link, in both languages', async () => {
  for (const [address, prefix, heading] of [
    ['/conferir', '', 'Conferir um documento'],
    ['/en/conferir', '/en', 'Check a document'],
  ] as const) {
    const { statusCode, body } = await app.inject({ url: address, headers: HTML })
    expect(statusCode).toBe(200)
    expect(body).toContain(`<h1>${heading}</h1>`)
    for (const check of registry.checks.values())
      expect(body).toMatch(new RegExp(`<a href="${prefix}${pagePath(check)}"><h2>[^<]+</h2><p>[^<]{20,}`))
    for (const more of ['esocial', 'nota-fiscal', 'cnis']) expect(body).toContain(`<a href="${prefix}/conferir/${more}"><h2>`)
  }
  expect((await app.inject({ url: '/', headers: HTML })).body).toContain('<a href="/conferir">')
})

it('serves an icon of three sizes, kept by caches', async () => {
  const { statusCode, headers, rawPayload } = await app.inject('/favicon.ico')
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon'])
  expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/)
  expect(headers).not.toHaveProperty('content-language')
  expect([rawPayload.readUInt16LE(2), rawPayload.readUInt16LE(4)]).toEqual([1, 3])
  expect((await app.inject({ url: '/favicon.ico', headers: { 'if-none-match': String(headers.etag) } })).statusCode).toBe(304)
})

it('says how to report a fault, in both languages', async () => {
  expect((await app.inject({ url: '/seguranca', headers: HTML })).body).toContain('repositório')
  expect((await app.inject({ url: '/en/seguranca', headers: HTML })).body).toContain('repository')
})

it('answers a page with a slash at its end, which links to the one without it', async () => {
  const { statusCode, headers, body } = await app.inject({ url: '/en/tabelas/', headers: HTML })
  expect([statusCode, headers.link]).toEqual([200, '</en/tabelas>; rel="canonical"'])
  expect(body).toContain('<html lang="en"')
})

it('says the language of a page by its address', async () => {
  const language = async (url: string) =>
    (await app.inject({ url, headers: { ...HTML, 'accept-language': 'en' } })).headers['content-language']
  expect([await language('/tabelas'), await language('/en/tabelas')]).toEqual(['pt-BR', 'en'])
})
