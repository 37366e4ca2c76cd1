/**
 * Changes the code a little, one change at a time, in copies of the tree, and sees whether a test notices. What survives is a promise
 * nobody holds.
 *
 *   tsx tools/mutants.ts [--sample 400] [--seed 1] [--only calculators] [--workers 2] [--minutes 60]
 *
 * `--only` takes the name of a room (tools/mutants/rooms.ts) or the beginning of a path. Run on demand: it takes minutes. Copies are
 * made in the system's temporary folder and removed at the end.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { generate } from '../build/generate.ts'
import { judgedByExamples } from './mutants/by-examples.ts'
import { type Mutant, mutantsOf } from './mutants/changes.ts'
import { lineOf, report } from './mutants/report.ts'
import { ASKED_BY_EXAMPLES, isAnswered, isAskedFor, isSealed, sourcesIn, suitesFor } from './mutants/rooms.ts'
import { sampled } from './mutants/sample.ts'
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
  )
  for (const [mutant, is] of byExamples) if (is !== 'survived') say(mutant, { is, by: 'examples' })
  await tried(
    chosen.filter((mutant) => !fates.has(mutant)),
    (mutant) => (byExamples.has(mutant) ? ASKED_BY_EXAMPLES : []),
    Number(values.workers),
    until,
    say,
  )
  console.log(`\n${report(fates)}`)
  console.log(`\n${fates.size} mutants in ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes.`)
}

/** By the tests of each, one after the other in every worker. */
async function tried(
  chosen: Mutant[],
  asked: (mutant: Mutant) => readonly string[],
  workers: number,
  until: number,
  say: (mutant: Mutant, fate: Fate) => void,
): Promise<void> {
  async function hand(worker: Worker): Promise<void> {
    for (let mutant = chosen.shift(); mutant && Date.now() < until; mutant = chosen.shift())
      say(mutant, await worker.fateOf({ mutant, judgedBy: isSealed(mutant.file) ? 'seals' : suitesFor(ROOT, mutant.file, asked(mutant)) }))
    worker.stop()
  }
  await Promise.all(Array.from({ length: workers }, () => hand(new Worker(() => copyOf(ROOT)))))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
