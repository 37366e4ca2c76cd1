import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { InvalidInput, type Issue } from '../../core/errors.ts'
import { choice, count, flag, list, money, object, text } from './fields.ts'
import { ownName, validated, validatedText } from './intake.ts'
import { jsonSchema } from './schemas.ts'

const input = z.strictObject({
  amount: money('Valor').optional(),
  months: count('Meses', { min: 0, max: 9 }).optional(),
  sure: flag('Certeza').optional(),
  kind: choice('Tipo', ['alpha', 'beta']).optional(),
  note: text('Nota').optional(),
})
const operation = { input, inputSchema: jsonSchema(input, 'input') }

function issuesOf(attempt: () => unknown): readonly Issue[] {
  try {
    attempt()
  } catch (error) {
    if (error instanceof InvalidInput) return error.issues
    throw error
  }
  throw new Error('it was accepted')
}
const asked = (raw: Record<string, string | string[]>) => validatedText(operation, raw)
const refused = (raw: Record<string, string | string[]>) => issuesOf(() => asked(raw)).map(({ field, message }) => `${field}: ${message}`)

describe('text parsing is strict', () => {
  it.each(['007', '00.5', '+5', '5.', '.5', '1,5', '1.234,56', ' 5', '5 ', '0x1F', '٣', '-', '--5', `1${'0'.repeat(31)}`])(
    'rejects %j as a number',
    (value) => {
      expect(refused({ amount: value })).toEqual([
        `amount: deve ser um número com ponto decimal, como 1234.56; veio ${JSON.stringify(value)}`,
      ])
      expect(refused({ months: value })[0]).toMatch(/^months: deve ser um número inteiro; veio /)
    },
  )

  it.each([
    ['7', 700n],
    ['0.5', 50n],
    ['10', 1000n],
    ['1234.56', 123456n],
  ])('accepts %s as a number', (value, amount) => expect(asked({ amount: value })).toMatchObject({ amount }))

  it('accepts only true, false, 1 and 0 as booleans, ignoring case', () => {
    expect(['true', '1', 'false', '0'].map((sure) => (asked({ sure }) as { sure: boolean }).sure)).toEqual([true, true, false, false])
    expect(['True', 'FALSE'].map((sure) => (asked({ sure }) as { sure: boolean }).sure)).toEqual([true, false])
    for (const sure of ['sim', 'yes', '2', '01']) expect(refused({ sure })[0]).toMatch(/^sure: deve ser true ou false/)
  })

  it('rejects an empty value and a repeated one', () => {
    expect(refused({ amount: '' })).toEqual(['amount: está vazio'])
    expect(refused({ note: '' })).toEqual(['note: está vazio'])
    expect(refused({ amount: ['1', '2'] })).toEqual(['amount: foi enviado mais de uma vez'])
  })

  it('reports an invalid field once, and still validates the others', () => {
    expect(refused({ amount: 'x', months: '10' })).toEqual([
      'amount: deve ser um número com ponto decimal, como 1234.56; veio "x"',
      'months: deve ser menor ou igual a 9; veio 10',
    ])
  })
})

describe('unknown fields', () => {
  const unknown = (many: number) => Object.fromEntries(Array.from({ length: many }, (_, index) => [`zzz${index}zzzzzzzz`, 1]))

  it('reports at most twenty', () => {
    expect(issuesOf(() => validated(operation, unknown(20)))).toHaveLength(20)
    expect(issuesOf(() => validated(operation, unknown(21)))).toHaveLength(20)
    expect(issuesOf(() => validated(operation, unknown(5000)))).toHaveLength(20)
  })

  it('suggests the nearest name, or lists all names', () => {
    expect(issuesOf(() => validated(operation, { amuont: 1 }))[0]!.message).toBe('campo desconhecido; você quis dizer "amount"?')
    expect(issuesOf(() => validated(operation, unknown(1)))[0]!.message).toBe(
      'campo desconhecido; os campos são amount, months, sure, kind, note',
    )
  })
})

