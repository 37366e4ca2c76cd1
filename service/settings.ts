/** The environment, read once at start. Every bad value is reported, each with what it should have been. */
import { fileURLToPath } from 'node:url'
import { ROOT } from './paths.ts'

export interface Settings {
  readonly port: number
  readonly host: string
  /** Public address without a trailing slash; null where unknown. */
  readonly baseUrl: string | null
  readonly dataDir: string
  readonly logLevel: string
  /** Whose X-Forwarded-For is believed: nobody, a number of hops, or addresses. */
  readonly trustProxy: false | number | string
  /** 0: no limit. */
  readonly rateLimitPerMinute: number
  readonly ratesRefresh: 'on' | 'off'
  /** Null: the central bank's own. */
  readonly sgsBaseUrl: string | null
  readonly databaseUrl: string | null
  readonly redisUrl: string | null
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

  function oneOf<const T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const text = value(name)
    if (text === undefined) return fallback
    if ((allowed as readonly string[]).includes(text)) return text as T
    problems.push(`${name} must be one of ${allowed.join(', ')}; it is "${text}".`)
    return fallback
  }

  function address(name: string, schemes: readonly string[]): string | null {
    const text = value(name)
    if (text === undefined) return null
    const parsed = URL.canParse(text) ? new URL(text) : null
    if (parsed && schemes.includes(parsed.protocol.slice(0, -1)) && parsed.hostname) return text.replace(/\/+$/, '')
    problems.push(
      `${name} must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}; it is "${hidden(text)}".`,
    )
    return null
  }

  function proxies(name: string): Settings['trustProxy'] {
    const text = value(name)
    if (text === undefined || text === 'false') return false
    if (/^[1-9]\d?$/.test(text)) return Number(text)
    if (/^[\da-fA-F.:/]+(\s*,\s*[\da-fA-F.:/]+)*$/.test(text) && /[.:]/.test(text)) return text
    if (/^(loopback|linklocal|uniquelocal)(\s*,\s*(loopback|linklocal|uniquelocal))*$/.test(text)) return text
    problems.push(
      `${name} must be a number of proxies in front (1 to 99), their addresses (10.0.0.0/8, …), or loopback, linklocal, uniquelocal; it is "${text}".`,
    )
    return false
  }

  const settings: Settings = {
    port: whole('PORT', 3000, 65_535)!,
    host: value('HOST') ?? '0.0.0.0',
    baseUrl: address('BASE_URL', ['http', 'https']),
    dataDir: dataDirIn(environment),
    logLevel: oneOf('LOG_LEVEL', LEVELS, 'info'),
    trustProxy: proxies('TRUST_PROXY'),
    rateLimitPerMinute: whole('RATE_LIMIT_PER_MINUTE', 100, 100_000_000)!,
    ratesRefresh: oneOf('RATES_REFRESH', ['on', 'off'], 'on'),
    sgsBaseUrl: address('SGS_BASE_URL', ['http', 'https']),
    databaseUrl: address('DATABASE_URL', ['postgres', 'postgresql']),
    redisUrl: address('REDIS_URL', ['redis', 'rediss']),
    metricsPort: whole('METRICS_PORT', null, 65_535),
  }
  if (problems.length > 0) throw new BadSettings(problems)
  return settings
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
