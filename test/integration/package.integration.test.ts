/** Container image and npm package as published: built only from the files the image copies, then run, packed, installed and used. */
import { execFile, spawn } from 'node:child_process'
import {
  cpSync,
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Script } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPackage } from '../../build/package/package.ts'
import { saoPauloDay } from '../../engine/core/day.ts'
import * as data from '../../engine/generated/data.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { readShipped } from '../../service/refresh/snapshots/shipped.ts'
import { chromiumPath } from '../../tools/lanes/chromium.ts'
import { copies, final, stages } from '../support/dockerfile.ts'
import { FakeCentralBank } from '../support/fakes/fake-central-bank.ts'
import { freePort } from '../support/free-port.ts'
import { EXHAUSTIVE, oneIn, rounds } from '../support/lanes/rounds.ts'
import { ports, registry } from '../support/ports.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const execute = promisify(execFile)

let folder: string
let clone: string
let project: string
let packed: string[]
let bin: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centavo-package-'))
  // One build for image and package, from the files the image copies; engine tests are included to verify that the package excludes them.
  clone = join(folder, 'clone')
  const made = EXHAUSTIVE ? 'dist|generated' : '(?<=engine/)dist'
  const left = new RegExp(`(^|/)(${made}|node_modules)(/|$)|^(?!engine/).*\\.test\\.ts$`)
  for (const { from, to } of copies(stages[0]!))
    cpSync(join(ROOT, from), join(clone, to), { recursive: true, filter: (path) => !left.test(path.slice(ROOT.length)) })
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules')) // stands in for `npm ci`
  if (EXHAUSTIVE) await execute('npm', ['run', 'build'], { cwd: clone })
  else await buildRest()
  const { stdout } = await execute('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: join(clone, 'engine'),
    maxBuffer: 1 << 26,
  })
  const [report] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [{ filename: string; files: { path: string }[] }]
  packed = report.files.map(({ path }) => path)

  project = join(folder, 'project')
  const modules = join(project, 'node_modules')
  mkdirSync(join(modules, '@types'), { recursive: true })
  await execute('tar', ['-xzf', join(folder, report.filename), '-C', modules])
  await execute('mv', [join(modules, 'package'), join(modules, 'centavo')])
  symlinkSync(join(ROOT, 'node_modules/@types/node'), join(modules, '@types/node'))
  writeFileSync(join(project, 'package.json'), '{"type":"module"}')
  bin = join(clone, 'dist/service/cli/index.js')
  // A full build takes half a minute alone, and many times that beside a suite on every core.
}, 600_000)

