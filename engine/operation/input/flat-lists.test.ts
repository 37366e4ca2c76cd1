import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { InvalidInput } from '../../core/errors.ts'
import { amounts, dates } from './fields.ts'
import { type Accepts, validated, validatedText } from './intake.ts'
import { jsonSchema } from './schemas.ts'

const input = z.strictObject({
  flows: amounts('Valores', { least: 2, most: 4 }),
  days: dates('Datas', { most: 4 }).optional(),
})
const operation: Accepts = { input, inputSchema: jsonSchema(input, 'input') }

function refusal(read: () => unknown): { field: string; message: string } {
  try {
    read()
  } catch (error) {
    if (error instanceof InvalidInput) return error.issues[0]!
    throw error
  }
  throw new Error('accepted')
}

describe('flat list in text', () => {
  it('accepts comma-separated items, repeated parameters, or both', () => {
    const flows = [-5000n, 3550n, 2200n]
    for (const text of ['-50,35.5,22', ['-50', '35.5', '22'], ['-50,35.5', '22'], '-50, 35.5, 22']) {
      expect(validatedText(operation, { flows: text })).toEqual({ flows })
    }
    expect(validatedText(operation, { flows: '1,2', days: '2026-01-01,2026-02-01' })).toEqual({
      flows: [100n, 200n],
      days: ['2026-01-01', '2026-02-01'],
    })
  })

  it.each([
    ['-50,', /posição 2.*número/],
    ['', /posição 1/],
    ['1,x', /posição 2.*"x"/],
    ['1,1e400', /posição 2/],
    ['1', /ao menos 2 itens/],
    ['1,2,3,4,5', /no máximo 4 itens/],
  ])('rejects %j', (text, message) => {
    expect(refusal(() => validatedText(operation, { flows: text }))).toMatchObject({
      field: 'flows',
      message: expect.stringMatching(message),
    })
  })
})

describe('flat list in JSON', () => {
  it('must be an array', () => {
    expect(validated(operation, { flows: [-50, 35.5] })).toEqual({ flows: [-5000n, 3550n] })
    expect(refusal(() => validated(operation, { flows: '1,2' }))).toMatchObject({
      field: 'flows',
      message: 'deve ser uma lista; veio "1,2"',
    })
    expect(validated(operation, { flows: [1, '2'] })).toEqual({ flows: [100n, 200n] })
    expect(refusal(() => validated(operation, { flows: [1, 'dois'] })).field).toBe('flows.1')
    expect(refusal(() => validated(operation, { flows: [1, 2], days: ['2026-02-30'] })).field).toBe('days.0')
  })
})
