import { describe, expect, it } from 'vitest'
import { registryOf } from '../../engine/operation/definition/registry.ts'
import { ports, registry } from '../../test/support/ports.ts'
import { describeService } from './description.ts'
import { schema30, toOpenApi30 } from './openapi-3.0.ts'

describe('schema30', () => {
  it.each([
    [
      'writes a type that may be null as nullable',
      { type: ['number', 'null'], minimum: 0 },
      { type: 'number', minimum: 0, nullable: true, format: 'double' },
    ],
    [
      'names null among the options of a nullable enumeration',
      { type: ['string', 'null'], enum: ['a'] },
      { type: 'string', enum: ['a', null], nullable: true },
    ],
    ['writes a list of types as any value', { type: ['number', 'string'] }, { 'x-types': ['number', 'string'] }],
    [
      'writes a nullable list of types as any value or null',
      { type: ['number', 'string', 'null'] },
      { 'x-types': ['number', 'string'], nullable: true },
    ],
    [
      'writes plain values of different types as oneOf',
      { anyOf: [{ type: 'string' }, { type: 'object' }] },
      { oneOf: [{ type: 'string' }, { type: 'object' }] },
    ],
    [
      'writes an open object among options as any object',
      {
        anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: {} }],
      },
      { oneOf: [{ type: 'string' }, { type: 'object' }] },
    ],
    [
      'keeps the members of an object among options',
      { anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }] },
      { oneOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }] },
    ],
    ['writes a number as 64 bits', { type: 'number' }, { type: 'number', format: 'double' }],
    [
      'drops the bounds of JSON itself',
      { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
      { type: 'integer' },
    ],
    ['drops a default that is an object', { type: 'object', default: {} }, { type: 'object' }],
    ['keeps anyOf where options may overlap', { anyOf: [{ $ref: '#/a' }, { $ref: '#/b' }] }, { anyOf: [{ $ref: '#/a' }, { $ref: '#/b' }] }],
    [
      'writes an object that may be null as a nullable object',
      { description: 'x', anyOf: [{ type: 'object', properties: { a: { type: ['string', 'null'] } } }, { type: 'null' }] },
      { description: 'x', type: 'object', properties: { a: { type: 'string', nullable: true } }, nullable: true },
    ],
    [
      'writes a reference that may be null as a nullable allOf',
      { anyOf: [{ $ref: '#/a' }, { type: 'null' }] },
      { allOf: [{ $ref: '#/a' }], nullable: true },
    ],
    [
      'moves a reference with members beside it into allOf',
      { $ref: '#/a', description: 'x' },
      { allOf: [{ $ref: '#/a' }], description: 'x' },
    ],
    ['leaves a reference alone as it is', { $ref: '#/a' }, { $ref: '#/a' }],
    [
      'writes exclusive bounds as marks',
      { exclusiveMinimum: 0, exclusiveMaximum: 10 },
      { minimum: 0, exclusiveMinimum: true, maximum: 10, exclusiveMaximum: true },
    ],
    ['keeps the narrower of two bounds', { minimum: 1, exclusiveMinimum: 0, maximum: 9, exclusiveMaximum: 10 }, { minimum: 1, maximum: 9 }],
    ['keeps the exclusive one of two equal bounds', { minimum: 0, exclusiveMinimum: 0 }, { minimum: 0, exclusiveMinimum: true }],
    ['writes a constant as an enumeration of one', { const: 'a' }, { enum: ['a'] }],
    ['leaves a boolean constant a boolean', { type: 'boolean', const: true }, { type: 'boolean' }],
    ['writes examples as the first of them', { examples: [1, 2] }, { example: 1 }],
    ['drops an empty list of required fields', { type: 'object', required: [] }, { type: 'object' }],
    [
      'drops keywords 3.0 does not have',
      { type: 'string', contentMediaType: 'application/json', contentSchema: { type: 'array' } },
      { type: 'string' },
    ],
    [
      'takes a field called const, type or examples for a field',
      { type: 'object', properties: { const: { type: 'string' }, type: { type: 'string' }, examples: { type: 'array', items: {} } } },
      { type: 'object', properties: { const: { type: 'string' }, type: { type: 'string' }, examples: { type: 'array', items: {} } } },
    ],
    [
      'leaves a default value as it is',
      { type: 'array', default: [{ type: ['a', 'null'] }] },
      { type: 'array', default: [{ type: ['a', 'null'] }] },
    ],
  ])('%s', (_title, schema, expected) => {
    expect(schema30(schema)).toEqual(expected)
  })
})

