/** A small client for the HTTP API. Needs nothing but `fetch`. */

import { at } from './core/records.ts'
import { isListOf, isShaped, isText } from './core/shapes.ts'
import type { Calculators, Checks, Decisions, Queries, Questions } from './types.ts'

export type { Calculators, Checks, Decisions, Queries, Questions } from './types.ts'

export interface ClientOptions {
  /** Where the API is: `https://api.example` */
  readonly baseUrl: string
  /** For each attempt, and in a batch for each wait for more rows, in milliseconds. 10 seconds unless told. */
  readonly timeout?: number
  /** The longest to wait for the limit to open again after a 429, in milliseconds; 0 never waits. 65 seconds unless told. */
  readonly patience?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch?: typeof fetch
}

export interface CallOptions {
  readonly signal?: AbortSignal
  readonly timeout?: number
}

export interface Issue {
  readonly field: string
  readonly message: string
}

const isIssues = isListOf(isShaped<Issue>({ field: isText, message: isText }))

/** Any answer that is not the one asked for. */
export class CentavoError extends Error {
  /** 0 when there was no answer at all. */
  readonly status: number
  readonly body: unknown

  constructor(message: string, status: number, body?: unknown, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
    this.status = status
    this.body = body
  }
}

/** 400: each refused field, with the rule and what came. */
export class InvalidInputError extends CentavoError {
  readonly issues: readonly Issue[]

  constructor(message: string, status: number, body: unknown) {
    super(message, status, body)
    const issues = at(body, 'issues')
    this.issues = isIssues(issues) ? issues : []
  }
}

/** 404 */
export class NotFoundError extends CentavoError {}

/** 429, after waiting as long as `patience` allows. */
export class TooManyRequestsError extends CentavoError {
  /** Seconds. */
  readonly retryAfter: number

  constructor(message: string, status: number, body: unknown, retryAfter: number) {
    super(message, status, body)
    this.retryAfter = retryAfter
  }
}

/** 503: a rate or a statistic the answer needs is not there. */
export class UnavailableError extends CentavoError {}

/** No answer in time. */
export class TimeoutError extends CentavoError {}

/** The network failed, or what answered does not speak the API. */
export class ConnectionError extends CentavoError {}

export type BatchRow<Result> =
  | { readonly index: number; readonly result: Result }
  | { readonly index: number; readonly error: string; readonly issues?: readonly Issue[]; readonly retryAfter?: number }

export class CentavoClient {
  readonly #base: string
  readonly #timeout: number
  readonly #patience: number
  readonly #headers: Readonly<Record<string, string>>
  readonly #fetch: typeof fetch

  constructor({ baseUrl, timeout = 10_000, patience = 65_000, headers = {}, fetch: own = fetch }: ClientOptions) {
    this.#base = baseUrl.replace(/\/+$/, '')
    this.#timeout = timeout
    this.#patience = patience
    this.#headers = headers
    this.#fetch = own
  }

  calculate<C extends keyof Calculators & string>(
    calculator: C,
    input: Calculators[C]['input'],
    options?: CallOptions,
  ): Promise<Calculators[C]['result']> {
    return this.#json(`/v1/calc/${encodeURIComponent(calculator)}`, options, posted(JSON.stringify(input)))
  }

  decide<W extends keyof Decisions & string>(
    workflow: W,
    input: Decisions[W]['input'],
    options?: CallOptions,
  ): Promise<Decisions[W]['result']> {
    return this.#json(`/v1/workflows/${encodeURIComponent(workflow)}`, options, posted(JSON.stringify(input)))
  }

  /** A document compared with the law of its day, by its name in the address: `payslip`. */
  check<D extends keyof Checks & string>(document: D, input: Checks[D]['input'], options?: CallOptions): Promise<Checks[D]['result']> {
    return this.#json(`/v1/check/${encodeURIComponent(document)}`, options, posted(JSON.stringify(input)))
  }

  /** A question about a calculator (solve, sweep, timeline, compare): its own fields and the calculator's, side by side. */
  ask<Q extends keyof Questions & string, C extends keyof Calculators & string>(
    question: Q,
    calculator: C,
    input: Omit<Questions[Q]['input'], 'calculator'> &
      Partial<Calculators[C]['input']> & {
        readonly a?: Partial<Calculators[C]['input']>
        readonly b?: Partial<Calculators[C]['input']>
      },
    options?: CallOptions,
  ): Promise<Questions[Q]['result']> {
    return this.#json(`/v1/calc/${encodeURIComponent(calculator)}/${encodeURIComponent(question)}`, options, posted(JSON.stringify(input)))
  }

