import { describe, expect, it } from 'vitest'
import { deprecated } from '../../engine/operation/definition/deprecation.ts'
import { registryOf } from '../../engine/operation/definition/registry.ts'
import { earliestDay } from '../../engine/presentation/earliest-date.ts'
import { ports, registry } from '../../test/support/ports.ts'
import { describeService } from './description.ts'
import type { Scope } from './scope.ts'

const operation = (id: string) => registry.operations.get(id)!
/** One or two operations per kind, representative of the rest. */
const SOME = [
  'net-salary',
  'business-days',
  'accept_raise',
  'check-payslip',
  'sweep',
  'health',
  'table',
  'rates-history',
  'payroll-run',
  'check-esocial',
]
const small = registryOf(SOME.map(operation), [registry.laws.get('inss')!, registry.laws.get('irrf')!])

async function described(scope: Partial<Scope> = {}, of = small) {
  return JSON.parse(
    JSON.stringify(
      await describeService({ ...ports, registry: of }, null, () => null, { group: null, brief: false, examples: false, ...scope }),
    ),
  )
}

type Described = Awaited<ReturnType<typeof described>>

const wholly = () => described()
const briefly = () => described({ brief: true })
const group = (name: string) => described({ group: name, examples: true })
const working = () => group('trabalho')

describe('OpenAPI scope', () => {
  it('covers every operation, the shared batches and tables of each kind, and the description itself', async () => {
    const whole = await wholly()
    const brief = await briefly()
    expect(Object.keys(whole.paths)).toEqual([
      '/v1/calc/business-days',
      '/v1/calc/business-days.json',
      '/v1/calc/net-salary',
      '/v1/calc/{calculator}.csv',
      '/v1/calc/{calculator}.json',
      '/v1/calc/{calculator}/batch',
      '/v1/calc/{calculator}/sweep',
      '/v1/calc/{calculator}/{question}.json',
      '/v1/check/esocial',
      '/v1/check/payslip',
      '/v1/check/payslip.json',
      '/v1/check/{check}.csv',
      '/v1/check/{check}.json',
      '/v1/check/{check}/batch',
      '/v1/health',
      '/v1/health.json',
      '/v1/openapi.3.0.json',
      '/v1/openapi.3.0.yaml',
      '/v1/openapi.brief.json',
      '/v1/openapi.json',
      '/v1/openapi.yaml',
      '/v1/openapi/{group}.json',
      '/v1/openapi/{group}.yaml',
      '/v1/payroll',
      '/v1/rates/history',
      '/v1/rates/history.json',
      '/v1/tables/{table}',
      '/v1/tables/{table}.json',
      '/v1/workflows/accept_raise',
      '/v1/workflows/{workflow}.csv',
      '/v1/workflows/{workflow}.json',
      '/v1/workflows/{workflow}/batch',
    ])
    const partOfQueries = ['/v1/health.json', '/v1/rates/history.json', '/v1/tables/{table}.json']
    expect(Object.keys(brief.paths)).toEqual(Object.keys(whole.paths).filter((path) => !partOfQueries.includes(path)))
  })

  it('covers one group with the batches of each operation, and no batches for questions', async () => {
    const labour = await working()
    expect(Object.keys(labour.paths)).toEqual(['/v1/calc/net-salary', '/v1/calc/net-salary/batch', '/v1/calc/{calculator}.json'])
    expect(Object.keys((await group('perguntas')).paths)).toEqual(['/v1/calc/{calculator}/sweep', '/v1/calc/{calculator}/{question}.json'])
    expect(Object.keys((await group('conferencias')).paths)).toEqual([
      '/v1/check/payslip',
      '/v1/check/payslip.json',
      '/v1/check/payslip/batch',
      '/v1/check/{check}.json',
    ])
    expect(Object.keys((await group('sistema')).paths)).toEqual(expect.arrayContaining(['/v1/health', '/v1/openapi.json']))
  })

  it('lists registry names only when a field accepts them', async () => {
    const whole = await wholly()
    expect(whole.components.schemas).toMatchObject({
      CalculatorName: { enum: ['net-salary', 'business-days'] },
      TableName: { enum: ['inss', 'irrf'] },
      WorkflowName: { enum: ['accept_raise'] },
      CheckName: { enum: ['payslip'] },
    })
    const named = async (name: string) =>
      Object.keys((await group(name)).components.schemas).filter((each) => ['CalculatorName', 'TableName'].includes(each))
    expect(await named('perguntas')).toEqual(['CalculatorName'])
    expect(await named('tabelas')).toEqual(['TableName'])
    expect((await group('trabalho')).components.schemas.CalculatorName.enum).toEqual(['net-salary'])
  })

  it('has no dangling references', async () => {
    for (const describing of [wholly, briefly, working]) {
      const { components, ...rest } = await describing()
      const pointed = [...JSON.stringify([components, rest]).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)]
      expect(pointed.length).toBeGreaterThan(20)
      expect(pointed.filter(([, kind, name]) => !Object.hasOwn(components[kind!] ?? {}, name!)).map(([text]) => text)).toEqual([])
    }
  })

  it('gives each tag a title and a description', async () => {
    const whole = await wholly()
    const labour = await working()
    const tags = Object.fromEntries(whole.tags.map(({ name, ...said }: { name: string }) => [name, said]))
    expect(tags.Decisoes).toEqual({ 'x-displayName': 'Decisões', description: expect.stringContaining('Decisões compostas') })
    expect(tags.Calculadoras).toEqual({ description: expect.stringContaining('Cálculos de trabalho') })
    expect(tags.Documentos).toEqual({ description: operation('payroll-run').summary })
    expect(whole.info.title).toBe('Centavo')
    expect(labour.info.title).toBe('Centavo Trabalho')
  })
})

