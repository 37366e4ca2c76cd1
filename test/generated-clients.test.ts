/**
 * What people do with the description: three generators make a client of it, and each asks twenty operations of a running service. Here of
 * the addresses asked and all they point at; `npm run test:clients` makes them of the whole description.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { addressedAs, KINDS } from '../engine/core/operation/kinds.ts'
import type { Operation } from '../engine/core/operation/operation.ts'
import { run } from '../engine/core/operation/run.ts'
import { ports, registry } from './support/ports.ts'
import { type Described, pruned } from './support/pruned-description.ts'
import { oneIn } from './support/rounds.ts'
import { serviceUnderTest } from './support/service.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const quiet = { env: { ...process.env, NO_COLOR: '1', ORVAL_TELEMETRY_DISABLED: '1' }, maxBuffer: 1 << 26 }
const app = serviceUnderTest()
const listening = app.listen({ port: 0, host: '127.0.0.1' })
const folders: string[] = []

afterAll(async () => {
  await app.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** One question as a generated client must be able to ask it. */
interface Call {
  readonly operationId: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly inPath: Readonly<Record<string, unknown>>
  readonly input: Readonly<Record<string, unknown>>
  readonly answer: unknown
}

const isNested = (value: unknown): boolean =>
  Array.isArray(value) ? value.some((item) => typeof item === 'object') : typeof value === 'object'

const camel = (id: string): string => id.replace(/[-_](\w)/g, (_all, letter: string) => letter.toUpperCase())

function call(id: string, method: Call['method'], input = registry.operations.get(id)!.examples[0]!.input): Call {
  const operation = registry.operations.get(id)! as Operation & { readonly path?: string }
  // What requires no field is answered without one at `.json`.
  const ending = method === 'GET' && !operation.path && (operation.inputSchema.required ?? []).length === 0 ? '.json' : ''
  const path = operation.path ?? `${KINDS[operation.kind].path}/${addressedAs(operation)}${ending}`
  const named = Object.entries(input).filter(([field]) => path.includes(`{${field}}`))
  const rest = Object.entries(input).filter(([field]) => !path.includes(`{${field}}`))
  return {
    operationId: camel(id) + (method === 'POST' ? 'Post' : ''),
    method,
    path,
    inPath: Object.fromEntries(named),
    // A list of objects is a JSON text in an address.
    input: Object.fromEntries(rest.map(([field, value]) => [field, method === 'GET' && isNested(value) ? JSON.stringify(value) : value])),
    answer: JSON.parse(JSON.stringify(run(operation, input, ports))),
  }
}

const CALLS: readonly Call[] = [
  call('net-salary', 'GET', { gross_salary: 5200, dependents: 1 }),
  call('net-salary', 'POST', { gross_salary: 5200 }),
  call('severance', 'GET'),
  call('overtime', 'POST'),
  call('financing', 'GET'),
  call('compound-interest', 'POST'),
  call([...registry.decisions.keys()][0]!, 'POST'),
  call([...registry.checks.keys()][0]!, 'POST'),
  call('table', 'GET', { table: 'inss', date: '2019-06-01' }),
  call('rates-history', 'GET', { metric: 'selic', from: '2024-01-01', to: '2024-03-01' }),
  call('minimum-wage-prorated', 'GET', {}),
  call('cdi-yield', 'GET', {}),
  call('business-days', 'POST'),
  call('debt-payoff', 'GET'),
  call('irr', 'GET'),
  call('monetary-correction', 'GET'),
  call('simples-nacional', 'POST'),
  call('solve', 'POST'),
  call('rates', 'GET', {}),
  call('calendar', 'GET'),
]

const WHOLE = process.env.CLIENTS === 'whole'

/** The description the clients are made of. */
async function described(): Promise<string> {
  const { body } = await app.inject('/v1/openapi.json')
  return WHOLE ? body : JSON.stringify(pruned(JSON.parse(body) as Described, [...new Set(CALLS.map(({ path }) => path))]))
}

const literal = (value: unknown): string => JSON.stringify(value)

interface Generator {
  readonly name: string
  make(folder: string, description: string, address: string): Promise<void>
  /** What the program imports, and the expression that asks. */
  readonly imports: string
  ask(call: Call): string
}

const GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    async make(folder) {
      const { default: generate, astToString } = await import('openapi-typescript')
      writeFileSync(join(folder, 'api.ts'), astToString(await generate(await described())))
    },
    imports: `import createClient from 'openapi-fetch'
import type { paths } from './api.ts'
const client = createClient<paths, 'application/json'>({ baseUrl: process.argv[2]! })`,
    ask: ({ method, path, inPath, input }) =>
      `(await client.${method}(${literal(path)}, { ${method === 'POST' ? `body: ${literal(input)}, ` : ''}params: { ${Object.keys(inPath).length > 0 ? `path: ${literal(inPath)}, ` : ''}${method === 'GET' ? `query: ${literal(input)}` : ''} } })).data!`,
  },
  {
    name: '@hey-api/openapi-ts',
    async make(folder, description) {
      const { createClient } = await import('@hey-api/openapi-ts')
      await createClient({
        input: description,
        output: { path: join(folder, 'api') },
        plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
        logs: { level: 'silent', file: false },
      })
    },
    imports: `import * as sdk from './api/sdk.gen.ts'
import { client } from './api/client.gen.ts'
client.setConfig({ baseUrl: process.argv[2]! })`,
    ask: ({ operationId, method, inPath, input }) =>
      `(await sdk.${operationId}({ throwOnError: true, ${method === 'POST' ? `body: ${literal(input)}` : `query: ${literal(input)}`}${Object.keys(inPath).length > 0 ? `, path: ${literal(inPath)}` : ''} })).data`,
  },
  {
    name: 'orval',
    async make(folder, description, address) {
      const { generate } = await import('orval')
      await generate({
        input: { target: description },
        output: { target: join(folder, 'api.ts'), client: 'fetch', mode: 'single', schemas: join(folder, 'model'), baseUrl: address },
      })
    },
    imports: `import * as sdk from './api.ts'
function good<R extends { status: number }>(response: R): Extract<R, { status: 200; data: object }> {
  if (response.status !== 200) throw new Error(JSON.stringify(response))
  return response as Extract<R, { status: 200; data: object }>
}`,
    ask: ({ operationId, inPath, input }) =>
      `good(await sdk.${operationId}(${[...Object.values(inPath), input].map(literal).join(', ')})).data`,
  },
]

describe('a client generated by', () => {
  it.each(oneIn(3, GENERATORS).map((generator) => [generator.name, generator] as const))(
    '%s compiles, and asks twenty operations of the running service',
    { timeout: 240_000 },
    async (_name, { make, imports, ask }) => {
      const address = await listening
      const folder = mkdtempSync(join(tmpdir(), 'centavo-generated-'))
      folders.push(folder)
      const description = join(folder, 'openapi.json')
      writeFileSync(description, await described())
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
      symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
      await make(folder, description, address)
      writeFileSync(
        join(folder, 'client.ts'),
        `${imports}
const answers: object[] = []
const net: number = ${ask(CALLS[0]!)}.netSalary
${CALLS.map((each) => `answers.push(${ask(each)})`).join('\n')}
console.log(JSON.stringify({ net, answers }))
`,
      )
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({
          compilerOptions: {
            strict: true,
            module: 'esnext',
            moduleResolution: 'bundler',
            target: 'es2023',
            lib: ['es2023', 'dom', 'dom.iterable'],
            noEmit: true,
            allowImportingTsExtensions: true,
            types: ['node'],
            skipLibCheck: true,
          },
          include: ['client.ts'],
        }),
      )
      const compiled = await promisify(execFile)(
        process.execPath,
        [join(ROOT, 'node_modules/ts7/bin/tsc'), '-p', folder, '--checkers', '1'],
        quiet,
      ).catch((error: { stdout: string }) => error)
      expect(compiled.stdout.slice(0, 3000)).toBe('')
      const { stdout } = await promisify(execFile)(join(ROOT, 'node_modules/.bin/tsx'), [join(folder, 'client.ts'), address], {
        ...quiet,
        cwd: folder,
      })
      const { net, answers } = JSON.parse(stdout)
      expect(net).toBe(4624.06)
      for (const [index, { operationId, answer }] of CALLS.entries()) expect(answers[index], operationId).toEqual(answer)
    },
  )
})
