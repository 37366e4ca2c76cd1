/** The environment, read once at start. Every bad value is reported, each with what it should have been. */

import { statSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { codeOf } from '../engine/core/errors.ts'
import { isOneOf } from '../engine/core/records.ts'
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

export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = []
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined

  function whole(name: string, fallback: number | null, most: number): number | null {
    const text = value(name)
    if (text === undefined) return fallback
    if (/^\d{1,9}$/.test(text) && Number(text) <= most) return Number(text)
    problems.push(`${name} must be a whole number from 0 to ${most}; it is "${text}".`)
    return fallback
  }

  function atLeastOne(name: string, fallback: number, most: number): number {
    const text = value(name)
    if (text === undefined) return fallback
    if (/^[1-9]\d?$/.test(text) && Number(text) <= most) return Number(text)
    problems.push(`${name} must be a whole number from 1 to ${most}; it is "${text}".`)
    return fallback
  }

  function oneOf<const T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const text = value(name)
    if (text === undefined) return fallback
    if (isOneOf(allowed, text)) return text
    problems.push(`${name} must be one of ${allowed.join(', ')}; it is "${text}".`)
    return fallback
  }

  /** @param wanting what else is wrong with an address of this kind. */
  function address(name: string, schemes: readonly string[], wanting: (parsed: URL) => string | false): string | null {
    const text = value(name)
    if (text === undefined) return null
    const parsed = URL.canParse(text) ? new URL(text) : null
    const start = schemes.map((scheme) => `${scheme}://`).join(' or ')
    const problem =
      parsed && schemes.includes(parsed.protocol.slice(0, -1)) && parsed.hostname ? wanting(parsed) : `an address that starts with ${start}`
    if (!problem) return text.replace(/\/+$/, '')
    problems.push(`${name} must be ${problem}; it is "${hidden(text)}".`)
    return null
  }

  function folder(name: string, path: string): string {
    if (isFolderOrNothing(path)) return path
    problems.push(`${name} must be a folder, there or to be made; "${path}" is something else.`)
    return path
  }

  function proxies(name: string): Settings['trustProxy'] {
    const text = value(name)
    if (text === undefined || text === 'false') return false
    if (/^[1-9]\d?$/.test(text)) return Number(text)
    if (text.split(',').every((part) => isProxy(part.trim()))) return text
    problems.push(
      `${name} must be a number of proxies in front (1 to 99), their addresses (10.0.0.0/8, …), or loopback, linklocal, uniquelocal; it is "${text}".`,
    )
    return false
  }

  function origins(name: string): string[] {
    const asked = (value(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    const bad = asked.filter((part) => !URL.canParse(part) || new URL(part).origin !== part.replace(/\/$/, ''))
    if (bad.length > 0) problems.push(`${name} must be origins separated by commas, like https://app.example; "${bad.join(', ')}" is not.`)
    return asked.filter((part) => !bad.includes(part)).map((part) => new URL(part).origin)
  }

  function processes(name: string): number {
    const text = value(name)
    if (text === undefined) return 1
    if (text === 'auto') return availableParallelism()
    if (/^[1-9]\d?$/.test(text) && Number(text) <= MAX_WORKERS) return Number(text)
    problems.push(`${name} must be auto or a whole number from 1 to ${MAX_WORKERS}; it is "${text}".`)
    return 1
  }

  const settings: Settings = {
    port: whole('PORT', 3000, 65_535)!,
    host: value('HOST') ?? '0.0.0.0',
    baseUrl: address('BASE_URL', ['http', 'https'], onlyAPlace),
    allowedOrigins: origins('ALLOWED_ORIGINS'),
    dataDir: folder('DATA_DIR', dataDirIn(environment)),
    logLevel: oneOf('LOG_LEVEL', LEVELS, 'info'),
    trustProxy: proxies('TRUST_PROXY'),
    rateLimitPerMinute: whole('RATE_LIMIT_PER_MINUTE', 100, 100_000_000)!,
    ratesRefresh: oneOf('RATES_REFRESH', ['on', 'off'], 'on'),
    sgsBaseUrl: address('SGS_BASE_URL', ['http', 'https'], onlyAPlace),
    olindaBaseUrl: address('OLINDA_BASE_URL', ['http', 'https'], onlyAPlace),
    bondsUrl: address('BONDS_URL', ['http', 'https'], onlyAPlace),
    databaseUrl: address('DATABASE_URL', ['postgres', 'postgresql'], badEscape),
    redisUrl: address('REDIS_URL', ['redis', 'rediss'], badRedis),
    workers: processes('WORKERS'),
    poolThreads: atLeastOne('POOL_THREADS', Math.max(1, Math.min(2, availableParallelism() - 1)), MAX_POOL_THREADS),
    metricsPort: whole('METRICS_PORT', null, 65_535),
  }
  if (settings.metricsPort && settings.metricsPort === settings.port)
    problems.push(`METRICS_PORT must be another port than PORT; both are ${settings.port}.`)
  if (problems.length > 0) throw new BadSettings(problems)
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

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', prefix, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128))
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

function isFolderOrNothing(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch (error) {
    return codeOf(error) === 'ENOENT' || codeOf(error) === 'EACCES'
  }
}

/** Where refreshed and imported data are kept. */
export function dataDirIn(environment: Readonly<Record<string, string | undefined>>): string {
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

/** An address may hold a password: it is not repeated. */
function hidden(text: string): string {
  return text.replace(/\/\/[^@/]*@/, '//…@').slice(0, 60)
}
