import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { addressedAs, KINDS } from '../../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../../engine/operation/definition/operation.ts'
import { run as compute } from '../../../engine/operation/evaluation/run.ts'
import { ports, registry } from '../../support/ports.ts'
import { ANSWERS, run, workshop } from './support.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PACKAGES = fileURLToPath(new URL('../node_modules', import.meta.url))
const at = workshop('/v1/openapi.json')

/** One request, and the answer that the engine gives without the service. */
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
  // An operation without required fields answers at `.json` without parameters.
  const ending = method === 'GET' && !operation.path && (operation.inputSchema.required ?? []).length === 0 ? '.json' : ''
  const path = operation.path ?? `${KINDS[operation.kind].path}/${addressedAs(operation)}${ending}`
  const named = Object.entries(input).filter(([field]) => path.includes(`{${field}}`))
  const rest = Object.entries(input).filter(([field]) => !path.includes(`{${field}}`))
  return {
    operationId: camel(id) + (method === 'POST' ? 'Post' : ''),
    method,
    path,
    inPath: Object.fromEntries(named),
    // A list of objects is JSON text in a URL.
    input: Object.fromEntries(rest.map(([field, value]) => [field, method === 'GET' && isNested(value) ? JSON.stringify(value) : value])),
    answer: JSON.parse(JSON.stringify(compute(operation, input, ports))),
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

const literal = (value: unknown): string => JSON.stringify(value)

interface Generator {
  readonly name: string
  /** Program of samples/clients/typescript/ that is written for it. */
  readonly sample: string
  /** Start of its command in docs/clients.md. */
  readonly command: string
  /** Name of its executable. */
  readonly program: string
  /** Imports of the program, and the expression of a call. */
  readonly imports: string
  ask(call: Call): string
}

const GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    sample: 'openapi-typescript.ts',
    command: 'npx openapi-typescript',
    program: 'openapi-typescript',
    imports: `import createClient from 'openapi-fetch'
import type { paths } from './api.ts'
const client = createClient<paths, 'application/json'>({ baseUrl: process.argv[2]! })`,
    ask: ({ method, path, inPath, input }) =>
      `(await client.${method}(${literal(path)}, { ${method === 'POST' ? `body: ${literal(input)}, ` : ''}params: { ${Object.keys(inPath).length > 0 ? `path: ${literal(inPath)}, ` : ''}${method === 'GET' ? `query: ${literal(input)}` : ''} } })).data!`,
  },
  {
    name: '@hey-api/openapi-ts',
    sample: 'hey-api.ts',
    command: 'npx openapi-ts',
    program: 'openapi-ts',
    imports: `import * as sdk from './api/sdk.gen.ts'
import { client } from './api/client.gen.ts'
client.setConfig({ baseUrl: process.argv[2]! })`,
    ask: ({ operationId, method, inPath, input }) =>
      `(await sdk.${operationId}({ throwOnError: true, ${method === 'POST' ? `body: ${literal(input)}` : `query: ${literal(input)}`}${Object.keys(inPath).length > 0 ? `, path: ${literal(inPath)}` : ''} })).data`,
  },
  {
    name: 'orval',
    sample: 'orval.ts',
    command: 'npx orval',
    program: 'orval',
    imports: `import * as sdk from './api.ts'
function good<R extends { status: number }>(response: R): Extract<R, { status: 200; data: object }> {
  if (response.status !== 200) throw new Error(JSON.stringify(response))
  return response as Extract<R, { status: 200; data: object }>
}`,
    ask: ({ operationId, inPath, input }) =>
      `good(await sdk.${operationId}(${[...Object.values(inPath), input].map(literal).join(', ')})).data`,
  },
]

describe('the whole description in TypeScript', () => {
  it.each(GENERATORS.map((generator) => [generator.name, generator] as const))(
    'compiles the client of %s and computes a net salary and twenty other operations',
    { timeout: 900_000 },
    async (name, { sample, command, program, imports, ask }) => {
      const { url, addressed, command: argumentsOf, folder: prepare } = at()
      const folder = prepare('typescript', name.replace(/\W/g, ''))
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
      symlinkSync(PACKAGES, join(folder, 'node_modules'))
      const configuration = join(folder, 'orval.config.ts')
      writeFileSync(configuration, addressed(readFileSync(configuration, 'utf8')))
      await run(folder, join(PACKAGES, '.bin', program), argumentsOf(command), { ORVAL_TELEMETRY_DISABLED: '1' })
      const calls = CALLS.map((each) => `answers.push(${ask(each)})`).join('\n')
      writeFileSync(join(folder, 'twenty.ts'), `${imports}\nconst answers: object[] = []\n${calls}\nconsole.log(JSON.stringify(answers))\n`)
      const compilerOptions = {
        strict: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'es2023',
        lib: ['es2023', 'dom', 'dom.iterable'],
        noEmit: true,
        allowImportingTsExtensions: true,
        typeRoots: [join(ROOT, 'node_modules/@types')],
        types: ['node'],
        skipLibCheck: true,
      }
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: [sample, 'twenty.ts'] }))
      await run(folder, process.execPath, [join(ROOT, 'node_modules/ts7/bin/tsc'), '-p', folder, '--checkers', '1'])
      const outputOf = (file: string) => run(folder, join(ROOT, 'node_modules/.bin/tsx'), [file, url])
      expect(JSON.parse(await outputOf(sample))).toEqual(ANSWERS)
      const answers = JSON.parse(await outputOf('twenty.ts'))
      for (const [index, { operationId, answer }] of CALLS.entries()) expect(answers[index], operationId).toEqual(answer)
    },
  )
})
