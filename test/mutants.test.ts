/** The instrument itself: `npm run mutants` says of a change only what the tests of that change said. */
import { existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { afterAll, describe, expect, it } from 'vitest'
import { judgedBySwitches } from '../tools/mutants/by-switches.ts'
import { type Mutant, mutantsOf } from '../tools/mutants/changes.ts'
import { report } from '../tools/mutants/report.ts'
import { isAskedFor, ROOMS, roomOf, sourcesIn, suitesFor } from '../tools/mutants/rooms.ts'
import { sampled } from '../tools/mutants/sample.ts'
import { isSwitchable, withSwitches } from '../tools/mutants/switched.ts'
import { Worker } from '../tools/mutants/worker-process.ts'
import { EXHAUSTIVE } from './support/rounds.ts'

/** Without its types. */
const stripped = (code: string): string => ts.transpile(code, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext })

const ROOT = fileURLToPath(new URL('../', import.meta.url))

const ADULT = 'export const isAdult = (age: number): boolean => age >= 18\n'
const KEPT = 'let kept: boolean | undefined\nexport const isAdult = (age: number): boolean => (kept ??= age >= 18)\n'

/** With a call that is the whole of a branch, and that nothing reads. */
const NOTED = `const noted: number[] = []
function note(age: number): void {
  if (age > 18) noted.push(age)
}
export function isAdult(age: number): boolean {
  note(age)
  return age >= 18
}
`

/** What a test starts, once it is built: the change is in what was built with it. */
const PROGRAM = 'process.exit(Number(process.argv[2]) >= 18 ? 0 : 1)\n'
const BUILD = "import { cpSync } from 'node:fs'\nexport const buildService = () => cpSync('code/started.ts', 'dist/started.cjs')\n"
const STARTED = `import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
it('at 18', () => expect(spawnSync(process.execPath, ['dist/started.cjs', '18']).status).toBe(0))
`

/** As vitest.config.ts has it: Node imports the sources itself, and files share a worker. */
const CONFIG = `export default { test: {
  isolate: false,
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', ${JSON.stringify(new URL('support/typescript.mjs', import.meta.url).href)}],
} }
`

/** A test that ends whoever runs it, where somebody of 18 is no adult. */
const ENDING = `import { expect, it } from 'vitest'
import { isAdult } from './ending.ts'
it('at 18', () => {
  if (!isAdult(18)) process.kill(process.ppid, 'SIGKILL')
  expect(isAdult(18)).toBe(true)
})
`

/** Two files with a test each, a third whose test fails whatever is changed, one that keeps its first answer, one that notes what nobody reads, one whose test may end all, and one that is started. */
function fixture(): string {
  const tree = mkdtempSync(join(tmpdir(), 'centavo-fixture-'))
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  mkdirSync(join(tree, 'code'))
  for (const [name, code, expected] of [
    ['adult', ADULT, true],
    ['child', ADULT, true],
    ['broken', ADULT, false],
    ['kept', KEPT, true],
    ['noted', NOTED, true],
  ] as const) {
    writeFileSync(join(tree, `code/${name}.ts`), code)
    writeFileSync(
      join(tree, `code/${name}.test.ts`),
      `import { expect, it } from 'vitest'\nimport { isAdult } from './${name}.ts'\nit('at 18', () => expect(isAdult(18)).toBe(${expected}))\n`,
    )
  }
  writeFileSync(join(tree, 'code/ending.ts'), ADULT)
  writeFileSync(join(tree, 'code/ending.test.ts'), ENDING)
  writeFileSync(join(tree, 'package.json'), '{"type":"module"}')
  writeFileSync(join(tree, 'vitest.config.ts'), CONFIG)
  mkdirSync(join(tree, 'build'))
  writeFileSync(join(tree, 'build/service.ts'), BUILD)
  writeFileSync(join(tree, 'code/started.ts'), PROGRAM)
  writeFileSync(join(tree, 'code/started.test.ts'), STARTED)
  return tree
}

const noChange = (file: string): Mutant => ({ file, line: 1, start: 0, end: 0, from: '', to: '' })
const boundaryOf = (file: string, code: string): Mutant => mutantsOf(file, code).find(({ from }) => from === '>=')!
const BOUNDARY = boundaryOf('', ADULT)

