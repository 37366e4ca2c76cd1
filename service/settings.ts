/** The environment, read once at start. Every bad value is reported, each with what it should have been. */

import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { codeOf } from '../engine/core/errors.ts'
import { type Environment, EnvironmentReader } from './environment.ts'
import { CUT_OFF_SECONDS } from './host/ending.ts'
import { ROOT } from './paths.ts'

export interface Settings {
  readonly port: number
  readonly host: string
  /** Public address without a trailing slash; null where unknown. */
  readonly baseUrl: string | null
  /** Pages elsewhere whose requests to the protocol of agents are let in: `https://app.example`. */
  readonly allowedOrigins: readonly string[]
  readonly dataDir: string
  readonly logLevel: string
  /** Whose X-Forwarded-For is believed: nobody, a number of hops, or addresses. */
  readonly trustProxy: false | number | string
  /** 0: no limit. */
  readonly rateLimitPerMinute: number
  readonly ratesRefresh: 'on' | 'off'
  /** Between two requests to one publisher. */
  readonly sourcePauseMilliseconds: number
  /** Null: the central bank's own. */
  readonly sgsBaseUrl: string | null
  /** Where the quotes and the expectations are asked for; null: the central bank's own, unless SGS_BASE_URL is set. */
  readonly olindaBaseUrl: string | null
  /** Null: the Treasury's own file. */
  readonly bondsUrl: string | null
  readonly databaseUrl: string | null
  readonly redisUrl: string | null
  /** Processes that serve; 1: this one alone. */
  readonly workers: number
  /** Threads for dear work, of each process that serves. */
  readonly poolThreads: number
  /** Whether every operation is loaded soon after the start; off: each when it is first asked for. */
  readonly preload: 'on' | 'off'
  /** From the word to end until connections are cut off; the process is gone five seconds later at most. */
  readonly shutdownSeconds: number
  /** Where /metrics is served, on its own port; null: nowhere. */
  readonly metricsPort: number | null
}

export class BadSettings extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** More than any machine here has cores. */
const MAX_WORKERS = 64
const MAX_POOL_THREADS = 16
const MAX_SHUTDOWN_SECONDS = 99

export function readSettings(environment: Environment): Settings {
  const read = new EnvironmentReader(environment)
  const settings: Settings = {
    port: read.whole('PORT', 3000, 65_535)!,
    host: read.value('HOST') ?? '0.0.0.0',
    baseUrl: read.address('BASE_URL', ['http', 'https'], onlyAPlace),
    allowedOrigins: read.origins('ALLOWED_ORIGINS'),
    dataDir: read.folder('DATA_DIR', dataDirIn(environment)),
    logLevel: read.oneOf('LOG_LEVEL', LEVELS, 'info'),
    trustProxy: read.proxies('TRUST_PROXY'),
    rateLimitPerMinute: read.whole('RATE_LIMIT_PER_MINUTE', 100, 100_000_000)!,
    ratesRefresh: read.oneOf('RATES_REFRESH', ['on', 'off'], 'on'),
    sourcePauseMilliseconds: read.whole('SOURCE_PAUSE_MS', 400, 60_000)!,
    sgsBaseUrl: read.address('SGS_BASE_URL', ['http', 'https'], onlyAPlace),
    olindaBaseUrl: read.address('OLINDA_BASE_URL', ['http', 'https'], onlyAPlace),
    bondsUrl: read.address('BONDS_URL', ['http', 'https'], onlyAPlace),
    databaseUrl: read.address('DATABASE_URL', ['postgres', 'postgresql'], badEscape),
    redisUrl: read.address('REDIS_URL', ['redis', 'rediss'], badRedis),
    workers: read.processes('WORKERS', MAX_WORKERS),
    poolThreads: read.atLeastOne('POOL_THREADS', Math.max(1, Math.min(2, availableParallelism() - 1)), MAX_POOL_THREADS),
    preload: read.oneOf('PRELOAD', ['on', 'off'], 'on'),
    shutdownSeconds: read.atLeastOne('SHUTDOWN_SECONDS', CUT_OFF_SECONDS, MAX_SHUTDOWN_SECONDS),
    metricsPort: read.whole('METRICS_PORT', null, 65_535),
  }
  if (settings.metricsPort && settings.metricsPort === settings.port)
    read.problems.push(`METRICS_PORT must be another port than PORT; both are ${settings.port}.`)
  if (read.problems.length > 0) throw new BadSettings(read.problems)
  return settings
}

/** Why a port could not be listened on, as one sentence about the setting; null for any other error. */
export function listeningProblem(error: unknown, name: 'PORT' | 'METRICS_PORT', port: number, host: string): string | null {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `${name} must be a free port; ${port} is taken on ${host}.`
    case 'EACCES':
      return `${name} must be a port this user may listen on; ${port} is not.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `HOST must be an address of this machine; it is "${host}".`
    default:
      return null
  }
}

const onlyAPlace = ({ username, password, search, hash }: URL): string | false =>
  username || password || search || hash ? 'an address without user, question or fragment' : false

function badEscape({ username, password, pathname }: URL): string | false {
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part)
    return false
  } catch {
    return 'an address whose user, password and path are percent-encoded (a % by itself is %25)'
  }
}

const badRedis = (parsed: URL): string | false =>
  badEscape(parsed) || (!/^\/?\d*$/.test(parsed.pathname) && 'an address whose path is the number of a database')

/** Where refreshed and imported data are kept. */
export function dataDirIn(environment: Environment): string {
  return environment.DATA_DIR?.trim() || fileURLToPath(new URL('var', ROOT))
}

/** The settings of this process, or its end with a line for each bad one. */
export function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error
    for (const problem of error.problems) console.error(problem)
    process.exit(1)
  }
}
