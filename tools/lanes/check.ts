/**
 * `npm run check`: formatter and linter, type checks per kind of program, and unused code; parallel, one per core.
 * tsx tools/lanes/check.ts [format] [types] [unused]
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

interface Check {
  readonly kind: 'format' | 'types' | 'unused'
  readonly says: string
  readonly program: string
  readonly words: readonly string[]
  /** True when the check uses the declarations that the engine check writes. */
  readonly afterEngine?: boolean
}

// One checker: parallel checkers would each infer the types of the whole engine, at twice the CPU time.
const types = (says: string, project: string, afterEngine = true): Check => ({
  kind: 'types',
  says: `types of ${says}`,
  program: 'ts7/bin/tsc',
  words: ['-p', project, '--checkers', '1', '--pretty'],
  afterEngine,
})

/** Checked first, without Node or DOM types: the other checks use the declarations it writes. */
const ENGINE = types('the engine', 'tsconfig.declarations.json', false)

/** Longest first. */
const CHECKS: readonly Check[] = [
  ENGINE,
  { kind: 'format', says: 'format', program: '@biomejs/biome/bin/biome', words: ['ci', '--error-on-warnings', '.'] },
  types('programs and tests', 'tsconfig.programs.json'),
  { kind: 'unused', says: 'unused', program: 'knip/bin/knip.js', words: [] },
  types('pages', 'service/web/scripts/tsconfig.json'),
  types('workers of pages', 'service/web/worker/tsconfig.json'),
]

/** Buffers output until the end, so that parallel checks do not interleave. */
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

const requestedKinds = process.argv.slice(2)
const unknown = requestedKinds.filter((word) => !CHECKS.some(({ kind }) => kind === word))
if (unknown.length > 0) throw new Error(`unknown check: ${unknown.join(', ')}`)
const pendingChecks = CHECKS.filter(({ kind }) => requestedKinds.length === 0 || requestedKinds.includes(kind))
let engineChecked: Promise<boolean> | undefined
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = pendingChecks.shift(); next; next = pendingChecks.shift()) {
      if (next.afterEngine) await engineChecked
      const passed = passes(next)
      if (next === ENGINE) engineChecked = passed
      if (!(await passed)) process.exitCode = 1
    }
  }),
)
