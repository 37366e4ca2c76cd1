import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '../core/text/language.ts'
import { addressOf, allStrictly, formTexts, formTyped, numberIssue, numberTyped, rewritten, strictly } from './typed.ts'

const money = { type: 'number', 'x-unit': 'BRL' }

describe('typed input', () => {
  it.each([
    ['1.234,56', money, '1234.56'],
    ['1234,56', money, '1234.56'],
    ['R$ 1.234.567,89', money, '1234567.89'],
    ['1.234.567', money, '1234567'],
    ['5.000', money, '5000'],
    ['5.000', { type: 'number', 'x-unit': 'BRL/l' }, '5.000'],
    ['5,200.00', money, '5200.00'],
    ['-1.234,5', money, '-1234.5'],
    ['1234.56', money, '1234.56'],
    ['10,5%', { type: 'number', 'x-unit': 'percent' }, '10.5'],
    ['1.234', { type: 'number', 'x-unit': 'percent' }, '1.234'],
    ['1.000', { type: 'integer' }, '1000'],
    ['5 mil', money, '5000'],
    ['5mil reais', money, '5000'],
    ['5k', money, '5000'],
    ['5,5 K', money, '5500'],
    ['1,2 milhão', money, '1200000'],
    ['1.25 milhao', money, '1250000'],
    ['2 milhões', money, '2000000'],
    ['1,2 mi', money, '1200000'],
    ['R$ 3 bilhões', money, '3000000000'],
    ['-0,5 mil', money, '-500'],
    ['R$ 5.000', money, '5000'],
    ['5000,5', money, '5000.5'],
    [' 5 000,50 ', money, '5000.50'],
    ['12 mil', { type: 'integer', 'x-unit': 'km' }, '12000'],
    ['14/11/2026', { type: 'string', format: 'date' }, '2026-11-14'],
    ['14-11-2026', { type: 'string', format: 'date' }, '2026-11-14'],
    ['1/2/2026', { type: 'string', format: 'date' }, '2026-02-01'],
    ['10/2026', { type: 'string', format: 'date' }, '2026-10'],
    ['1-2027', { type: 'string', format: 'date' }, '2027-01'],
    ['sim', { type: 'boolean' }, 'true'],
    ['NÃO', { type: 'boolean' }, 'false'],
    ['sac', { type: 'string' }, 'sac'],
  ])('parses %s of %o as %s', (typed, property, text) => expect(strictly(typed, property)).toBe(text))

  it('passes unparseable text unchanged, to be rejected by field name', () => {
    for (const typed of ['1,2,3', 'abc', '1.23,4', '1e3', '', '5.000 mil', '1,200k', '5m', 'mil', 'k', '5 milk'])
      expect(strictly(typed, money)).toBe(typed)
  })

  it('round-trips an amount in Brazilian format', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
        const written = (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })
        expect(Number(strictly(written, money))).toBe(cents / 100)
      }),
    )
  })
})

describe('typed number', () => {
  const rate = { type: 'number', 'x-unit': 'percent' }
  it.each([
    ['5200', money, null],
    ['5.200,00', money, null],
    ['5.200,000', money, null],
    ['5.000,005200', money, 'tem mais de duas casas decimais'],
    ['1234.567', money, 'tem mais de duas casas decimais'],
    ['5,899', { type: 'number', 'x-unit': 'BRL/l' }, null],
    ['5,1234567', { type: 'number', 'x-unit': 'BRL/l' }, 'tem mais de seis casas decimais'],
    ['0,0123456789', rate, null],
    ['0,01234567891', rate, 'tem mais de dez casas decimais'],
    ['12,5', { type: 'integer' }, 'deve ser um número inteiro, como 12'],
    ['12 mil', { type: 'integer' }, null],
    ['doze', { type: 'integer' }, 'deve ser um número, como 12'],
    ['5 mil', rate, 'deve ser um número, como 1.234,56'],
    ['5 mil', money, null],
    ['5.000 mil', money, 'pode ser 5.000 ou 5.000.000: escreva só com algarismos'],
    ['1,200k', money, 'pode ser 1.200 ou 1.200.000: escreva só com algarismos'],
    ['5 m', money, 'pode ser mil ou milhão: escreva “5 mil” ou “5 milhões”'],
    ['1,23456 mil', money, null],
    ['1,234567 mil', money, 'tem mais de duas casas decimais'],
  ])('%s of %o: %s', (typed, field, issue) => expect(numberIssue(typed, field)).toBe(issue))

  it('is reformatted as in a form, or left unchanged when that would lose a digit', () => {
    expect(rewritten('5,200.00', money)).toBe('5.200,00')
    expect(rewritten('10.5', rate)).toBe('10,5')
    expect(rewritten('12345678901234567890', money)).toBe('12345678901234567890')
    expect(rewritten('5.000,005', money)).toBe('5.000,005')
  })
})

