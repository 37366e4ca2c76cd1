/** Output parameters: the same for every adapter and operation. */
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { calculator } from '../../engine/operation/definition/calculator.ts'
import { ASKABLE, addressedAs, KINDS } from '../../engine/operation/definition/kinds.ts'
import { defineEntry } from '../../engine/operation/definition/operation.ts'
import { registryOf } from '../../engine/operation/definition/registry.ts'
import { ENVELOPE } from '../../engine/operation/evaluation/envelope.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { brl, count, money } from '../../engine/operation/input/fields.ts'
import { RESPONSE_PARAMETERS, SCHEMA_PARAMETER } from '../../engine/operation/input/reserved-names.ts'
import { rendered } from '../../engine/presentation/render.ts'
import { viewOf } from '../../engine/presentation/view.ts'
import { centavo } from '../support/console.ts'
import { ports, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()
const NET = '/v1/calc/net-salary'
const netSalary = registry.calculators.get('net-salary')!
const whole = run(netSalary, { gross_salary: 5200 }, ports)

describe('field selection', () => {
  it('returns only the selected fields, in order, through objects and list items', async () => {
    const { body } = await app.inject(`${NET}?gross_salary=5200&fields=netSalary,basis.table,inss`)
    expect(body).toBe(
      JSON.stringify({
        netSalary: whole.netSalary,
        basis: (whole.basis as { table: string }[]).map(({ table }) => ({ table })),
        inss: whole.inss,
      }),
    )
  })

  it('rejects an unknown field by name, with a suggestion', async () => {
    const { statusCode, body } = await app.inject(`${NET}?gross_salary=5200&fields=netSalry,basis.nrm`)
    expect(statusCode).toBe(400)
    expect(JSON.parse(body).issues).toEqual([
      { field: 'fields', code: 'not_an_option', message: expect.stringContaining('"netSalary"') },
      { field: 'fields', code: 'not_an_option', message: expect.stringContaining('"basis.norm"') },
    ])
  })

  it("reads the selection of a POST from its URL, and leaves the body's fields alone", async () => {
    const post = (url: string) => app.inject({ method: 'POST', url, payload: { gross_salary: 5200 } })
    expect((await post(`${NET}?fields=netSalary`)).json()).toEqual({ netSalary: whole.netSalary })
    expect((await post(`${NET}?fields=netSalary&dependents=2`)).json().issues).toEqual([
      expect.objectContaining({ field: 'dependents', code: 'misplaced' }),
    ])
  })

  it('a question with a parameter of that name handles it itself', async () => {
    const { body } = await app.inject(`${NET}/sweep?vary=gross_salary&from=2000&to=3000&points=2&fields=inss&explain=false`)
    expect(JSON.parse(body).fields).toEqual([expect.objectContaining({ path: 'inss' })])
  })
})

describe('explain=false', () => {
  it('omits only the steps, and reduces the basis to table versions', async () => {
    const { steps: _steps, basis, ...rest } = whole
    const { body } = await app.inject(`${NET}?gross_salary=5200&explain=false`)
    expect(JSON.parse(body)).toEqual({
      ...rest,
      basis: (basis as { table: string; effectiveFrom: string }[]).map(({ table, effectiveFrom }) => `${table}@${effectiveFrom}`),
    })
  })

  it('applies to nested results', async () => {
    const { body } = await app.inject(`${NET}/compare?a.gross_salary=5000&b.gross_salary=6000&explain=false`)
    const { a, basis } = JSON.parse(body)
    expect(a.steps).toBeUndefined()
    expect(a.basis).toEqual(basis)
  })

  it('conflicts with selecting an omitted field, and rejects other values', async () => {
    for (const [query, field] of [
      ['explain=false&fields=steps', 'fields'],
      ['explain=no', 'explain'],
      ['format=xml', 'format'],
      ['locale=pt-BR', 'locale'],
    ])
      expect((await app.inject(`${NET}?gross_salary=5200&${query}`)).json().issues).toEqual([expect.objectContaining({ field })])
  })
})

describe('CSV output', () => {
  it('returns a single value as is, for a spreadsheet cell', async () => {
    const cell = async (more: string) => (await app.inject(`${NET}.csv?gross_salary=5200&fields=netSalary${more}`)).body
    expect(await cell('')).toBe(String(whole.netSalary))
    expect(await cell('&locale=pt-BR')).toBe(String(whole.netSalary).replace('.', ','))
  })

  it('returns several values with a header; decimal commas use semicolons', async () => {
    const { headers, body } = await app.inject(`${NET}?gross_salary=5200&fields=netSalary,irrf&format=csv&locale=pt-BR`)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(body).toBe(
      `\uFEFFnetSalary;irrf\r\n${[whole.netSalary, whole.irrf].map((value) => String(value).replace('.', ',')).join(';')}\r\n`,
    )
  })

  it('returns one line per list item, with the scalar values beside it', () => {
    const isList = (value: unknown): value is object[] => Array.isArray(value) && value.length > 1 && typeof value[0] === 'object'
    const [member, answer, list] = [...registry.calculators.values()]
      .map((each) => [each, run(each, each.examples[0]!.input, ports)] as const)
      .flatMap(([each, found]) =>
        Object.keys(found).flatMap((name) => (!ENVELOPE.includes(name) && isList(found[name]) ? [[each, found, name] as const] : [])),
      )[0]!
    const fields = `${list},${member.headline}`
    const lines = rendered(member, answer, viewOf(member, { format: 'csv', fields }))
      .trimEnd()
      .split('\r\n')
    expect(lines).toHaveLength((answer[list] as object[]).length + 1)
    expect(lines[0]).toContain(`${list}.`)
    const headline = member.headline.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], answer)
    expect(lines.slice(1).every((line) => line.endsWith(`,${headline}`))).toBe(true)
  })

  it('is also selected by Accept, and cached separately per format', async () => {
    const url = `${NET}?gross_salary=5200&fields=netSalary`
    const csv = await app.inject({ url, headers: { accept: 'text/csv' } })
    expect(csv.body).toBe(String(whole.netSalary))
    expect(csv.headers.vary).toContain('Accept')
    const json = await app.inject({
      url,
      headers: { accept: 'application/json, text/csv;q=0.5', 'if-none-match': csv.headers.etag as string },
    })
    expect(json.statusCode).toBe(200)
    expect(json.json()).toEqual({ netSalary: whole.netSalary })
    expect((await app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })).json()).toEqual({ netSalary: whole.netSalary })
    expect((await app.inject(`${NET}.csv?gross_salary=5200&format=json`)).statusCode).toBe(400)
  })

  it('is rejected without required input, like any other format', async () => {
    expect((await app.inject(`${NET}.csv`)).json().issues).toEqual([expect.objectContaining({ field: 'gross_salary', code: 'required' })])
  })
})

