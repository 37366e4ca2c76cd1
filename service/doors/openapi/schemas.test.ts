import { describe, expect, it } from 'vitest'
import { registry } from '../../../test/support/ports.ts'
import { Schemas, shown } from './schemas.ts'

const WHOLE = { group: null, brief: false, examples: false }
const BRIEF = { ...WHOLE, brief: true }
const operation = (id: string) => registry.operations.get(id)!

describe('a field as it is shown', () => {
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
    expect(shown({ description: 'Valor', anyOf }, false)).toEqual({ description: 'Valor', ...expected })
  })

  it('has no words of pages and no bounds that only say "a number of JSON"', () => {
    const field = { type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER - 1, 'x-hint': 'dica' }
    expect(shown(field, false)).toEqual({ type: 'integer', maximum: Number.MAX_SAFE_INTEGER - 1 })
  })

  it('keeps null where it is a value, and looks into lists and objects', () => {
    const field = { type: 'array', default: null, items: { type: 'object', properties: { type: { type: 'string', 'x-hint': 'dica' } } } }
    expect(shown(field, false)).toEqual({
      type: 'array',
      default: null,
      items: { type: 'object', properties: { type: { type: 'string' } } },
    })
  })

  it('in brief is described by its label, without its unit; its rows then have no name of their own', () => {
    const field = {
      type: 'array',
      description: 'Linhas do papel, como estão nele',
      'x-label': 'Linhas',
      'x-unit': 'BRL',
      items: { type: 'string', description: 'Linha' },
    }
    expect(shown(field, true)).toEqual({ type: 'array', description: 'Linhas', items: { type: 'string' } })
    expect(shown(field, false)).toEqual(field)
    expect(shown({ type: 'array', items: field.items }, true)).toEqual({ type: 'array', items: field.items })
  })
})

describe('inputs', () => {
  const input = (id: string, scope = WHOLE) => {
    const schemas = new Schemas(scope, registry.operations.values())
    schemas.add(operation(id))
    return JSON.parse(JSON.stringify(schemas.shared({}).schemas))[
      `${operation(id).id.replace(/-(\w)/g, (_all, letter) => letter.toUpperCase())}Input`
    ]
  }

  it('list what must be sent, and say nothing where nothing must', () => {
    expect(input('net-salary').required).toEqual(operation('net-salary').inputSchema.required)
    expect(input('business-days')).not.toHaveProperty('required')
  })

  it('leave out what is in the path', () => {
    expect(operation('sweep').inputSchema.required).toEqual(['calculator', 'vary'])
    expect(input('sweep').required).toEqual(['vary'])
    expect(input('sweep').properties).not.toHaveProperty('calculator')
  })

  it('say a default in words, and in brief leave it to the parameter', () => {
    const { dependents } = input('net-salary').properties
    expect(dependents).toMatchObject({ 'x-default': 0, description: expect.stringMatching(/[^.]\. Padrão: 0$/) })
    expect(dependents).not.toHaveProperty('default')
    expect(input('net-salary', BRIEF).properties.dependents).not.toHaveProperty('x-default')
  })

  it('take a change of the law, and in brief leave it to the parameter', () => {
    expect(input('net-salary').properties.law).toEqual({ $ref: '#/components/schemas/LawChange' })
    expect(input('net-salary', BRIEF).properties).not.toHaveProperty('law')
    expect(input('percentage').properties).not.toHaveProperty('law')
  })
})

describe('results', () => {
  it('of a kind that is asked by name are what all of it carry, and their own fields', () => {
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

  it('of a query are whole', () => {
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

  it('point at what they share', () => {
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

  it('beside examples are told in place', () => {
    const { schemas, paths: written } = new Schemas({ ...BRIEF, examples: true }, []).shared(paths)
    expect([schemas, written]).toEqual([{}, paths])
  })
})
