import { describe, expect, it } from 'vitest'
import { MONTH_OR_DAY, takesDay } from './date-field.ts'
import { date, lawDate, month, monthOrDay } from './fields.ts'
import { jsonSchema } from './schemas.ts'

describe('date field', () => {
  it('is recognized, for full dates and for months', () => {
    for (const field of [date('x'), lawDate('x'), month('x'), monthOrDay('x')]) expect(takesDay(jsonSchema(field, 'input'))).toBe(true)
    expect(takesDay({ type: 'string' })).toBe(false)
  })

  it('declares a month by pattern, never with format date', () => {
    expect(jsonSchema(month('x'), 'input')).toMatchObject({ pattern: MONTH_OR_DAY, 'x-granularity': 'month' })
    expect(jsonSchema(monthOrDay('x'), 'input')).not.toHaveProperty('format')
    for (const right of ['2026-03', '2026-12-31']) expect(right).toMatch(new RegExp(MONTH_OR_DAY))
    for (const wrong of ['2026-13', '2026-3', '2026-03-32', '2026', '03/2026']) expect(wrong).not.toMatch(new RegExp(MONTH_OR_DAY))
  })
})
