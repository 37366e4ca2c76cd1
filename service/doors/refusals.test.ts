import { describe, expect, it } from 'vitest'
import { InvalidInput, NotFound, SourceUnavailable } from '../../engine/core/errors.ts'
import { inLanguage, type Language } from '../../engine/core/language.ts'
import { problemOf, refusalFor, refusalType, said } from './refusals.ts'

const english: Language = { tag: 'en', texts: new Map<string, string>() }

describe('what is a refusal', () => {
  it.each([
    [399, null],
    [400, 400],
    [499, 499],
    [500, null],
    ['400', null],
    [undefined, null],
  ])('an error with the status %s: %s', (statusCode, status) => {
    expect(refusalFor(Object.assign(new Error('x'), { statusCode }))?.status ?? null).toBe(status)
  })

  it('anything else is a fault of ours', () => {
    for (const fault of [new Error('x'), 'x', null, undefined, { statusCode: 400 }]) expect(refusalFor(fault)).toBeNull()
  })

  it('what is not there now says until when it is held, where anything is', () => {
    expect(refusalFor(new SourceUnavailable('não há', '2026-09-17'))).toMatchObject({ status: 503, retryAfter: 60, heldTo: '2026-09-17' })
    expect(refusalFor(new SourceUnavailable('não há'))).not.toHaveProperty('heldTo')
  })
})

describe('how it is said', () => {
  const refusal = refusalFor(new NotFound('Não há.', 'There is none.'))!

  it('in the language of who reads', () => {
    expect(said(refusal)).toBe('Não há.')
    expect(inLanguage(english, () => said(refusal))).toBe('There is none.')
  })

  it('names the first field, and how many more there are', () => {
    const issue = (field: string, message = 'está errado') => ({ field, message, english: 'is wrong' })
    const text = (...issues: ReturnType<typeof issue>[]) => refusalFor(new InvalidInput(issues))!.error
    expect(text(issue('a'))).toBe('Entrada inválida: a está errado.')
    expect(text(issue('a'), issue('b'))).toBe('Entrada inválida: a está errado (e mais 1).')
    expect(text(issue('a'), issue('b'), issue('c'))).toBe('Entrada inválida: a está errado (e mais 2).')
    expect(text(issue('a', 'O valor é qual?'))).toBe('Entrada inválida: a: O valor é qual?')
  })

  it('has of what it may have only what it has', () => {
    expect(problemOf(refusal)).toEqual({
      type: '/docs#not_found',
      title: expect.any(String),
      status: 404,
      code: 'not_found',
      error: 'Não há.',
    })
    expect(problemOf({ ...refusal, heldTo: '2026-09-17' }, true, { requestId: 'r' })).toMatchObject({
      error: 'There is none.',
      heldTo: '2026-09-17',
      requestId: 'r',
    })
    const { issues } = problemOf(refusalFor(new InvalidInput([{ field: 'a', message: 'não', english: 'no' }]))!, true)
    expect(issues).toEqual([{ field: 'a', message: 'no', code: expect.any(String) }])
  })

  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/problem+json', 'application/problem+json'],
    ['text/html, Application/Problem+JSON;q=0.5', 'application/problem+json'],
    ['application/problem+json;q=0', 'application/json'],
    ['application/problem+json;q=0.00', 'application/json'],
    ['application/problem+json;q=0.01', 'application/problem+json'],
  ])('%s gets %s', (accept, type) => expect(refusalType(accept)).toBe(`${type}; charset=utf-8`))
})
