import { describe, expect, it } from 'vitest'
import { registry } from '../../test/support/ports.ts'
import { publishedSchema, Schemas } from './schemas.ts'
import { camel } from './scope.ts'
import { pascal } from './sharing.ts'

const WHOLE = { group: null, brief: false, examples: false }
const BRIEF = { ...WHOLE, brief: true }
const operation = (id: string) => registry.operations.get(id)!

describe('field schema', () => {
  it.each([
    [
      'a plain value or nothing has two types',
      [{ type: 'number', minimum: 1 }, { type: 'null' }],
      { type: ['number', 'null'], minimum: 1 },
    ],
    ['an object or nothing is a choice', [{ type: 'object' }, { type: 'null' }], { anyOf: [{ type: 'object' }, { type: 'null' }] }],
    [
      'so is one of three',
      [{ type: 'number' }, { type: 'null' }, { type: 'string' }],
      { anyOf: [{ type: 'number' }, { type: 'null' }, { type: 'string' }] },
    ],
    ['and one of two values', [{ type: 'number' }, { type: 'string' }], { anyOf: [{ type: 'number' }, { type: 'string' }] }],
  ])('%s', (_said, anyOf, expected) => {
    expect(publishedSchema({ description: 'Valor', anyOf }, false)).toEqual({ description: 'Valor', ...expected })
  })

  it('has no words of pages and not the two bounds of any integer', () => {
    const field = { type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, 'x-hint': 'dica' }
    expect(publishedSchema(field, false)).toEqual({ type: 'integer' })
  })

  it('keeps the greatest integer as a bound where the least is another', () => {
    const field = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
    expect(publishedSchema(field, false)).toEqual(field)
  })

  it('keeps a meaningful null and descends into lists and objects', () => {
    const field = { type: 'array', default: null, items: { type: 'object', properties: { type: { type: 'string', 'x-hint': 'dica' } } } }
    expect(publishedSchema(field, false)).toEqual({
      type: 'array',
      default: null,
      items: { type: 'object', properties: { type: { type: 'string' } } },
    })
  })

  it('in brief uses the label as description, without unit, and leaves rows unnamed', () => {
    const field = {
      type: 'array',
      description: 'Linhas do papel, como estão nele',
      'x-label': 'Linhas',
      'x-unit': 'BRL',
      items: { type: 'string', description: 'Linha' },
    }
    expect(publishedSchema(field, true)).toEqual({ type: 'array', description: 'Linhas', items: { type: 'string' } })
    expect(publishedSchema(field, false)).toEqual(field)
    expect(publishedSchema({ type: 'array', items: field.items }, true)).toEqual({ type: 'array', items: field.items })
  })
})

describe('input schemas', () => {
  const input = (id: string, scope = WHOLE) => {
    const schemas = new Schemas(scope, registry.operations.values())
    schemas.add(operation(id))
    return JSON.parse(JSON.stringify(schemas.shared({}).schemas))[
      `${operation(id).id.replace(/-(\w)/g, (_all, letter) => letter.toUpperCase())}Input`
    ]
  }

  it('list required fields and omit an empty `required`', () => {
    expect(input('net-salary').required).toEqual(operation('net-salary').inputSchema.required)
    expect(input('business-days')).not.toHaveProperty('required')
  })

  it('omit path fields', () => {
    expect(operation('sweep').inputSchema.required).toEqual(['calculator', 'vary'])
    expect(input('sweep').required).toEqual(['vary'])
    expect(input('sweep').properties).not.toHaveProperty('calculator')
  })

  it('have their defaults, and in brief leave them to the parameters', () => {
    expect(input('net-salary').properties.dependents).toMatchObject({ default: 0, maximum: Number.MAX_SAFE_INTEGER })
    expect(input('net-salary', BRIEF).properties.dependents).not.toHaveProperty('default')
  })

  it('accept a law change, and in brief only as a parameter', () => {
    expect(input('net-salary').properties.law).toEqual({ $ref: '#/components/schemas/LawChange' })
    expect(input('net-salary', BRIEF).properties).not.toHaveProperty('law')
    expect(input('percentage').properties).not.toHaveProperty('law')
  })
})

describe('shared shapes', () => {
  it('never have the name of an operation, which its response has', () => {
    const schemas = new Schemas(WHOLE, registry.operations.values())
    for (const each of registry.operations.values()) schemas.add(each)
    const names = Object.keys(schemas.shared({}).schemas)
    const operations = new Set([...registry.operations.keys()].map((id) => pascal(camel(id))))
    expect(names.filter((name) => operations.has(name))).toEqual([])
  })
})

describe('result schemas', () => {
  it("compose the common fields of the kind with the operation's own", () => {
    const schemas = new Schemas(WHOLE, registry.operations.values())
    schemas.add(operation('net-salary'))
    const { CalculatorAnswer, netSalaryResult } = JSON.parse(JSON.stringify(schemas.shared({}).schemas))
    expect(Object.keys(CalculatorAnswer.properties)).toEqual(expect.arrayContaining(['basis', 'assumptions', 'steps']))
    expect(netSalaryResult.allOf[0]).toEqual({ $ref: '#/components/schemas/CalculatorAnswer' })
    const own = Object.keys(netSalaryResult.allOf[1].properties)
    expect(own).toContain('netSalary')
    expect([...Object.keys(CalculatorAnswer.properties), ...own].sort()).toEqual(
      Object.keys(operation('net-salary').resultSchema.properties!).sort(),
    )
    expect([...CalculatorAnswer.required, ...netSalaryResult.allOf[1].required].sort()).toEqual(
      [...operation('net-salary').resultSchema.required!].sort(),
    )
  })

  it('are complete for a query', () => {
    const schemas = new Schemas(WHOLE, registry.operations.values())
    schemas.add(operation('health'))
    const { healthResult, healthInput } = schemas.shared({}).schemas as Record<string, { properties: object }>
    expect(Object.keys(healthResult!.properties)).toEqual(Object.keys(operation('health').resultSchema.properties!))
    expect(healthInput).toBeUndefined()
  })
})

describe('parameters', () => {
  const options = { type: 'string', enum: Array.from({ length: 30 }, (_, index) => `opcao-${index}`) }
  const paths = {
    '/a': {
      get: { operationId: 'firstAsked', parameters: [{ name: 'pay_kind', schema: options }, { $ref: '#/components/parameters/fields' }] },
    },
    '/b': { get: { operationId: 'secondAsked', parameters: [{ name: 'pay_kind', schema: { ...options, description: 'O outro' } }] } },
  }

  it('refer to shared schemas', () => {
    const { schemas, paths: written } = new Schemas(BRIEF, []).shared(paths)
    expect(schemas).toEqual({ PayKind: options })
    const pointing = { $ref: '#/components/schemas/PayKind' }
    expect(written).toEqual({
      '/a': {
        get: {
          operationId: 'firstAsked',
          parameters: [{ name: 'pay_kind', schema: pointing }, { $ref: '#/components/parameters/fields' }],
        },
      },
      '/b': { get: { operationId: 'secondAsked', parameters: [{ name: 'pay_kind', schema: { ...pointing, description: 'O outro' } }] } },
    })
  })

  it('are inlined next to examples', () => {
    const { schemas, paths: written } = new Schemas({ ...BRIEF, examples: true }, []).shared(paths)
    expect([schemas, written]).toEqual([{}, paths])
  })
})
