import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { ONE, percent as percentOfText, Ratio } from '../../core/ratio.ts'
import { count, date, digits, flag, lawDate, money, month, percentage, quantity, unitPrice } from './fields.ts'

/** The parsed value, or the validation errors. */
function read(field: z.ZodType, value: unknown): unknown {
  const { success, data, error } = field.safeParse(value)
  return success ? data : error!.issues.map(({ code, message }) => (code === 'custom' ? message : code))
}

describe('digits field', () => {
  it('states its length, or its minimum and maximum length', () => {
    expect(read(digits('x', { least: 8 }), '0131-000')).toEqual(['deve ter 8 dígitos, com os zeros à esquerda; veio "0131-000"'])
    expect(read(digits('x', { least: 7, most: 8 }), '131')).toEqual(['deve ter 7 a 8 dígitos, com os zeros à esquerda; veio "131"'])
    expect(read(digits('x', { least: 8 }), '01310-000')).toBe('01310000')
  })
})

describe('money field', () => {
  it('rejects fractions of a centavo instead of rounding them', () => {
    for (const field of [money('x'), money('x', { min: 0 }), money('x', { min: -100 })]) {
      expect(read(field, 0.001)).toEqual(['é menor que um centavo'])
      expect(read(field, 0.00499)).toEqual(['é menor que um centavo'])
      expect(read(field, 0.005)).toEqual(['tem mais de duas casas decimais; veio 0.005'])
      expect(read(field, 0.1 + 0.2)).toBe(30n)
    }
    expect(read(money('x', { min: -100 }), -0.001)).toEqual(['é menor que um centavo'])
  })

  it('is above zero by default, and accepts zero within explicit bounds', () => {
    expect(read(money('x'), 0)).toEqual(['too_small'])
    expect(read(money('x', { min: 0 }), 0)).toBe(0n)
    expect(read(money('x', { max: 10 }), -5)).toBe(-500n)
  })

  it('is exact to the centavo up to 70 trillion, and rejects one centavo more', () => {
    expect(read(money('x'), 70_000_000_000_000)).toBe(70_000_000_000_000_00n)
    expect(read(money('x'), 70_000_000_000_000.02)).toEqual([expect.stringContaining('R$ 70.000.000.000.000,00')])
    expect(read(money('x', { max: 0 }), -70_000_000_000_000.02)).toEqual([expect.stringContaining('passa de')])
  })
})

describe('percentage field', () => {
  it('accepts up to a million percent, positive or negative', () => {
    const any = percentage('x', { max: 1e9 })
    expect((read(any, 1_000_000) as Ratio).compare(Ratio.of(10_000n))).toBe(0)
    expect((read(any, -1_000_000) as Ratio).compare(Ratio.of(-10_000n))).toBe(0)
    for (const beyond of [1_000_000.01, -1_000_000.01]) expect(read(any, beyond)).toEqual(['passa de 1.000.000%, a maior taxa aceita'])
  })

  it('is exact in decimal, and not negative by default', () => {
    expect((read(percentage('x'), 7.5) as Ratio).compare(percentOfText('7.5'))).toBe(0)
    expect(read(percentage('x'), -0.01)).toEqual(['too_small'])
  })
})

describe('quantity field', () => {
  it('is exact in decimal, up to the largest amount', () => {
    const any = quantity('x', 'km', { max: 1e15 })
    expect((read(any, 1) as Ratio).compare(ONE)).toBe(0)
    expect((read(any, 0.1) as Ratio).compare(Ratio.of(1n, 10n))).toBe(0)
    expect(read(any, 70_000_000_000_000)).toBeInstanceOf(Ratio)
    for (const beyond of [70_000_000_000_001, -70_000_000_000_001])
      expect(read(any, beyond)).toEqual(['é maior do que se calcula com exatidão'])
  })
})

describe('field bounds', () => {
  it('enforce inclusive and exclusive bounds', () => {
    const inclusive = count('x', { min: 2, max: 4 })
    expect([1, 2, 4, 5].map((value) => read(inclusive, value))).toEqual([['too_small'], 2, 4, ['too_big']])
    const exclusive = count('x', { above: 2, below: 4 })
    expect([2, 3, 4].map((value) => read(exclusive, value))).toEqual([['too_small'], 3, ['too_big']])
    expect(read(count('x'), -1)).toEqual(['too_small'])
    expect(read(count('x'), 1.5)).toEqual(['invalid_type'])
  })
})

