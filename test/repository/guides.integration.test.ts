/** Follows docs/adding-a-question.md and docs/adding-an-adapter.md: writes their files into a copy, compiles them and calls the result. */
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { yearOf } from '../../engine/core/day.ts'
import { createEngine } from '../../engine/engine.ts'
import type { Engine, Registry } from '../../engine/operation/definition/registry.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { createHttpServer, type HttpServer } from '../../service/host/server.ts'
import { loopExecutor } from '../../service/work/answer-scheduler.ts'
import { centavo } from '../support/console.ts'
import { grownProject } from '../support/grown.ts'
import { ports } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const INDEX = 'engine/questions/yearly/index.ts'
const DOOR = 'service/line/endpoint.ts'

/** Files shown in a guide; the first line of each is its path. */
function filesOf(guide: string): [path: string, text: string][] {
  const text = readFileSync(join(ROOT, 'docs', guide), 'utf8')
  return [...text.matchAll(/^```ts no-test: [^\n]*\n\/\/ (\S+)\n([\s\S]*?)^```$/gm)].map(({ 1: path, 2: code }) => [path!, code!])
}

const files = new Map([...filesOf('adding-a-question.md'), ...filesOf('adding-an-adapter.md')])
const copy = grownProject(files)
const { registry } = (await import(copy.registry.href)) as { registry: Registry }
const grown: Engine = { ...ports, registry }

afterAll(copy.remove)

describe('question from the guide', () => {
  const fields = { years: 3, gross_salary: 5000 }
  const app = serviceUnderTest({ registry })
  const answer = JSON.stringify(run(registry.questions.get('yearly')!, { calculator: 'net-salary', ...fields }, grown))

  it('needs no other file', () => {
    expect([...files.keys()].filter((path) => path.startsWith('engine/'))).toEqual(
      ['index', 'examples', 'search'].map((name) => `engine/questions/yearly/${name}.ts`),
    )
    expect(registry.questions.size).toBe(ports.registry.questions.size + 1)
  })

  it('matches the calculator under the law of each January', () => {
    const years = [2, 1, 0].map((before) => yearOf(ports.today()) - before)
    const netSalary = registry.calculators.get('net-salary')!
    expect(JSON.parse(answer).segments).toMatchObject(
      years.map((year) => ({
        from: `${year}-01-01`,
        results: [run(netSalary, { gross_salary: 5000, reference_date: `${year}-01-01` }, grown).netSalary],
      })),
    )
  })

  it('is available through every adapter without other changes', async () => {
    expect((await app.inject('/v1/calc/net-salary/yearly?years=3&gross_salary=5000')).body).toBe(answer)
    expect((await centavo(['yearly', 'net-salary', '--years=3', '--gross-salary=5000', '--json'], { world: grown })).out).toBe(
      `${answer}\n`,
    )
    expect(JSON.stringify(createEngine(grown).ask('yearly', 'net-salary', fields))).toBe(answer)
    const { paths } = (await app.inject('/v1/openapi.json')).json()
    expect(paths).toHaveProperty(['/v1/calc/{calculator}/yearly', 'get'])
    const called = await app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream' },
      payload: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'yearly', arguments: { calculator: 'net-salary', ...fields } },
      },
    })
    expect(JSON.stringify(called.json().result.structuredContent)).toBe(answer)
  })

  it('appears on the page of suitable calculators only', async () => {
    const page = await app.inject('/calculadora/salario-liquido/ano-a-ano?gross_salary=5.000,00&years=3')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Período por período')
    expect(page.body.match(/<td>01\/01\/\d{4}<\/td>/g)).toHaveLength(3)
    expect((await app.inject('/calculadora/salario-liquido')).body).toContain('/calculadora/salario-liquido/ano-a-ano')
    expect((await app.inject('/calculadora/juros-simples')).body).not.toContain('ano-a-ano')
  })
})

describe('adapter from the guide', () => {
  it('answers in one line, returns standard errors, and has HEAD and 405 from the host', async () => {
    const { mountLines } = (await import(pathToFileURL(join(copy.root, DOOR)).href)) as {
      mountLines: (server: HttpServer, engine: Engine) => void
    }
    const server = createHttpServer(ports, { trustProxy: false, rateLimitPerMinute: 0 }, loopExecutor(ports))
    mountLines(server, ports)
    const told = await server.app.inject('/line/simple-interest?principal=1000&rate=2&months=12')
    expect(told.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(told.body).toMatch(/^[^\n]*1\.240,00[^\n]*\n$/)
    expect((await server.app.inject('/line/no-such-thing')).json().error).toContain('no-such-thing')
    expect((await server.app.inject('/line/simple-interest?principal=none')).statusCode).toBe(400)
    expect((await server.app.inject({ method: 'HEAD', url: '/line/simple-interest?principal=1000&rate=2&months=12' })).statusCode).toBe(200)
    expect((await server.app.inject({ method: 'POST', url: '/line/simple-interest' })).statusCode).toBe(405)
    await server.app.close()
  })
})

describe('code in the guides', () => {
  /** Variants of the question, each without a property that its page needs. */
  const WRONG = {
    'engine/questions/undrawn/index.ts': /^ {2}draws: .*\n/m,
    'engine/questions/misdrawn/index.ts': /^ {4}real: .*\n/m,
  }

  it('compiles; a question without a drawing, or with an incomplete one, does not', { timeout: 300_000 }, async () => {
    for (const [path, without] of Object.entries(WRONG)) {
      const shown = files.get(INDEX)!
      expect(shown).toMatch(without)
      mkdirSync(dirname(join(copy.root, path)), { recursive: true })
      writeFileSync(join(copy.root, path), shown.replace(without, ''))
    }
    const config = { extends: join(ROOT, 'tsconfig.json'), include: [...files.keys(), ...Object.keys(WRONG)], exclude: [] }
    writeFileSync(join(copy.root, 'tsconfig.json'), JSON.stringify(config))
    const said = await promisify(execFile)(process.execPath, [join(ROOT, 'node_modules/ts7/bin/tsc'), '-p', copy.root, '--checkers', '1'], {
      cwd: copy.root,
    }).then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    )
    const errors = said.split('\n').filter((line) => line.includes('error TS'))
    expect(errors.map((line) => line.split('(')[0]).sort()).toEqual(Object.keys(WRONG).sort())
    expect(said).toMatch(/undrawn\/.*[\s\S]*'draws' is missing/)
    expect(said).toMatch(/misdrawn\/.*is not assignable to type 'never'/)
  })
})
