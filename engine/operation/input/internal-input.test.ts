import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { BeyondExact, InvalidInput, LawNotRecorded } from '../../core/errors.ts'
import { percent, Ratio } from '../../core/ratio.ts'
import { count, money, percentage, quantity } from './fields.ts'
import { asJson, completed, inputLawDay, refusalOf } from './internal-input.ts'
import { jsonSchema } from './schemas.ts'

const input = z.strictObject({
  amount: money('Valor'),
  rate: percentage('Taxa').prefault(5),
  hours: quantity('Horas', 'hours').optional(),
  months: count('Meses').default(12),
})
const operation = { input, inputSchema: jsonSchema(input, 'input') }
const third = Ratio.of(1n, 3n)

describe('exact input', () => {
  it('stays exact, and is validated against the same bounds as JSON', () => {
    const { rate, hours } = completed(operation, { amount: 100n, rate: third, hours: third })
    expect([rate, hours]).toEqual([third, third])
    expect(() => completed(operation, { amount: 0n })).toThrow(InvalidInput)
  })

  it('fills omitted and undefined fields with defaults', () => {
    const { amount, rate, hours, months } = completed(operation, { amount: 100n, months: undefined })
    expect([amount, hours, months]).toEqual([100n, undefined, 12])
    expect(rate.compare(percent(5))).toBe(0)
  })

  it('converts to the JSON a caller would send: reais, percentages, twelve decimals', () => {
    expect(asJson(operation, { amount: 123n, rate: third, hours: third, months: undefined })).toEqual({
      amount: 1.23,
      rate: 33.333333333333,
      hours: 0.333333333333,
    })
    const nested = z.strictObject({ rows: z.array(z.strictObject({ rate: percentage('Taxa') })) })
    expect(asJson({ inputSchema: jsonSchema(nested, 'input') }, { rows: [{ rate: percent('7.5') }] })).toEqual({ rows: [{ rate: 7.5 }] })
  })
})

describe('refusals from the kernel', () => {
  const issueOf = (error: unknown, field?: string) => (refusalOf(error, operation, field) as InvalidInput).issues[0]

  it('name the field of the law’s date, or the first field', () => {
    expect(issueOf(new LawNotRecorded('Tabela', '1994-07-01'), 'reference_date')!.field).toBe('reference_date')
    expect(issueOf(new LawNotRecorded('Tabela', '1994-07-01'))!.field).toBe('amount')
    expect(issueOf(new BeyondExact(), 'reference_date')!.field).toBe('amount')
  })

  it('leave other errors unchanged', () => {
    const fault = new TypeError('x')
    expect(refusalOf(fault, operation, undefined)).toBe(fault)
  })
})

it('dayGiven returns the date in the law-date field, if there is one', () => {
  expect(inputLawDay({ on: '2026-01-01' }, 'on')).toBe('2026-01-01')
  expect(inputLawDay({ on: '2026-01-01' }, undefined)).toBeUndefined()
  expect(inputLawDay({}, 'on')).toBeUndefined()
})
