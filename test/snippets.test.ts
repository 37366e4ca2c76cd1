/** Every fenced snippet of the documents and every sample does what it says: it is run, against the sources of today. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build, transform } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildRunning } from '../build/package.ts'
import { writeCalculators } from '../build/package-calculators.ts'
import { program } from './support/programs.ts'
import { oneIn } from './support/rounds.ts'
import { serviceUnderTest } from './support/service.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LONG = 180_000
const execute = promisify(execFile)

interface Snippet {
  readonly where: string
  /** What follows the fence: a language, and how it is tried where not by running it. */
  readonly language: string
  readonly how: string
  readonly text: string
}

const documents = [
  'README.md',
  'README.pt-BR.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

function snippetsOf(file: string): Snippet[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [...text.matchAll(/^```(\w+)[ ]?([\w-]*)\n([\s\S]*?)^```$/gm)].map(({ 1: language, 2: how, 3: inner, index }) => ({
    where: `${file}:${text.slice(0, index).split('\n').length}`,
    language: language!,
    how: how!,
    text: inner!,
  }))
}

const snippets = documents.flatMap(snippetsOf)
/** What is run, whatever is said beside it: the two READMEs show the same in two languages. */
const withoutWords = (text: string): string => text.replaceAll(/\s+(#|\/\/) .*$/gm, '')
const of = (...languages: string[]) =>
  snippets
    .filter(({ language, how }) => languages.includes(language) && how === '')
    .filter(({ text }, at, all) => all.findIndex((other) => withoutWords(other.text) === withoutWords(text)) === at)

/** Those of the READMEs, and every other one of the rest, each a process or several: the others with the exhaustive walks. */
const some = (all: readonly Snippet[]): Snippet[] =>
  all.filter((snippet) => snippet.where.startsWith('README') || oneIn(2, all, 1).includes(snippet))

const app = serviceUnderTest()
let address: string
let project: string

beforeAll(async () => {
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  project = mkdtempSync(join(tmpdir(), 'centavo-snippets-'))
  writeFileSync(join(project, 'people.csv'), 'gross_salary,dependents\n5000,0\n5200,1\n')
  writeFileSync(join(project, 'pessoas.csv'), 'Salário bruto mensal;Dependentes para o IRRF\n5000;0\n')
  await install(join(project, 'node_modules/centavo'))
}, LONG)
afterAll(async () => {
  rmSync(project, { recursive: true, force: true })
  await app.close()
})

/** The package by the names its manifest exports, made of the sources as it is for people, without its declarations. */
async function install(folder: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'engine/package.json'), 'utf8')) as { exports: object }
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, 'types'), { recursive: true })
  const [sources, target] = [pathToFileURL(join(ROOT, 'engine/')), pathToFileURL(`${dist}/`)]
  await buildRunning(sources, target)
  await writeCalculators(sources, target)
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'centavo', version: '0.0.0', type: 'module', exports: manifest.exports }),
  )
}

/** At the service of these tests in place of the one the reader started. */
const here = (text: string): string => text.replaceAll(/(?:http:\/\/)?localhost:3000|https:\/\/api\.example/g, address)

let made = 0
async function ran(program: string, text: string, ending: string): Promise<string> {
  const file = join(project, `snippet-${made++}.${ending}`)
  writeFileSync(file, here(text))
  const { stdout } = await execute(program, [file], { cwd: project, maxBuffer: 1 << 26 })
  return stdout
}

/** What a reader has typed before: the command, wherever it is, and a clone's `npx .`. */
const SHELL = `set -eo pipefail
centavo() { node ${JSON.stringify(program('service/doors/cli/index'))} "$@"; }
npx() { [ "$1" = . ] || { echo "npx $1 is not in a clone" >&2; return 1; }; shift; centavo "$@"; }
curl() { command curl --fail-with-body -sS "$@"; }
exec </dev/null
`

describe('snippets', { timeout: LONG }, () => {
  it('are all of a kind that is tried, or say why not', () => {
    // Of SQL, the recipe is run by test/sql.test.ts, in a database.
    const tried = new Set(['sh', 'ts', 'js', 'json', 'python', 'sql'])
    for (const { where, language, how } of snippets) {
      expect(tried.has(language), `${where}: ${language}`).toBe(true)
      expect(['', 'no-test', 'browser', 'parquet'], where).toContain(how)
    }
    expect(snippets.length).toBeGreaterThan(20)
  })

  it.each(some(of('sh')))('$where runs in a shell', async ({ where, text }) => {
    // The one call that shows a refusal is refused.
    const refused = text.includes('dependants')
    const answer = ran('bash', `${SHELL}${text}`, 'sh')
    if (refused) await expect(answer, where).rejects.toMatchObject({ stdout: expect.stringContaining('dependents') })
    else await answer
  })

  it.each(of('ts', 'js'))('$where runs', async ({ text, language }) => {
    const common = /\brequire\('centavo/.test(text)
    if (language === 'js') await ran(process.execPath, text, common ? 'cjs' : 'mjs')
    else await ran(process.execPath, (await transform(text, { loader: 'ts', target: 'node20' })).code, 'mjs')
  })

  it.each(snippets.filter(({ how }) => how === 'browser'))('$where can be bundled for a browser', async ({ text }) => {
    const file = join(project, `page-${made++}.js`)
    writeFileSync(file, text)
    const { outputFiles } = await build({ entryPoints: [file], bundle: true, platform: 'browser', format: 'esm', write: false })
    expect(outputFiles[0]!.text).toContain('net-salary')
  })

  it.each(of('json').filter(({ text }) => !text.includes('…')))('$where is JSON', ({ text }) => {
    expect(() => JSON.parse(text)).not.toThrow()
  })
})

describe('samples', { timeout: LONG }, () => {
  const run = async (program: string, file: string) => (await execute(program, [join(ROOT, 'samples', file), address])).stdout

  it.each([
    ['node', 'net-salary.mjs'],
    ['python3', 'net_salary.py'],
  ])('%s %s', async (program, file) => {
    const out = await run(program === 'node' ? process.execPath : program, file)
    expect(out).toContain('net of 5200 with one dependent: 4624.06')
    expect(out).toContain('refused: gross_salary')
  })

  it('php, where there is one', async () => {
    const php = await execute('php', ['--version']).then(
      () => true,
      () => false,
    )
    if (php) expect(await run('php', 'net_salary.php')).toContain('net of 5200 with one dependent: 4624.06')
    else expect(readFileSync(join(ROOT, 'samples/net_salary.php'), 'utf8')).toContain("calculate($base, 'net-salary'")
  })

  it('the notebook, cell after cell', async () => {
    const { cells } = JSON.parse(readFileSync(join(ROOT, 'samples/centavo.ipynb'), 'utf8')) as {
      cells: { cell_type: string; source: string[] }[]
    }
    const code = cells.filter(({ cell_type: kind }) => kind === 'code').map(({ source }) => source.join(''))
    const out = await ran('python3', code.join('\n'), 'py')
    expect(out).toContain('4624.06')
    expect(out.split('\n').length).toBeGreaterThan(6)
  })
})
