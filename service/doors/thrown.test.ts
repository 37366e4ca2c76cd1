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
import { OVERLOADED, Refused, refusalFor } from './refusals.ts'
import { packed, unpacked } from './thrown.ts'

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
])('%s is refused the same after a message between threads', (error) => {
  const back = unpacked(structuredClone(packed(error)))
  expect(refusalFor(back)).toEqual(refusalFor(error))
  expect(back.message).toBe(error.message)
  expect(back).toBeInstanceOf(Error)
  expect(back.stack).toBe(error.stack)
})
