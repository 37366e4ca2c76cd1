import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { registry } from '../support/ports.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const IMPORT = /(?:from\s|import\s|import\()\s*'([^']+)'/g

interface File {
  /** Path from the root: `engine/core/money.ts`. */
  readonly path: string
  readonly text: string
  /** Project files it imports, as paths from the root. */
  readonly imports: readonly string[]
  readonly packages: readonly string[]
}

const files: readonly File[] = ['engine', 'service', 'register'].flatMap((workspace) =>
  readdirSync(join(ROOT, workspace), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/(^|\/)(dist[^/]*|node_modules)\//.test(file))
    .map((file) => read(`${workspace}/${file}`)),
)
const byPath = new Map(files.map((file) => [file.path, file]))

function read(path: string): File {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const targets = [...text.matchAll(IMPORT)].map((match) => match[1]!)
  const imports = targets.filter((target) => target.startsWith('.')).map((target) => relative(ROOT, resolve(ROOT, dirname(path), target)))
  return { path, text, imports, packages: targets.filter((target) => !target.startsWith('.')) }
}

/** Modules shared by all page folders. */
const SHARED_BY_PAGES = ['english-links', 'format', 'html', 'terms', 'trail', 'versioned'].map((name) => `service/web/${name}.ts`)

/** Exact values, dates, texts and errors, and the definition and evaluation of operations. */
const KERNEL = ['engine/core/', 'engine/operation/']

/** Import rules by path prefix; the longest matching prefix wins. `may` lists the other prefixes it may import. */
const MODULES: Readonly<Record<string, { readonly may: readonly string[]; readonly packages?: RegExp }>> = {
  'engine/core/': { may: [] },
  'engine/core/reform/': { may: ['engine/core/', 'engine/operation/'] },
  'engine/operation/': { may: ['engine/core/'], packages: /^zod$/ },
  'engine/presentation/': { may: [...KERNEL, 'engine/indicators/'] },
  'engine/search/': { may: [...KERNEL, 'engine/indicators/', 'engine/presentation/'] },
  'engine/indicators/': { may: [...KERNEL, 'engine/generated/series.ts', 'engine/generated/series-search.ts'] },
  'engine/generated/': { may: ['engine/'] },
  'engine/salaries/': { may: KERNEL },
  'engine/classifications/': { may: KERNEL },
  'engine/market/': { may: [...KERNEL, 'engine/indicators/'] },
  'engine/domains/': { may: KERNEL },
  'engine/decisions/': { may: [...KERNEL, 'engine/domains/'] },
  'engine/questions/': { may: [...KERNEL, 'engine/presentation/', 'engine/search/'], packages: /^zod$/ },
  'engine/documents/': { may: [...KERNEL, 'engine/domains/payroll/'] },
  'engine/documents/cnis/': { may: [...KERNEL, 'engine/domains/payroll/', 'engine/domains/social-security/'] },
  'engine/documents/esocial/': { may: [...KERNEL, 'engine/domains/payroll/', 'engine/xml/'] },
  'engine/invoices/': { may: [...KERNEL, 'engine/domains/business/law/', 'engine/xml/'] },
  'engine/xml/': { may: [], packages: /^saxen$/ },
  'engine/payroll-run/': { may: [...KERNEL, 'engine/domains/', 'engine/presentation/'] },
  'engine/court-claim/': { may: [...KERNEL, 'engine/domains/'] },
  'engine/catalogue/': {
    may: [
      ...KERNEL,
      'engine/presentation/',
      'engine/search/',
      'engine/indicators/',
      'engine/market/',
      'engine/salaries/',
      'engine/documents/',
      'engine/invoices/',
      'engine/xml/',
      'engine/payroll-run/',
      'engine/court-claim/',
      'engine/domains/court/rules/',
      // Published averages, which belong to the domain that compares contracts with them.
      'engine/domains/credit/rules/average-rates/',
      'engine/generated/metadata.ts',
    ],
    packages: /^zod$/,
  },
  'engine/plan/': { may: [...KERNEL, 'engine/domains/'] },
  // The tracer runs in a copy of the engine whose rules are lifted (build/lift): nothing served imports it.
  'engine/trace/': { may: [...KERNEL, 'engine/plan/'] },
  'engine/sql/': { may: [...KERNEL, 'engine/domains/', 'engine/indicators/', 'engine/plan/'] },
  // Published entry points, at the root, and what they are made of.
  'engine/': { may: ['engine/'] },

  // Composition root: settings, the single process and the workers.
  'service/': { may: ['engine/', 'service/'], packages: /^(node:[a-z_/]+|zod|fastify|pg|pino|@modelcontextprotocol\/server(\/.+)?)$/ },
  'service/runtime/': { may: ['engine/', 'service/store/disk.ts'], packages: /^(node:[a-z_/]+|fastify)$/ },
  'service/store/': {
    may: ['engine/core/errors.ts', 'service/settings.ts', 'service/runtime/'],
    packages: /^(node:[a-z_/]+|pg)$/,
  },
  'service/sources/': { may: ['engine/core/', 'engine/indicators/', 'engine/market/'], packages: /^node:[a-z_/]+$/ },
  'service/refresh/': {
    may: ['engine/', 'service/store/', 'service/sources/', 'service/settings.ts', 'service/runtime/'],
    packages: /^node:[a-z_/]+$/,
  },
  'service/salaries/': { may: [...KERNEL, 'engine/salaries/', 'service/runtime/'], packages: /^node:[a-z_/]+$/ },
  'service/formats/': { may: [], packages: /^fflate$/ },
  'service/formats/posted-archive.ts': { may: ['engine/core/', 'service/formats/'] },
  'service/formats/workbooks.ts': { may: [], packages: /^(fflate|(read|write)-excel-file\/universal)$/ },
  'service/formats/pdf/': { may: ['engine/documents/reader/rows.ts'], packages: /^pdfjs-dist\/legacy\/build\/pdf(\.worker)?\.mjs$/ },
  // Scheduling of expensive work: in time slices or in threads, cancelled with its caller.
  'service/work/': {
    may: ['engine/', 'service/runtime/', 'service/formats/', 'service/http/row-answers.ts', 'service/web/'],
    packages: /^(node:[a-z_/]+|fastify)$/,
  },
  'service/work/worker-thread.ts': { may: ['engine/', 'service/'], packages: /^node:[a-z_/]+$/ },
  // HTTP server, independent of operations and of adapters.
  'service/host/': {
    may: [...KERNEL, 'service/runtime/', 'service/work/'],
    packages: /^(node:[a-z\d_/]+|fastify|@fastify\/proxy-addr)$/,
  },
  'service/http/': {
    may: [
      ...KERNEL,
      'engine/presentation/',
      'engine/plan/planned-answers.ts',
      'service/runtime/',
      'service/work/',
      'service/host/',
      'service/formats/posted-archive.ts',
    ],
    packages: /^(node:[a-z_/]+|fastify)$/,
  },
  'service/mcp/': {
    may: ['engine/', 'service/runtime/', 'service/work/', 'service/host/server.ts'],
    packages: /^(node:[a-z_/]+|zod|fastify|@modelcontextprotocol\/server(\/.+)?)$/,
  },
  'service/discovery/': { may: ['engine/', 'service/runtime/', 'service/http/', 'service/host/'] },
  'service/openapi/': { may: ['engine/', 'service/runtime/', 'service/http/', 'service/host/'] },
  'service/cli/': {
    may: [
      'engine/',
      'service/runtime/',
      'service/formats/',
      'service/work/threads.ts',
      'service/mcp/stdio.ts',
      'service/local-ports.ts',
      'service/main.ts',
    ],
    packages: /^node:[a-z_/]+$/,
  },
  'service/web/': {
    may: ['engine/', 'service/runtime/', 'service/work/', 'service/http/', 'service/openapi/', 'service/host/'],
  },
  'service/web/pages/': {
    may: [
      'engine/',
      ...SHARED_BY_PAGES,
      'service/web/answers/',
      'service/web/forms/',
      'service/web/charts/',
      'service/web/generated/build.ts',
      'service/runtime/',
      'service/work/',
      'service/http/',
      'service/openapi/',
      'service/host/',
    ],
    packages: /^(node:[a-z_/]+|fastify)$/,
  },
  'service/web/answers/': {
    may: [
      'engine/',
      ...SHARED_BY_PAGES,
      'service/web/forms/',
      'service/web/charts/',
      'service/http/example-url.ts',
      'service/formats/workbooks.ts',
    ],
  },
  'service/web/forms/': { may: ['engine/', ...SHARED_BY_PAGES, 'service/http/example-url.ts'] },
  'service/web/charts/': { may: ['engine/', ...SHARED_BY_PAGES, 'service/runtime/paths.ts'], packages: /^node:[a-z_/]+$/ },
  // Browser code: shares the rendering code of the server.
  'service/web/scripts/': {
    may: [
      'engine/',
      ...SHARED_BY_PAGES,
      'service/web/en.ts',
      'service/web/pages/',
      'service/web/answers/',
      'service/web/forms/',
      'service/web/worker/',
      'service/web/generated/build.ts',
      'service/formats/workbooks.ts',
    ],
  },
  'service/web/worker/': {
    may: [
      'engine/',
      ...SHARED_BY_PAGES,
      'service/web/answers/',
      'service/web/forms/',
      'service/web/scripts/',
      'service/web/generated/build.ts',
      'service/formats/pdf/',
      'service/formats/archive.ts',
      'service/runtime/english-address.ts',
    ],
  },
  ...Object.fromEntries(
    SHARED_BY_PAGES.map((file) => [
      file,
      { may: ['engine/', ...SHARED_BY_PAGES, 'service/web/generated/build.ts', 'service/runtime/english-address.ts'] },
    ]),
  ),
  'register/': {
    may: ['engine/', 'service/salaries/', 'service/runtime/', 'service/work/threads.ts'],
    packages: /^(node:[a-z_/]+|7z-wasm|basic-ftp)$/,
  },
}

const moduleOf = (path: string): string =>
  Object.keys(MODULES)
    .filter((prefix) => path.startsWith(prefix))
    .sort((a, b) => b.length - a.length)[0]!

/** Checks a rule on every file and lists all violations. */
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
  it('imports only what its module rules allow', () => {
    everyFile(files, ({ path, imports, packages }) => {
      const module = moduleOf(path)
      const { may, packages: allowed = /^$/ } = MODULES[module]!
      for (const target of imports)
        expect(
          [module, ...may].some((prefix) => target.startsWith(prefix)),
          target,
        ).toBe(true)
      for (const target of packages) expect(target).toMatch(allowed)
    })
  })

  it('never evaluates text as code or imports a name from a request', () => {
    everyFile(files, ({ text }) => {
      expect(text).not.toMatch(/\beval\(|new Function\(|\brequire\(/)
      // import('…') with a literal name is a plain lazy import.
      expect(text).not.toMatch(/\bimport\((?!')/)
    })
  })
})

/** Allowed dependencies between domains: a law belongs to the domain of its subject, and other domains import it. */
const DOMAINS: Readonly<Record<string, readonly string[]>> = {
  payroll: [],
  termination: ['payroll', 'credit', 'income-tax'],
  'social-security': ['payroll'],
  'income-tax': ['payroll'],
  'own-account': ['payroll', 'income-tax'],
  business: ['payroll', 'own-account', 'income-tax'],
  credit: ['household', 'prices'],
  housing: ['household', 'prices'],
  savings: ['income-tax'],
  prices: ['payroll'],
  household: ['prices', 'payroll'],
  court: ['payroll', 'income-tax', 'savings', 'termination'],
}

it('domains have no dependency cycle, direct or transitive', () => {
  const reached = (from: string, seen: ReadonlySet<string> = new Set()): string[] =>
    DOMAINS[from]!.flatMap((domain) => (seen.has(domain) ? [] : [domain, ...reached(domain, new Set([...seen, domain]))]))
  for (const domain of Object.keys(DOMAINS)) expect(reached(domain), domain).not.toContain(domain)
})

it('lists only existing dependencies', () => {
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

  it('imports only allowed domains', () => {
    everyFile(ofDomains, (file) => {
      const [domain] = partsOf(file.path)
      for (const target of readByDomains(file)) expect([domain, ...DOMAINS[domain]!], target).toContain(partsOf(target)[0])
    })
  })

  it('depends only downward: law ← rules ← calculators ← checks', () => {
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
        // Another operation may be imported through its index only.
        if (otherShelf === 'calculators' && otherFolder !== folder) expect(target).toMatch(/\/index\.ts$/)
      }
      const open = path.endsWith('.search.ts')
        ? /^engine\/operation\/definition\/descriptor\.ts$/
        : /^engine\/core\/(dated|money|ratio|scale)\.ts$/
      if (shelf === 'law') for (const target of imports) expect(target).toMatch(open)
    })
  })

  it('uses no clock, environment or randomness', () => {
    everyFile(ofDomains, ({ text }) => expect(text).not.toMatch(/Date\.now|new Date\(|process\.|Math\.random/))
  })

  it('never formats an amount, rate or day itself: sentences carry the exact value', () => {
    everyFile(ofDomains, ({ text }) => expect(text).not.toMatch(/\bformat(BRL|Percent|Day|Ratio)\b/))
  })
})

/** Files that read a law table directly, grouped by the reason why hypothetical law changes do not apply. */
const DIRECT_READERS: Readonly<Record<string, readonly string[]>> = {
  'a document is held to the law, and a check takes no other': [
    'engine/documents/cnis/history.ts',
    'engine/documents/esocial/totals/contribution.ts',
    'engine/documents/esocial/totals/fgts-totals.ts',
    'engine/documents/esocial/totals/income.ts',
    'engine/documents/esocial/comparison/rubric-notes.ts',
    'engine/invoices/check.ts',
    'engine/domains/income-tax/checks/check-irpf-obligation/index.ts',
    'engine/domains/payroll/checks/check-payslip/flat.ts',
    'engine/domains/payroll/checks/check-payslip/index.ts',
    'engine/domains/payroll/checks/check-payslip/lines.ts',
    'engine/domains/payroll/checks/check-thirteenth/index.ts',
    'engine/domains/payroll/checks/check-vacation-receipt/index.ts',
    'engine/domains/payroll/rules/floors/document-floor.ts',
    'engine/domains/payroll/rules/floors/wage-floor.ts',
    'engine/domains/payroll/rules/withholding/irrf-audit.ts',
    'engine/domains/payroll/rules/payslip/document-fgts.ts',
    'engine/domains/payroll/rules/payslip/document-inss.ts',
    'engine/domains/payroll/rules/payslip/document-irrf.ts',
    'engine/domains/payroll/rules/payslip/payslip-audit.ts',
    'engine/domains/payroll/rules/payslip/payslip-mistakes.ts',
    'engine/domains/termination/checks/check-severance/taxes.ts',
  ],
  'how many versions there are, which a plan renders all of': ['engine/plan/functions/redemption.ts'],
  'the names of lines on a paper': ['engine/documents/reader/reader.ts'],
  'questions a paper leaves, where no check is made and no law changed': ['engine/documents/pay-questions.ts'],
  'rates that none of the jobs given pays': ['engine/domains/payroll/calculators/inss-several-jobs/index.ts'],
  'the day on which a rule began, which no change moves': [
    'engine/court-claim/charges/debts.ts',
    'engine/domains/court/calculators/court-costs/index.ts',
    'engine/domains/prices/calculators/public-debt-update/index.ts',
  ],
  'the first day of the next ceiling, on which sources disagree': ['engine/domains/credit/calculators/credit-check/caps.ts'],
}

const MAX_FUNCTION_LINES = 80

/** Functions allowed above the limit, each with its reason. This list may only shrink. */
const LONG_FUNCTIONS: Readonly<Record<string, string>> = {
  'engine/operation/definition/question.ts question': 'closures over one definition, which its types come from',
  'service/web/scripts/form/live-update.ts attachLiveUpdate': 'the states of one form on one page, which its listeners share',
  'service/workers/primary.ts supervise': 'the states of one primary, which its listeners share',
}

/**
 * Names of functions longer than `most` lines, from signature to closing brace; an anonymous function takes the name of its assignment
 * target.
 */
function longFunctions({ path, text }: Pick<File, 'path' | 'text'>, most: number): string[] {
  // Fast path: most files are shorter than the limit.
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

describe('codebase', () => {
  it('measures a function from its signature to its closing brace, wherever it is declared', () => {
    const text = 'const a = () => {\n\n}\nclass B {\n  c() {\n\n\n  }\n}\nconst d = { e: [1].map((f) => {\n\n\n\n}) }\n'
    const longer = (most: number) => longFunctions({ path: 'a.ts', text }, most)
    expect(longer(2)).toEqual(['a.ts a', 'a.ts c', 'a.ts e'])
    expect(longer(4)).toEqual(['a.ts e'])
    expect(longer(5)).toEqual([])
  })

  it(`has no function above ${MAX_FUNCTION_LINES} lines except those with a stated reason`, () => {
    const sources = files.filter(({ path }) => !path.includes('/generated/'))
    expect(sources.flatMap((file) => longFunctions(file, MAX_FUNCTION_LINES)).sort()).toEqual(Object.keys(LONG_FUNCTIONS).sort())
  })

  it('has no import cycle', () => {
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

  it('imports examples and search text only where the registry binds them', () => {
    const beside = /^engine\/(domains|questions|indicators|catalogue)\/.*(\/examples|[/.]search)\.ts$/
    const readers = files.filter(
      ({ path, imports }) => !path.startsWith('engine/generated/') && imports.some((target) => beside.test(target)),
    )
    expect(readers.map(({ path }) => path)).toEqual([])
  })

  it('reads law tables through the context, where law changes apply, or states why not', () => {
    const direct = files.flatMap(({ path, text }) => {
      if (!path.startsWith('engine/') || path.startsWith('engine/generated/')) return []
      const laws = [...text.matchAll(/^import (\w+)(?:, \{[^}]*\})? from '[^']*\/law\/[^']*\.ts'/gm)].map((match) => match[1]!)
      return laws.some((law) => new RegExp(`\\b${law}\\.(at|versions|supersededOn)\\b`).test(text)) ? [path] : []
    })
    expect(direct.sort()).toEqual(Object.values(DIRECT_READERS).flat().sort())
  })

  it('has no call cycle between operations', () => {
    const asking = new Map(
      files
        .filter(({ path }) => /\/(calculators|decisions)\//.test(path))
        .map(({ path, imports }) => [path, imports.filter((target) => /\/(calculators|decisions)\/[^/]+\/index\.ts$/.test(target))]),
    )
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      (asking.get(from) ?? []).some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))))
    expect([...asking.keys()].filter((path) => reaches(path, path))).toEqual([])
  })

  it('registry ids match their folder or file names', () => {
    const held = files.map(({ path }) => path).filter((path) => !path.endsWith('/en.ts'))
    for (const [shelf, members] of [
      ['calculators', registry.calculators],
      ['decisions', registry.decisions],
      ['questions', registry.questions],
    ] as const)
      expect([...members.keys()].sort()).toEqual(
        held.flatMap((path) => new RegExp(`/${shelf}/([^/]+)/index\\.ts$`).exec(path)?.[1] ?? []).sort(),
      )
    expect([...registry.laws.keys()].sort()).toEqual(
      held.flatMap((path) => /^engine\/domains\/.*\/law\/([^/.]+)\.ts$/.exec(path)?.[1] ?? []).sort(),
    )
    expect([...registry.queries.keys()].sort()).toEqual(
      held.flatMap((path) => /catalogue\/queries\/([^/.]+)\.ts$/.exec(path)?.[1] ?? []).sort(),
    )
  })
})

it('groups pages in folders, beside only their entry points and shared modules', () => {
  const there = readdirSync(join(ROOT, 'service/web')).filter((name) => !name.endsWith('.test.ts'))
  const folders = ['answers', 'charts', 'forms', 'pages']
  const served = ['assets', 'generated', 'scripts', 'worker']
  const shared = SHARED_BY_PAGES.map((path) => path.slice(path.lastIndexOf('/') + 1))
  expect(there.sort()).toEqual([...folders, ...served, ...shared, 'en.ts', 'pages.ts'].sort())
})

it('no adapter names an operation', () => {
  const names = [...registry.calculators.keys()].filter((name) => name.includes('-'))
  const adapters = files.filter(({ path }) => /^service\/(http|mcp|cli|openapi|discovery|web|host|work)\//.test(path))
  everyFile(adapters, ({ text }) => {
    for (const name of names) expect(text.includes(name), name).toBe(false)
  })
})
