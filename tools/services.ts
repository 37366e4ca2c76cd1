// PostgreSQL and Redis (or Valkey) for the tests: found, or installed where that is allowed, and started on the loopback interface with
// their data in a temporary folder. `npm run services` starts both for trying things out, until Ctrl-C.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Service {
  readonly url: string
  /** Starts again where it was, with the data it had; does nothing while it runs. */
  start(): Promise<void>
  /** Ends it, by its process id: asked to stop, or killed on the spot. The data stays. */
  stop(how?: 'asked' | 'killed'): Promise<void>
  /** Stands still without ending, as a machine that swaps. */
  pause(): void
  resume(): void
  /** Ends it and clears its data away. */
  remove(): Promise<void>
}

interface Kind {
  readonly label: string
  /** Any of these programs will do. */
  readonly programs: readonly string[]
  readonly debian: string
  readonly homebrew: string
}

const POSTGRES: Kind = { label: 'PostgreSQL', programs: ['postgres'], debian: 'postgresql', homebrew: 'postgresql' }
const REDIS: Kind = { label: 'Redis', programs: ['redis-server', 'valkey-server'], debian: 'redis-server', homebrew: 'redis' }

const READY_MILLISECONDS = 60_000
const isRoot = process.getuid?.() === 0

export async function startPostgres(): Promise<Service> {
  const server = program(POSTGRES)
  // It refuses to run as root.
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
    stopSignal: 'SIGINT', // ends sessions and stops; SIGTERM would wait for them
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

  /** Right after a kill the last processes of the old one may still be leaving. */
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
  const found = find(kind)
  if (found) return found
  if (isRoot && existsSync('/usr/bin/apt-get')) install()
  const installed = find(kind)
  if (installed) return installed
  throw new Error(
    `${kind.label} is needed here and was not found (${kind.programs.join(' or ')}). ` +
      `Install it and try again: "apt-get install ${kind.debian}" on Debian and Ubuntu, "brew install ${kind.homebrew}" on macOS. ` +
      'Nothing has to be configured or started.',
  )
}

/** On the path, or where Debian keeps the versions of PostgreSQL, newest first. */
function find({ programs }: Kind): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)]
  return folders.flatMap((folder) => programs.map((name) => join(folder, name))).find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** One at a time (`flock`), since several test files may find something missing. RUNLEVEL keeps the packages from starting servers. */
function install(): void {
  const packages = `${POSTGRES.debian} ${REDIS.debian}`
  const command = `apt-get install -y --no-install-recommends ${packages}`
  console.error(`The tests need a PostgreSQL and a Redis of their own. About to run: ${command}`)
  try {
    execFileSync('flock', [join(tmpdir(), 'centavo-services.lock'), 'sh', '-c', `${command} || { apt-get update && ${command}; }`], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      stdio: 'pipe',
    })
  } catch (error) {
    console.error(`They could not be installed: ${String((error as { stderr?: Buffer }).stderr ?? error).slice(-500)}`)
  }
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
      // the next one
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

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv.includes('--install')) {
  for (const kind of [POSTGRES, REDIS]) console.log(`${kind.label}: ${program(kind)}`)
} else if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const services = await Promise.all([startPostgres(), startRedis()])
  console.log(`DATABASE_URL=${services[0].url} REDIS_URL=${services[1].url} npm start\n\nCtrl-C ends both and clears their data away.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void Promise.all(services.map((each) => each.remove())).then(() => process.exit(0)))
  setInterval(() => {}, 60_000)
}