describe('rejected values in messages', () => {
  const message = (raw: unknown) => issuesOf(() => validated(operation, raw)).map((issue) => issue.message)[0]

  it('are truncated, and lists and objects are named by type', () => {
    expect(message({ amount: [1] })).toBe('deve ser um número com ponto decimal, como 1234.56; veio uma lista')
    expect(message({ amount: {} })).toBe('deve ser um número com ponto decimal, como 1234.56; veio um objeto')
    // Values of up to sixty JSON characters, quotes included, are shown in full; longer ones are truncated.
    expect(message({ amount: 'a'.repeat(58) })).toBe(`deve ser um número com ponto decimal, como 1234.56; veio "${'a'.repeat(58)}"`)
    expect(message({ amount: 'a'.repeat(59) })).toBe(`deve ser um número com ponto decimal, como 1234.56; veio "${'a'.repeat(56)}…`)
  })

  it('treats null as omitted: accepted in an optional field, rejected in a required one', () => {
    expect(validated(operation, { amount: null })).toEqual({})
    const needed = z.strictObject({ amount: money('Valor') })
    const demanding = { input: needed, inputSchema: jsonSchema(needed, 'input') }
    expect(issuesOf(() => validated(demanding, { amount: null })).map((issue) => issue.message)).toEqual(['é obrigatório'])
  })

  it('come with the violated rule', () => {
    expect(message({ months: 1.5 })).toBe('deve ser um número inteiro; veio 1.5')
    expect(message({ months: 10 })).toBe('deve ser menor ou igual a 9; veio 10')
    expect(message({ months: -1 })).toBe('deve ser maior ou igual a 0; veio -1')
    expect(message({ amount: 0 })).toBe('deve ser maior que 0; veio 0')
    expect(message({ kind: 'alfa' })).toBe('deve ser um de: alpha, beta; veio "alfa"; você quis dizer "alpha"?')
    const leaving = z.strictObject({ type: z.enum(['sem_justa_causa', 'pedido_demissao']) })
    const demanding = { input: leaving, inputSchema: jsonSchema(leaving, 'input') }
    // No suggestion: a partial match may belong to the opposite option.
    expect(issuesOf(() => validated(demanding, { type: 'demissao' }))[0]!.message).not.toContain('quis dizer')
    expect(message({ sure: 'talvez' })).toBe('deve ser true ou false; veio "talvez"')
    expect(message([])).toBe('deve ser um objeto JSON')
  })
})

describe('repeated validation', () => {
  it('gives the same results and errors every time', () => {
    const asked = [
      { amount: 5000.5, months: 3 },
      { amount: 5000.5 },
      { months: 3, amount: 1 },
      { amount: '5000.50', months: '3' },
      { amount: 5000.5, months: null },
      { amount: -1 },
      { amount: 5000.5, mnths: 3 },
      {},
      [],
      null,
    ]
    const operation = repeated()
    const outcome = (raw: unknown): unknown => {
      try {
        return validated(operation, raw)
      } catch (error) {
        return error instanceof InvalidInput ? error.issues : error
      }
    }
    const first = asked.map(outcome)
    for (let time = 0; time < 60; time++) expect(asked.map(outcome)).toEqual(first)
    expect(first[0]).toEqual({ amount: 500050n, months: 3, kind: 'a' })
    expect(first[1]).toEqual({ amount: 500050n, kind: 'a' })
  })
})

function repeated() {
  const input = z.strictObject({ amount: money('Valor'), months: count('Meses').optional(), kind: choice('Tipo', ['a', 'b']).default('a') })
  return { input, inputSchema: jsonSchema(input, 'input') }
}

it('resolves aliases, nested ones by path, but never to another field’s name', () => {
  const schema = {
    properties: {
      salary: { type: 'number', 'x-aliases': ['pay', 'bonus'] },
      bonus: { type: 'number' },
      'job.salary': { type: 'number', 'x-aliases': ['pay'] },
    },
  } as const
  const names = ['pay', 'job.pay', 'bonus', 'salary', 'other']
  expect(names.map((name) => ownName(schema, name))).toEqual(['salary', 'job.salary', 'bonus', 'salary', 'other'])
})

it('repeats earlier issues exactly once, however often the input comes', () => {
  const already = [{ field: 'months', code: 'inconsistent', message: 'não cabe', english: 'does not fit' }] as const
  for (let time = 0; time < 150; time++) expect(issuesOf(() => validated(operation, { amount: 5 }, already))).toEqual(already)
})

describe('one value where a list of values is expected', () => {
  const lists = z.strictObject({
    kinds: list('Tipos', choice('Tipo', ['alpha', 'beta']), { min: 1 }).optional(),
    amounts: list('Valores', money('Valor')).optional(),
    rows: list(
      'Linhas',
      object('Linha', { note: text('Nota'), kinds: list('Tipos', choice('Tipo', ['alpha', 'beta'])).optional() }),
    ).optional(),
  })
  const listed = { input: lists, inputSchema: jsonSchema(lists, 'input') }

  it('is a list of one, read as naturally as any value', () => {
    expect(validated(listed, { kinds: 'beta', amounts: 12.5 })).toEqual({ kinds: ['beta'], amounts: [1250n] })
    expect(validated(listed, { kinds: 'Alpha', amounts: '12.5' })).toEqual({ kinds: ['alpha'], amounts: [1250n] })
    expect(validated(listed, { rows: [{ note: 'a', kinds: 'beta' }] })).toEqual({ rows: [{ note: 'a', kinds: ['beta'] }] })
  })

  it('is refused by the rule of the value, and an object is no list', () => {
    expect(issuesOf(() => validated(listed, { kinds: 'gamma' }))).toMatchObject([{ field: 'kinds.0', code: 'not_an_option' }])
    expect(issuesOf(() => validated(listed, { rows: { note: 'a' } }))).toMatchObject([{ field: 'rows', code: 'wrong_type' }])
    expect(issuesOf(() => validated(listed, { rows: 'a' }))).toMatchObject([{ field: 'rows', code: 'wrong_type' }])
  })
})