describe('a worker', () => {
  const worker = new Worker(fixture)
  afterAll(() => worker.stop())
  const fateOf = (name: string, change: (file: string) => Mutant) =>
    worker.fateOf({ mutant: change(`code/${name}.ts`), judgedBy: [[`code/${name}.test.ts`]] })
  const boundary = (file: string): Mutant => ({ ...BOUNDARY, file })

  it('lets a file without a change survive, after a mutant of another file was killed too', async () => {
    expect(await fateOf('adult', noChange)).toEqual({ is: 'survived' })
    expect(await fateOf('adult', boundary)).toEqual({ is: 'killed', by: 'code/adult.test.ts' })
    expect(await fateOf('child', noChange)).toEqual({ is: 'survived' })
    expect(await fateOf('child', boundary)).toEqual({ is: 'killed', by: 'code/child.test.ts' })
  })

  // Each starts test runners of its own: with the exhaustive walks.
  if (EXHAUSTIVE) {
    it('leaves out a call without breaking the text around it', async () => {
      const leftOut = (file: string): Mutant => mutantsOf(file, NOTED).find(({ to }) => to === '')!
      expect(await fateOf('noted', leftOut)).toEqual({ is: 'survived' })
    })

    it('builds what a test starts, with the change in it', async () => {
      expect(await fateOf('started', noChange)).toEqual({ is: 'survived' })
      expect(await fateOf('started', (file) => boundaryOf(file, PROGRAM))).toEqual({ is: 'killed', by: 'code/started.test.ts' })
      expect(await fateOf('started', noChange)).toEqual({ is: 'survived' })
    })

    it('goes on after a change that ended the process that tried it', async () => {
      expect(await fateOf('ending', boundary)).toEqual({ is: 'endless' })
      expect(await fateOf('ending', noChange)).toEqual({ is: 'survived' })
    })

    it('credits no kill to a change that does not parse', async () => {
      const unparsed = (file: string): Mutant => ({ ...boundary(file), to: '=>=>' })
      expect(await fateOf('adult', unparsed)).toEqual({ is: 'broken', by: 'code/adult.ts' })
    })

    it('credits no kill to a test that fails without any change', async () => {
      expect(await fateOf('broken', noChange)).toEqual({ is: 'broken', by: 'code/broken.test.ts' })
    })
  }
})

if (EXHAUSTIVE)
  it('calls no change endless where what is unchanged does not end in time either', async () => {
    const slow = new Worker(fixture, 1)
    const change = { ...BOUNDARY, file: 'code/adult.ts' }
    expect(await slow.fateOf({ mutant: change, judgedBy: [['code/adult.test.ts']] })).toEqual({ is: 'broken', by: 'the clock' })
    slow.stop()
  })

describe('many changes in one process', () => {
  const mutants = {
    unchanged: { ...boundaryOf('code/adult.ts', ADULT), to: '>=' },
    adult: boundaryOf('code/adult.ts', ADULT),
    after: { ...boundaryOf('code/child.ts', ADULT), to: '>=' },
    child: boundaryOf('code/child.ts', ADULT),
    broken: boundaryOf('code/broken.ts', ADULT),
    kept: boundaryOf('code/kept.ts', KEPT),
  }
  const tests = ['adult', 'child', 'broken', 'kept'].map((name) => `code/${name}.test.ts`)

  it('kills by a test what that test notices, lets what is unchanged survive, and says what it cannot judge', async () => {
    const numbered = Object.values(mutants).map((mutant, id) => ({ id, mutant }))
    const verdicts = await judgedBySwitches(fixture, numbered, tests, Number.POSITIVE_INFINITY)
    const verdictOn = (name: keyof typeof mutants) => verdicts.get(mutants[name])
    const survived = { is: 'unnoticed', unjudgedBy: [], isReached: true, isKept: false }
    expect(verdictOn('unchanged')).toEqual(survived)
    expect(verdictOn('adult')).toEqual({ is: 'killed', by: 'code/adult.test.ts', unjudgedBy: [], isReached: true, isKept: false })
    expect(verdictOn('after')).toEqual(survived)
    expect(verdictOn('child')).toEqual({ is: 'killed', by: 'code/child.test.ts', unjudgedBy: [], isReached: true, isKept: false })
    expect(verdictOn('broken')).toMatchObject({ is: 'unnoticed', unjudgedBy: ['code/broken.test.ts'], isKept: false })
    expect(verdictOn('kept')).toMatchObject({ is: 'unnoticed', unjudgedBy: ['code/kept.test.ts'], isKept: true })
  })
})

describe('the changes', () => {
  const changes = (text: string): string[] => mutantsOf('a.ts', text).map(({ from, to }) => `${from} → ${to}`)

  it('move thresholds, conditions, literals, roundings, and leave out calls made for their effect', () => {
    expect(changes('if (a > b) ctx.assume("x")')).toEqual(['a > b → !(a > b)', '> → >=', 'ctx.assume("x") → '])
    expect(changes('const a = b && !c ? true : 0n')).toEqual(['b && !c → !(b && !c)', '&& → ||', 'true → false', '0n → 1n'])
    expect(changes('f("halfUp", "7.5")')[1]).toBe('"halfUp" → \'truncate\'')
    expect(changes('const a = "x" + b')).toEqual([])
    // One more than it is itself again.
    expect(changes('const a = 1e300')).toEqual([])
  })

  it('deny an equality once', () => {
    expect(changes('if (a === b) c = d')).toEqual(['=== → !=='])
    expect(changes('const e = a !== b ? c : d')).toEqual(['!== → ==='])
  })

  it('parse where they stand, below zero too', () => {
    const parsed = (text: string): string[] =>
      mutantsOf('a.ts', text).map(({ start, end, to }) => stripped(text.slice(0, start) + to + text.slice(end)).trim())
    const below = (text: string): string => parsed(text).find((code) => code.includes('-1'))!
    expect(below("const a = { 0: 'a' }")).toBe("const a = { [-1]: 'a' };")
    expect(below('const { 0: a } = b')).toBe('const { [-1]: a } = b;')
    expect(below('const a =  0 ** b')).toBe('const a = (-1) ** b;')
  })
})

