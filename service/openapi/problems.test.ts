import { expect, it } from 'vitest'
import { at, isRecord } from '../../engine/core/collections/records.ts'
import { NOT_MODIFIED, PROBLEM_RESPONSES, REFUSALS, UNAVAILABLE_NOW, UNAVAILABLE_RESPONSE } from './problems.ts'

/** Summary and value of each example in a rejection response. */
function examplesOf(response: unknown): { summary: unknown; value: Record<string, unknown> }[] {
  const examples = at(at(at(response, 'content'), 'application/json'), 'examples')
  if (!isRecord(examples)) throw new Error('no examples')
  return Object.values(examples).map((each) => ({ summary: at(each, 'summary'), value: Object(at(each, 'value')) }))
}

const status = (codes: readonly { value: Record<string, unknown> }[]) => codes.map(({ value: { status, code } }) => [status, code])

it('gives each rejection its contractual status, in the body and in the header', () => {
  const { InvalidInput, Refused } = PROBLEM_RESPONSES
  expect(status(examplesOf(InvalidInput))).toEqual([[400, 'invalid_input']])
  expect(status(examplesOf(Refused))).toEqual([
    [404, 'not_found'],
    [413, 'body_too_large'],
    [415, 'unsupported_type'],
    [429, 'too_many_requests'],
    [422, 'too_costly'],
    [503, 'overloaded'],
  ])
  expect(status(examplesOf(UNAVAILABLE_RESPONSE.Unavailable))).toEqual([[503, 'unavailable']])
  for (const response of [InvalidInput, Refused, UNAVAILABLE_RESPONSE.Unavailable])
    for (const { summary, value } of examplesOf(response)) {
      expect(summary).toBe(String(value.status))
      expect(value.type).toBe(`/docs#${value.code}`)
    }
})

it('describes Retry-After only for retryable errors', () => {
  for (const response of [PROBLEM_RESPONSES.Refused, UNAVAILABLE_RESPONSE.Unavailable])
    expect(response).toHaveProperty('headers.Retry-After.schema.type', 'integer')
  expect(Object.keys(Object(PROBLEM_RESPONSES.InvalidInput))).toEqual(['description', 'content'])
})

it('references each rejection from its status', () => {
  const named = (name: string) => ({ $ref: `#/components/responses/${name}` })
  expect({ ...REFUSALS, ...UNAVAILABLE_NOW, ...NOT_MODIFIED }).toEqual({
    304: named('NotModified'),
    400: named('InvalidInput'),
    503: named('Unavailable'),
    default: named('Refused'),
  })
})
