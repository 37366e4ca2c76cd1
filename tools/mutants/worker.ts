/** One copy of the tree and one warm vitest: is told a mutant and its suites, says its fate. Started by worker-process.ts. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transformSync } from 'esbuild'
import { createVitest, type Vitest } from 'vitest/node'
import type { Law } from '../../engine/core/dated.ts'
import { brokenSeals, readLock, sealsOf } from '../law-lock.ts'
import type { Mutant } from './changes.ts'
import { startsProcesses } from './rooms.ts'

export interface Trial {
  readonly mutant: Mutant
  /** Lists of test files, tried in order; or the seals of the law. */
  readonly judgedBy: 'seals' | readonly (readonly string[])[]
}

/** What a worker says: that a list of tests passed, how the trial ended, or what judges nothing: a test that fails without any change, a file whose change does not parse. */
export type Report =
  | { readonly passed: number }
  | { readonly fate: 'killed' | 'survived'; readonly by?: string }
  | { readonly broken: string }

const vitestIn = (tree: string): Promise<Vitest> =>
  createVitest('test', {
    root: tree,
    // What is generated came with the copy, and no program is started.
    globalSetup: [],
    watch: false,
    reporters: [{}],
    bail: 1,
    fileParallelism: false,
    passWithNoTests: true,
  })

/** What does not parse is noticed by whatever loads it, and says nothing of any test. */
function isParsed(code: string): boolean {
  try {
    transformSync(code, { loader: 'ts' })
    return true
  } catch {
    return false
  }
}

const BUILD = 'build/service.ts'

/** The programs of the tree, as they are started: without them a test that starts one fails whatever is changed. */
function areBuilt(tree: string): boolean {
  const code = `import(${JSON.stringify(pathToFileURL(join(tree, BUILD)))}).then((build) => build.buildService())`
  try {
    execFileSync(process.execPath, ['--import', 'tsx', '--eval', code], { cwd: tree, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The first file with a failing test, or null. */
async function failing(vitest: Vitest, tree: string, files: readonly string[]): Promise<string | null> {
  if (files.some((file) => startsProcesses(tree, file)) && !areBuilt(tree)) return BUILD
  const wanted = new Set(files.map((file) => join(tree, file)))
  const all = await vitest.globTestSpecifications([...files])
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(all.filter(({ moduleId }) => wanted.has(moduleId)))
  // vitest keeps the state of every module it ever ran, and gives all of them: only those of this run judge this change.
  const failed = testModules.find((module) => wanted.has(module.moduleId) && !module.ok())
  if (failed) return failed.moduleId.slice(tree.length + 1)
  return unhandledErrors.length > 0 ? files[0]! : null
}

/** What test/law-lock.test.ts asks, of one table alone: milliseconds where loading every operation takes seconds. */
let loads = 0
async function isSealed(path: string): Promise<boolean> {
  try {
    const { default: table } = (await import(`${pathToFileURL(path)}?${loads++}`)) as { default: Law<unknown> }
    const own = [...readLock().seals].filter(([version]) => version.startsWith(`${table.id} `))
    return brokenSeals({ seals: new Map(own), reasons: [] }, sealsOf([table])).length === 0
  } catch {
    return false
  }
}

async function work(tree: string, say: (report: Report) => void): Promise<(trial: Trial) => Promise<void>> {
  const vitest = await vitestIn(tree)
  /** Files that passed in this process, with or without a change elsewhere: their failing is the change's doing. */
  const sound = new Set<string>()
  const isSound = async (file: string): Promise<boolean> =>
    sound.has(file) || (file === BUILD ? areBuilt(tree) : (await failing(vitest, tree, [file])) === null)

  return async ({ mutant: { file, start, end, to }, judgedBy }) => {
    const path = join(tree, file)
    const text = readFileSync(path, 'utf8')
    const write = (changed: string): void => {
      writeFileSync(path, changed)
      vitest.invalidateFile(path)
    }
    // A call that is left out may be the whole of a branch: without a statement in its place the text would not even load.
    const changed = text.slice(0, start) + (to === '' ? ';' : to) + text.slice(end)
    if (!isParsed(changed)) return say({ broken: file })
    write(changed)
    if (judgedBy === 'seals') {
      const isUnnoticed = await isSealed(path)
      write(text)
      return say({ fate: isUnnoticed ? 'survived' : 'killed', by: 'law.lock' })
    }
    for (const suite of judgedBy) {
      if (suite.length === 0) continue
      const startedAt = performance.now()
      const failed = await failing(vitest, tree, suite)
      if (failed !== null) {
        write(text)
        return say((await isSound(failed)) ? { fate: 'killed', by: failed } : { broken: failed })
      }
      for (const name of suite) sound.add(name)
      say({ passed: performance.now() - startedAt })
    }
    write(text)
    say({ fate: 'survived' })
  }
}

const tree = process.argv[2]!
process.chdir(tree)
const attempt = await work(tree, (report) => process.send!(report))
process.on('message', (trial: Trial) => void attempt(trial))
process.send!('ready')