describe('date field values', () => {
  it('must exist in the calendar', () => {
    expect(read(date('x'), '2024-02-29')).toBe('2024-02-29')
    expect(read(date('x'), '2023-02-29')).toEqual(['deve ser uma data que exista, no formato AAAA-MM-DD'])
    expect(read(date('x'), '2024-02')).toEqual(['deve ser uma data que exista, no formato AAAA-MM-DD'])
  })

  it('may be a month alone when only the month counts', () => {
    expect(read(month('x'), '2024-02')).toBe('2024-02-01')
    expect(read(month('x'), '2024-02-29')).toBe('2024-02-29')
    expect([read(month('x'), '02/2024'), read(month('x'), '2/2024')]).toEqual(['2024-02-01', '2024-02-01'])
    for (const wrong of ['2024-13', '2024-2', '2023-02-29', '13/2024', '02-2024', '2024/02'])
      expect(read(month('x'), wrong)).toEqual(['deve ser um mês (AAAA-MM) ou uma data que exista (AAAA-MM-DD)'])
  })
})

describe('law date field', () => {
  it('reads a month alone as its last day', () => {
    expect(read(lawDate('x'), '2024-02')).toBe('2024-02-29')
    expect(read(lawDate('x'), '02/2024')).toBe('2024-02-29')
    expect(read(lawDate('x'), '2024-02-05')).toBe('2024-02-05')
    for (const wrong of ['2024-13', '13/2024', '2023-02-29', '02/02/2024'])
      expect(read(lawDate('x'), wrong)).toEqual(['deve ser uma data que exista, no formato AAAA-MM-DD'])
  })
})

describe('unit price field', () => {
  it('accepts six decimals and rejects a seventh', () => {
    expect(read(unitPrice('x', 'l'), 0.045)).toEqual(Ratio.of(45n, 1000n))
    expect(read(unitPrice('x', 'l'), 5.123456)).toEqual(Ratio.of(5_123_456n, 1_000_000n))
    expect(read(unitPrice('x', 'l'), 0.1 + 0.2)).toEqual(Ratio.of(3n, 10n))
    expect(read(unitPrice('x', 'l'), 0.0000005)).toEqual(['tem mais de seis casas decimais; veio 5e-7'])
    expect(read(unitPrice('x', 'l'), 1.2345678)).toEqual(['tem mais de seis casas decimais; veio 1.2345678'])
    expect(read(unitPrice('x', 'l'), 0)).toEqual(['too_small'])
    expect(read(unitPrice('x', 'l'), 1e15)).toEqual(['é maior do que se calcula com exatidão'])
  })
})

describe('field descriptions', () => {
  const told = (...said: Parameters<typeof flag>) => {
    const { description, ...rest } = flag(...said).meta() as { description: unknown }
    return { description: String(description), ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])) }
  }

  it('are the label alone when nothing else is set', () => {
    expect(told('Mora aqui')).toEqual({ description: 'Mora aqui' })
  })

  it('are combined for integrators and stay separate for users', () => {
    expect(told('Mora aqui', { hint: 'No imóvel' })).toEqual({
      description: 'Mora aqui. No imóvel',
      'x-label': 'Mora aqui',
      'x-hint': 'No imóvel',
    })
    expect(told('Mora aqui', { blank: 'sim' })).toEqual({
      description: 'Mora aqui. Omitido: sim',
      'x-label': 'Mora aqui',
      'x-hint': 'Em branco: sim',
    })
    expect(told('Mora aqui', { none: 'sem data' })).toEqual({
      description: 'Mora aqui. Nulo sem data',
      'x-label': 'Mora aqui',
      'x-none': 'sem data',
    })
  })

  it('use the explicit description for integrators and the label for users', () => {
    expect(told('Mora aqui', { description: 'Whether they live there', hint: 'No imóvel' })).toEqual({
      description: 'Whether they live there',
      'x-label': 'Mora aqui',
      'x-hint': 'No imóvel',
    })
  })
})