describe('every operation', () => {
  const asked = [...registry.operations.values()].filter(({ kind }) => KINDS[kind].path !== null || kind === 'query')

  it.each(asked.map((operation) => [operation.id, operation] as const))(
    '%s is available as CSV and NDJSON, with the columns of its fields',
    (_id, operation) => {
      const example = operation.examples[0]
      if (!example) return
      const answer = run(operation, example.input, ports)
      const csv = rendered(operation, answer, viewOf(operation, { format: 'csv', locale: 'pt-BR' }))
      expect(csv.split('\r\n')[0]!.length).toBeGreaterThan(1)
      for (const line of rendered(operation, answer, viewOf(operation, { format: 'ndjson' }))
        .trimEnd()
        .split('\n')
        // An empty list has no lines.
        .filter((line) => line !== ''))
        expect(() => JSON.parse(line)).not.toThrow()
      if (operation.rows !== undefined) {
        const rows = operation.rows
          .split('.')
          .reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], answer) as unknown[]
        expect(Array.isArray(rows)).toBe(true)
      }
    },
  )

  it.each(ASKABLE.filter(({ batch }) => batch > 0).map(({ kind, path }) => [kind, path] as const))(
    'of kind %s accepts batches at %s',
    async (kind, path) => {
      const member = [...registry.operations.values()].find((each) => each.kind === kind)!
      const input = member.examples[0]!.input
      const answered = await app.inject({ method: 'POST', url: `${path}/${addressedAs(member)}/batch?explain=false`, payload: [input, {}] })
      const [first, second] = answered.json()
      expect(first.result.steps).toBeUndefined()
      expect(first.result.basis.every((name: unknown) => typeof name === 'string')).toBe(true)
      expect(second.issues[0]).toMatchObject({ code: 'required' })
    },
  )
})

describe('batch', () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({ gross_salary: index === 3 ? -1 : 2000 + index }))
  const send = (url: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `${NET}/batch${url}`,
      payload: JSON.stringify(rows),
      headers: { 'content-type': 'application/json', ...headers },
    })

  it('repeats the input of each row exactly', async () => {
    const answers = (await send('?fields=netSalary')).json()
    expect(answers).toHaveLength(40)
    expect(answers[39]).toEqual({ index: 39, result: { netSalary: run(netSalary, rows[39], ports).netSalary } })
    expect(answers[3].issues[0].field).toBe('gross_salary')
  })

  it('returns a CSV on request, with the reasons of rejected rows', async () => {
    const { headers, body } = await send('?fields=netSalary,inss&format=csv&locale=pt-BR')
    expect(headers['content-type']).toContain('text/csv')
    const lines = body.trimEnd().split('\r\n')
    expect(lines[0]).toBe('\uFEFFindex;netSalary;inss;error')
    expect(lines[4]).toMatch(/^3;;;.*gross_salary/)
    expect(lines[40]).toBe(
      `39;${['netSalary', 'inss'].map((name) => String(run(netSalary, rows[39], ports)[name]).replace('.', ',')).join(';')};`,
    )
    expect((await send('?fields=steps&format=csv')).statusCode).toBe(400)
  })

  it('is compressed when the client accepts it', async () => {
    const plain = await send('')
    const zipped = await send('', { 'accept-encoding': 'gzip, br' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
    expect(plain.headers['content-encoding']).toBeUndefined()
  })
})

describe('reserved output parameter names', () => {
  it.each([...RESPONSE_PARAMETERS, SCHEMA_PARAMETER])('%s cannot be an input name', (name) => {
    const clashing = calculator({
      id: 'clashing',
      slug: 'clashing',
      title: 'Clashing',
      summary: 'Clashing',
      group: 'trabalho',
      headline: 'total',
      says: 'São {value}',
      input: { amount: money('Valor'), [name]: count('Outro') },
      result: { total: brl('Total') },
      answer: () => ({ total: 0n }),
    })
    expect(() => registryOf([defineEntry(clashing)], [])).toThrow(name)
  })

  it('match the options of the command line', async () => {
    const cell = await centavo(['net-salary', '5200', '--fields', 'netSalary', '--format', 'csv', '--locale', 'pt-BR'])
    expect(cell).toMatchObject({ code: 0, out: `${String(whole.netSalary).replace('.', ',')}\n` })
    const brief = await centavo(['net-salary', '5200', '--no-explain'])
    expect(`${(await app.inject(`${NET}?gross_salary=5200&explain=false`)).body}\n`).toBe(brief.out)
  })
})