/** Builds the rest of the package in this tree with the same functions, and reuses the existing `dist`. */
async function buildRest(): Promise<void> {
  cpSync(join(ROOT, 'dist'), join(clone, 'dist'), { recursive: true })
  // Reuses the declarations that `npm run check` emitted from the same sources; only the exhaustive run does a full build.
  await execute(process.execPath, [join(ROOT, 'node_modules/ts7/bin/tsc'), '-p', 'tsconfig.declarations.json', '--checkers', '1'], {
    cwd: ROOT,
  })
  cpSync(join(ROOT, 'node_modules/.cache/centavo/declarations/engine'), join(clone, 'engine/dist/types'), { recursive: true })
  await buildPackage(pathToFileURL(join(clone, 'engine/')), pathToFileURL(join(clone, 'engine/dist/')))
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Bundle options of a page; output stays in memory. */
const FOR_BROWSERS = { bundle: true, platform: 'browser', format: 'esm', minify: true, write: false, logLevel: 'error' } as const

/** Results of every calculator for its examples: run in each environment and compared with the sources. */
const ASK_ALL = `const today = '2026-11-14'
const engine = createEngine(portsOf(data, () => today))
const answers = [...registry.calculators.values()].flatMap(({ id, examples }) => examples.map(({ input }) => engine.calculate(id, input)))
`
const EXPECTED = [...registry.calculators.values()].flatMap((calculator) =>
  calculator.examples.map(({ input }) => run(calculator, input, ports)),
)

describe('the package', () => {
  it('contains exactly the expected files', () => {
    expect(packed).toEqual(
      expect.arrayContaining([
        'package.json',
        'README.md',
        'LICENSE',
        'NOTICE',
        'dist/library.js',
        'dist/library.cjs',
        'dist/client.js',
        'dist/types/types/operations.d.ts',
      ]),
    )
    const allowed = /^(package\.json|README\.md|LICENSE|NOTICE|dist\/.*)$/
    expect(packed.filter((path) => !allowed.test(path) || /\.test\.|(?<!\.d)\.ts$/.test(path))).toEqual([])
  })

  // Packs a second time: exhaustive runs only.
  if (EXHAUSTIVE)
    it('passes a dry run of npm publish with its version', async () => {
      const { version } = JSON.parse(readFileSync(join(ROOT, 'engine/package.json'), 'utf8')) as { version: string }
      const { stdout } = await execute('npm', ['publish', '--dry-run', '--offline', '--ignore-scripts'], {
        cwd: join(clone, 'engine'),
        maxBuffer: 1 << 26,
      })
      expect(stdout.trim()).toBe(`+ centavo@${version}`)
    })

  it('installs as one package of at most 9 MB in an empty project', () => {
    const { dependencies } = JSON.parse(readFileSync(join(project, 'node_modules/centavo/package.json'), 'utf8')) as {
      dependencies?: object
    }
    expect(dependencies).toBeUndefined()
    expect(sizeOf(join(project, 'node_modules/centavo'))).toBeLessThan(9_000_000)
  })

  it('supports import and require', async () => {
    writeFileSync(
      join(project, 'required.cjs'),
      "const { calculate } = require('centavo')\nconsole.log(calculate('net-salary', { gross_salary: 5200, dependents: 1, reference_date: '2026-04-30' }).netSalary)\n",
    )
    writeFileSync(
      join(project, 'imported.js'),
      "import { calculate } from 'centavo'\nconsole.log(calculate('net-salary', { gross_salary: 5200, dependents: 1, reference_date: '2026-04-30' }).netSalary)\n",
    )
    for (const file of ['required.cjs', 'imported.js'])
      expect((await execute(process.execPath, [file], { cwd: project })).stdout).toBe('4624.06\n')
  })

  it('reads newer indicators as documented in its guide', async () => {
    const guide = readFileSync(join(ROOT, 'docs/library.md'), 'utf8')
    const program = [...guide.matchAll(/^```js no-test: [^\n]*\n([\s\S]*?)^```$/gm)]
      .map(([, text]) => text!)
      .find((text) => text.includes('centavo/refresh'))!
    const bank = new FakeCentralBank(readShipped(new URL('../../data/series/', import.meta.url)).value, '2026-11-16')
    try {
      const here = `refreshSeries(held, { sgsBaseUrl: '${await bank.listen()}', pauseMilliseconds: 0, now: new Date('2026-11-16T23:00:00Z') })`
      writeFileSync(join(project, 'refresh.mjs'), program.replace('refreshSeries(held)', here))
      const first = await execute(process.execPath, ['refresh.mjs'], { cwd: project })
      expect(Number(first.stdout)).toBeGreaterThan(1000)
      expect(first.stderr).toBe('')
      const asked = bank.requests.length
      expect((await execute(process.execPath, ['refresh.mjs'], { cwd: project })).stdout).toBe(first.stdout)
      expect(bank.requests.length - asked).toBeLessThan(asked)
    } finally {
      await bank.close()
    }
  })

  it('answers any first call and loads only the modules it needs', () => {
    const file = join(project, 'node_modules/centavo/dist/engine.cjs')
    const script = new Script(`(function (exports, require, module) {${readFileSync(file, 'utf8')}\n})`, { filename: file })
    for (const calculator of [...registry.calculators.values()].filter((_, index) => index % rounds(8, 4) === 0)) {
      const fresh = { exports: {} as typeof import('../../engine/engine.ts') }
      script.runInThisContext()(fresh.exports, () => ({}), fresh)
      const { createEngine, portsOf } = fresh.exports
      const { input } = calculator.examples[0]!
      const world = portsOf(data, () => ports.today())
      expect(createEngine(world).calculate(calculator.id as 'net-salary', input as never)).toEqual(
        JSON.parse(JSON.stringify(run(calculator, input, ports))),
      )
    }
  })

  it('exposes each calculator separately, in at most 60 KB compressed', async () => {
    const ids = oneIn(4, [...registry.calculators.keys()])
    for (const id of ids) writeFileSync(join(project, `alone-${id}.js`), `export { calculate } from 'centavo/calculators/${id}'\n`)
    // One build call shares parsing; each entry point is still a separate bundle.
    const { outputFiles } = await build({
      ...FOR_BROWSERS,
      entryPoints: ids.map((id) => join(project, `alone-${id}.js`)),
      outdir: join(folder, 'alone'),
      splitting: false,
    })
    expect(outputFiles).toHaveLength(ids.length)
    expect(outputFiles.filter(({ contents }) => gzipSync(contents).length > 60 * 1024).map(({ path }) => path)).toEqual([])
    expect(outputFiles.filter(({ text }) => !text.includes('calculate'))).toEqual([])
    const byDomain = await bundleOf(
      "import { netSalary } from 'centavo/domains/payroll'\nexport const answer = netSalary({ gross_salary: 5200 })\n",
    )
    expect(gzipSync(byDomain).length).toBeLessThan(60 * 1024)
  })

  it('gives the same results and errors from a single-calculator bundle', async () => {
    const answers = ['net-salary', 'severance', 'inflation-adjustment', 'tesouro-ipca', 'consumption-tax', 'currency'] as const
    writeFileSync(
      join(project, 'alone.js'),
      `import { portsOf } from 'centavo/ports'
import * as data from 'centavo/data'
import { english } from 'centavo/english'
import { calculate, createCalculate, InvalidInput, inLanguage } from 'centavo/calculators/net-salary'
import { calculate as inflation, SourceUnavailable } from 'centavo/calculators/inflation-adjustment'
const ports = portsOf(data, () => '2026-11-14')
const asked = ${JSON.stringify(answers.map((id) => [id, registry.calculators.get(id)!.examples.map(({ input }) => input)]))}
const answers = []
for (const [id, inputs] of asked) {
  const { createCalculate } = await import('centavo/calculators/' + id)
  answers.push(...inputs.map(createCalculate(ports)))
}
const refusal = (work) => { try { work() } catch (error) { return error } }
const negative = refusal(() => calculate({ gross_salary: -1 }))
const unread = refusal(() => inflation({ original_value: 1000, from: '2020-01-01', to: '2024-12-31', index: 'ipca' }))
console.log(JSON.stringify({
  answers,
  renamed: createCalculate({ today: () => '2026-04-30' })({ salary: 5200, dependents: 1 }).netSalary,
  english: inLanguage(english, () => calculate({ gross_salary: 5200 })).steps[0].label,
  negative: negative instanceof InvalidInput && negative.issues[0].field,
  unread: unread instanceof SourceUnavailable,
}))
`,
    )
    const { stdout } = await execute(process.execPath, ['alone.js'], { cwd: project, maxBuffer: 1 << 26 })
    const expected = answers.flatMap((id) => {
      const calculator = registry.calculators.get(id)!
      return calculator.examples.map(({ input }) => run(calculator, input, ports))
    })
    expect(JSON.parse(stdout)).toEqual({
      answers: JSON.parse(JSON.stringify(expected)),
      renamed: 4624.06,
      english: expect.not.stringMatching(/sal[áa]rio/i),
      negative: 'gross_salary',
      unread: true,
    })
  })

  // The browser bundle below covers all of them too.
  if (EXHAUSTIVE)
    it('runs every calculator from a bundle for node', async () => {
      writeFileSync(
        join(project, 'all.js'),
        `import { createEngine, portsOf, registry } from 'centavo/engine'\nimport * as data from 'centavo/data'\n${ASK_ALL}console.log(JSON.stringify(answers))\n`,
      )
      await build({
        entryPoints: [join(project, 'all.js')],
        bundle: true,
        platform: 'node',
        format: 'cjs',
        outfile: join(folder, 'all.cjs'),
        logLevel: 'error',
      })
      const { stdout } = await execute(process.execPath, [join(folder, 'all.cjs')], { maxBuffer: 1 << 28 })
      expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(EXPECTED)))
    })

  it('runs every calculator from a bundle in a browser, with optional data', async () => {
    writeFileSync(
      join(project, 'page.js'),
      `import { createEngine, portsOf, registry } from 'centavo/engine'\nimport * as data from 'centavo/data'\n${ASK_ALL}globalThis.answers = answers\n`,
    )
    writeFileSync(
      join(project, 'bare.js'),
      `import { createEngine, portsOf } from 'centavo/engine'\nglobalThis.net = createEngine(portsOf()).calculate('net-salary', { gross_salary: 5200, dependents: 1, reference_date: '2026-04-30' }).netSalary\n`,
    )
    const bundle = async (name: string) => {
      const { outputFiles } = await build({ ...FOR_BROWSERS, entryPoints: [join(project, name)] })
      return outputFiles[0]!.text
    }
    const scripts: Readonly<Record<string, string>> = { '/page.js': await bundle('page.js'), '/bare.js': await bundle('bare.js') }
    expect(scripts['/bare.js']!.length).toBeLessThan(scripts['/page.js']!.length - 800_000)
    const server = createServer((request, response) => {
      const script = scripts[request.url!]
      response.setHeader('content-type', script ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8')
      response.end(script ?? '<!DOCTYPE html><title>x</title>')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    try {
      const page = await browser.newPage()
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
      await page.addScriptTag({ url: '/page.js', type: 'module' })
      await page.waitForFunction('globalThis.answers')
      expect(await page.evaluate('globalThis.answers')).toEqual(JSON.parse(JSON.stringify(EXPECTED)))
      await page.addScriptTag({ url: '/bare.js', type: 'module' })
      await page.waitForFunction('globalThis.net')
      expect(await page.evaluate('globalThis.net')).toBe(4624.06)
    } finally {
      await browser.close()
      server.close()
    }
  })

  it('calculates in process, with types, under nodenext', async () => {
    writeFileSync(
      join(project, 'use.ts'),
      `import { calculate, InvalidInput, query, registry, table } from 'centavo'
import { calculate as netSalary, createCalculate } from 'centavo/calculators/net-salary'
import { CentavoClient, InvalidInputError } from 'centavo/client'
import { severance } from 'centavo/domains/termination'
import { portsOf } from 'centavo/ports'
import { type RefreshedSeries, refreshSeries } from 'centavo/refresh'

const alone: number = netSalary({ gross_salary: 5200, dependents: 1, reference_date: '2026-04-30' }).netSalary
const onAnotherDay: number = createCalculate(portsOf({}, () => '2026-04-30'))({ gross_salary: 5200, dependents: 1 }).netSalary
const read = async (): Promise<RefreshedSeries> => refreshSeries({}, { only: ['ipca'] })
// @ts-expect-error series have names
const unread = () => refreshSeries({}, { only: ['ipcaa'] })
// @ts-expect-error one calculator alone is typed too
const misspelled = () => netSalary({ gross_salry: 1 })
// @ts-expect-error by any of its names
const untyped = () => severance({ salary: 'all' })
const answer = calculate('net-salary', { gross_salary: 5200, dependents: 1, reference_date: '2026-04-30' })
const net: number = answer.netSalary
const slices: number = answer.inssSlices.length
const used: 'legal' | 'simplified' = answer.irrfDetail.deductionUsed
const from: string = table('inss', '2019-06-01').effectiveFrom
const tables: number = query('/v1/tables', {}).count
// @ts-expect-error the input is typed
const misnamed = () => calculate('net-salary', { gross_salry: 1 })
// @ts-expect-error so are the names
const unknown = () => calculate('net-salry', {})
// @ts-expect-error and the result
const field = () => answer.netSalry
const ceiling: number = table('inss', '2019-06-01').values.ceiling
// @ts-expect-error a table has the values it has
const noCeiling = () => table('inss').values.ceilling
const client = new CentavoClient({ baseUrl: 'http://127.0.0.1:1' })
const some = async (): Promise<number> => (await client.calculate('net-salary', { gross_salary: 5000 }, { fields: ['netSalary'] })).netSalary
// @ts-expect-error what was not asked for is not there
const other = async () => (await client.calculate('net-salary', { gross_salary: 5000 }, { fields: ['netSalary'] })).irrf
const names = async (): Promise<readonly string[]> => (await client.calculate('net-salary', { gross_salary: 5000 }, { explain: false })).basis
const acts = async (): Promise<string> => (await client.table('inss')).norm.act
const typed = async (): Promise<number> => (await client.calculate('net-salary', { gross_salary: 5000 })).netSalary
// @ts-expect-error in the client too
const wrong = () => client.calculate('net-salary', { gross_salary: '5000' })
let issues: readonly { field: string }[] = []
try {
  // Of another bundle than the class that recognises it.
  netSalary({ gross_salary: -1 })
} catch (error) {
  if (error instanceof InvalidInput) issues = error.issues
}
console.log(JSON.stringify({ net, alone, onAnotherDay, ceiling, slices, used, from, tables, issues: issues.map((issue) => issue.field), calculators: registry.calculators.size, kind: typeof InvalidInputError }))
export { acts, read, unread, field, misnamed, misspelled, untyped, names, noCeiling, other, some, typed, unknown, wrong }
`,
    )
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { strict: true, module: 'nodenext', target: 'es2023', types: ['node'], outDir: 'out' },
        include: ['use.ts', 'required-use.cts'],
      }),
    )
    writeFileSync(
      join(project, 'required-use.cts'),
      `import centavo = require('centavo')

export const net: number = centavo.calculate('net-salary', { gross_salary: 5200 }).netSalary
// @ts-expect-error typed with require too
export const field = () => centavo.calculate('net-salary', { gross_salary: 5200 }).netSalry
`,
    )
    // Both common compilers; the faster one also checks every declaration of the package.
    for (const [compiler, ...options] of [
      ['ts7/bin/tsc', '--checkers', '1'],
      ...(EXHAUSTIVE ? [['typescript/bin/tsc', '--skipLibCheck']] : []),
    ]) {
      const { stdout } = await execute(process.execPath, [join(ROOT, 'node_modules', compiler!), '-p', project, ...options]).catch(
        (error) => error,
      )
      expect(stdout).toBe('')
    }
    const { stdout } = await execute(process.execPath, [join(project, 'out/use.js')], { cwd: project })
    expect(JSON.parse(stdout)).toEqual({
      net: 4624.06,
      alone: 4624.06,
      onAnotherDay: 4624.06,
      ceiling: 5839.45,
      slices: 4,
      used: 'legal',
      from: '2019-01-01',
      tables: registry.laws.size,
      issues: ['gross_salary'],
      calculators: registry.calculators.size,
      kind: 'function',
    })
  })

  it.each(['types/operations', 'client', 'library'])('documents every export of %s', (name) => {
    const declared = readFileSync(join(project, `node_modules/centavo/dist/types/${name}.d.ts`), 'utf8')
    expect(declared.match(/(?<!["\w])unknown(?!["\w])/g) ?? []).toEqual([])
  })

  it('the client has no dependencies', () => {
    const client = readFileSync(join(project, 'node_modules/centavo/dist/client.cjs'), 'utf8')
    expect([...client.matchAll(/\brequire\(['"]([^'"]+)['"]\)/g)].map((match) => match[1])).toEqual([])
  })
})

