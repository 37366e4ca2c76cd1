import { describe, expect, it } from 'vitest'
import { BeyondExact, InvalidInput, SourceUnavailable } from '../errors.ts'
import { attempted } from './question.ts'

const thrown = (error: Error) => () => {
  throw error
}

describe('an attempt', () => {
  it('is what came of it', () => {
    expect(attempted(() => 7)).toEqual({ value: 7 })
  })

  it('says what was refused, what cannot be told exactly and what is not held', () => {
    const refusal = new InvalidInput([
      { field: 'months', message: 'é longo' },
      { field: 'rate', message: 'é alta' },
    ])
    expect(attempted(thrown(refusal))).toEqual({ error: 'months é longo; rate é alta' })
    expect(attempted(thrown(new BeyondExact()))).toEqual({ error: expect.stringContaining('R$ 70 trilhões') })
    expect(attempted(thrown(new SourceUnavailable('não há CDI')))).toEqual({ error: 'não há CDI' })
  })

  it('hides no fault', () => {
    expect(() => attempted(thrown(new TypeError('broken')))).toThrow('broken')
  })
})