  /** A query by its path: names in braces and parameters both come from `input`. */
  query<Q extends keyof Queries & string>(path: Q, input: Queries[Q]['input'], options?: CallOptions): Promise<Queries[Q]['result']> {
    return this.#json(addressOf(path, input), options)
  }

  /** Up to 10,000 rows, answered in order as they are computed. */
  async *batch<C extends keyof Calculators & string>(
    calculator: C,
    rows: Iterable<Calculators[C]['input']>,
    options?: CallOptions,
  ): AsyncGenerator<BatchRow<Calculators[C]['result']>> {
    const body = Array.from(rows, (row) => `${JSON.stringify(row)}\n`).join('')
    const { response, deadline } = await this.#answer(
      `/v1/calc/${encodeURIComponent(calculator)}/batch`,
      options,
      posted(body, 'application/x-ndjson'),
    )
    try {
      for await (const line of linesOf(response, deadline)) yield JSON.parse(line)
    } catch (error) {
      throw failure(error, options?.signal)
    } finally {
      deadline.stop()
    }
  }

  async #json<T>(path: string, options?: CallOptions, init?: Sending): Promise<T> {
    const { response, deadline } = await this.#answer(path, options, init)
    try {
      return (await response.json()) as T
    } catch (error) {
      throw failure(error, options?.signal)
    } finally {
      deadline.stop()
    }
  }

  /** A good response, its body still to be read; waits out the limit. */
  async #answer(path: string, { signal, timeout = this.#timeout }: CallOptions = {}, init: Sending = {}): Promise<Answer> {
    let patience = this.#patience
    while (true) {
      const deadline = new Deadline(timeout)
      deadline.start()
      let refusal: CentavoError
      try {
        const send = this.#fetch // a browser's refuses to be called as a method
        const response = await send(this.#base + path, {
          ...init,
          headers: {
            accept: 'application/json, application/x-ndjson',
            ...this.#headers,
            ...init.headers,
          },
          signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
        })
        if (response.ok) return { response, deadline }
        refusal = await refusalOf(response)
      } catch (error) {
        deadline.stop()
        throw failure(error, signal)
      }
      deadline.stop()
      if (!(refusal instanceof TooManyRequestsError)) throw refusal
      const wait = Math.max(1, refusal.retryAfter) * 1000
      if (wait > patience) throw refusal
      patience -= wait
      await pause(wait, signal)
    }
  }
}

interface Answer {
  readonly response: Response
  /** Still running: to be stopped when the body was read. */
  readonly deadline: Deadline
}

/** Aborts what was waited for too long. Runs only while something is waited for. */
class Deadline {
  readonly #controller = new AbortController()
  readonly #milliseconds: number
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  start(): void {
    this.stop()
    this.#timer = setTimeout(() => this.#controller.abort(new DOMException('no answer in time', 'TimeoutError')), this.#milliseconds)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}

/** What goes with a request beside its address. */
interface Sending {
  readonly method?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

const posted = (body: string, type = 'application/json'): Sending => ({ method: 'POST', body, headers: { 'content-type': type } })

function addressOf(path: string, input: object): string {
  const rest = new URLSearchParams()
  let address = path
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    if (address.includes(`{${name}}`)) address = address.replace(`{${name}}`, encodeURIComponent(String(value)))
    else rest.set(name, String(value))
  }
  return rest.size > 0 ? `${address}?${rest}` : address
}

async function refusalOf(response: Response): Promise<CentavoError> {
  const text = await response.text()
  let body: unknown = text
  try {
    body = JSON.parse(text)
  } catch {
    // A proxy may answer in HTML.
  }
  const said = at(body, 'error')
  const message = typeof said === 'string' ? said : `HTTP ${response.status}`
  switch (response.status) {
    case 400:
      return new InvalidInputError(message, 400, body)
    case 404:
      return new NotFoundError(message, 404, body)
    case 429:
      return new TooManyRequestsError(message, 429, body, Number(response.headers.get('retry-after')) || 1)
    case 503:
      return new UnavailableError(message, 503, body)
    default:
      return new CentavoError(message, response.status, body)
  }
}

/** The caller's own abort passes as it is. */
function failure(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted || error instanceof CentavoError) return error
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new TimeoutError('no answer in time', 0, undefined, { cause: error })
  return new ConnectionError(error instanceof Error ? error.message : String(error), 0, undefined, { cause: error })
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal!.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}

async function* linesOf(response: Response, deadline: Deadline): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = response.body!.getReader()
  let rest = ''
  try {
    while (true) {
      deadline.start()
      const read = await reader.read()
      deadline.stop()
      if (read.done) break
      const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n')
      rest = lines.pop()!
      yield* lines
    }
    if (rest !== '') yield rest
  } finally {
    await reader.cancel()
  }
}
