import { asError, codeOf } from '../../engine/core/errors.ts'
import { SourceProblem } from './source.ts'

/** Retry policy. */
export interface RetryPolicy {
  readonly attempts: number
  /** Timeout of one attempt, including the body: a slow-drip source must not hang the request. */
  readonly attemptMilliseconds: number
  /** First backoff delay; doubles on each retry, up to ten times this value. */
  readonly backoffMilliseconds: number
  readonly largestBytes: number
}

/** Ten years of a daily series can take half a minute and weigh 100 KB. */
export const DEFAULT_RETRY_POLICY: RetryPolicy = {
  attempts: 4,
  attemptMilliseconds: 40_000,
  backoffMilliseconds: 1_000,
  largestBytes: 8_000_000,
}

/** Some central bank servers reject requests without a User-Agent. */
const USER_AGENT = 'centavo/1.0 (indicadores economicos)'

const MAX_WAIT_MILLISECONDS = 60_000
const MAX_REDIRECTS = 3

export interface Answer {
  readonly status: number
  readonly body: string
  /** ETag of the response. */
  readonly etag?: string
}

interface ConditionalRequest {
  /** ETag of the stored copy: an unchanged resource returns 304 without a body. */
  readonly etag?: string | undefined
  /** Body decoder. Default: UTF-8. */
  readonly decode?: (bytes: Buffer) => string
}

/** Requests until `interpret` succeeds, attempts run out or the signal aborts. */
export async function requestWithRetries<T>(
  url: string,
  interpret: (answer: Answer) => T,
  signal: AbortSignal,
  patience: RetryPolicy = DEFAULT_RETRY_POLICY,
  asking: ConditionalRequest = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await askOnce(url, interpret, signal, patience, asking)
    } catch (error) {
      const problem = error instanceof SourceProblem ? error : new SourceProblem(reason(error), { passing: true })
      if (signal.aborted || !problem.passing || attempt >= patience.attempts) throw problem
      const backoff = patience.backoffMilliseconds * Math.min(2 ** (attempt - 1), 10)
      await rest(Math.max(problem.waitMilliseconds, backoff * (0.5 + Math.random() / 2)), signal)
    }
  }
}

async function askOnce<T>(
  url: string,
  interpret: (answer: Answer) => T,
  signal: AbortSignal,
  patience: RetryPolicy,
  { etag, decode = (bytes) => bytes.toString('utf8') }: ConditionalRequest,
): Promise<T> {
  return withTimeout(patience.attemptMilliseconds, signal, async (attempt) => {
    const response = await followed(url, attempt, etag)
    const body = decode(await cappedBytes(response, patience.largestBytes))
    if (response.status === 429 || response.status === 503) {
      const seconds = Number(response.headers.get('retry-after'))
      const waitMilliseconds = seconds > 0 ? Math.min(seconds * 1000, MAX_WAIT_MILLISECONDS) : 0
      throw new SourceProblem(`status ${response.status}`, { passing: true, waitMilliseconds })
    }
    const tag = response.headers.get('etag')
    return interpret({ status: response.status, body, ...(tag !== null && { etag: tag }) })
  })
}

/**
 * Runs work under a signal that aborts on the given signal or on timeout. Uses its own timer: on Node 20, `AbortSignal.any` over
 * `AbortSignal.timeout` can be garbage-collected before it fires, leaving the wait endless.
 */
export async function withTimeout<T>(milliseconds: number, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const both = new AbortController()
  const stop = (): void => both.abort(signal.reason)
  const timer = setTimeout(() => both.abort(new DOMException('no answer in time', 'TimeoutError')), milliseconds)
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  try {
    return await work(both.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

/** Follows redirects within the same origin only: another origin is not a trusted source. */
async function followed(url: string, signal: AbortSignal, etag: string | undefined): Promise<Response> {
  let address = new URL(url)
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const response = await fetch(address.href, {
      headers: { 'user-agent': USER_AGENT, accept: 'application/json', ...(etag !== undefined && { 'if-none-match': etag }) },
      redirect: 'manual',
      signal,
    })
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
    if (location === null) return response
    await response.body?.cancel()
    const next = URL.canParse(location, address.href) ? new URL(location, address.href) : null
    if (next?.origin !== address.origin) throw new SourceProblem(`redirected to ${next?.host || 'nowhere'}`, { passing: true })
    address = next
  }
  throw new SourceProblem('redirected without end', { passing: true })
}

/** Caps the body: global fetch has no size limit, and an endless body would exhaust memory. */
async function cappedBytes(response: Response, largestBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  if (response.body) {
    for await (const chunk of response.body) {
      bytes += chunk.byteLength
      if (bytes > largestBytes) throw new SourceProblem(`the answer passes ${largestBytes} bytes`, { passing: false })
      chunks.push(chunk)
    }
  }
  // Skipped for compressed bodies: Content-Length counts compressed bytes.
  const stated = response.status === 304 || response.headers.has('content-encoding') ? null : response.headers.get('content-length')
  if (stated !== null && Number(stated) !== bytes) throw new SourceProblem(`${bytes} bytes of ${stated}`, { passing: true })
  return Buffer.concat(chunks)
}

/** Waits; rejects immediately on abort. */
export function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new SourceProblem('stopped', { passing: false }))
    const stop = (): void => {
      clearTimeout(timer)
      reject(new SourceProblem('stopped', { passing: false }))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })
}

function reason(error: unknown): string {
  const { message, name, cause } = asError(error)
  const detail = codeOf(cause) ?? (cause instanceof Error ? cause.message : undefined)
  return name === 'TimeoutError' ? 'no answer in time' : detail ? `${message} (${detail})` : message
}