describe('OpenAPI path of one operation', () => {
  it('accepts the fields as query parameters or as a body', async () => {
    const whole = await wholly()
    const { get, post } = whole.paths['/v1/calc/net-salary']
    const names = get.parameters.map(({ name, $ref }: { name?: string; $ref?: string }) => name ?? $ref)
    expect(names).toEqual([...Object.keys(operation('net-salary').inputSchema.properties!), '#/components/parameters/law'])
    expect(post.requestBody.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/netSalaryInput' })
    const sweep = whole.paths['/v1/calc/{calculator}/sweep']
    expect(sweep.get.parameters.map(({ name }: { name?: string }) => name)).not.toContain('calculator')
    expect(sweep.parameters[0]).toMatchObject({ name: 'calculator', in: 'path' })
  })

  it('states its group or verdicts, except in brief', async () => {
    const whole = await wholly()
    const brief = await briefly()
    const said = ({ paths }: Described, path: string) => paths[path].get.description
    expect(said(whole, '/v1/calc/net-salary')).toMatch(/ Grupo: trabalho\.$/)
    expect(said(whole, '/v1/check/payslip.json')).toMatch(/ Vereditos: \w+/)
    expect(said(whole, '/v1/calc/{calculator}/sweep')).toBe(operation('sweep').summary)
    expect(said(brief, '/v1/calc/net-salary')).not.toContain('Grupo')
    expect(operation('net-salary').summary.startsWith(said(brief, '/v1/calc/net-salary'))).toBe(true)
  })

  it('describes the GET response, except in brief', async () => {
    const whole = await wholly()
    const brief = await briefly()
    expect(whole.paths['/v1/calc/net-salary'].get['x-answers']).toBe('result')
    expect(whole.paths['/v1/calc/business-days'].get['x-answers']).toBe('schema')
    expect(whole.paths['/v1/calc/business-days.json'].get['x-answers']).toBe('result')
    expect(brief.paths['/v1/calc/net-salary'].get).not.toHaveProperty('x-answers')
  })

  it('states the earliest supported date, if any', async () => {
    const { paths } = await wholly()
    expect(earliestDay(operation('net-salary'), ports)).not.toBeNull()
    for (const [id, path] of [
      ['net-salary', '/v1/calc/net-salary'],
      ['business-days', '/v1/calc/business-days.json'],
    ] as const)
      expect(paths[path].get['x-earliest-date'] ?? null).toBe(earliestDay(operation(id), ports))
  })

  it('a bare GET and its POST take no parameters but those in the path', async () => {
    const whole = await wholly()
    const { get: schema, post: asked } = whole.paths['/v1/calc/business-days']
    expect(schema).not.toHaveProperty('parameters')
    expect(Object.keys(schema.responses)).toEqual(expect.arrayContaining(['200', '304']))
    expect(asked).not.toHaveProperty('parameters')
    const question = await described({}, registryOf([operation('compare')], []))
    expect(question.paths['/v1/calc/{calculator}/compare'].get.parameters).toMatchObject([
      { name: 'calculator', in: 'path', required: true },
    ])
    const { inputSchema, resultSchema, examples } = whole.components.schemas.OperationDescription.properties
    for (const open of [inputSchema, resultSchema, examples.items])
      expect(open).toMatchObject({ type: 'object', additionalProperties: true })
    expect(whole.components.schemas.OperationDescription.additionalProperties).toBe(true)
  })

  it('marks a deprecated operation on GET and POST, and no other', async () => {
    const old = deprecated({ ...operation('net-salary') }, { since: '2026-11-14', sunset: '2027-11-30', instead: 'business-days' })
    const { paths } = await described({}, registryOf([old, operation('business-days')], []))
    expect([paths['/v1/calc/net-salary'].get.deprecated, paths['/v1/calc/net-salary'].post.deprecated]).toEqual([true, true])
    expect(JSON.stringify(paths['/v1/calc/business-days'])).not.toContain('"deprecated"')
  })
})

describe('response formats', () => {
  const forms = ({ paths }: Described, path: string, method = 'get') => Object.keys(paths[path][method].responses[200].content)

  it('of a query are JSON and CSV, plus NDJSON with examples, and only JSON in brief', async () => {
    const whole = await wholly()
    const brief = await briefly()
    expect(forms(whole, '/v1/rates/history')).toEqual(['application/json', 'text/csv'])
    expect(forms(brief, '/v1/rates/history')).toEqual(['application/json'])
    expect(forms(await group('indicadores'), '/v1/rates/history')).toEqual(['application/json', 'application/x-ndjson', 'text/csv'])
  })

  it('of a line-by-line request match the request formats', async () => {
    const whole = await wholly()
    const documents = await group('documentos')
    expect(forms(documents, '/v1/payroll', 'post')).toEqual(['application/json', 'application/x-ndjson'])
    expect(forms(whole, '/v1/payroll', 'post')).toEqual(['application/json'])
    expect(Object.keys(whole.paths['/v1/check/esocial'].post.requestBody.content)).toEqual(['application/json', 'application/zip'])
  })

  it('never include 304 for uncacheable responses', async () => {
    const whole = await wholly()
    expect(Object.keys(whole.paths['/v1/health'].get.responses)).not.toContain('304')
    expect(Object.keys(whole.paths['/v1/rates/history'].get.responses)).toContain('304')
  })
})

describe('an answer in part', () => {
  const names = (parameters: { name?: string; $ref?: string }[] = []) => parameters.map(({ name, $ref }) => name ?? $ref!.split('/').at(-1))

  it('is described apart as an open object, by name for each kind and beside each query', async () => {
    for (const describing of [wholly, briefly, working]) {
      const { paths, components } = await describing()
      const { get, post, parameters } = paths['/v1/calc/{calculator}.json']
      expect(names(parameters)).toEqual(expect.arrayContaining(['calculator', 'fields', 'explain']))
      for (const { responses } of [get, post])
        expect(responses[200].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/PartialAnswer' })
      expect(components.schemas.PartialAnswer).toMatchObject({ type: 'object', additionalProperties: true })
      expect(components.schemas.PartialAnswer).not.toHaveProperty('required')
    }
    const { get } = (await wholly()).paths['/v1/rates/history.json']
    expect(names(get.parameters)).toEqual(['metric', 'from', 'to', 'aggregate', 'fields', 'explain'])
    expect(get.responses[200].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/PartialAnswer' })
  })

  it('is asked for by no operation whose answer has required fields', async () => {
    for (const describing of [wholly, briefly, working]) {
      const { paths } = await describing()
      for (const [path, item] of Object.entries<Described>(paths))
        for (const operation of [item.get, item.post].filter(Boolean)) {
          const asked = names([...(item.parameters ?? []), ...(operation.parameters ?? [])])
          const { schema } = operation.responses[200].content?.['application/json'] ?? {}
          if (asked.includes('explain') && !path.endsWith('/batch')) expect(schema?.$ref, path).toMatch(/PartialAnswer$/)
        }
    }
  })

  it('may be a row of a batch of one operation', async () => {
    const { netSalaryRow, AnsweredRow } = (await working()).components.schemas
    expect(netSalaryRow.anyOf).toContainEqual({ $ref: '#/components/schemas/AnsweredRow' })
    expect(AnsweredRow.properties.result).toMatchObject({ type: 'object', additionalProperties: true })
  })
})

describe('inputs in a body', () => {
  it('have the defaults and bounds of the parameters', async () => {
    const { paths, components } = await described({}, registryOf(['severance', 'car-ownership-cost', 'net-salary'].map(operation), []))
    const whole = (schema: Described): Described =>
      schema.$ref ? { ...components.schemas[schema.$ref.split('/').at(-1)], ...schema, $ref: undefined } : schema
    let compared = 0
    for (const id of ['severance', 'carOwnershipCost', 'netSalary']) {
      const { get } = Object.values<Described>(paths).find((item) => item.get?.operationId === id)!
      for (const { name, schema } of get.parameters.filter((parameter: Described) => parameter.schema)) {
        const property = whole(components.schemas[`${id}Input`].properties[name])
        for (const key of ['type', 'default', 'minimum', 'maximum', 'exclusiveMinimum', 'enum'])
          expect(property[key], `${id} ${name} ${key}`).toEqual(whole(schema)[key])
        compared++
      }
    }
    expect(compared).toBeGreaterThan(20)
    expect(components.schemas.severanceInput.properties.months_worked.maximum).toBe(Number.MAX_SAFE_INTEGER)
    expect(components.schemas.carOwnershipCostInput.properties.monthly_km.default).toBe(1000)
  })
})

describe('batches', () => {
  it.each([
    ['of one operation', working, '/v1/calc/net-salary/batch', 'netSalaryRow'],
    ['of any of a kind', wholly, '/v1/calc/{calculator}/batch', 'BatchRow'],
  ])('%s have two example rows with matching results', async (_of, describing, path, row) => {
    const { paths } = await describing()
    const { requestBody, responses } = paths[path].post
    const first = operation('net-salary')
      .examples.slice(0, 2)
      .map(({ input }) => input)
    expect(operation('net-salary').examples.length).toBeGreaterThan(2)
    expect(requestBody.content['application/json']).toMatchObject({ example: first, schema: { type: 'array', maxItems: 10_000 } })
    expect(requestBody.content['application/x-ndjson'].example.split('\n').map((line: string) => JSON.parse(line))).toEqual(first)
    expect(responses[200].content['application/json'].schema).toEqual({ type: 'array', items: { $ref: `#/components/schemas/${row}` } })
  })

  it('describe a single table by name', async () => {
    const whole = await wholly()
    const { get } = whole.paths['/v1/workflows/{workflow}.csv']
    expect(get.parameters[0]).toMatchObject({
      name: 'workflow',
      in: 'path',
      schema: { $ref: '#/components/schemas/WorkflowName' },
      example: 'accept_raise',
    })
    expect(Object.keys(get.responses[200].content)).toEqual(['text/csv'])
  })
})

describe('OpenAPI examples', () => {
  it('appear as answers only in a group description', async () => {
    const whole = await wholly()
    const labour = await working()
    expect(Object.keys(labour.components.examples)).toEqual(['netSalary'])
    expect(labour.components.examples.netSalary.value).toHaveProperty('netSalary')
    expect(Object.keys(labour.paths['/v1/calc/net-salary'].post.requestBody.content['application/json'].examples)).toHaveLength(
      operation('net-salary').examples.length,
    )
    expect(whole.components).not.toHaveProperty('examples')
    expect(whole.info.description).toContain('/v1/openapi.brief.json')
    expect(labour.info.description).not.toContain('/v1/openapi.brief.json')
  })
})
