/** The workflows and templates of `.github`: they parse, and name scripts and files that exist. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { missingPrograms, SYSTEM_PROGRAMS } from '../../tools/lanes/system-programs.ts'
import { blocksOf } from '../ship/support/blocks.ts'

const ROOT = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly 'working-directory'?: string
}
interface Workflow {
  readonly permissions: object
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly 'timeout-minutes': number
        readonly strategy?: { readonly matrix: { readonly node?: number[]; readonly os?: string[] } }
        readonly steps: Step[]
      }
    >
  >
}

const filesIn = (folder: string): string[] => readdirSync(new URL(folder, ROOT)).map((name) => `${folder}${name}`)
const workflows = filesIn('.github/workflows/').map((path) => [path, parse(read(path)) as Workflow] as const)
const stepsOf = ({ jobs }: Workflow): Step[] => Object.values(jobs).flatMap(({ steps }) => steps)

describe.each(workflows)('%s', (_path, workflow) => {
  it('names npm scripts and folders that exist', () => {
    const runs = stepsOf(workflow).flatMap(({ run }) => (run ? [run] : []))
    const named = runs.flatMap((run) => [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    for (const { 'working-directory': folder } of stepsOf(workflow))
      if (folder) expect(existsSync(new URL(folder, ROOT)), folder).toBe(true)
  })

  it('pins each action to a major version', () => {
    for (const { uses } of stepsOf(workflow)) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@(v\d+|release\/v\d+)$/)
  })

  it('reads the repository alone unless a job needs more, and ends', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    for (const { 'timeout-minutes': minutes } of Object.values(workflow.jobs)) expect(minutes).toBeLessThanOrEqual(90)
  })
})

it('runs the unit, exhaustive and ship lanes on Node 20, 22 and 24, on x86-64 and arm64', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml')) as Workflow
  for (const lane of ['unit', 'exhaustive', 'ship'])
    expect(jobs[lane]!.strategy!.matrix).toEqual({ node: [20, 22, 24], os: ['ubuntu-24.04', 'ubuntu-24.04-arm'] })
  expect(JSON.stringify(jobs)).toContain('npm audit --omit=dev --audit-level=high')
})

it('installs in each workflow job the Debian packages that its lane requires', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml')) as Workflow
  const commands = (lane: string): string => jobs[lane]!.steps.map(({ run = '' }) => run).join('\n')
  for (const { label, lanes, debian } of SYSTEM_PROGRAMS) {
    // `npm run setup` refuses to go on, as an ordinary user, when a program of any lane is missing.
    for (const lane of ['integration', ...lanes])
      expect(commands(lane), `${lane}: ${label}`).toContain(label === 'Chromium' ? 'chromium' : String(debian[0]))
  }
})

describe('the requirements of a lane', () => {
  it('are all missing from a machine without programs, and named', () => {
    const bare = { PATH: '/nowhere' }
    expect(missingPrograms('ship', bare)).toEqual(expect.arrayContaining(['groff', 'zsh', 'fish', 'PHP']))
    expect(missingPrograms('integration', bare)).toContain('Redis')
    expect(missingPrograms('integration', bare)).not.toContain('zsh')
  })

  it('count a program of the PATH as present', () => {
    const folder = mkdtempSync(join(tmpdir(), 'centavo-programs-'))
    for (const name of ['groff', 'zsh', 'fish']) writeFileSync(join(folder, name), '', { mode: 0o755 })
    writeFileSync(join(folder, 'php'), '', { mode: 0o644 })
    expect(missingPrograms('ship', { PATH: folder }).filter((label) => label !== 'PostgreSQL')).toEqual(['PHP'])
    rmSync(folder, { recursive: true })
  })

  it('leave no test of the ship lane to run only where a program is installed', () => {
    const files = readdirSync(new URL('test/ship/', ROOT)).filter((name) => name.endsWith('.ship.test.ts'))
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) expect(read(`test/ship/${file}`), file).not.toMatch(/\binstalled\(|\bskip(If)?\b|\brunIf\b/)
  })
})

describe('a document', () => {
  const markdownIn = (folder: string): string[] =>
    readdirSync(new URL(folder, ROOT)).flatMap((name) => (name.endsWith('.md') ? [`${folder.replace(/^\.\//, '')}${name}`] : []))
  /** The change log names files of its day. */
  const documents = [
    './',
    '.github/',
    'docs/',
    'docs/decisions/',
    ...['engine/', 'python/', 'dbt/', 'spreadsheets/', 'samples/', 'deploy/'],
  ]
    .flatMap(markdownIn)
    .filter((name) => name !== 'CHANGELOG.md')
  const folders = readdirSync(ROOT, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name.replace('.', '\\.')] : []))
  /** A file with an ending, or a folder with a slash. */
  const path = new RegExp(`(?<![\\w./:@<>-])(?:${folders.join('|')})/[\\w./-]*(?:\\.\\w+|/)(?![\\w*{<])`, 'g')
  /** Made by a build, or a file that an example writes. */
  const made = /(^|\/)(generated|dist|var|node_modules)\/|^dbt\/(macros|seeds)\//
  /** Without the code of fenced blocks, which the ship lane runs; their first lines stay. */
  const prose = (name: string): string => read(name).replace(/^(```.+\n)[\s\S]*?^```$/gm, '$1')
  const pathsIn = (text: string): string[] => [...text.matchAll(path)].map(([found]) => found).filter((found) => !made.test(found))

  it('has paths of the repository that are recognized in a sentence and in a fence', () => {
    expect(pathsIn('See `engine/core/money.ts`, tools/list, engine/*.ts and https://a.example/docs/cli.md.')).toEqual([
      'engine/core/money.ts',
    ])
    expect(pathsIn('```ts no-test: test/guides.test.ts adds it')).toEqual(['test/guides.test.ts'])
    expect(documents.flatMap((name) => pathsIn(prose(name))).length).toBeGreaterThan(150)
  })

  it.each(documents)('%s names files and folders that exist', (name) => {
    const text = prose(name)
    expect(pathsIn(text).filter((found) => !existsSync(new URL(found, ROOT)))).toEqual([])
    const targets = [...text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g)].map(([, target]) => target!)
    expect(targets.filter((target) => !existsSync(new URL(target, new URL(name, ROOT))))).toEqual([])
  })
})

