import { asError, codeOf } from '../../engine/core/errors.ts'
import { SourceProblem } from './source.ts'

/** How hard to try. */
export interface Patience {
  readonly attempts: number
  /** For one attempt, body included: a source that drips bytes is as dead as one that is silent. */
  readonly attemptMilliseconds: number
  /** The first wait; each next one doubles, up to ten times this. */
  readonly backoffMilliseconds: number
  readonly largestBytes: number
}

/** Ten years of a daily series can take half a minute and weigh 100 KB. */
export const PATIENCE: Patience = { attempts: 4, attemptMilliseconds: 40_000, backoffMilliseconds: 1_000, largestBytes: 8_000_000 }

/** Some of the central bank's servers refuse requests without one. */
const USER_AGENT = 'centavo/1.0 (indicadores economicos)'

const MAX_WAIT_MILLISECONDS = 60_000
const MAX_REDIRECTS = 3

export interface Answer {
  readonly status: number
  readonly body: string
  /** The tag the source gave the answer, to be told back to it. */
  readonly etag?: string
}

interface Asking {
  /** The tag of what is held already: an answer that is still the same comes as 304, without a body. */
  readonly etag?: string | undefined
  /** How the bytes are written; UTF-8 unless said. */
  readonly decode?: (bytes: Buffer) => string
}

/** Asks until an answer can be interpreted, the attempts are spent or the signal says stop. */
export async function ask<T>(
  url: string,
  interpret: (answer: Answer) => T,
  signal: AbortSignal,
  patience: Patience = PATIENCE,
  asking: Asking = {},
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
  patience: Patience,
  { etag, decode = (bytes) => bytes.toString('utf8') }: Asking,
): Promise<T> {
  return within(patience.attemptMilliseconds, signal, async (attempt) => {
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
 * Runs work under a signal that ends with another or when its time is up. A timer of its own: `AbortSignal.any` over
 * `AbortSignal.timeout` is collected on Node 20 before it fires, and the wait has no end.
 */
export async function within<T>(milliseconds: number, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
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

/** A redirect is followed to another page of the same place only: who answers elsewhere is not who was asked. */
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

/** Global fetch has no limit of its own: an endless body would fill the memory. */
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
  // Not of what came compressed, whose length is another.
  const stated = response.status === 304 || response.headers.has('content-encoding') ? null : response.headers.get('content-length')
  if (stated !== null && Number(stated) !== bytes) throw new SourceProblem(`${bytes} bytes of ${stated}`, { passing: true })
  return Buffer.concat(chunks)
}

/** Waits, or ends at once when told to stop. */
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
