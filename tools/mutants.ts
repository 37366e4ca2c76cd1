/**
 * Changes the code a little, one change at a time, in copies of the tree, and sees whether a test notices. What survives is a promise
 * nobody holds.
 *
 *   tsx tools/mutants.ts [--sample 400] [--seed 1] [--only core,rules] [--workers 2] [--minutes 60] [--quick]
 *
 * `--quick` tries only what can be tried in one process, and names what it left unjudged.
 * `--only` takes names of rooms (tools/mutants/rooms.ts) or beginnings of paths. Run on demand: it takes minutes. Copies are
 * made in the system's temporary folder and removed at the end.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { generate } from '../build/generate.ts'
import { judgedByExamples } from './mutants/by-examples.ts'
import { judgedBySwitches, type Verdict } from './mutants/by-switches.ts'
import { type Mutant, mutantsOf } from './mutants/changes.ts'
import { lineOf, type Reported, report } from './mutants/report.ts'
import { ASKED_BY_EXAMPLES, isAnswered, isAskedFor, isSealed, sourcesIn, startsProcesses, suitesFor } from './mutants/rooms.ts'
import { sampled } from './mutants/sample.ts'
import { numberedOf } from './mutants/switched.ts'
import type { Trial } from './mutants/worker.ts'
import { type Fate, Worker } from './mutants/worker-process.ts'
import { copyOf } from './tree-copy.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sample: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      workers: { type: 'string', default: '2' },
      minutes: { type: 'string', default: 'Infinity' },
      quick: { type: 'boolean', default: false },
    },
  })
  await generate()
  const files = sourcesIn(ROOT).filter((name) => isAskedFor(name, values.only))
  const all = files.flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')))
  const chosen = sampled(all, Number(values.sample), Number(values.seed))
  const startedAt = Date.now()
  console.log(`${all.length} mutants in ${files.length} files; trying ${chosen.length}.`)
  const fates = new Map<Mutant, Fate>()
  const say = (mutant: Mutant, fate: Fate): void => {
    fates.set(mutant, fate)
    console.log(`${fates.size} ${lineOf(mutant, fate)}`)
  }
  const until = startedAt + Number(values.minutes) * 60_000
  const byExamples = await judgedByExamples(
    ROOT,
    chosen.filter(({ file }) => isAnswered(file)),
    until,
    (mutant, is) => {
      if (is !== 'survived') say(mutant, { is, by: 'examples' })
    },
  )
  const left = (): Mutant[] => chosen.filter((mutant) => !fates.has(mutant))
  const asked = (mutant: Mutant): readonly string[] => (byExamples.has(mutant) ? ASKED_BY_EXAMPLES : [])
  const suites = (mutant: Mutant): string[][] => suitesFor(ROOT, mutant.file, asked(mutant))
  const switched = numberedOf(
    ROOT,
    left().filter(({ file }) => !isSealed(file)),
  )
  const bySwitches = await judgedBySwitches(
    () => copyOf(ROOT),
    switched,
    nearestFirst(switched.map(({ mutant }) => suites(mutant))),
    until,
    (mutant, is, by) => say(mutant, { is, ...(by ? { by } : {}) }),
  )
  for (const [mutant, verdict] of bySwitches)
    if (verdict.is === 'unnoticed' && isSettled(verdict, suites(mutant))) say(mutant, { is: 'survived' })
  await tried(
    values.quick ? left().filter(({ file }) => isSealed(file)) : left(),
    (mutant) => {
      if (isSealed(mutant.file)) return 'seals'
      const verdict = bySwitches.get(mutant)
      return verdict ? suites(mutant).map((suite) => suite.filter((name) => isLeftFor(verdict, name))) : suites(mutant)
    },
    Number(values.workers),
    until,
    say,
  )
  const unjudged = left().map((mutant) => [mutant, { is: 'unjudged', by: whyUnjudged(bySwitches.get(mutant)) }] as const)
  for (const [mutant, fate] of unjudged) console.log(lineOf(mutant, fate))
  console.log(`\n${report(new Map<Mutant, Reported>([...fates, ...unjudged]))}`)
  console.log(`\n${fates.size} mutants in ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes.`)
}

/** The tests beside all the changes, then those of their folders, then those of their rooms. */
function nearestFirst(suites: readonly string[][][]): string[] {
  const deepest = Math.max(0, ...suites.map(({ length }) => length))
  return [...new Set(Array.from({ length: deepest }, (_, index) => suites.flatMap((own) => own[index] ?? [])).flat())]
}

/** What a switch in one process can not show: what is kept from before, in tests that do not pass twice, and in other processes. */
const isLeftFor = ({ unjudgedBy, isReached, isKept }: Verdict, name: string): boolean =>
  isKept || unjudgedBy.includes(name) || (!isReached && startsProcesses(ROOT, name))

const isSettled = (verdict: Verdict, suites: readonly string[][]): boolean => !suites.flat().some((name) => isLeftFor(verdict, name))

/** What is reached by tests that pass is likelier to survive than what was never asked. */
const whyUnjudged = (verdict: Verdict | undefined): string =>
  verdict?.isReached ? 'reached, and not noticed so far' : 'not reached by what was asked in this process'

/** By the tests of each, one after the other in every worker. */
async function tried(
  chosen: Mutant[],
  judgedBy: (mutant: Mutant) => Trial['judgedBy'],
  workers: number,
  until: number,
  say: (mutant: Mutant, fate: Fate) => void,
): Promise<void> {
  async function hand(worker: Worker): Promise<void> {
    for (let mutant = chosen.shift(); mutant && Date.now() < until; mutant = chosen.shift())
      say(mutant, await worker.fateOf({ mutant, judgedBy: judgedBy(mutant) }))
    worker.stop()
  }
  await Promise.all(Array.from({ length: workers }, () => hand(new Worker(() => copyOf(ROOT)))))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