it('has an issue form for a bug, a wrong number and a new law, each with fields of its own', () => {
  const forms = ['bug', 'wrong-number', 'new-law'].map(
    (name) => parse(read(`.github/ISSUE_TEMPLATE/${name}.yml`)) as { body: { id: string }[] },
  )
  for (const { body } of forms) expect(new Set(body.map(({ id }) => id)).size).toBe(body.length)
})

it('updates packages of npm, actions, images and Python, from folders that exist', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as { updates: { 'package-ecosystem': string; directory: string }[] }
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions', 'docker', 'pip'])
  for (const { directory } of updates) expect(existsSync(new URL(`.${directory}`, ROOT)), directory).toBe(true)
})

it('has a command of the clone that may be executed', () => {
  expect(statSync(new URL('centavo', ROOT)).mode & 0o111).toBe(0o111)
})

it('reads the language, the place and the reason of a fenced block', () => {
  const fence = '```'
  const text = `${fence}sh no-test: needs Docker\ndocker build .\n${fence}\n\n${fence}js browser\n1\n${fence}\n${fence}\ntext\n${fence}\n`
  expect(blocksOf(text, 'a.md')).toEqual([
    { where: 'a.md:1', language: 'sh', in: 'no-test', reason: 'needs Docker', text: 'docker build .\n' },
    { where: 'a.md:5', language: 'js', in: 'browser', reason: '', text: '1\n' },
    { where: 'a.md:8', language: '', in: '', reason: '', text: 'text\n' },
  ])
})
