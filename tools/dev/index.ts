/**
 * `npm run dev`: serves from the sources and restarts after a change. A change of a source rebuilds the bundle; an added or removed operation,
 * law table or page file also regenerates what is made from the folders. Arguments are flags of Node for the service: `--inspect`.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ENGINE, ROOT } from '../../build/files.ts'
import { membersOf } from '../../build/members.ts'
import { BUNDLE, serviceBundle } from './bundle.ts'
import { watchFolders } from './watch.ts'

/** An editor saves a file in several steps, and a checkout saves many files. */
const QUIET_MS = 40

const WATCHED = ['engine', 'service', 'data']
/** Tests, and temporary files of editors. */
const IGNORED = /\.test\.ts$|~$|\.sw\w$|(^|\/)(sed\w+|4913)$/
/** Made into files by `npm run generate`. */
const GENERATED_FROM = /^(service\/web\/(scripts|worker|assets)|data)\//

const root = fileURLToPath(ROOT)
const bundle = await serviceBundle()
let members = JSON.stringify(membersOf(ENGINE))
let service: ChildProcess | undefined
let timer: NodeJS.Timeout | undefined
let working: Promise<void> = Promise.resolve()
const changed = new Set<string>()

async function generate(): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tools/generate.ts'], { cwd: root, stdio: 'inherit' })
  await once(child, 'exit')
}

async function stop(): Promise<void> {
  if (!service || service.exitCode !== null || service.signalCode !== null) return
  const ended = once(service, 'exit')
  // At once: a graceful shutdown waits for open connections.
  service.kill('SIGKILL')
  await ended
}

function start(): void {
  const flags = ['--enable-source-maps', ...process.argv.slice(2)]
  service = spawn(process.execPath, [...flags, BUNDLE], { cwd: root, stdio: 'inherit' })
}

async function restart(): Promise<void> {
  const startedAt = performance.now()
  const files = [...changed]
  changed.clear()
  const found = JSON.stringify(membersOf(ENGINE))
  if (found !== members || files.some((file) => GENERATED_FROM.test(file))) await generate()
  members = found
  // esbuild prints errors of the sources; the service that runs stays until they are mended.
  const built = await bundle.rebuild().catch(() => null)
  if (!built) return
  await stop()
  start()
  console.log(`${files.join(', ')}: rebuilt in ${(performance.now() - startedAt).toFixed(0)} ms`)
}

function noteChange(file: string): void {
  changed.add(file)
  clearTimeout(timer)
  timer = setTimeout(() => (working = working.then(restart)), QUIET_MS)
}

await generate()
await bundle.rebuild()
start()
watchFolders(root, WATCHED, (path) => {
  if (!IGNORED.test(path)) noteChange(path)
})
// A restart may be under way: no service outlives this process.
process.once('exit', () => service?.kill('SIGKILL'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())
