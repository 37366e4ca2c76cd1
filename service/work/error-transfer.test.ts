import { expect, it } from 'vitest'
import {
  BeforeSeries,
  BeyondExact,
  InvalidInput,
  LawNotRecorded,
  NotFound,
  NotLoaded,
  SourceUnavailable,
} from '../../engine/core/errors.ts'
import { OVERLOADED, Refused, refusalFor } from '../runtime/problem-details.ts'
import { deserializeError, serializeError } from './error-transfer.ts'

it.each([
  new InvalidInput([{ field: 'x', message: 'é grande', english: 'is large', code: 'too_large' }]),
  new LawNotRecorded('INSS', '1994-07-01'),
  new NotFound('Não há.'),
  new NotLoaded('Não carregado.'),
  new SourceUnavailable('Falta.', '2026-08-20'),
  new BeforeSeries('cdi', '1980-01-01', '1986-03-06'),
  new Refused(OVERLOADED),
  new BeyondExact(),
  new TypeError('a fault of ours'),
])('%s is rejected identically after crossing threads', (error) => {
  const back = deserializeError(structuredClone(serializeError(error)))
  expect(refusalFor(back)).toEqual(refusalFor(error))
  expect(back.message).toBe(error.message)
  expect(back).toBeInstanceOf(Error)
  expect(back.name).toBe(error.name)
  expect(back.stack).toBe(error.stack)
})