describe('the rooms', () => {
  const sources = sourcesIn(ROOT)

  it('each has sources, and every source a test that judges it', () => {
    expect([...new Set(sources.map(roomOf))].sort()).toEqual(Object.keys(ROOMS).sort())
    for (const file of sources) if (roomOf(file) !== 'law') expect(suitesFor(ROOT, file), file).not.toEqual([])
    // What stands beside a file judges it first, which is quick, and what imports it from afar is asked too.
    expect(suitesFor(ROOT, 'service/doors/archive.ts')[0]).toEqual(['service/doors/archive.test.ts'])
    expect(suitesFor(ROOT, 'service/doors/archive.ts').flat()).toContain('test/esocial.test.ts')
    // The payroll is at two doors, whose tests stand apart.
    expect(suitesFor(ROOT, 'service/doors/cli/payroll/pieces.ts').flat()).toContain('test/payroll-cli.test.ts')
    expect(suitesFor(ROOT, 'service/doors/cli/read.ts').flat()).toContain('test/payroll-cli.test.ts')
    expect(suitesFor(ROOT, 'service/doors/http/posted-lines.ts').flat()).toContain('test/payroll-http.test.ts')
    // And so do the tests of the folders it is in.
    expect(suitesFor(ROOT, 'engine/plan/functions/iof.ts').flat()).toContain('engine/plan/plans.test.ts')
  })

  it('name no test that is not there', () => {
    const judges = Object.values(ROOMS).flatMap((room) => room.judges.flat())
    expect(judges.filter((name) => !existsSync(join(ROOT, name)))).toEqual([])
  })

  it('are asked for by name or by the beginning of a path, several at once', () => {
    const asked = ['engine/core/day.ts', 'engine/plan/iof.ts', 'service/doors/mcp/text.ts']
    expect(asked.filter((file) => isAskedFor(file, 'core,service/doors'))).toEqual([asked[0], asked[2]])
  })

  it('are sampled alike, the same for the same seed, one of each in turn', () => {
    const mutants = ['engine/core/a.ts', 'engine/present/b.ts'].flatMap((file) =>
      Array.from({ length: 9 }, (_, line) => ({ ...noChange(file), line })),
    )
    const chosen = sampled(mutants, 6, 1)
    expect(chosen.map(({ file }) => roomOf(file))).toEqual(['core', 'present', 'core', 'present', 'core', 'present'])
    expect(sampled(mutants, 6, 1)).toEqual(chosen)
    expect(sampled(mutants, 6, 2)).not.toEqual(chosen)
  })

  it('are reported one by one, and what judged nothing counts neither way', () => {
    const [a, b, c, d, e] = [1, 2, 3, 4, 5].map((line) => ({ ...noChange('engine/core/a.ts'), line }))
    const text = report(
      new Map([
        [a!, { is: 'killed' }],
        [b!, { is: 'survived' }],
        [c!, { is: 'endless' }],
        [d!, { is: 'broken' }],
        [e!, { is: 'unjudged' }],
      ]),
    )
    // Two of the three that were judged; two of four, if what was left would survive.
    expect(text).toMatch(/^core +5 +1 +1 +1 +1 +1 +67% +50%$/m)
    expect(text).toContain('survived engine/core/a.ts:2')
  })
})

describe('many changes in one text', () => {
  const text = "export const f = (a: number, b: string[]) => {\n  b.push('x')\n  if (a > 1 && b.length > 0) return 2\n  return a\n}\n"
  const numbered = mutantsOf('a.ts', text).map((mutant, id) => ({ id, mutant }))
  const switched = stripped(withSwitches('a.ts', text, numbered))
  const answers = (code: string, mutant?: number) => {
    Object.assign(globalThis, { isMutant: (id: number) => id === mutant })
    const f = new Function(`${code.replace('export const f =', 'return')}`)() as (a: number, b: string[]) => number
    return [0, 1, 2, 3].map((a) => f(a, []))
  }

  it('each is as if it had been made alone, and none is as before', () => {
    expect(answers(switched)).toEqual(answers(stripped(text)))
    for (const { id, mutant } of numbered) {
      const alone = stripped(text.slice(0, mutant.start) + mutant.to + text.slice(mutant.end))
      expect(answers(switched, id), `${mutant.from} → ${mutant.to}`).toEqual(answers(alone))
    }
  })

  it('leaves out what is read once, as a module loads', () => {
    const source = (code: string) => ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true)
    const switchable = (code: string) => mutantsOf('a.ts', code).map((mutant) => isSwitchable(source(code), mutant))
    expect(switchable('const limit = 5')).toEqual([false])
    expect(switchable('const limit = () => 5')).toEqual([true])
  })
})
