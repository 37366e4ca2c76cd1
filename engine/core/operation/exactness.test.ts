import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { LARGEST } from '../money.ts'
import { Ratio } from '../ratio.ts'
import { assertExact } from './envelope.ts'
import { fieldsExact } from './exactness.ts'
import { brl, choice, flag, list, number, object, percentOf, text } from './fields.ts'

const shape = {
  amount: brl('Valor'),
  maybe: brl('Valor').nullable().optional(),
  rate: percentOf('Taxa'),
  weight: number('Peso'),
  name: text('Nome'),
  sure: flag('Certo'),
  which: choice('Qual', ['a', 'b']),
  rows: list('Linhas', object('Linha', { amount: brl('Valor'), days: number('Dias').nullable() })),
}
const good = {
  amount: LARGEST,
  maybe: null,
  rate: Ratio.of(1n, 3n),
  weight: 1.5,
  name: 'x',
  sure: true,
  which: 'a',
  rows: [{ amount: -LARGEST, days: null }],
}
const huge = Ratio.of(10n ** 30n)

describe('what cannot be shown', () => {
  it.each([
    ['an amount', { amount: LARGEST + 1n }],
    ['one that may be left out', { maybe: -LARGEST - 1n }],
    ['a percentage', { rate: huge }],
    ['a number', { weight: Number.POSITIVE_INFINITY }],
    ['no number', { weight: Number.NaN }],
    ['a field of a row', { rows: [good.rows[0], { amount: LARGEST + 1n, days: 1 }] }],
    ['a number of a row', { rows: [{ amount: 1n, days: Number.NaN }] }],
  ])('is refused wherever it is: %s', (_where, change) => {
    const answer = { ...good, ...change }
    expect(() => assertExact(answer)).toThrow()
    expect(() => fieldsExact(shape, [])(answer)).toThrow()
  })

  it('is not refused where nobody looks, and nothing else is', () => {
    expect(() => fieldsExact(shape, [])(good)).not.toThrow()
    expect(() => fieldsExact(shape, [])({ ...good, maybe: undefined })).not.toThrow()
    expect(() => fieldsExact(shape, ['amount'])({ ...good, amount: LARGEST + 1n })).not.toThrow()
  })

  it('is refused as well where no code may be made of text', () => {
    vi.stubGlobal('Function', () => {
      throw new EvalError('refused by a policy')
    })
    const assert = fieldsExact(shape, ['name'])
    vi.unstubAllGlobals()
    expect(() => assert(good)).not.toThrow()
    expect(() => assert({ ...good, rows: [{ amount: LARGEST + 1n, days: 1 }] })).toThrow()
  })

  it('is looked for whatever the schema is', () => {
    expect(() => fieldsExact({ a: z.union([z.string(), brl('x')]) }, [])({ a: LARGEST + 1n })).toThrow()
    expect(() => fieldsExact({ a: z.record(z.string(), brl('x')) }, [])({ a: { b: LARGEST + 1n } })).toThrow()
  })
})
