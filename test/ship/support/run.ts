/** Programs as a reader starts them: in the clone, as the ordinary user, with an environment that has nothing of the runner's. */
import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { findService, POSTGRES } from '../../../tools/lanes/services.ts'
import { ORDINARY_USER } from './ordinary-user.ts'

/** Where packages come from and by which certificates, which a reader's machine has its own settings for. */
const OF_THE_NETWORK = /^(https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_(file|dir)|pip_\w+|uv_\w+|requests_ca_bundle)$/i

export interface Place {
  /** Of everything the lane makes. */
  readonly folder: string
  readonly clone: string
  readonly home: string
  /** Where npm keeps packages, and where it reads them. */
  readonly cache: string
  readonly registry: string
}

export function environmentOf({ clone, home, cache, registry }: Place, extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => OF_THE_NETWORK.test(name))
  return {
    ...Object.fromEntries(inherited),
    PATH: [clone, ...(process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))].join(delimiter),
    HOME: home,
    LANG: 'C.UTF-8',
    TMPDIR: join(home, '..', 'tmp'),
    npm_config_cache: cache,
    npm_config_registry: registry,
    npm_config_update_notifier: 'false',
    ...extra,
  }
}

export interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface How {
  readonly cwd?: string
  readonly stdin?: string | Uint8Array
  readonly env?: Readonly<Record<string, string>>
  readonly seconds?: number
}

/** Runs a program to its end and collects what it writes. */
export function run(
  place: Place,
  program: string,
  args: readonly string[],
  { cwd = place.clone, stdin = '', env, seconds = 600 }: How = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: environmentOf(place, env), ...ORDINARY_USER, timeout: seconds * 1000 })
    const out: Buffer[] = []
    const complaints: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk))
    child.once('error', reject)
    child.once('close', (code) =>
      resolve({ code, stdout: Buffer.concat(out).toString('utf8'), stderr: Buffer.concat(complaints).toString('utf8') }),
    )
    // A program that reads nothing may have ended before it is written to.
    child.stdin.on('error', () => undefined)
    child.stdin.end(stdin)
  })
}

/** The standard output of a program that has to succeed. */
export async function outputOf(place: Place, program: string, args: readonly string[], how?: How): Promise<string> {
  const { code, stdout, stderr } = await run(place, program, args, how)
  if (code !== 0)
    throw new Error(`${program} ${args.join(' ').slice(0, 300)} ended with ${code}:\n${stdout.slice(-3000)}\n${stderr.slice(-3000)}`)
  return stdout
}

/** A program that goes on until it is ended, in a process group of its own. */
export function background(
  place: Place,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(program, args, {
    cwd: place.clone,
    env: environmentOf(place, env),
    ...ORDINARY_USER,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Ends a process started by `background`, with those that it started. */
export function end({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Tries until it answers, for as long as a busy machine needs. */
export async function eventually<T>(attempt: () => Promise<T>, child: ChildProcess, seconds = 900): Promise<T> {
  const until = Date.now() + seconds * 1000
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (child.exitCode !== null || Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** A program of the PostgreSQL server, which Debian keeps out of the PATH. */
export function postgresProgram(name: 'initdb' | 'pg_ctl'): string {
  const server = findService(POSTGRES)
  if (server === null) throw new Error('PostgreSQL missing: run npm run setup')
  return join(dirname(server), name)
}
