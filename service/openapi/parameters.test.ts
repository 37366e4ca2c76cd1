import { describe, expect, it } from 'vitest'
import { registry } from '../../test/support/ports.ts'
import { lawParameter, openParameter, parametersOf, sharedParameters, VIEW_PARAMETERS, viewParameters } from './parameters.ts'

const WHOLE = { group: null, brief: false, examples: false }
const operation = (id: string) => registry.operations.get(id)!

/** Parameters of an operation with these field schemas and no examples. */
function asked(properties: Record<string, object>, { required = [] as string[], brief = false, path = '' } = {}) {
  const made = parametersOf({ ...operation('net-salary'), inputSchema: { type: 'object', properties, required }, examples: [] }, path, {
    ...WHOLE,
    brief,
  })
  return Object.fromEntries(made.map(({ name, ...rest }) => [name, rest]))
}

describe('operation parameters', () => {
  it('are required when in the path or in `required`, and otherwise optional', () => {
    const { table, date, note } = asked(
      { table: { type: 'string' }, date: { type: 'string' }, note: { type: 'string' } },
      { required: ['date'], path: '/v1/tables/{table}' },
    )
    expect([table!.in, date!.in, note!.in]).toEqual(['path', 'query', 'query'])
    expect([table!.required, date!.required, note!.required]).toEqual([true, true, undefined])
  })

  it.each([
    ['a list of values', { type: 'array', items: { type: 'number' } }, false],
    ['a list of objects', { type: 'array', items: { type: 'object' } }, true],
    ['a list of lists', { type: 'array', items: { type: 'array', items: { type: 'number' } } }, true],
    ['an object', { type: 'object' }, true],
    ['an object or nothing', { anyOf: [{ type: 'object' }, { type: 'null' }] }, true],
    ['a number or a text', { anyOf: [{ type: 'number' }, { type: 'string' }] }, false],
    ['a value', { type: 'number' }, false],
  ])('encodes %s as JSON text: %s → %s', (_what, field, isText) => {
    const { schema } = asked({ field }).field!
    expect(schema).toEqual(isText ? { type: 'string', contentMediaType: 'application/json', contentSchema: field } : field)
  })

  it.each([
    ['a choice', { enum: ['b', 'a'] }, 'b'],
    ['yes or no', { type: 'boolean' }, true],
    ['its default', { type: 'integer', default: 7 }, 7],
    ['a number', { type: 'number' }, 1],
    ['a number with a least of 5', { type: 'number', minimum: 5 }, 5],
    ['a number that may be negative', { type: 'number', minimum: -5 }, 1],
    ['a number above 3', { type: 'integer', exclusiveMinimum: 3 }, 4],
    ['a number above −3', { type: 'integer', exclusiveMinimum: -3 }, 1],
    ['a part of one', { type: 'number', maximum: 0.5 }, 0.5],
    ['a list', { type: 'array', items: { type: 'number' } }, [1]],
    ['a list of two', { type: 'array', minItems: 2, items: { type: 'boolean' } }, [true, true]],
    ['an object', { type: 'object', properties: { a: { type: 'number' }, b: {} }, required: ['a'] }, '{"a":1}'],
    ['a day', { type: 'string', format: 'date' }, '2026-01-15'],
    ['a text', { type: 'string' }, 'texto'],
    ['one of two', { anyOf: [{ type: 'boolean' }, { type: 'string' }] }, true],
  ])('derives the simplest valid example for %s', (_what, field, example) => {
    expect(asked({ field }).field!.example).toEqual(example)
    expect(asked({ field }, { brief: true }).field).not.toHaveProperty('example')
  })

  it("use the operation's own example when present", () => {
    const { examples } = operation('net-salary')
    const own = parametersOf(operation('net-salary'), '', WHOLE).find(({ name }) => name === 'gross_salary')!
    expect(own.example).toBe(examples.find(({ input }) => input.gross_salary !== undefined)!.input.gross_salary)
  })

  it('in brief carry only types; lists refer to the body, and queries stay complete', () => {
    const number = { type: 'number', minimum: 3, description: 'Valor', default: 4 }
    const list = { type: 'array', items: { type: 'number' }, minItems: 2, description: 'Valores' }
    const { value, values } = asked({ value: number, values: list }, { brief: true })
    expect(value).toEqual({ in: 'query', schema: { type: 'number', default: 4 } })
    expect(values).toEqual({ in: 'query', schema: { type: 'array', items: { type: 'number' }, minItems: 2 } })
    const [query] = parametersOf({ ...operation('health'), inputSchema: { type: 'object', properties: { value: number } } }, '', {
      ...WHOLE,
      brief: true,
    })
    expect(query).toEqual({ name: 'value', in: 'query', description: 'Valor', schema: { type: 'number', minimum: 3, default: 4 } })
  })

  it('refer to the list of registry names', () => {
    expect(parametersOf(operation('table'), '/v1/tables/{table}', WHOLE)[0]).toMatchObject({
      schema: { $ref: '#/components/schemas/TableName' },
    })
  })

  it('accept any name for a question about any calculator', () => {
    expect(openParameter(operation('sweep'))).toMatchObject([{ name: 'inputs', in: 'query', explode: true, example: expect.anything() }])
    const [open] = openParameter(operation('sweep')) as { example: object }[]
    for (const field of Object.keys(operation('sweep').inputSchema.properties!)) expect(open!.example).not.toHaveProperty(field)
    expect(openParameter(operation('net-salary'))).toEqual([])
  })
})

