/** The rooms of the house that are tried, and which tests judge each. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

interface Room {
  readonly files: RegExp
  /** Tests of other folders that hold this room to its promises, each list run only where those before it passed: quick ones first. */
  readonly judges: readonly (readonly string[])[]
  /** Judged by the seals of law.lock instead, in process: milliseconds a change. */
  readonly sealed?: true
}

/** What the examples, tried in one process, ask already. */
export const ASKED_BY_EXAMPLES = ['test/examples.test.ts', 'test/said.test.ts']
const EXAMPLES = [...ASKED_BY_EXAMPLES, 'test/decisions.test.ts', 'test/formulas.test.ts']
const OPERATIONS = ['test/limits.test.ts', 'test/checks.test.ts', 'test/questions.test.ts']
/** Cases found wrong from outside, and what is held against another library. */
const CASES = ['test/money-cases.test.ts', 'test/work-cases.test.ts', 'test/third-wave-figures.test.ts', 'test/finance-library.test.ts']
const PAGES = ['test/pages.test.ts', 'test/views.test.ts', 'test/pictures.test.ts', 'test/people.test.ts', 'test/structured.test.ts']

export const ROOMS = {
  core: {
    files: /^engine\/core\//,
    judges: [
      EXAMPLES,
      CASES,
      OPERATIONS,
      [
        'test/http.test.ts',
        'test/calendar.test.ts',
        'test/months.test.ts',
        'test/citations.test.ts',
        'test/vocabulary.test.ts',
        'test/aliases.test.ts',
      ],
      ['test/reform.test.ts', 'test/reform-by-hand.test.ts', 'test/reform-doors.test.ts'],
    ],
  },
  rules: {
    files: /^engine\/domains\/[^/]+\/rules\//,
    judges: [EXAMPLES, CASES, OPERATIONS, ['test/calendar.test.ts', 'test/law-as-data.test.ts', 'test/minimum-wage.test.ts']],
  },
  law: { files: /^engine\/domains\/[^/]+\/law\//, judges: [], sealed: true },
  calculators: {
    files: /^engine\/domains\/[^/]+\/calculators\//,
    judges: [EXAMPLES, CASES, OPERATIONS, ['test/calendar.test.ts', 'test/people.test.ts']],
  },
  decisions: { files: /^engine\/decisions\//, judges: [EXAMPLES, CASES, OPERATIONS, ['test/people.test.ts']] },
  checks: {
    files: /^engine\/domains\/[^/]+\/checks\//,
    judges: [['test/checks.test.ts', 'test/check-columns.test.ts'], EXAMPLES, ['test/paper-corpus.test.ts'], ['test/people.test.ts']],
  },
  questions: { files: /^engine\/questions\//, judges: [OPERATIONS, ['test/engine-in-pages.test.ts', 'test/pages.test.ts']] },
  present: {
    files: /^engine\/present\//,
    judges: [
      ['test/find.test.ts', 'test/views.test.ts', 'test/words.test.ts', 'test/answer-card.test.ts', 'test/situations.test.ts'],
      ['test/cli.test.ts', 'test/people.test.ts', 'test/blank-forms.test.ts', 'test/pages.test.ts'],
      ['test/mcp.test.ts', 'test/http.test.ts'],
    ],
  },
  search: {
    files: /^engine\/search\//,
    judges: [
      ['test/find.test.ts', 'test/find-understood.test.ts'],
      ['test/find-tired.test.ts', 'test/find-everyday.test.ts', 'test/find-held-out.test.ts'],
    ],
  },
  plan: {
    files: /^engine\/(plan|sql)\//,
    judges: [
      ['test/plan.test.ts'],
      ['test/sql.test.ts', 'test/sql-reform.test.ts', 'test/payroll-sql.test.ts', 'test/payroll-cli.test.ts'],
    ],
  },
  documents: {
    files: /^engine\/documents\//,
    judges: [['test/documents.test.ts', 'test/esocial.test.ts'], ['test/paper-corpus.test.ts'], ['test/mangled-papers.test.ts']],
  },
  payroll: {
    files: /^engine\/payroll-run\//,
    judges: [['test/payroll-run.test.ts'], ['test/payroll-http.test.ts', 'test/payroll-cli.test.ts']],
  },
  data: {
    files: /^engine\/(market|indicators|salaries|catalogue|classifications)\/|^engine\/[^/]+$/,
    judges: [
      ['test/salary.test.ts', 'test/sources.test.ts', 'test/law-as-data.test.ts', 'test/classifications.test.ts'],
      ['test/faults/any-series.test.ts', 'test/faults/bonds.test.ts', 'test/faults/exchange.test.ts', 'test/faults/expectations.test.ts'],
      ['test/http.test.ts', 'test/examples.test.ts', 'test/refresh-series.test.ts', 'test/faults/ibge.test.ts'],
      ['test/pages.test.ts', 'test/client.test.ts', 'test/faults/lying-bank.test.ts'],
    ],
  },
  http: {
    files: /^service\/doors\/(http\/|pdf\/|[^/]+$)/,
    judges: [
      ['test/http.test.ts', 'test/payroll-http.test.ts'],
      ['test/contract.test.ts', 'test/batch.test.ts', 'test/doors.test.ts', 'test/logs.test.ts'],
      ['test/aliases.test.ts', 'test/esocial.test.ts', 'test/views.test.ts', 'test/links-and-names.test.ts'],
      ['test/english-doors.test.ts', 'test/classifications.test.ts', 'test/reform-doors.test.ts'],
    ],
  },
  mcp: {
    files: /^service\/doors\/mcp\//,
    judges: [
      ['test/mcp.test.ts', 'test/agent-choice.test.ts'],
      ['test/doors.test.ts', 'test/parity.test.ts', 'test/mcp-stdio.test.ts', 'test/english-doors.test.ts'],
    ],
  },
  cli: {
    files: /^service\/doors\/cli\//,
    judges: [
      ['test/cli.test.ts', 'test/payroll-cli.test.ts', 'test/check-columns.test.ts'],
      ['test/batch.test.ts', 'test/doors.test.ts', 'test/parity.test.ts', 'test/english-doors.test.ts', 'test/esocial.test.ts'],
      ['test/sql.test.ts', 'test/readme.test.ts'],
    ],
  },
  openapi: {
    files: /^service\/doors\/(openapi|discovery)\//,
    judges: [
      ['test/discovery.test.ts', 'test/reference.test.ts', 'test/parity.test.ts'],
      ['test/contract.test.ts', 'test/openapi.test.ts'],
    ],
  },
  // What runs only in a browser (script/, worker/) is judged by the browser tests, which take minutes: not here.
  web: {
    files: /^service\/doors\/web\/(?!script\/|worker\/)/,
    judges: [
      ['test/reference.test.ts', 'test/pictures.test.ts', 'test/structured.test.ts'],
      ['test/answer-card.test.ts', 'test/situations.test.ts', 'test/blank-forms.test.ts', 'test/reform-doors.test.ts'],
      PAGES,
      ['test/english-doors.test.ts', 'test/service-worker.test.ts', 'test/classifications.test.ts'],
    ],
  },
  host: {
    files: /^service\/((host|workers)\/|[^/]+$)/,
    judges: [
      ['test/http.test.ts', 'test/shutdown.test.ts', 'test/logs.test.ts'],
      ['test/workers.test.ts', 'test/faults/dear-work.test.ts', 'test/faults/heavy-caller.test.ts'],
    ],
  },
  service: {
    files: /^service\/(refresh|sources|store|salaries)\//,
    judges: [
      [
        'test/faults/central-bank.test.ts',
        'test/faults/exchange.test.ts',
        'test/faults/expectations.test.ts',
        'test/faults/any-series.test.ts',
      ],
      [
        'test/faults/bonds.test.ts',
        'test/faults/long-outage.test.ts',
        'test/faults/disk.test.ts',
        'test/faults/clock.test.ts',
        'test/sources.test.ts',
        'test/salary.test.ts',
      ],
      ['test/faults/ibge.test.ts', 'test/faults/refresh-command.test.ts', 'test/faults/lying-bank.test.ts'],
    ],
  },
} as const satisfies Record<string, Room>

export type RoomName = keyof typeof ROOMS
const NAMES = Object.keys(ROOMS) as RoomName[]

export const roomOf = (file: string): RoomName | undefined => NAMES.find((name) => ROOMS[name].files.test(file))

/** What answers are made of: the examples are tried on it first, all in one process. */
export const isAnswered = (file: string): boolean => ['core', 'rules', 'calculators', 'decisions', 'checks'].includes(roomOf(file) ?? '')

export const isSealed = (file: string): boolean => roomOf(file) === 'law'

/** The sources of a tree that changes are made to. Examples and search phrases are what is judged with, not what is judged. */
export function sourcesIn(root: string): string[] {
  return ['engine', 'service']
    .flatMap((top) => readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((name) => `${top}/${name}`))
    .filter((name) => name.endsWith('.ts') && !/\.(test|generated|d)\.ts$|\/dist\/|\/node_modules\/|\/(examples|search)\.ts$/.test(name))
    .filter((name) => roomOf(name) !== undefined)
    .sort()
}

/** By the names of rooms, or by the beginnings of paths. */
export const isAskedFor = (file: string, only: string): boolean =>
  only.split(',').some((each) => (each in ROOMS ? roomOf(file) === each : file.startsWith(each)))

/**
 * First what stands beside the file and imports it by name, which is quick; then the tests of its folder or domain and of the folders it is
 * in; then those of test/ that import it, some of which take a minute; then those that own the room.
 * @param asked those that need not be asked again.
 */
export function suitesFor(root: string, file: string, asked: readonly string[] = []): string[][] {
  const folder = dirname(file)
  const beside = testsIn(root, folder).filter((name) => textOf(join(root, name)).includes(`/${basename(file)}'`))
  const importing = importersOf(root).get(file) ?? []
  const domain = /^engine\/domains\/[^/]+/.exec(file)?.[0]
  const path = folder.split('/')
  const above = path.slice(1).flatMap((_, index) => testsIn(root, path.slice(0, index + 2).join('/')))
  const wider = [...testsUnder(root, domain ?? path.slice(0, 3).join('/')), ...above]
  const seen = new Set(asked)
  return [beside, wider, importing, ...ROOMS[roomOf(file)!].judges]
    .map((suite) => suite.filter((name) => !seen.has(name) && seen.add(name) && existsSync(join(root, name))))
    .filter((suite) => suite.length > 0)
}

/** Whether a test starts programs or threads, where a switch of this process is not seen. */
export const startsProcesses = (root: string, test: string): boolean =>
  /node:child_process|node:worker_threads|service-process/.test(readFileSync(join(root, test), 'utf8'))

/** Read once: every source is looked for in every test. */
const texts = new Map<string, string>()
function textOf(path: string): string {
  const text = texts.get(path) ?? readFileSync(path, 'utf8')
  texts.set(path, text)
  return text
}

/** Of each source the tests of the house that name it, in each tree: found once, for every source is looked for. */
const importers = new Map<string, ReadonlyMap<string, string[]>>()
function importersOf(root: string): ReadonlyMap<string, string[]> {
  const known = importers.get(root)
  if (known) return known
  const found = new Map<string, string[]>()
  for (const test of testsIn(root, 'test'))
    for (const source of new Set(
      [...textOf(join(root, test)).matchAll(/\/((?:build|engine|register|service|test|tools)\/[^']+)'/g)].map(([, name]) => name!),
    ))
      found.set(source, [...(found.get(source) ?? []), test])
  importers.set(root, found)
  return found
}

const testsIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.test.ts') && !name.endsWith('.browser.test.ts'))
    .map((name) => `${folder}/${name}`)

const testsUnder = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`)
