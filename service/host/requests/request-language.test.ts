import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { languageOf, routedUrl } from './request-language.ts'

const app = Fastify({ rewriteUrl: routedUrl })
app.get('/page', { config: { page: true } }, async (request) => languageOf(request)?.tag ?? 'pt-BR')
app.get('*', async (request) => `${languageOf(request)?.tag ?? 'pt-BR'} ${request.url}`)
afterAll(() => app.close())

const answered = async (url: string, acceptLanguage?: string): Promise<string> =>
  (await app.inject({ url, headers: acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage } })).body

it.each([
  ['/v1/calc', 'pt-BR /v1/calc'],
  ['/en', 'en /'],
  ['/en/', 'en /'],
  ['/en?gross=1', 'en /?gross=1'],
  ['/en/v1/calc', 'en /v1/calc'],
  ['/energia', 'pt-BR /energia'],
  ['/enx/v1', 'pt-BR /enx/v1'],
])('%s is answered in %s', async (url, seen) => {
  expect(await answered(url)).toBe(seen)
})

it.each([
  [undefined, 'pt-BR'],
  ['', 'pt-BR'],
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt-BR'],
  ['en;q=0.5, pt;q=0.8', 'pt-BR'],
  ['en;q=0.8, pt;q=0.5', 'en'],
  ['en;q=0.5, pt;q=0.5', 'pt-BR'],
  ['fr, en;q=0.1', 'en'],
  ['fr', 'pt-BR'],
  ['eng', 'pt-BR'],
])('for %s, the API answers in %s and pages use the language of their path', async (accepted, language) => {
  expect(await answered('/v1', accepted)).toBe(`${language} /v1`)
  expect(await answered('/page', accepted)).toBe('pt-BR')
})

it.each([
  ['en', 'pt', 'en'],
  ['en-GB', 'pt', 'en'],
  ['EN', 'pt', 'en'],
  ['pt', 'en', 'pt-BR'],
  ['pt-BR', 'en', 'pt-BR'],
])('lang=%s overrides Accept-Language (%s)', async (lang, accepted, language) => {
  expect(await answered(`/v1?lang=${lang}`, accepted)).toBe(`${language} /v1?lang=${lang}`)
  expect(await answered(`/page?lang=${lang}`, accepted)).toBe(language)
})