describe('list in a form', () => {
  const debt = {
    type: 'object',
    properties: { name: { type: 'string' }, balance: money, kind: { type: 'string', enum: ['a', 'b'] } },
  }
  const schema = { properties: { debts: { type: 'array', items: debt, maxItems: 3 }, amounts: { type: 'array', items: money } } }

  it('reads objects from rows and skips rows with only a default choice', () => {
    const typed = formTyped(schema, {
      'debts.0.kind': 'a',
      'debts.0.balance': '',
      'debts.2.balance': '1.234,50',
      'debts.2.kind': 'b',
      'debts.3.balance': '9',
      'debts.x.balance': '9',
      'debts.1.other': '9',
    })
    expect(typed).toEqual({
      shown: { 'debts.2.balance': '1.234,50', 'debts.2.kind': 'b' },
      text: { debts: '[{"balance":1234.5,"kind":"b"}]' },
      issues: [],
      rows: { debts: [2] },
    })
  })

  it('reports the row of an unparseable value', () => {
    expect(formTyped(schema, { 'debts.1.balance': 'muito' }).issues).toEqual([
      { field: 'debts.1.balance', message: 'deve ser um número, como 1.234,56' },
    ])
  })

  it('also reads objects from JSON and shows them in rows', () => {
    const json = '[{"name":"Carnê","balance":10}]'
    expect(formTyped(schema, { debts: json })).toMatchObject({
      shown: { 'debts.0.name': 'Carnê', 'debts.0.balance': '10,00' },
      text: { debts: json },
    })
    expect(formTyped(schema, { debts: '[{' }).text).toEqual({ debts: '[{' })
    expect(formTexts('debts', [{ balance: 1 }], schema.properties.debts).shown).toEqual({ 'debts.0.balance': '1,00' })
  })

  it('reads amounts one per line or separated by semicolons', () => {
    for (const typed of ['1.000,00; 1200', '1000\r\n1.200,00\n'])
      expect(formTyped(schema, { amounts: typed })).toMatchObject({
        shown: { amounts: '1.000,00; 1.200,00' },
        text: { amounts: expect.stringMatching(/^1000(\.00)?,1200(\.00)?$/) },
      })
    expect(formTyped(schema, { amounts: '1; x' }).issues).toEqual([
      { field: 'amounts', message: 'no 2º valor, deve ser um número, como 1.234,56' },
    ])
    expect(formTyped(schema, { amounts: addressOf([1000, 1.375, 2]) }).issues).toHaveLength(1)
    expect(formTyped(schema, { amounts: addressOf([1000, 12.5]) }).text).toEqual({ amounts: '1000,12.5' })
  })
})