describe('schema30 of a reference that may be null', () => {
  it.each([
    ['an enumeration', { type: 'string', enum: ['a'] }, 'string'],
    ['a composed object', { allOf: [] }, 'object'],
  ])('has the type of %s it points at', (_title, Target, type) => {
    expect(schema30({ anyOf: [{ $ref: '#/components/schemas/Target' }, { type: 'null' }] }, { Target })).toEqual({
      type,
      allOf: [{ $ref: '#/components/schemas/Target' }],
      nullable: true,
    })
  })
})

describe('schema30 of a list that may be null', () => {
  it('repeats the items of the list it points at', () => {
    const Target = { type: 'array', minItems: 2, items: { type: 'integer' } }
    expect(schema30({ anyOf: [{ $ref: '#/components/schemas/Target' }, { type: 'null' }] }, { Target })).toEqual({
      type: 'array',
      items: { type: 'integer' },
      allOf: [{ $ref: '#/components/schemas/Target' }],
      nullable: true,
    })
  })
})

describe('toOpenApi30', () => {
  const SOME = ['net-salary', 'business-days', 'severance', 'accept_raise', 'check-payslip', 'sweep', 'table', 'payroll-run']
  const engine = {
    ...ports,
    registry: registryOf(
      SOME.map((id) => registry.operations.get(id)!),
      [registry.laws.get('inss')!],
    ),
  }
  const described = async () =>
    JSON.parse(JSON.stringify(await describeService(engine, null, () => null, { group: null, brief: false, examples: false })))
  const converted = async () => JSON.parse(JSON.stringify(await toOpenApi30(await described(), () => null)))

  it('describes the same operations as 3.0.3, with a license by its address', async () => {
    const [whole, older] = [await described(), await converted()]
    expect(older.openapi).toBe('3.0.3')
    expect(Object.keys(older.paths)).toEqual(Object.keys(whole.paths))
    expect(Object.keys(older.components.schemas)).toEqual(Object.keys(whole.components.schemas))
    expect(older.info).not.toHaveProperty('summary')
    expect(older.info.license).toEqual({ name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' })
  })

  it('writes no keyword of 3.1 anywhere but in values', async () => {
    const found: string[] = []
    const look = (value: unknown, at: string): void => {
      if (Array.isArray(value)) for (const [index, item] of value.entries()) look(item, `${at}/${index}`)
      else if (value !== null && typeof value === 'object')
        for (const [key, member] of Object.entries(value)) {
          if (['example', 'examples', 'default'].includes(key) && !at.endsWith('/properties')) continue
          const isField = at.endsWith('/properties')
          if (!isField && ['const', 'contentSchema', 'contentMediaType', 'propertyNames', '$schema', 'prefixItems'].includes(key))
            found.push(`${at}/${key}`)
          if (!isField && key === 'type' && (Array.isArray(member) || member === 'null')) found.push(`${at}/type`)
          if (!isField && /^exclusive/.test(key) && member !== true) found.push(`${at}/${key}`)
          if (!isField && key === '$ref' && Object.keys(value).length > 1) found.push(`${at}/$ref`)
          look(member, `${at}/${key}`)
        }
    }
    look(await converted(), '')
    expect(found).toEqual([])
  })

  it('gives the constants of shared enumerations names that are unique in the whole description', async () => {
    const { schemas } = (await converted()).components
    const names = Object.values<{ 'x-enum-varnames'?: string[] }>(schemas).flatMap((schema) => schema['x-enum-varnames'] ?? [])
    expect(schemas.CalculatorName['x-enum-varnames']).toEqual([
      'CalculatorNameNetSalary',
      'CalculatorNameBusinessDays',
      'CalculatorNameSeverance',
    ])
    expect(new Set([...names, ...Object.keys(schemas)]).size).toBe(names.length + Object.keys(schemas).length)
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z0-9]*$/)
    for (const schema of Object.values<{ enum?: unknown[]; 'x-enum-varnames'?: unknown[] }>(schemas))
      expect(schema['x-enum-varnames']?.length).toBe(schema.enum?.length)
  })

  it('numbers constants that would have one name', async () => {
    const older = await toOpenApi30({ components: { schemas: { Sign: { type: 'string', enum: ['+', '-', 'á b', 'a_b'] } } } }, () => null)
    expect(older).toMatchObject({
      components: { schemas: { Sign: { 'x-enum-varnames': ['SignEmpty', 'SignEmpty2', 'SignAB', 'SignAB2'] } } },
    })
  })
})
