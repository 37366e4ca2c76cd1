/**
 * `npm run check`: formatter and linter, types of each kind of program, and what nobody uses; side by side, as many as there are cores.
 *
 *   tsx tools/check.ts [format] [types] [unused]
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

interface Check {
  readonly kind: 'format' | 'types' | 'unused'
  readonly says: string
  readonly program: string
  readonly words: readonly string[]
  /** The check of the engine writes the declarations it goes by. */
  readonly afterEngine?: boolean
}

// One checker: each of several would work out the types of the whole engine for itself, at twice the processor time.
const types = (says: string, project: string, afterEngine = true): Check => ({
  kind: 'types',
  says: `types of ${says}`,
  program: 'ts7/bin/tsc',
  words: ['-p', project, '--checkers', '1', '--pretty'],
  afterEngine,
})

/** Worked out once, with nothing of Node nor of a document: the others go by the declarations this writes. */
const ENGINE = types('the engine', 'tsconfig.declarations.json', false)

/** The longest first. */
const CHECKS: readonly Check[] = [
  ENGINE,
  { kind: 'format', says: 'format', program: '@biomejs/biome/bin/biome', words: ['ci', '--error-on-warnings', '.'] },
  types('programs and tests', 'tsconfig.programs.json'),
  { kind: 'unused', says: 'unused', program: 'knip/bin/knip.js', words: [] },
  types('pages', 'service/doors/web/script/tsconfig.json'),
  types('workers of pages', 'service/doors/web/worker/tsconfig.json'),
]

/** What it writes is printed when it ends, so that no two are mixed. */
function passes({ says, program, words }: Check): Promise<boolean> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [`${ROOT}node_modules/${program}`, ...words], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (written += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => {
      process.stdout.write(written)
      console.log(`${says}: ${code === 0 ? 'good' : 'failed'}, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
      resolve(code === 0)
    })
  })
}

const asked = process.argv.slice(2)
const unknown = asked.filter((word) => !CHECKS.some(({ kind }) => kind === word))
if (unknown.length > 0) throw new Error(`no such check: ${unknown.join(', ')}`)
const waiting = CHECKS.filter(({ kind }) => asked.length === 0 || asked.includes(kind))
let engineChecked: Promise<boolean> | undefined
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (next.afterEngine) await engineChecked
      const passed = passes(next)
      if (next === ENGINE) engineChecked = passed
      if (!(await passed)) process.exitCode = 1
    }
  }),
)