describe('form control values', () => {
  const month = { type: 'string', format: 'date', 'x-granularity': 'month' } as const
  const type = {
    type: 'string',
    enum: ['sem_justa_causa', 'pedido'],
    'x-option-aliases': { without_cause: 'sem_justa_causa' },
    'x-option-words': { pedido: 'Pedido de demissão' },
  }
  const shown = (typed: string, field: object) => formTyped({ properties: { field } }, { field: typed }).shown.field

  it.each(['10/2026', '2026-10', '2026-10-15', '15/10/2026'])('%s becomes a month in a month field', (typed) =>
    expect(shown(typed, month)).toBe('2026-10'),
  )

  it('shows an example value in a month field', () => expect(formTexts('month', '2026-04-30', month).shown).toEqual({ month: '2026-04' }))

  it('shows a date in a date field', () => expect(shown('14/11/2026', { type: 'string', format: 'date' })).toBe('2026-11-14'))

  it.each(['without_cause', 'Sem justa causa', 'SEM_JUSTA_CAUSA'])('maps %s to one of the options', (typed) =>
    expect(shown(typed, type)).toBe('sem_justa_causa'),
  )

  it('maps a label to its option and leaves unknown text unchanged', () => {
    expect(shown('pedido de demissão', type)).toBe('pedido')
    expect(shown('outra coisa', type)).toBe('outra coisa')
  })

  it('shows yes as a checked value', () => expect(shown('sim', { type: 'boolean' })).toBe('true'))
})

describe('command line and spreadsheet input', () => {
  const schema = { properties: { salary: money, months: { type: 'integer' } } }

  it('is parsed like a form', () => expect(allStrictly({ salary: '5 mil' }, schema)).toEqual({ salary: '5000' }))

  it('rejects an ambiguous number and states both meanings', () => {
    expect(() => allStrictly({ salary: '5.000 mil' }, schema)).toThrow('salary: pode ser 5.000 ou 5.000.000: escreva só com algarismos')
    const long = `5.000 mil${' '.repeat(30)}reais`
    expect(() => allStrictly({ salary: long }, schema)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ english: expect.stringContaining(`"${long.slice(0, 40)}"`) })] }),
    )
    expect(() => allStrictly({ salary: '5m' }, schema)).toThrow('salary: pode ser mil ou milhão: escreva “5 mil” ou “5 milhões”')
  })
})

it("parses and writes numbers in the reader's format", () => {
  const english = { tag: 'en', texts: new Map<string, string>() } as const
  const money = { type: 'number', 'x-unit': 'BRL' } as const
  const read = (text: string) => [numberTyped(text, money), inLanguage(english, () => numberTyped(text, money))]
  expect(read('5,200.00')).toEqual(['5200.00', '5200.00'])
  expect(read('5,200')).toEqual(['5.200', '5200'])
  expect(read('5.200')).toEqual(['5200', '5.200'])
  expect(read('5200,50')).toEqual(['5200.50', '5200.50'])
  expect(inLanguage(english, () => rewritten('5200.5', money))).toBe('5,200.50')
  expect(rewritten('5200,5', money)).toBe('5.200,50')
})

describe('an object in a form', () => {
  const schema = {
    type: 'object',
    properties: {
      fine: {
        type: 'object',
        properties: { percent: { type: 'number', default: 40 }, on: { type: 'string' }, waived: { type: 'boolean', default: false } },
      },
    },
  }

  it('is typed field by field', () => {
    const typed = formTyped(schema, { 'fine.percent': '12,5', 'fine.on': 'due', 'fine.waived': 'true' })
    expect(JSON.parse(typed.text['fine']!)).toEqual({ percent: 12.5, on: 'due', waived: true })
    expect(typed.shown).toEqual({ 'fine.percent': '12,5', 'fine.on': 'due', 'fine.waived': 'true' })
  })

  it('is absent when only its prefilled defaults came', () =>
    expect(formTyped(schema, { 'fine.percent': '40', 'fine.waived': 'false' })).toMatchObject({ text: {}, shown: {} }))

  it('of a link in JSON fills the same controls', () => {
    const fine = { percent: 20, on: 'due' }
    expect(formTyped(schema, { fine: JSON.stringify(fine) }).shown).toEqual(formTexts('fine', fine, schema.properties.fine).shown)
  })

  it('reports an issue under the name of its control', () =>
    expect(formTyped(schema, { 'fine.percent': 'muito' }).issues).toMatchObject([{ field: 'fine.percent' }]))
})