describe('adapter parameters', () => {
  it('encode a list of fields as one comma-separated parameter', () => {
    expect(VIEW_PARAMETERS.fields).toMatchObject({ name: 'fields', in: 'query', style: 'form', explode: false })
    expect(VIEW_PARAMETERS.explain).not.toHaveProperty('explode')
  })

  it('accept a law change for operations with a law date, except checks', () => {
    const pointed = [{ $ref: '#/components/parameters/law' }]
    expect(['net-salary', 'percentage', 'check-payslip'].map((id) => lawParameter(operation(id)))).toEqual([pointed, [], []])
  })

  it('yield to an operation field of the same name', () => {
    expect(viewParameters(operation('net-salary'), ['fields', 'explain'])).toHaveLength(2)
    expect(viewParameters(operation('sweep'), ['fields', 'explain'])).toEqual([{ $ref: '#/components/parameters/explain' }])
  })
})

describe('repeated parameters', () => {
  const at = (...parameters: object[]) => ({ get: { parameters } })
  const date = { name: 'date', in: 'query', schema: { type: 'string', format: 'date' }, description: 'O dia da lei que se quer ver' }

  it('become components, most frequent first', () => {
    const other = { ...date, description: 'Outro dia, de outra coisa, dito de outro modo por inteiro' }
    const { made, paths } = sharedParameters({
      '/a': at(date),
      '/b': at(date),
      '/c': at(date, { ...date, name: 'once' }),
      '/d': at(other),
      '/e': at(other),
    })
    expect(made).toEqual({ date })
    const pointed = { $ref: '#/components/parameters/date' }
    expect(paths).toEqual({
      '/a': at(pointed),
      '/b': at(pointed),
      '/c': at(pointed, { ...date, name: 'once' }),
      '/d': at(other),
      '/e': at(other),
    })
  })

  it.each([
    ['those shorter than a reference stay', { name: 'q', in: 'query', schema: {} }],
    ['a field named like a parameter of the adapters', { ...date, name: 'fields' }],
    ['what points elsewhere stays', { $ref: '#/components/parameters/a-name-long-enough-to-pay-for-one-of-its-own' }],
  ])('%s', (_said, parameter) => {
    const paths = { '/a': at(parameter), '/b': at(parameter), '/c': at(parameter) }
    expect(sharedParameters(paths)).toEqual({ made: {}, paths })
  })

  it('apply the law change to every path unless required or in the path', () => {
    const law = { name: 'law', in: 'query', schema: { type: 'string' }, description: 'Uma mudança da lei, dita por extenso para ser longa' }
    const kept = [
      { ...law, required: true },
      { ...law, in: 'path' },
    ]
    const { made, paths } = sharedParameters({ '/a': at(law), '/b': at(law), '/c': at(law), '/d': at(...kept) })
    expect(made).toEqual({})
    expect(paths['/a']).toEqual(at({ $ref: '#/components/parameters/law' }))
    expect(paths['/d']).toEqual(at(...kept))
  })
})
