import { describe, expect, it } from 'vitest'
import { deprecated } from '../../../engine/core/operation/deprecation.ts'
import { registryOf } from '../../../engine/core/operation/registry.ts'
import { earliestDay } from '../../../engine/present/earliest.ts'
import { ports, registry } from '../../../test/support/ports.ts'
import { describeService } from './description.ts'
import type { Scope } from './scope.ts'

const operation = (id: string) => registry.operations.get(id)!
/** One or two of each kind: what is said of them is said of all. */
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

describe('what a description is of', () => {
  it('all there is: every operation at its address, the batches and tables of a kind at one, and the description itself', async () => {
    const whole = await wholly()
    const brief = await briefly()
    expect(Object.keys(whole.paths)).toEqual([
      '/v1/calc/business-days',
      '/v1/calc/business-days.json',
      '/v1/calc/net-salary',
      '/v1/calc/{calculator}.csv',
      '/v1/calc/{calculator}/batch',
      '/v1/calc/{calculator}/sweep',
      '/v1/check/esocial',
      '/v1/check/payslip',
      '/v1/check/{check}.csv',
      '/v1/check/{check}/batch',
      '/v1/health',
      '/v1/openapi.brief.json',
      '/v1/openapi.json',
      '/v1/openapi.yaml',
      '/v1/openapi/{group}.json',
      '/v1/openapi/{group}.yaml',
      '/v1/payroll',
      '/v1/rates/history',
      '/v1/tables/{table}',
      '/v1/workflows/accept_raise',
      '/v1/workflows/{workflow}.csv',
      '/v1/workflows/{workflow}/batch',
    ])
    expect(Object.keys(brief.paths)).toEqual(Object.keys(whole.paths))
  })

  it('or one group, with the batches of each; a question takes none', async () => {
    const labour = await working()
    expect(Object.keys(labour.paths)).toEqual(['/v1/calc/net-salary', '/v1/calc/net-salary/batch'])
    expect(Object.keys((await group('perguntas')).paths)).toEqual(['/v1/calc/{calculator}/sweep'])
    expect(Object.keys((await group('conferencias')).paths)).toEqual(['/v1/check/payslip', '/v1/check/payslip/batch'])
    expect(Object.keys((await group('sistema')).paths)).toEqual(expect.arrayContaining(['/v1/health', '/v1/openapi.json']))
  })

  it('lists the names a field may take where one of its fields takes them, and only there', async () => {
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
    expect(await named('trabalho')).toEqual([])
  })

  it('points at nothing that is not written', async () => {
    for (const describing of [wholly, briefly, working]) {
      const { components, ...rest } = await describing()
      const pointed = [...JSON.stringify([components, rest]).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)]
      expect(pointed.length).toBeGreaterThan(20)
      expect(pointed.filter(([, kind, name]) => !Object.hasOwn(components[kind!] ?? {}, name!)).map(([text]) => text)).toEqual([])
    }
  })

  it('each tag has its title and what it covers', async () => {
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

describe('one operation', () => {
  it('is asked by its fields in an address, or in a body', async () => {
    const whole = await wholly()
    const { get, post } = whole.paths['/v1/calc/net-salary']
    const names = get.parameters.map(({ name, $ref }: { name?: string; $ref?: string }) => name ?? $ref)
    expect(names).toEqual([...Object.keys(operation('net-salary').inputSchema.properties!), '#/components/parameters/law'])
    expect(post.requestBody.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/netSalaryInput' })
    const sweep = whole.paths['/v1/calc/{calculator}/sweep']
    expect(sweep.get.parameters.map(({ name }: { name?: string }) => name)).not.toContain('calculator')
    expect(sweep.parameters[0]).toMatchObject({ name: 'calculator', in: 'path' })
  })

  it('says its group, or its verdicts, and in brief neither', async () => {
    const whole = await wholly()
    const brief = await briefly()
    const said = ({ paths }: Described, path: string) => paths[path].get.description
    expect(said(whole, '/v1/calc/net-salary')).toMatch(/ Grupo: trabalho\.$/)
    expect(said(whole, '/v1/check/payslip')).toMatch(/ Vereditos: \w+/)
    expect(said(whole, '/v1/calc/{calculator}/sweep')).toBe(operation('sweep').summary)
    expect(said(brief, '/v1/calc/net-salary')).not.toContain('Grupo')
    expect(operation('net-salary').summary.startsWith(said(brief, '/v1/calc/net-salary'))).toBe(true)
  })

  it('says what its GET answers; in brief it goes without saying', async () => {
    const whole = await wholly()
    const brief = await briefly()
    expect(whole.paths['/v1/calc/net-salary'].get['x-answers']).toBe('result')
    expect(whole.paths['/v1/calc/business-days'].get['x-answers']).toBe('schema')
    expect(whole.paths['/v1/calc/business-days.json'].get['x-answers']).toBe('result')
    expect(brief.paths['/v1/calc/net-salary'].get).not.toHaveProperty('x-answers')
  })

  it('says since when it may be asked of, where there is such a day', async () => {
    const { paths } = await wholly()
    expect(earliestDay(operation('net-salary'), ports)).not.toBeNull()
    for (const [id, path] of [
      ['net-salary', '/v1/calc/net-salary'],
      ['business-days', '/v1/calc/business-days.json'],
    ] as const)
      expect(paths[path].get['x-earliest-date'] ?? null).toBe(earliestDay(operation(id), ports))
  })

  it('a bare GET takes nothing but what is in its path, and its POST has what the doors take', async () => {
    const whole = await wholly()
    const { get: schema, post: asked } = whole.paths['/v1/calc/business-days']
    expect(schema).not.toHaveProperty('parameters')
    expect(Object.keys(schema.responses)).toEqual(expect.arrayContaining(['200', '304']))
    expect(asked.parameters).toEqual(['fields', 'explain'].map((name) => ({ $ref: `#/components/parameters/${name}` })))
    const question = await described({}, registryOf([operation('compare')], []))
    expect(question.paths['/v1/calc/{calculator}/compare'].get.parameters).toMatchObject([
      { name: 'calculator', in: 'path', required: true },
    ])
    const { inputSchema, resultSchema, examples } = whole.components.schemas.OperationDescription.properties
    for (const open of [inputSchema, resultSchema, examples.items])
      expect(open).toMatchObject({ type: 'object', additionalProperties: true })
    expect(whole.components.schemas.OperationDescription.additionalProperties).toBe(true)
  })

  it('on its way out is marked, by either way of asking; others are not', async () => {
    const old = deprecated({ ...operation('net-salary') }, { since: '2026-11-14', sunset: '2027-11-30', instead: 'business-days' })
    const { paths } = await described({}, registryOf([old, operation('business-days')], []))
    expect([paths['/v1/calc/net-salary'].get.deprecated, paths['/v1/calc/net-salary'].post.deprecated]).toEqual([true, true])
    expect(JSON.stringify(paths['/v1/calc/business-days'])).not.toContain('"deprecated"')
  })
})

describe('the forms of an answer', () => {
  const forms = ({ paths }: Described, path: string, method = 'get') => Object.keys(paths[path][method].responses[200].content)

  it('of a query are JSON and CSV, NDJSON too where examples are, and in brief JSON alone', async () => {
    const whole = await wholly()
    const brief = await briefly()
    expect(forms(whole, '/v1/rates/history')).toEqual(['application/json', 'text/csv'])
    expect(forms(brief, '/v1/rates/history')).toEqual(['application/json'])
    expect(forms(await group('indicadores'), '/v1/rates/history')).toEqual(['application/json', 'application/x-ndjson', 'text/csv'])
  })

  it('of what is sent line by line are those it is sent in', async () => {
    const whole = await wholly()
    const documents = await group('documentos')
    expect(forms(documents, '/v1/payroll', 'post')).toEqual(['application/json', 'application/x-ndjson'])
    expect(forms(whole, '/v1/payroll', 'post')).toEqual(['application/json'])
    expect(Object.keys(whole.paths['/v1/check/esocial'].post.requestBody.content)).toEqual(['application/json', 'application/zip'])
  })

  it('what is never kept is never "not modified"', async () => {
    const whole = await wholly()
    expect(Object.keys(whole.paths['/v1/health'].get.responses)).not.toContain('304')
    expect(Object.keys(whole.paths['/v1/rates/history'].get.responses)).toContain('304')
  })
})

describe('many rows', () => {
  it.each([
    ['of one operation', working, '/v1/calc/net-salary/batch', 'netSalaryRow'],
    ['of any of a kind', wholly, '/v1/calc/{calculator}/batch', 'BatchRow'],
  ])('%s are shown by its first two examples, and answered one for one', async (_of, describing, path, row) => {
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

  it('or a table: of the one that is named', async () => {
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

describe('examples', () => {
  it('are answers where a group is described, and else there are none', async () => {
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
