/** Environment settings, read once at startup. Reports every invalid value with the expected format. */

import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { codeOf } from '../engine/core/errors.ts'
import type { ConnectionLimits } from './host/limits/connections.ts'
import { CUT_OFF_SECONDS } from './host/shutdown.ts'
import { type Environment, EnvironmentReader } from './runtime/environment.ts'
import { ROOT } from './runtime/paths.ts'

export interface Settings {
  readonly port: number
  readonly host: string
  /** Public base URL without a trailing slash; null when not configured. */
  readonly baseUrl: string | null
  /** Where faults of security are reported: `mailto:` or `https://`. */
  readonly securityContact: string | null
  /** Web origins allowed to use MCP: `https://app.example`. */
  readonly allowedOrigins: readonly string[]
  readonly dataDir: string
  readonly logLevel: string
  /** Trusted proxies for X-Forwarded-For: none, a number of hops, or addresses. */
  readonly trustProxy: false | number | string
  /** 0 disables the limit. */
  readonly rateLimitPerMinute: number
  readonly ratesRefresh: 'on' | 'off'
  /** Pause between requests to the same publisher. */
  readonly sourcePauseMilliseconds: number
  /** Null: the central bank's URL. */
  readonly sgsBaseUrl: string | null
  /** Base URL of quotes and expectations; null: the central bank's, unless SGS_BASE_URL is set. */
  readonly olindaBaseUrl: string | null
  /** Null: the Treasury's URL. */
  readonly bondsUrl: string | null
  readonly databaseUrl: string | null
  readonly redisUrl: string | null
  /** Number of serving processes; 1 serves in this process. */
  readonly workers: number
  /** Worker threads for expensive jobs, per serving process. */
  readonly poolThreads: number
  /** `on`: loads every operation soon after startup; `off`: loads each on first use. */
  readonly preload: 'on' | 'off'
  /** Delay from the shutdown signal until connections are cut off; the process exits at most five seconds later. */
  readonly shutdownSeconds: number
  /** Seconds after the shutdown signal in which connections are accepted in any case, for load balancers that learn late. */
  readonly acceptSeconds: number
  readonly connections: ConnectionLimits
  /** Seconds of Strict-Transport-Security; 0 where callers may come without TLS. */
  readonly hstsSeconds: number
  /** Dedicated port of /metrics; null disables it. */
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

/** Above the core count of any supported machine. */
const MAX_WORKERS = 64
const MAX_POOL_THREADS = 16
const MAX_SHUTDOWN_SECONDS = 99

export function readSettings(environment: Environment): Settings {
  const read = new EnvironmentReader(environment)
  const settings: Settings = {
    port: read.integer('PORT', 3000, 65_535)!,
    host: read.value('HOST') ?? '0.0.0.0',
    baseUrl: read.address('BASE_URL', ['http', 'https'], extraUrlPart),
    allowedOrigins: read.origins('ALLOWED_ORIGINS'),
    securityContact: read.contact('SECURITY_CONTACT'),
    dataDir: read.folder('DATA_DIR', dataDirIn(environment)),
    logLevel: read.oneOf('LOG_LEVEL', LEVELS, 'info'),
    trustProxy: read.proxies('TRUST_PROXY'),
    rateLimitPerMinute: read.integer('RATE_LIMIT_PER_MINUTE', 100, 100_000_000)!,
    ratesRefresh: read.oneOf('RATES_REFRESH', ['on', 'off'], 'on'),
    sourcePauseMilliseconds: read.integer('SOURCE_PAUSE_MS', 400, 60_000)!,
    sgsBaseUrl: read.address('SGS_BASE_URL', ['http', 'https'], extraUrlPart),
    olindaBaseUrl: read.address('OLINDA_BASE_URL', ['http', 'https'], extraUrlPart),
    bondsUrl: read.address('BONDS_URL', ['http', 'https'], extraUrlPart),
    databaseUrl: read.address('DATABASE_URL', ['postgres', 'postgresql'], badEscape),
    redisUrl: read.address('REDIS_URL', ['redis', 'rediss'], badRedis),
    workers: read.processes('WORKERS', MAX_WORKERS),
    poolThreads: read.atLeastOne('POOL_THREADS', Math.max(1, Math.min(2, availableParallelism() - 1)), MAX_POOL_THREADS),
    preload: read.oneOf('PRELOAD', ['on', 'off'], 'on'),
    shutdownSeconds: read.atLeastOne('SHUTDOWN_SECONDS', CUT_OFF_SECONDS, MAX_SHUTDOWN_SECONDS),
    acceptSeconds: read.integer('SHUTDOWN_ACCEPT_SECONDS', 0, MAX_SHUTDOWN_SECONDS)!,
    connections: {
      most: read.integer('MAX_CONNECTIONS', 10_000, 1_000_000)!,
      perAddress: read.integer('MAX_CONNECTIONS_PER_ADDRESS', 256, 1_000_000)!,
    },
    hstsSeconds: read.integer('HSTS_SECONDS', 0, 1_000_000_000)!,
    metricsPort: read.integer('METRICS_PORT', null, 65_535),
  }
  if (settings.metricsPort && settings.metricsPort === settings.port)
    read.problems.push(`METRICS_PORT must be another port than PORT; both are ${settings.port}.`)
  if (read.problems.length > 0) throw new BadSettings(read.problems)
  return settings
}

/** One-sentence message about the setting when listening fails; null for any other error. */
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

const extraUrlPart = ({ username, password, search, hash }: URL): string | false =>
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

/** Directory of refreshed and imported data. */
export function dataDirIn(environment: Environment): string {
  return environment.DATA_DIR?.trim() || fileURLToPath(new URL('var', ROOT))
}

/** Reads the settings; on failure prints one line per invalid setting and exits. */
export function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error
    for (const problem of error.problems) console.error(problem)
    process.exit(1)
  }
}
