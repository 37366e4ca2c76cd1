// PostgreSQL and Redis (or Valkey) for the tests: started on the loopback interface with their data in a temporary folder. `npm run setup`
// installs them. `npm run services` starts both for trying things out, until Ctrl-C.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isProgram } from './programs.ts'

export interface Service {
  readonly url: string
  /** Restarts on the same port with the same data; no-op while running. */
  start(): Promise<void>
  /** Stops the process by id: gracefully or by kill. Keeps the data. */
  stop(how?: 'asked' | 'killed'): Promise<void>
  /** Suspends the process, like a swapping machine. */
  pause(): void
  resume(): void
  /** Stops it and deletes its data. */
  remove(): Promise<void>
}

export interface Kind {
  readonly label: string
  /** Alternative programs, any of which suffices. */
  readonly programs: readonly string[]
  readonly debian: string
  readonly homebrew: string
}

export const POSTGRES: Kind = { label: 'PostgreSQL', programs: ['postgres'], debian: 'postgresql', homebrew: 'postgresql' }
export const REDIS: Kind = { label: 'Redis', programs: ['redis-server', 'valkey-server'], debian: 'redis-server', homebrew: 'redis' }

const READY_MILLISECONDS = 60_000
const isRoot = process.getuid?.() === 0

export async function startPostgres(): Promise<Service> {
  const server = program(POSTGRES)
  // PostgreSQL refuses to run as root.
  const user = isRoot ? ordinaryUser() : {}
  const folder = temporaryFolder(user)
  const data = join(folder, 'data')
  const environment = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  const initialise = join(server, '..', 'initdb')
  const options = ['-D', data, '-U', 'centavo', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  execFileSync(existsSync(initialise) ? initialise : 'initdb', options, { ...user, cwd: folder, env: environment, stdio: 'pipe' })
  const port = await freePort()
  return service({
    url: `postgres://centavo@127.0.0.1:${port}/postgres`,
    folder,
    stopSignal: 'SIGINT', // SIGINT ends open sessions; SIGTERM would wait for them
    ready: 'database system is ready to accept connections',
    launch: () =>
      spawn(
        server,
        ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'fsync=off', '-c', 'shared_buffers=16MB', '-c', 'jit=off'],
        { ...user, cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] },
      ),
  })
}

export async function startRedis(): Promise<Service> {
  const server = program(REDIS)
  const folder = temporaryFolder({})
  const port = await freePort()
  return service({
    url: `redis://127.0.0.1:${port}`,
    folder,
    stopSignal: 'SIGTERM',
    ready: 'Ready to accept connections',
    launch: () =>
      spawn(server, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder], {
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
  })
}

async function service({
  url,
  folder,
  stopSignal,
  ready,
  launch,
}: {
  url: string
  folder: string
  stopSignal: NodeJS.Signals
  ready: string
  launch: () => ChildProcess
}): Promise<Service> {
  let child: ChildProcess | undefined
  const endWithUs = (): void => void child?.kill('SIGKILL')

  /** Retries: after a kill, child processes of the old instance may still be exiting. */
  async function start(): Promise<void> {
    for (let attempt = 1; !child; attempt++) {
      await launched().catch(async (error: Error) => {
        child = undefined
        if (attempt === 5) throw error
        await new Promise((resolve) => setTimeout(resolve, 300))
      })
    }
  }

  async function launched(): Promise<void> {
    const starting = launch()
    child = starting
    let output = ''
    const isReady = new Promise<void>((resolve, reject) => {
      for (const stream of [starting.stdout!, starting.stderr!]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          if (output.length < 100_000) output += text
          if (output.includes(ready)) resolve()
        })
      }
      starting.once('error', reject)
      starting.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready:\n${output}`)))
      setTimeout(() => reject(new Error(`not ready in ${READY_MILLISECONDS} ms:\n${output}`)), READY_MILLISECONDS).unref()
    })
    await isReady
    process.once('exit', endWithUs)
  }

  async function stop(how: 'asked' | 'killed' = 'asked'): Promise<void> {
    process.removeListener('exit', endWithUs)
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = once(ending, 'exit')
    ending.kill(how === 'killed' ? 'SIGKILL' : stopSignal)
    await ended
  }

  await start()
  return {
    url,
    start,
    stop,
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    async remove() {
      child?.kill('SIGCONT')
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function program(kind: Kind): string {
  const found = findService(kind)
  if (found) return found
  throw new Error(`${kind.label} missing (${kind.programs.join(' or ')}): run npm run setup`)
}

/** Searches the PATH, then Debian's PostgreSQL versions, newest first. */
export function findService({ programs }: Kind, environment: NodeJS.ProcessEnv = process.env): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(environment.PATH ?? '').split(delimiter)]
  return folders.flatMap((folder) => programs.map((name) => join(folder, name))).find(isProgram) ?? null
}

interface User {
  readonly uid?: number
  readonly gid?: number
}

function ordinaryUser(): User {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (which: string): number =>
        Number(execFileSync('id', [which, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // Try the next user.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is neither a user "postgres" nor "nobody" to run it as')
}

function temporaryFolder({ uid, gid }: User): string {
  const folder = mkdtempSync(join(tmpdir(), 'centavo-service-'))
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  return folder
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const services = await Promise.all([startPostgres(), startRedis()])
  console.log(`DATABASE_URL=${services[0].url} REDIS_URL=${services[1].url} npm start\n\nCtrl-C stops both and deletes their data.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void Promise.all(services.map((each) => each.remove())).then(() => process.exit(0)))
  setInterval(() => {}, 60_000)
}
