import { describe, expect, it } from 'vitest'
import { InvalidInput, NotFound, SourceUnavailable } from '../../engine/core/errors.ts'
import { inLanguage, type Language } from '../../engine/core/text/language.ts'
import { messageOfRefusal, problemOf, refusalFor, refusalType } from '../runtime/problem-details.ts'

const english: Language = { tag: 'en', texts: new Map<string, string>() }

describe('rejections', () => {
  it.each([
    [399, null],
    [400, 400],
    [499, 499],
    [500, null],
    ['400', null],
    [undefined, null],
  ])('maps an error to status %s: %s', (statusCode, status) => {
    expect(refusalFor(Object.assign(new Error('x'), { statusCode }))?.status ?? null).toBe(status)
  })

  it('treats any other error as internal', () => {
    for (const fault of [new Error('x'), 'x', null, undefined, { statusCode: 400 }]) expect(refusalFor(fault)).toBeNull()
  })

  it('reports the last available date for missing data, if any', () => {
    expect(refusalFor(new SourceUnavailable('não há', '2026-09-17'))).toMatchObject({ status: 503, retryAfter: 60, heldTo: '2026-09-17' })
    expect(refusalFor(new SourceUnavailable('não há'))).not.toHaveProperty('heldTo')
  })
})

describe('rejection message', () => {
  const refusal = refusalFor(new NotFound('Não há.', 'There is none.'))!

  it("uses the reader's language", () => {
    expect(messageOfRefusal(refusal)).toBe('Não há.')
    expect(inLanguage(english, () => messageOfRefusal(refusal))).toBe('There is none.')
  })

  it('names the first field and the number of further issues', () => {
    const issue = (field: string, message = 'está errado') => ({ field, message, english: 'is wrong' })
    const text = (...issues: ReturnType<typeof issue>[]) => refusalFor(new InvalidInput(issues))!.error
    expect(text(issue('a'))).toBe('Entrada inválida: a está errado.')
    expect(text(issue('a'), issue('b'))).toBe('Entrada inválida: a está errado (e mais 1).')
    expect(text(issue('a'), issue('b'), issue('c'))).toBe('Entrada inválida: a está errado (e mais 2).')
    expect(text(issue('a', 'O valor é qual?'))).toBe('Entrada inválida: a: O valor é qual?')
  })

  it('includes only the optional members that have a value', () => {
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
  ])('maps %s to %s', (accept, type) => expect(refusalType(accept)).toBe(`${type}; charset=utf-8`))
})
