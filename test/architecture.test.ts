import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { registry } from './support/ports.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const IMPORT = /(?:from\s|import\s|import\()\s*'([^']+)'/g

interface File {
  /** From the root: `engine/core/money.ts`. */
  readonly path: string
  readonly text: string
  /** Files of the project it imports, from the root. */
  readonly imports: readonly string[]
  readonly packages: readonly string[]
}

const files: readonly File[] = ['engine', 'service', 'register'].flatMap((workspace) =>
  readdirSync(join(ROOT, workspace), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/(^|\/)(dist|node_modules)\//.test(file))
    .map((file) => read(`${workspace}/${file}`)),
)
const byPath = new Map(files.map((file) => [file.path, file]))

function read(path: string): File {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const targets = [...text.matchAll(IMPORT)].map((match) => match[1]!)
  const imports = targets.filter((target) => target.startsWith('.')).map((target) => relative(ROOT, resolve(ROOT, dirname(path), target)))
  return { path, text, imports, packages: targets.filter((target) => !target.startsWith('.')) }
}

/** Beside the rooms of the pages, for all of them. */
const SHARED_BY_PAGES = ['english-links', 'format', 'html', 'terms', 'trail', 'versioned'].map((name) => `service/doors/web/${name}.ts`)

/** A file's room: the rule of the longest prefix that fits it. `in` are prefixes it may import from, besides its own room. */
const ROOMS: Readonly<Record<string, { readonly in: readonly string[]; readonly packages?: RegExp }>> = {
  'engine/core/': { in: [] },
  'engine/core/operation/': { in: ['engine/core/'], packages: /^zod$/ },
  'engine/present/': { in: ['engine/core/', 'engine/indicators/'] },
  'engine/search/': { in: ['engine/core/', 'engine/indicators/', 'engine/present/'] },
  'engine/indicators/': { in: ['engine/core/', 'engine/generated/series.ts', 'engine/generated/series-search.ts'] },
  'engine/generated/': { in: ['engine/'] },
  'engine/salaries/': { in: ['engine/core/'] },
  'engine/classifications/': { in: ['engine/core/'] },
  'engine/market/': { in: ['engine/core/', 'engine/indicators/'] },
  'engine/domains/': { in: ['engine/core/'] },
  'engine/decisions/': { in: ['engine/core/', 'engine/domains/'] },
  'engine/questions/': { in: ['engine/core/', 'engine/present/', 'engine/search/'], packages: /^zod$/ },
  'engine/documents/': { in: ['engine/core/', 'engine/domains/payroll/'] },
  'engine/documents/cnis/': { in: ['engine/core/', 'engine/domains/payroll/', 'engine/domains/social-security/'] },
  'engine/documents/esocial/': { in: ['engine/core/', 'engine/domains/payroll/'], packages: /^saxen$/ },
  'engine/payroll-run/': { in: ['engine/core/', 'engine/domains/', 'engine/present/'] },
  'engine/catalogue/': {
    in: [
      'engine/core/',
      'engine/present/',
      'engine/search/',
      'engine/indicators/',
      'engine/market/',
      'engine/salaries/',
      'engine/documents/',
      'engine/payroll-run/',
      'engine/generated/metadata.ts',
    ],
    packages: /^zod$/,
  },
  'engine/plan/': { in: ['engine/core/', 'engine/domains/'] },
  'engine/sql/': { in: ['engine/core/', 'engine/domains/', 'engine/indicators/', 'engine/plan/'] },
  'engine/': { in: ['engine/'] },
  'service/': { in: ['engine/', 'service/'], packages: /^(node:[a-z_/]+|zod|fastify|pg|pino|@modelcontextprotocol\/server(\/.+)?)$/ },
  'service/store/': {
    in: ['engine/core/errors.ts', 'service/settings.ts', 'service/reconnect.ts', 'service/replace-file.ts'],
    packages: /^(node:[a-z_/]+|pg)$/,
  },
  'service/sources/': { in: ['engine/core/', 'engine/indicators/', 'engine/market/'], packages: /^node:[a-z_/]+$/ },
  'service/refresh/': {
    in: ['engine/', 'service/store/', 'service/sources/', 'service/settings.ts', 'service/paths.ts', 'service/progress-bar.ts'],
    packages: /^node:[a-z_/]+$/,
  },
  'service/salaries/': { in: ['engine/core/', 'engine/salaries/', 'service/replace-file.ts'], packages: /^node:[a-z_/]+$/ },
  'service/doors/': {
    in: ['engine/', 'service/doors/', 'service/host/', 'service/async-scope.ts', 'service/language.ts'],
    packages: /^(node:[a-z_/]+|fastify)$/,
  },
  'service/doors/thread.ts': { in: ['engine/', 'service/'], packages: /^node:[a-z_/]+$/ },
  'service/doors/archive.ts': { in: [], packages: /^fflate$/ },
  'service/doors/sheets.ts': { in: [], packages: /^(fflate|(read|write)-excel-file\/universal)$/ },
  'service/doors/pdf/': { in: ['engine/documents/rows.ts'], packages: /^pdfjs-dist\/legacy\/build\/pdf(\.worker)?\.mjs$/ },
  'service/doors/http/': {
    in: [
      'engine/core/',
      'engine/present/',
      'engine/plan/planned-answers.ts',
      'service/doors/refusals.ts',
      'service/doors/english-address.ts',
      'service/doors/answer-scheduler.ts',
      'service/doors/job.ts',
      'service/doors/posted-archive.ts',
      'service/host/',
    ],
    packages: /^(node:[a-z_/]+|fastify)$/,
  },
  // What serves, apart from what is asked: it knows of the doors how a refusal is told and what a job is.
  'service/host/': {
    in: [
      'engine/core/',
      'service/doors/refusals.ts',
      'service/doors/english-address.ts',
      'service/doors/job.ts',
      'service/language.ts',
      'service/reconnect.ts',
    ],
    packages: /^(node:[a-z\d_/]+|fastify|@fastify\/proxy-addr)$/,
  },
  'service/doors/mcp/': {
    in: [
      'engine/',
      'service/host/server.ts',
      'service/doors/refusals.ts',
      'service/doors/english-address.ts',
      'service/doors/answer-scheduler.ts',
    ],
    packages: /^(node:[a-z_/]+|zod|fastify|@modelcontextprotocol\/server(\/.+)?)$/,
  },
  'service/doors/discovery/': { in: ['engine/', 'service/doors/http/', 'service/host/'], packages: /^$/ },
  'service/doors/openapi/': { in: ['engine/', 'service/doors/http/', 'service/doors/english-address.ts', 'service/host/'], packages: /^$/ },
  'service/doors/cli/': {
    in: [
      'engine/',
      'service/doors/refusals.ts',
      'service/doors/pdf/',
      'service/doors/archive.ts',
      'service/doors/sheets.ts',
      'service/doors/mcp/stdio.ts',
      'service/language.ts',
      'service/local.ts',
      'service/main.ts',
      'service/paths.ts',
      'service/threads.ts',
      'service/progress-bar.ts',
    ],
    packages: /^node:[a-z_/]+$/,
  },
  'service/doors/web/': {
    in: ['engine/', 'service/doors/http/', 'service/doors/openapi/', 'service/doors/answer-scheduler.ts', 'service/host/'],
  },
  'service/doors/web/pages/': {
    in: [
      'engine/',
      ...SHARED_BY_PAGES,
      'service/doors/web/answers/',
      'service/doors/web/forms/',
      'service/doors/web/charts/',
      'service/doors/web/generated/build.ts',
      'service/doors/http/',
      'service/doors/openapi/',
      'service/doors/answer-scheduler.ts',
      'service/doors/english-address.ts',
      'service/doors/job.ts',
      'service/host/',
      'service/language.ts',
      'service/paths.ts',
    ],
    packages: /^(node:[a-z_/]+|fastify)$/,
  },
  'service/doors/web/answers/': {
    in: [
      'engine/',
      ...SHARED_BY_PAGES,
      'service/doors/web/forms/',
      'service/doors/web/charts/',
      'service/doors/http/example-url.ts',
      'service/doors/sheets.ts',
    ],
  },
  'service/doors/web/forms/': { in: ['engine/', ...SHARED_BY_PAGES, 'service/doors/http/example-url.ts'] },
  'service/doors/web/charts/': { in: ['engine/', ...SHARED_BY_PAGES, 'service/paths.ts'], packages: /^node:[a-z_/]+$/ },
  // What browsers fetch: drawn there by what draws it here.
  'service/doors/web/script/': {
    in: [
      'engine/',
      ...SHARED_BY_PAGES,
      'service/doors/web/en.ts',
      'service/doors/web/pages/',
      'service/doors/web/answers/',
      'service/doors/web/forms/',
      'service/doors/web/worker/',
      'service/doors/web/generated/build.ts',
      'service/doors/sheets.ts',
    ],
  },
  'service/doors/web/worker/': {
    in: [
      'engine/',
      ...SHARED_BY_PAGES,
      'service/doors/web/answers/',
      'service/doors/web/forms/',
      'service/doors/web/script/',
      'service/doors/web/generated/build.ts',
      'service/doors/pdf/',
      'service/doors/archive.ts',
      'service/doors/english-address.ts',
    ],
  },
  ...Object.fromEntries(
    SHARED_BY_PAGES.map((file) => [
      file,
      { in: ['engine/', ...SHARED_BY_PAGES, 'service/doors/web/generated/build.ts', 'service/doors/english-address.ts'] },
    ]),
  ),
  'register/': {
    in: ['engine/', 'service/salaries/', 'service/paths.ts', 'service/replace-file.ts', 'service/threads.ts', 'service/progress-bar.ts'],
    packages: /^(node:[a-z_/]+|7z-wasm|basic-ftp)$/,
  },
}

const roomOf = (path: string): string =>
  Object.keys(ROOMS)
    .filter((room) => path.startsWith(room))
    .sort((a, b) => b.length - a.length)[0]!

/** Holds a rule in every one of these files, and names all that break it. */
function everyFile(where: readonly File[], holds: (file: File) => void): void {
  const broken = where.flatMap((file) => {
    try {
      holds(file)
      return []
    } catch (error) {
      return [`${file.path}: ${(error as Error).message}`]
    }
  })
  expect(where.length).toBeGreaterThan(0)
  expect(broken).toEqual([])
}

describe('every file', () => {
  it('imports only what its room allows', () => {
    everyFile(files, ({ path, imports, packages }) => {
      const room = roomOf(path)
      const { in: open, packages: allowed = /^$/ } = ROOMS[room]!
      for (const target of imports)
        expect(
          [room, ...open].some((prefix) => target.startsWith(prefix)),
          target,
        ).toBe(true)
      for (const target of packages) expect(target).toMatch(allowed)
    })
  })

  it('runs no text as code and imports no name that came with a request', () => {
    everyFile(files, ({ text }) => {
      expect(text).not.toMatch(/\beval\(|new Function\(|\brequire\(/)
      // import('…') of a fixed name is only a late import.
      expect(text).not.toMatch(/\bimport\((?!')/)
    })
  })
})

/** Which domains a domain may read: the act's subject owns the law, and others come to it. */
const DOMAINS: Readonly<Record<string, readonly string[]>> = {
  payroll: [],
  termination: ['payroll', 'credit'],
  'social-security': ['payroll'],
  'income-tax': ['payroll'],
  'own-account': ['payroll', 'income-tax'],
  business: ['payroll', 'own-account', 'income-tax'],
  credit: ['household', 'prices'],
  housing: ['household', 'prices'],
  savings: ['income-tax'],
  prices: [],
  household: ['prices', 'payroll'],
}

it('no domain reads another that reads it, by whatever way', () => {
  const reached = (from: string, seen: ReadonlySet<string> = new Set()): string[] =>
    DOMAINS[from]!.flatMap((domain) => (seen.has(domain) ? [] : [domain, ...reached(domain, new Set([...seen, domain]))]))
  for (const domain of Object.keys(DOMAINS)) expect(reached(domain), domain).not.toContain(domain)
})

it('lists only the readings there are', () => {
  const there = new Set(
    files.flatMap(({ path, imports }) =>
      imports.map((target) => [path, target].map((each) => /^engine\/domains\/([^/]+)\//.exec(each)?.[1]).join(' reads ')),
    ),
  )
  for (const [domain, others] of Object.entries(DOMAINS)) for (const other of others) expect(there).toContain(`${domain} reads ${other}`)
})

describe('every file of a domain', () => {
  const ofDomains = files.filter(({ path }) => path.startsWith('engine/domains/'))
  const readByDomains = ({ imports }: File) => imports.filter((other) => other.startsWith('engine/domains/'))
  const partsOf = (path: string) => path.split('/').slice(2) as [domain: string, shelf: string, folder: string]

  it('reads only the domains its own may', () => {
    everyFile(ofDomains, (file) => {
      const [domain] = partsOf(file.path)
      for (const target of readByDomains(file)) expect([domain, ...DOMAINS[domain]!], target).toContain(partsOf(target)[0])
    })
  })

  it('reaches only down: law ← rules ← calculators ← checks', () => {
    const below: Readonly<Record<string, readonly string[]>> = {
      law: [],
      rules: ['law', 'rules'],
      calculators: ['law', 'rules', 'calculators'],
      checks: ['law', 'rules', 'calculators', 'checks'],
    }
    everyFile(ofDomains, (file) => {
      const { path, imports } = file
      const [, shelf, folder] = partsOf(path)
      for (const target of readByDomains(file)) {
        const [, otherShelf, otherFolder] = partsOf(target)
        expect(below[shelf], target).toContain(otherShelf)
        // What another operation exports is what can be asked of it; the rest of its folder is its own.
        if (otherShelf === 'calculators' && otherFolder !== folder) expect(target).toMatch(/\/index\.ts$/)
      }
      const open = path.endsWith('.search.ts')
        ? /^engine\/core\/operation\/descriptor\.ts$/
        : /^engine\/core\/(dated|money|ratio|scale)\.ts$/
      if (shelf === 'law') for (const target of imports) expect(target).toMatch(open)
    })
  })

  it('reads no clock, no environment and no chance', () => {
    everyFile(ofDomains, ({ text }) => expect(text).not.toMatch(/Date\.now|new Date\(|process\.|Math\.random/))
  })

  it('words no amount, rate or day itself: a sentence carries it exactly', () => {
    everyFile(ofDomains, ({ text }) => expect(text).not.toMatch(/\bformat(BRL|Percent|Day|Ratio)\b/))
  })
})

/** Who reads a table itself, by the reason why no hypothesis has to be seen there. */
const DIRECT_READERS: Readonly<Record<string, readonly string[]>> = {
  'a document is held to the law, and a check takes no other': [
    'engine/documents/cnis/history.ts',
    'engine/documents/esocial/contribution.ts',
    'engine/documents/esocial/fgts-totals.ts',
    'engine/documents/esocial/income.ts',
    'engine/documents/esocial/rubric-notes.ts',
    'engine/domains/income-tax/checks/check-irpf-obligation/index.ts',
    'engine/domains/payroll/checks/check-payslip/flat.ts',
    'engine/domains/payroll/checks/check-payslip/index.ts',
    'engine/domains/payroll/checks/check-payslip/lines.ts',
    'engine/domains/payroll/checks/check-thirteenth/index.ts',
    'engine/domains/payroll/checks/check-vacation-receipt/index.ts',
    'engine/domains/payroll/rules/irrf-audit.ts',
    'engine/domains/payroll/rules/paper-fgts.ts',
    'engine/domains/payroll/rules/paper-inss.ts',
    'engine/domains/payroll/rules/paper-irrf.ts',
    'engine/domains/payroll/rules/payslip-audit.ts',
    'engine/domains/payroll/rules/payslip-mistakes.ts',
    'engine/domains/termination/checks/check-severance/taxes.ts',
  ],
  'how many versions there are, which a plan renders all of': ['engine/plan/functions/redemption.ts'],
  'the names of lines on a paper': ['engine/documents/reader.ts'],
  'questions a paper leaves, where no check is made and no law changed': ['engine/documents/pay-questions.ts'],
  'rates that none of the jobs given pays': ['engine/domains/payroll/calculators/inss-several-jobs/index.ts'],
  'the day on which a rule began, which no change moves': ['engine/domains/prices/calculators/public-debt-update/index.ts'],
}

const MAX_FUNCTION_LINES = 80

/** Longer functions, each with why it is not in parts. It may only shrink. */
const LONG_FUNCTIONS: Readonly<Record<string, string>> = {
  'engine/core/operation/question.ts question': 'closures over one definition, which its types come from',
  'service/doors/web/script/follow.ts follow': 'the states of one form on one page, which its listeners share',
  'service/workers/primary.ts supervise': 'the states of one primary, which its listeners share',
}

/** Functions of a file above so many lines, from signature to closing brace, by name; one without a name has the one it is given to. */
function longFunctions({ path, text }: Pick<File, 'path' | 'text'>, most: number): string[] {
  // Most files are no longer than that themselves.
  if (text.split('\n').length <= most) return []
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line
  const nameOf = (node: ts.Node): string => {
    const named = ts.isFunctionLike(node) || ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) ? node.name : undefined
    return named?.getText() ?? (ts.isSourceFile(node) ? '' : nameOf(node.parent))
  }
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body && lineOf(node.end) - lineOf(node.getStart()) + 1 > most)
      found.push(`${path} ${nameOf(node)}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

describe('the house', () => {
  it('counts the lines of a function from its signature to its closing brace, wherever it stands', () => {
    const text = 'const a = () => {\n\n}\nclass B {\n  c() {\n\n\n  }\n}\nconst d = { e: [1].map((f) => {\n\n\n\n}) }\n'
    const longer = (most: number) => longFunctions({ path: 'a.ts', text }, most)
    expect(longer(2)).toEqual(['a.ts a', 'a.ts c', 'a.ts e'])
    expect(longer(4)).toEqual(['a.ts e'])
    expect(longer(5)).toEqual([])
  })

  it(`has no function above ${MAX_FUNCTION_LINES} lines but those that say why`, () => {
    const sources = files.filter(({ path }) => !path.includes('/generated/'))
    expect(sources.flatMap((file) => longFunctions(file, MAX_FUNCTION_LINES)).sort()).toEqual(Object.keys(LONG_FUNCTIONS).sort())
  })

  it('has no circle of imports', () => {
    const state = new Map<string, 'open' | 'done'>()
    const circles: string[] = []
    const visit = (path: string, trail: readonly string[]): void => {
      if (state.get(path) === 'done') return
      if (state.get(path) === 'open') {
        circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
        return
      }
      state.set(path, 'open')
      for (const target of byPath.get(path)?.imports ?? []) visit(target, [...trail, path])
      state.set(path, 'done')
    }
    for (const { path } of files) visit(path, [])
    expect(circles).toEqual([])
  })

  it('reads examples and search text where the registry binds them, and nowhere else', () => {
    const beside = /^engine\/(domains|questions|indicators|catalogue)\/.*(\/examples|[/.]search)\.ts$/
    const readers = files.filter(
      ({ path, imports }) => !path.startsWith('engine/generated/') && imports.some((target) => beside.test(target)),
    )
    expect(readers.map(({ path }) => path)).toEqual([])
  })

  it('reads a law table through the context, where a change of the law is seen, or says why not', () => {
    const direct = files.flatMap(({ path, text }) => {
      if (!path.startsWith('engine/') || path.startsWith('engine/generated/')) return []
      const laws = [...text.matchAll(/^import (\w+)(?:, \{[^}]*\})? from '[^']*\/law\/[^']*\.ts'/gm)].map((match) => match[1]!)
      return laws.some((law) => new RegExp(`\\b${law}\\.(at|versions|supersededOn)\\b`).test(text)) ? [path] : []
    })
    expect(direct.sort()).toEqual(Object.values(DIRECT_READERS).flat().sort())
  })

  it('has no circle of asking', () => {
    const asking = new Map(
      files
        .filter(({ path }) => /\/(calculators|decisions)\//.test(path))
        .map(({ path, imports }) => [path, imports.filter((target) => /\/(calculators|decisions)\/[^/]+\/index\.ts$/.test(target))]),
    )
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      (asking.get(from) ?? []).some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))))
    expect([...asking.keys()].filter((path) => reaches(path, path))).toEqual([])
  })

  it('names everything by its folder or file', () => {
    const held = files.map(({ path }) => path).filter((path) => !path.endsWith('/en.ts'))
    for (const [shelf, members] of [
      ['calculators', registry.calculators],
      ['decisions', registry.decisions],
      ['questions', registry.questions],
    ] as const)
      expect([...members.keys()].sort()).toEqual(
        held.flatMap((path) => new RegExp(`/${shelf}/([^/]+)/index\\.ts$`).exec(path)?.[1] ?? []).sort(),
      )
    expect([...registry.laws.keys()].sort()).toEqual(held.flatMap((path) => /\/law\/([^/.]+)\.ts$/.exec(path)?.[1] ?? []).sort())
    expect([...registry.queries.keys()].sort()).toEqual(
      held.flatMap((path) => /catalogue\/queries\/([^/.]+)\.ts$/.exec(path)?.[1] ?? []).sort(),
    )
  })
})

it('the pages are in rooms, with beside them only what opens them and what all share', () => {
  const there = readdirSync(join(ROOT, 'service/doors/web')).filter((name) => !name.endsWith('.test.ts'))
  const rooms = ['answers', 'charts', 'forms', 'pages']
  const served = ['assets', 'generated', 'script', 'worker']
  const shared = SHARED_BY_PAGES.map((path) => path.slice(path.lastIndexOf('/') + 1))
  expect(there.sort()).toEqual([...rooms, ...served, ...shared, 'en.ts', 'pages.ts'].sort())
})

it('no door names an operation', () => {
  const names = [...registry.calculators.keys()].filter((name) => name.includes('-'))
  const doors = files.filter(({ path }) => path.startsWith('service/doors/'))
  everyFile(doors, ({ text }) => {
    for (const name of names) expect(text.includes(name), name).toBe(false)
  })
})
