import { Ajv2020 as Ajv } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { run } from '../../engine/operation/evaluation/run.ts'
import { camel } from '../../service/openapi/scope.ts'
import { EXHAUSTIVE, oneIn, rounds } from '../support/lanes/rounds.ts'
import { ports, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()

describe('the OpenAPI description', () => {
  it('matches the metadata of the contract', async () => {
    const description = (await app.inject('/v1/openapi.json')).json()
    expect(description.openapi).toBe('3.1.0')
    expect(description.info.version).toBe('1.0.0')
    expect(description.servers).toEqual([{ url: '/', description: 'production' }])
    expect(description.tags.map((tag: { name: string }) => tag.name)).toEqual(expect.arrayContaining(['Calculadoras', 'Sistema']))
    for (const id of registry.calculators.keys()) expect(description.paths[`/v1/calc/${id}`]).toBeDefined()
  })
})

interface Parameter {
  readonly name: string
  readonly description?: string
  readonly example?: unknown
  readonly $ref?: string
  readonly schema?: Readonly<Record<string, unknown>>
}
type Path = { readonly get?: { readonly operationId?: string; readonly parameters?: readonly Parameter[] } }

const all = async () => (await app.inject('/v1/openapi.json')).json()

describe('compatibility with code generators', () => {
  it('has an alphabetic title, tags that make valid package names with display titles, and no component called Error', async () => {
    const { info, tags, components } = await all()
    expect(info.title).toBe('Centavo')
    for (const { name } of tags) expect(name).toMatch(/^[A-Z][a-z]+$/)
    expect(tags).toEqual(
      expect.arrayContaining(
        [
          ['Decisoes', 'Decisões'],
          ['Salarios', 'Salários'],
          ['Calendario', 'Calendário'],
          ['Conferencias', 'Conferências'],
        ].map(([name, title]) => expect.objectContaining({ name, 'x-displayName': title })),
      ),
    )
    const english = (await app.inject('/v1/openapi.json?lang=en')).json()
    expect(english.tags).toContainEqual(expect.objectContaining({ name: 'Decisoes', 'x-displayName': 'Decisions' }))
    expect(Object.keys(components.schemas)).not.toContain('Error')
  })

  it('keeps the compact form small: inputs, results and shared schemas once, under 4.6 KB per operation', async () => {
    const { body } = await app.inject('/v1/openapi.brief.json')
    expect(Buffer.byteLength(body)).toBeLessThan(registry.operations.size * 4.6 * 1024)
  })

  it('declares the language parameter on every path, full and compact, without a default that would override Accept-Language', async () => {
    for (const [address, declared] of [
      ['/v1/openapi.json', ['lang', 'acceptLanguage']],
      ['/v1/openapi.brief.json', ['lang']],
    ] as const) {
      const { paths, components } = (await app.inject(address)).json()
      expect(components.parameters.lang.schema).toEqual({ type: 'string', enum: ['pt-BR', 'en'] })
      for (const [path, { parameters }] of Object.entries(paths as Record<string, { parameters: Parameter[] }>))
        expect(
          parameters.map(({ $ref }) => $ref),
          `${address} ${path}`,
        ).toEqual(expect.arrayContaining(declared.map((name) => `#/components/parameters/${name}`)))
    }
  })

  it('avoids duplicate and redundant text in the compact form', async () => {
    const { paths, components } = (await app.inject('/v1/openapi.brief.json')).json()
    const shapes = new Map<string, string>()
    const look = (value: unknown, at: string): void => {
      if (value === null || typeof value !== 'object') return
      const { description: _text, default: _usual, ...shape } = value as Record<string, unknown>
      expect(shape.required, at).not.toEqual([])
      const text = JSON.stringify(shape)
      // A name plus a reference takes about 60 bytes: longer schemas must be shared.
      if ((Object.hasOwn(shape, 'enum') || typeof shape.properties === 'object') && text.length > 200) {
        expect(shapes.get(text), at).toBeUndefined()
        shapes.set(text, at)
      }
      for (const [name, member] of Object.entries(value)) if (name !== 'examples') look(member, `${at}/${name}`)
    }
    look({ paths, schemas: components.schemas }, '')
    for (const { get, post } of Object.values(paths as Record<string, { get?: object; post?: object }>))
      if (get && post) expect(JSON.stringify(post)).not.toContain('"example"')
  })

  // Clients generated for Python send every default.
  it('accepts every declared default and returns the same result', { timeout: 240_000 }, async () => {
    const { paths, components } = await all()
    const resolved = ({ $ref, ...parameter }: Parameter): Parameter =>
      $ref === undefined ? parameter : components.parameters[$ref.split('/').at(-1)!]
    let sent = 0
    for (const [path, item] of oneIn(3, Object.entries(paths as Record<string, Path & { parameters?: Parameter[] }>))) {
      const operation = [...registry.operations.values()].find((each) => camel(each.id) === item.get?.operationId)
      if (!operation || path.includes('{')) continue
      const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
      const given = Object.entries(operation.examples[0]?.input ?? {}).map(([name, value]) => [name, text(value)] as const)
      const defaults = [...(item.parameters ?? []), ...(item.get?.parameters ?? [])]
        .map(resolved)
        .filter(({ name, schema }) => schema?.default !== undefined && !given.some(([known]) => known === name))
        .map(({ name, schema }) => [name, text(schema?.default)] as const)
      if (defaults.length === 0) continue
      sent++
      const asked = async (input: readonly (readonly [string, string])[]) => {
        const {
          assumptions: _assumed,
          steps: _steps,
          // The address of the next page repeats how this one was asked.
          next: _next,
          ...answer
        } = (await app.inject(`${path}?${new URLSearchParams(Object.fromEntries(input))}`)).json()
        return answer
      }
      const whole = await asked(given.length > 0 || path.endsWith('.json') ? given : [['explain', 'true']])
      expect(await asked([...given, ...defaults]), path).toEqual(whole)
      expect(whole.status, path).not.toBe(400)
    }
    expect(sent).toBeGreaterThan(rounds(30, 100))
  })

  it('has an example of every parameter, true minimums, and bodies whose fields with defaults are not required', async () => {
    const { paths, components } = await all()
    for (const [path, { get }] of Object.entries(paths as Record<string, Path>))
      for (const { name, example, $ref } of get?.parameters ?? []) expect(example ?? $ref, `${path} ${name}`).toBeDefined()
    expect(components.schemas.netSalaryInput.properties.gross_salary.minimum).toBe(0.01)
    for (const [name, schema] of Object.entries(
      components.schemas as Record<string, { properties?: Record<string, object>; required?: string[] }>,
    ))
      if (name.endsWith('Input'))
        for (const [field, property] of Object.entries(schema.properties ?? {}))
          if (Object.hasOwn(property, 'default')) expect(schema.required ?? [], name).not.toContain(field)
  })

  it('states the first supported date of each operation, and names the results of queries and rows', async () => {
    const { paths, components } = await all()
    expect(paths['/v1/calc/net-salary'].get['x-earliest-date']).toBe('1994-07-01')
    for (const { path, id } of registry.queries.values())
      expect((paths[path].get ?? paths[path].post).responses[200].content['application/json'].schema.$ref, id).toMatch(/Result$/)
    expect(components.schemas.BatchRow.anyOf).toHaveLength(3)
  })

  it('documents every error with an example that matches its schema', async () => {
    const { components } = await all()
    const { validate } = problems(components)
    for (const response of ['InvalidInput', 'Refused', 'Unavailable'])
      for (const { value } of Object.values(
        components.responses[response].content['application/json'].examples as Record<string, { value: unknown }>,
      ))
        expect(validate(value), JSON.stringify(validate.errors)).toBe(true)
    const refused = await app.inject('/v1/calc/net-salary?gross_salary=-1')
    expect(validate(refused.json())).toBe(true)
    expect(refused.headers['content-type']).toContain('application/json')
  })

  it('documents bounds, default, unit, option labels and label of every field, as a parameter and in a body', async () => {
    const { paths, components } = await all()
    const resolved = (schema: Record<string, unknown>): Record<string, unknown> =>
      typeof schema.$ref === 'string' ? { ...components.schemas[schema.$ref.split('/').at(-1)!], ...schema } : schema
    const TOLD = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'x-unit', 'x-label', 'x-aliases', 'x-option-words']
    const counts = { fields: 0, described: 0, bounds: 0, units: 0, words: 0 }
    for (const { id, kind, inputSchema } of registry.operations.values()) {
      const camel = id.replace(/[-_](\w)/g, (_all, letter: string) => letter.toUpperCase())
      const get = Object.values(paths as Record<string, Path & { get?: { operationId: string } }>).find(
        (item) => item.get?.operationId === camel,
      )
      for (const [field, property] of Object.entries((inputSchema.properties ?? {}) as Record<string, Record<string, unknown>>)) {
        const parameter = get?.get?.parameters?.find(({ name }) => name === field)
        const body = components.schemas[`${camel}Input`]?.properties[field]
        for (const told of [parameter && { description: parameter.description, ...parameter.schema }, body]) {
          if (!told || property['x-names-of'] || property.anyOf || property.items || property.properties) continue
          const schema = resolved(told)
          expect(schema.description, `${id} ${field}`).toBeTruthy()
          for (const key of TOLD)
            if (property[key] !== undefined && Number(property.minimum) !== -Number.MAX_SAFE_INTEGER)
              expect(schema[key], `${id} ${field} ${key}`).toEqual(property[key])
          if (property.default !== undefined) expect(schema.default, `${id} ${field}`).toEqual(property.default)
          counts.fields++
          counts.described += schema.description ? 1 : 0
          counts.bounds += TOLD.slice(0, 4).some((key) => schema[key] !== undefined) ? 1 : 0
          counts.units += schema['x-unit'] ? 1 : 0
          counts.words += schema['x-option-words'] ? 1 : 0
        }
      }
      expect(kind).toBeDefined()
    }
    expect(counts.described).toBe(counts.fields)
    expect(Math.min(counts.fields - 1000, counts.bounds - 500, counts.units - 300, counts.words - 100)).toBeGreaterThan(0)
  })

  it('has no single-word component except Issue and Problem, and no two names that differ only in case', async () => {
    for (const address of ['/v1/openapi.json', '/v1/openapi.brief.json', '/v1/openapi/trabalho.json']) {
      const names = Object.keys((await app.inject(address)).json().components.schemas)
      expect(names.filter((name) => !/.[A-Z]/.test(name)).sort(), address).toEqual(['Issue', 'Problem'])
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
    }
  })

  it('declares lists of objects as JSON text, a body for 503, and CSV and NDJSON where supported', async () => {
    const { paths, components } = await all()
    const debts = paths['/v1/calc/debt-payoff'].get.parameters.find(({ name }: Parameter) => name === 'debts')
    expect(debts.schema).toMatchObject({ type: 'string', contentMediaType: 'application/json', contentSchema: { type: 'array' } })
    expect(JSON.parse(debts.example)[0]).toHaveProperty('balance')
    for (const { get } of Object.values(paths as Record<string, Path>))
      for (const { name, schema } of get?.parameters ?? []) {
        const items = schema?.items as { type?: string; $ref?: string; properties?: object } | undefined
        const item = items?.$ref ? components.schemas[items.$ref.split('/').at(-1)!] : items
        expect(item?.properties, name).toBeUndefined()
      }
    for (const id of registry.calculators.keys()) {
      const item = paths[`/v1/calc/${id}.json`] ?? paths[`/v1/calc/${id}`]
      for (const responses of [item.get.responses, paths[`/v1/calc/${id}`].post.responses])
        expect(responses[503], id).toEqual({ $ref: '#/components/responses/Unavailable' })
    }
    const { paths: ofGroup } = (await app.inject('/v1/openapi/indicadores.json')).json()
    expect(Object.keys(ofGroup['/v1/rates/history'].get.responses[200].content)).toEqual([
      'application/json',
      'application/x-ndjson',
      'text/csv',
    ])
    expect(paths['/v1/rates'].get.responses[503].content['application/json'].schema.$ref).toContain('Problem')
    for (const path of ['/v1/calc', '/v1/rates/history', '/v1/rates/accumulated', '/v1/sources', '/v1/workflows']) {
      expect(Object.keys(paths[path].get.responses[200].content)).toEqual(['application/json', 'text/csv'])
    }
  })

  it('types a bare GET by its actual response', async () => {
    const { paths, components } = await all()
    const ajv = new Ajv({ strict: false, validateFormats: false })
    const valid = (name: string, value: unknown) => ajv.validate({ $ref: `#/components/schemas/${name}`, components }, value)
    const bare = [...registry.calculators.values()].filter(({ inputSchema }) => (inputSchema.required ?? []).length === 0)
    let answers = 0
    for (const { id } of bare) {
      const { get: schema, post } = paths[`/v1/calc/${id}`]
      const { get: answer } = paths[`/v1/calc/${id}.json`]
      expect([schema['x-answers'], answer['x-answers'], post.operationId]).toEqual(['schema', 'result', `${answer.operationId}Post`])
      const described = await app.inject(`/v1/calc/${id}`)
      expect(described.headers['x-answers']).toBe('schema')
      expect(valid(schema.responses[200].content['application/json'].schema.$ref.split('/').at(-1), described.json())).toBe(true)
      const answered = await app.inject(`/v1/calc/${id}.json`)
      const posted = await app.inject({ method: 'POST', url: `/v1/calc/${id}`, payload: {} })
      expect(answered.headers['x-answers']).toBeUndefined()
      expect(answered.statusCode, id).toBe(posted.statusCode)
      if (posted.statusCode === 200) {
        expect(answered.body).toBe(posted.body)
        answers++
      }
    }
    // Some operations require one of two fields and document it.
    expect(answers).toBeGreaterThan(5)
    expect(paths['/v1/calc/net-salary'].get['x-answers']).toBe('result')
  })
})