describe('the command line', () => {
  const centavo = async (...words: string[]) => {
    const { stdout, stderr } = await execute(process.execPath, [bin, ...words], { cwd: project }).catch((error) => error)
    return { out: stdout as string, err: stderr as string }
  }

  it('matches the result of the service', async () => {
    const calculators = [...registry.calculators.values()].filter(({ id }) => ['net-salary', 'simple-interest'].includes(id))
    const today = { ...ports, today: () => saoPauloDay(new Date()) }
    for (const calculator of calculators) {
      const { input } = calculator.examples[0]!
      const flags = Object.entries(input).flatMap(([name, value]) => [`--${name.replaceAll('_', '-')}`, String(value)])
      expect((await centavo(calculator.id, ...flags)).out).toBe(`${JSON.stringify(run(calculator, input, today))}\n`)
    }
    expect(JSON.parse((await centavo('table', 'inss', '--date', '2019-06-01')).out).effectiveFrom).toBe('2019-01-01')
    expect((await centavo('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/)
    expect((await centavo('net-salry')).err).toContain('net-salary')
  })

  it('loads neither the server nor other calculators for one result', async () => {
    const coverage = join(folder, 'coverage')
    await execute(process.execPath, [bin, 'net-salary', '--gross-salary', '5000'], {
      cwd: project,
      env: { PATH: process.env.PATH, NODE_V8_COVERAGE: coverage },
    })
    const run = readdirSync(coverage).flatMap((file) => executedIn(join(coverage, file)))
    expect(
      run.filter((file) => /^engine\/(domains\/[^/]+\/(calculators|checks)|decisions)\//.test(file) && file.endsWith('/index.ts')),
    ).toEqual(['engine/domains/payroll/calculators/net-salary/index.ts'])
    expect(run.filter((file) => /^node_modules\/(?!zod\/)|^service\/doors\/(http|mcp|openapi|web)\//.test(file))).toEqual([])
  })

  it('exits cleanly when the reader closes the pipe early', async () => {
    const { stdout } = await execute('bash', ['-c', `set -o pipefail; '${process.execPath}' '${bin}' list --text | head -1`], {
      cwd: project,
    })
    expect(stdout).toMatch(/\S/)
  })

  it('starts the server', async () => {
    const port = await freePort()
    const child = spawn(process.execPath, [bin, 'serve', '--port', String(port), '--host', '127.0.0.1'], {
      cwd: project,
      env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', RATES_REFRESH: 'off' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    try {
      let status = 0
      for (let attempt = 0; attempt < 200 && status !== 200; attempt++) {
        await new Promise((resolve) => setTimeout(resolve, 50))
        status = await fetch(`http://127.0.0.1:${port}/v1/health`).then(
          (response) => response.status,
          () => 0,
        )
      }
      expect(status).toBe(200)
    } finally {
      child.kill()
    }
  })

  it('processes a large file on every core, in order, and separates invalid rows', async () => {
    const rows = Array.from({ length: rounds(40_000, 120_000) }, (_, index) =>
      index % 10_007 === 5 ? { gross: -1, dependents: 0 } : { gross: 1500 + (index % 90_000) / 7, dependents: index % 4 },
    )
    const file = join(project, 'people.csv')
    writeFileSync(file, `gross_salary,dependents\n${rows.map(({ gross, dependents }) => `${gross.toFixed(2)},${dependents}`).join('\n')}\n`)
    const child = spawn(
      process.execPath,
      [bin, 'batch', 'net-salary', '--fields', 'netSalary,inss', '--reference-date', '2026-04-30', '--threads', '3'],
      {
        cwd: project,
        stdio: ['pipe', 'pipe', 'pipe'],
      },
    )
    createReadStream(file).pipe(child.stdin)
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    const code = await new Promise((resolve) => child.on('close', resolve))
    const lines = Buffer.concat(chunks).toString().trimEnd().split('\n')
    const good = rows.filter(({ gross }) => gross > 0)
    expect(code).toBe(2)
    expect(lines).toHaveLength(good.length + 1)
    const netSalary = registry.calculators.get('net-salary')!
    for (let index = 0; index < good.length; index += 997) {
      const { gross, dependents } = good[index]!
      const answer = run(netSalary, { gross_salary: Number(gross.toFixed(2)), dependents, reference_date: '2026-04-30' }, ports)
      expect(lines[index + 1]).toBe(`${gross.toFixed(2)},${dependents},${answer.netSalary},${answer.inss}`)
    }
    const refused = readFileSync(join(project, 'net-salary.errors.csv'), 'utf8').trimEnd().split('\n').slice(1)
    expect(refused.map((line) => Number(line.split(',')[0]))).toEqual(rows.flatMap(({ gross }, index) => (gross < 0 ? [index + 2] : [])))
    expect(readdirSync(project)).toContain('net-salary.errors.csv')
  })
})

describe('container image', () => {
  it('the image serves from its copied files alone', async () => {
    const place = join(folder, 'run')
    for (const { from, to, stage } of copies(final))
      if (from !== '/app/node_modules')
        cpSync(stage === undefined ? join(ROOT, from) : join(clone, from.slice('/app/'.length)), join(place, to), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(place, 'node_modules'))
    const [, command] = /^CMD (.+)$/.exec(final.at(-1)!)!
    const [program, ...words] = JSON.parse(command!) as [string, ...string[]]
    expect(program).toBe('node')
    const port = await freePort()
    const env = { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), RATES_REFRESH: 'off' }
    const child = spawn(process.execPath, words, { cwd: place, env, stdio: 'ignore' })
    try {
      const ask = () => fetch(`http://127.0.0.1:${port}/v1/calc/net-salary?gross_salary=5200&dependents=1&reference_date=2026-04-30`)
      await expect
        .poll(
          () =>
            ask().then(
              (response) => response.json(),
              () => null,
            ),
          { timeout: 120_000 },
        )
        .toMatchObject({ netSalary: 4624.06 })
    } finally {
      child.kill()
    }
  })
})

/** Browser bundle of an inline program. */
async function bundleOf(contents: string): Promise<string> {
  const { outputFiles } = await build({ ...FOR_BROWSERS, stdin: { contents, resolveDir: project } })
  return outputFiles[0]!.text
}

function sizeOf(path: string): number {
  const found = statSync(path)
  return found.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0) : found.size
}

/** Source files executed in a bundle, identified by function name. */
function executedIn(coverage: string): string[] {
  const { result } = JSON.parse(readFileSync(coverage, 'utf8')) as {
    result: { functions: { functionName: string; ranges: { count: number }[] }[] }[]
  }
  return result
    .flatMap(({ functions }) => functions)
    .filter(({ functionName, ranges }) => /\.(ts|m?js|cjs)$/.test(functionName) && ranges[0]!.count > 0)
    .map(({ functionName }) => functionName)
}
