import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from './support/ports.ts'
import { serviceUnderTest } from './support/service.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const app = serviceUnderTest()
const execute = promisify(execFile)
const quiet = {
  cwd: ROOT,
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
  maxBuffer: 1 << 26,
}

let folder: string
let file: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centavo-openapi-'))
  file = join(folder, 'openapi.json')
  writeFileSync(file, (await app.inject('/v1/openapi.json')).body)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the description', () => {
  it('says what the contract says of itself', async () => {
    const description = (await app.inject('/v1/openapi.json')).json()
    expect(description.openapi).toBe('3.1.0')
    expect(description.info.version).toBe('1.0.0')
    expect(description.servers).toEqual([{ url: '/', description: 'production' }])
    expect(description.tags.map((tag: { name: string }) => tag.name)).toEqual(expect.arrayContaining(['Calculadoras', 'Sistema']))
    for (const id of registry.calculators.keys()) expect(description.paths[`/v1/calc/${id}`]).toBeDefined()
  })

  it('passes Redocly’s recommended rules without a warning', async () => {
    const { stdout, stderr } = await execute(
      join(ROOT, 'node_modules/.bin/redocly'),
      ['lint', file, '--extends', 'recommended', '--format', 'json'],
      quiet,
    )
    const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { totals: object; problems: unknown[] }
    expect(report.problems, stderr).toEqual([])
  })

  it('passes Spectral’s recommended rules without a warning', async () => {
    const { stdout } = await execute(
      join(ROOT, 'node_modules/.bin/spectral'),
      ['lint', file, '--fail-severity', 'hint', '--ruleset', join(ROOT, '.spectral.yaml')],
      quiet,
    )
    expect(stdout).toContain('No results')
  })
})

describe('a client generated from the description', () => {
  it('compiles and calls the running service', async () => {
    const { default: generate, astToString } = await import('openapi-typescript')
    const types = astToString(await generate((await app.inject('/v1/openapi.json')).body, { defaultNonNullable: false }))
    writeFileSync(join(folder, 'api.d.ts'), types)
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(
      join(folder, 'client.ts'),
      `import createClient from 'openapi-fetch'
import type { paths } from './api.d.ts'

const client = createClient<paths>({ baseUrl: process.argv[2]! })
const read = await client.GET('/v1/calc/net-salary', { params: { query: { gross_salary: 5200, dependents: 1 } } })
const sent = await client.POST('/v1/calc/net-salary', { body: { gross_salary: 5200, dependents: 1 } })
const refused = await client.GET('/v1/calc/net-salary', { params: { query: { gross_salary: -1 } } })
const net: number = read.data!.netSalary
const field: string = refused.error!.error
const table = await client.GET('/v1/tables/{table}', { params: { path: { table: 'inss' }, query: { date: '2019-06-01' } } })
const from: string = table.data!.effectiveFrom
console.log(JSON.stringify({ net, same: sent.data!.netSalary === net, field, from }))
`,
    )
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          module: 'nodenext',
          target: 'es2023',
          lib: ['es2023', 'dom'],
          noEmit: true,
          allowImportingTsExtensions: true,
          types: ['node'],
          skipLibCheck: true,
        },
        include: ['client.ts'],
      }),
    )
    await execute(process.execPath, [join(ROOT, 'node_modules/ts7/bin/tsc'), '-p', folder], quiet)
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    try {
      const { stdout } = await execute(join(ROOT, 'node_modules/.bin/tsx'), [join(folder, 'client.ts'), address], { ...quiet, cwd: folder })
      expect(JSON.parse(stdout)).toEqual({ net: 4624.06, same: true, field: expect.stringContaining('gross_salary'), from: '2019-01-01' })
    } finally {
      await app.close()
    }
  })
})