function problems({ schemas }: { schemas: Record<string, object> }) {
  const ajv = new Ajv({ strict: false, validateFormats: false })
  return { validate: ajv.compile({ $ref: '#/components/schemas/Problem', components: { schemas } }) }
}

interface Body {
  readonly schema?: object
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

describe('the OpenAPI description by group', () => {
  it('each group has a complete description with examples of results and rows per operation', async () => {
    const whole = await all()
    expect(whole.paths['/v1/openapi/{group}.json'].get.parameters[0].schema.$ref).toBe('#/components/schemas/GroupOption')
    const groups: string[] = whole.components.schemas.GroupOption.enum
    expect(groups).toContain('trabalho')
    const described = new Set<string>()
    for (const group of groups) {
      const { statusCode, body } = await app.inject(`/v1/openapi/${group}.json`)
      expect(statusCode, group).toBe(200)
      for (const path of Object.keys(JSON.parse(body).paths)) described.add(path)
    }
    for (const path of Object.keys((await all()).paths)) if (!/\{\w+\}(\.csv|\/batch)$/.test(path)) expect(described, path).toContain(path)
    const { components, paths } = (await app.inject('/v1/openapi/trabalho.json')).json()
    expect(components.examples.netSalary.value).toEqual(
      run(registry.calculators.get('net-salary')!, registry.calculators.get('net-salary')!.examples[0]!.input, ports),
    )
    expect(paths['/v1/calc/net-salary/batch'].post.responses[200].content['application/json'].schema.items.$ref).toContain('netSalaryRow')
    expect((await app.inject('/v1/openapi/nada.json')).statusCode).toBe(404)
  })

  it('each example request validates against its schema, including days and months', async () => {
    const whole = await all()
    let held = 0
    for (const group of oneIn<string>(3, whole.components.schemas.GroupOption.enum)) {
      const { paths, components } = (await app.inject(`/v1/openapi/${group}.json`)).json()
      const ajv = new Ajv({ strict: false })
        .addFormat('date', /^\d{4}-\d\d-\d\d$/)
        .addFormat('uri', true)
        .addFormat('binary', true)
      ajv.addSchema({ $id: 'api', components })
      const inside = (schema: object): object => JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components'))
      for (const [path, { post }] of Object.entries<{ post?: { requestBody?: { content: Record<string, Body> } } }>(paths)) {
        const { schema, examples = {} } = post?.requestBody?.content['application/json'] ?? {}
        if (!schema) continue
        const validate = ajv.compile(inside(schema))
        for (const { value } of Object.values(examples)) {
          expect(validate(value) || validate.errors, `${path} ${JSON.stringify(value)}`).toBe(true)
          held++
        }
      }
    }
    expect(held).toBeGreaterThan(rounds(100, 300))
  })

  it('each group is available in YAML with the same content', async () => {
    const { headers, body } = await app.inject('/v1/openapi.yaml')
    expect(headers['content-type']).toContain('application/yaml')
    // The full document uses the same serializer and takes seconds to parse.
    if (EXHAUSTIVE) expect(parse(body, { maxAliasCount: 0 })).toEqual(await all())
    else expect(body).toMatch(/^openapi: /)
    const group = await app.inject('/v1/openapi/moradia.yaml')
    expect(group.headers['content-type']).toContain('application/yaml')
    expect(parse(group.body, { maxAliasCount: 0 })).toEqual((await app.inject('/v1/openapi/moradia.json')).json())
    expect((await all()).paths['/v1/openapi/{group}.yaml'].get.operationId).toBe('openapiGroupYaml')
  })
})

describe('change of the law', () => {
  it('declares the law change as a parameter and a field of calculators and decisions that read the law, and of no check', async () => {
    const { paths, components } = (await app.inject('/v1/openapi.json')).json()
    const { components: whole } = (await app.inject('/v1/openapi/trabalho.json')).json()
    expect(components.parameters.law).toMatchObject({ in: 'query', schema: { type: 'string' } })
    const given = (path: string) => JSON.stringify(paths[path].get.parameters).includes('#/components/parameters/law')
    expect(given('/v1/calc/net-salary')).toBe(true)
    expect(given('/v1/workflows/accept_raise')).toBe(true)
    expect(given('/v1/check/payslip.json')).toBe(false)
    expect(given('/v1/calc/percentage')).toBe(false)
    expect(whole.schemas.LawChange).toMatchObject({ anyOf: [{ type: 'string' }, { type: 'object' }] })
    expect(whole.schemas.netSalaryInput.properties.law).toEqual({ $ref: '#/components/schemas/LawChange' })
  })
})
