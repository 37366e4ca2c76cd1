/** Minimal client for the HTTP API; depends only on `fetch`. */

import { at } from './core/collections/records.ts'
import { isListOf, isObjectOf, isText } from './core/collections/type-guards.ts'
import { identify } from './core/error-identity.ts'
import { word } from './core/text/language.ts'
import { type CheckSummary, CheckTotals, countsIn } from './operation/evaluation/tally.ts'
import type { LawChange, ReformInput, UnderLaw } from './types/law-change.ts'
import type { Calculators, Checks, Decisions, Json, Queries, Questions, TableOf, Tables } from './types/operations.ts'

export type { CheckSummary } from './operation/evaluation/tally.ts'
export type { LawChange, ReformInput, UnderLaw } from './types/law-change.ts'
export type { Calculators, Checks, Decisions, Json, Queries, Questions, TableOf, Tables } from './types/operations.ts'

export interface ClientOptions {
  /** API base URL: `https://api.example` */
  readonly baseUrl: string
  /** Timeout in milliseconds, per attempt and, in a batch, per wait for more rows. Default: 10 s. */
  readonly timeout?: number
  /** Maximum wait for the rate limit after a 429, in milliseconds; 0 never waits. Default: 65 s. */
  readonly patience?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Language of titles, steps, assumptions and errors. Default: Portuguese. */
  readonly language?: 'pt-BR' | 'en'
  /** Uses GET for inputs that fit in a URL, and caches responses by ETag. Default: true. */
  readonly cache?: boolean
  readonly fetch?: typeof fetch
}

export interface CallOptions {
  readonly signal?: AbortSignal
  readonly timeout?: number
}

/** Shape of the response. */
export interface ViewOptions<F extends string = string, E extends boolean = boolean> extends CallOptions {
  /** Restricts the response to these paths: `netSalary`, `basis.norm`. */
  readonly fields?: readonly F[]
  /** False omits the steps and reduces `basis` to the versions used. */
  readonly explain?: E
}

/** A result narrowed by `fields` and `explain`. */
export type Viewed<T, F extends string, E extends boolean> = [F] extends [never] ? Explained<T, E> : Projected<Explained<T, E>, F>

type Explained<T, E extends boolean> = [E] extends [false] ? Omit<T, 'steps' | 'basis'> & { readonly basis: readonly string[] } : T

/** The part of a type selected by paths, mapped over lists. */
export type Projected<T, P extends string> = T extends readonly (infer I)[]
  ? readonly Projected<I, P>[]
  : T extends object
    ? { readonly [K in keyof T & string as K extends Head<P> ? K : never]: K extends P ? T[K] : Projected<T[K], Rest<P, K>> }
    : T

type Head<P extends string> = P extends `${infer Name}.${string}` ? Name : P
type Rest<P extends string, K extends string> = P extends `${K}.${infer Inner}` ? Inner : never

export interface Issue {
  readonly field: string
  readonly message: string
}

const isIssues = isListOf(isObjectOf<Issue>({ field: isText, message: isText }))

/** Base class of the client's errors. */
export class CentavoError extends Error {
  static {
    identify(CentavoError, 'CentavoError')
  }

  /** HTTP status; 0 without a response. */
  readonly status: number
  /** Response body: parsed JSON, or text. */
  readonly body: Json | undefined

  constructor(message: string, status: number, body?: Json, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.body = body
  }
}

/** 400: each rejected field, with the violated rule and the value received. */
export class InvalidInputError extends CentavoError {
  static {
    identify(InvalidInputError, 'InvalidInputError')
  }

  readonly issues: readonly Issue[]

  constructor(message: string, status: number, body: Json | undefined) {
    super(message, status, body)
    const issues = at(body, 'issues')
    this.issues = isIssues(issues) ? issues : []
  }
}

export class NotFoundError extends CentavoError {
  static {
    identify(NotFoundError, 'NotFoundError')
  }
}

/** 429, after waiting up to `patience`. */
export class TooManyRequestsError extends CentavoError {
  static {
    identify(TooManyRequestsError, 'TooManyRequestsError')
  }

  /** Seconds. */
  readonly retryAfter: number

  constructor(message: string, status: number, body: Json | undefined, retryAfter: number) {
    super(message, status, body)
    this.retryAfter = retryAfter
  }
}

/** 503: a rate or statistic required by the calculation is unavailable. */
export class UnavailableError extends CentavoError {
  static {
    identify(UnavailableError, 'UnavailableError')
  }
}

export class TimeoutError extends CentavoError {
  static {
    identify(TimeoutError, 'TimeoutError')
  }
}

/** Network failure, or a response that is not from the API. */
export class ConnectionError extends CentavoError {
  static {
    identify(ConnectionError, 'ConnectionError')
  }
}

export type BatchRow<Result> = AnsweredRow<Result> | RefusedRow

export interface AnsweredRow<Result> {
  /** Index of the row in the whole input, from 0. */
  readonly index: number
  readonly result: Result
}

export interface RefusedRow {
  readonly index: number
  readonly error: string
  readonly code?: string
  readonly issues?: readonly Issue[]
}

/** Rows of a batch of documents, and their summary. */
export interface CheckedRows<Result> extends AsyncGenerator<BatchRow<Result>> {
  /** Summary of all answered rows, available after the last row. Null before that, or when a connection dropped before its part arrived. */
  summary(): CheckSummary | null
}

/** API limits per request. */
const MAX_ROWS = 10_000
const MAX_BYTES = 7 * 1024 * 1024

/** Longer inputs go in the body. */
const MAX_ADDRESS = 2000

/** Maximum cached responses, revalidated by ETag. */
const MAX_REMEMBERED = 200

interface Remembered {
  readonly tag: string
  readonly text: string
}

export class CentavoClient {
  readonly #base: string
  readonly #timeout: number
  readonly #patience: number
  readonly #headers: Readonly<Record<string, string>>
  readonly #fetch: typeof fetch
  readonly #cached: boolean
  readonly #remembered = new Map<string, Remembered>()

  constructor({ baseUrl, timeout = 10_000, patience = 65_000, headers = {}, language, cache = true, fetch: own = fetch }: ClientOptions) {
    this.#base = baseUrl.replace(/\/+$/, '')
    this.#timeout = timeout
    this.#patience = patience
    this.#headers = language ? { 'accept-language': language, ...headers } : headers
    this.#cached = cache
    this.#fetch = own
  }

  calculate<C extends keyof Calculators & string, const F extends string = never, E extends boolean = true>(
    calculator: C,
    input: Calculators[C]['input'] & UnderLaw,
    options?: ViewOptions<F, E>,
  ): Promise<Viewed<Calculators[C]['result'], F, E>> {
    return this.#asked(`/v1/calc/${encodeURIComponent(calculator)}`, input, options)
  }

  decide<W extends keyof Decisions & string, const F extends string = never, E extends boolean = true>(
    workflow: W,
    input: Decisions[W]['input'] & UnderLaw,
    options?: ViewOptions<F, E>,
  ): Promise<Viewed<Decisions[W]['result'], F, E>> {
    return this.#asked(`/v1/workflows/${encodeURIComponent(workflow)}`, input, options)
  }

  /** Checks a document against the law of its date, by its URL name: `payslip`. */
  check<D extends keyof Checks & string, const F extends string = never, E extends boolean = true>(
    document: D,
    input: Checks[D]['input'],
    options?: ViewOptions<F, E>,
  ): Promise<Viewed<Checks[D]['result'], F, E>> {
    return this.#asked(`/v1/check/${encodeURIComponent(document)}`, input, options)
  }

  /** Asks a question about a calculator (solve, sweep, timeline, compare); takes the question's fields and the calculator's together. */
  ask<Q extends keyof Questions & string, C extends keyof Calculators & string>(
    question: Q,
    calculator: C,
    input: Omit<Questions[Q]['input'], 'calculator'> &
      Partial<Calculators[C]['input']> & {
        readonly a?: Partial<Calculators[C]['input']> & UnderLaw
        readonly b?: Partial<Calculators[C]['input']> & UnderLaw
      },
    options?: CallOptions,
  ): Promise<Questions[Q]['result']> {
    return this.#asked(`/v1/calc/${encodeURIComponent(calculator)}/${encodeURIComponent(question)}`, input, options)
  }

  /** Compares a case under current law and under a change of the law. */
  reform<C extends keyof Calculators & string>(
    calculator: C,
    input: ReformInput<C>,
    law: LawChange,
    options?: CallOptions,
  ): Promise<Questions['reform']['result']> {
    return this.#asked(`/v1/calc/${encodeURIComponent(calculator)}/reform`, { ...input, law }, options)
  }

  /** Runs a query by path; `input` provides both path and query parameters. */
  query<Q extends keyof Queries & string, const F extends string = never, E extends boolean = true>(
    path: Q,
    input: Queries[Q]['input'],
    options?: ViewOptions<F, E>,
  ): Promise<Viewed<Queries[Q]['result'], F, E>> {
    return this.#read(addressOf(path, { ...input, ...viewOf(options) }), options)
  }

  /** A law table as of a date (today in São Paulo when omitted), typed by its name. */
  table<T extends keyof Tables & string>(name: T, date?: string, options?: CallOptions): Promise<TableOf<T>> {
    return this.#read(addressOf('/v1/tables/{table}', { table: name, date }), options)
  }

  /**
   * Calculates any number of rows, yielding results in order as they arrive. Retries rows over the rate limit, waiting up to `patience`.
   */
  batch<C extends keyof Calculators & string, const F extends string = never, E extends boolean = true>(
    calculator: C,
    rows: Iterable<Calculators[C]['input'] & UnderLaw>,
    options?: ViewOptions<F, E>,
  ): AsyncGenerator<BatchRow<Viewed<Calculators[C]['result'], F, E>>> {
    return this.#rows(`/v1/calc/${encodeURIComponent(calculator)}/batch`, rows, options)
  }

  /** As `batch`, for decisions. */
  decideBatch<W extends keyof Decisions & string, const F extends string = never, E extends boolean = true>(
    workflow: W,
    rows: Iterable<Decisions[W]['input'] & UnderLaw>,
    options?: ViewOptions<F, E>,
  ): AsyncGenerator<BatchRow<Viewed<Decisions[W]['result'], F, E>>> {
    return this.#rows(`/v1/workflows/${encodeURIComponent(workflow)}/batch`, rows, options)
  }

  /** As `batch`, for documents; the summary follows the last row. */
  checkBatch<D extends keyof Checks & string, const F extends string = never, E extends boolean = true>(
    document: D,
    rows: Iterable<Checks[D]['input']>,
    options?: ViewOptions<F, E>,
  ): CheckedRows<Viewed<Checks[D]['result'], F, E>> {
    const parts = new SummaryOfParts()
    const answers = this.#rows<Viewed<Checks[D]['result'], F, E>>(`/v1/check/${encodeURIComponent(document)}/batch`, rows, options, parts)
    return Object.assign(answers, { summary: () => parts.told() })
  }

  /** Splits rows into requests within the API's limits and resumes from the first unanswered row, keeping order and losing none. */
  async *#rows<T>(
    path: string,
    rows: Iterable<object>,
    options?: ViewOptions,
    parts: SummaryOfParts | null = null,
  ): AsyncGenerator<BatchRow<T>> {
    const address = addressOf(path, viewOf(options))
    const source = rows[Symbol.iterator]()
    const encoder = new TextEncoder()
    const held: string[] = []
    let bytes = 0
    let first = 0
    let ended = false
    let patience = this.#patience
    while (true) {
      while (!ended && held.length < MAX_ROWS && bytes < MAX_BYTES) {
        const next = source.next()
        if (next.done) ended = true
        else {
          const line = `${JSON.stringify(next.value)}\n`
          bytes += encoder.encode(line).length
          held.push(line)
        }
      }
      if (held.length === 0) {
        parts?.end()
        return
      }
      let answered = 0
      let again: number | null = null
      let summary: CheckSummary | null = null
      const { response, deadline } = await this.#answer(address, options, posted(held.join(''), 'application/x-ndjson'))
      try {
        for await (const line of linesOf(response, deadline)) {
          const row = JSON.parse(line) as SentRow
          if (row.index === undefined) {
            summary = row.summary ?? null
            continue
          }
          // Rows after the first rejected one are resent, so they are skipped here; the summary of the accepted rows follows them.
          if (again !== null) continue
          again = secondsUntilAgain(row)
          if (again !== null && parts) continue
          if (again !== null || row.index !== answered || answered === held.length) break
          yield { ...row, index: first + answered++ } as BatchRow<T>
        }
      } catch (error) {
        throw failure(error, options?.signal)
      } finally {
        deadline.stop()
      }
      if (answered > 0) parts?.add(summary)
      const sent = held.splice(0, answered)
      bytes -= sent.reduce((total, line) => total + encoder.encode(line).length, 0)
      first += answered
      if (held.length === 0) continue
      if (answered > 0) patience = this.#patience
      else if (again === null) throw new ConnectionError(`the batch ended before row ${first}`, 0)
      if (again === null) continue
      const wait = Math.max(1, again) * 1000
      if (wait > patience) throw new TooManyRequestsError(`row ${first}: the limit opens in ${again} s`, 429, undefined, again)
      patience -= wait
      await pause(wait, options?.signal)
    }
  }

  /** Uses a cacheable GET when the input fits in a URL, else POST. */
  #asked<T>(path: string, input: object, options?: ViewOptions): Promise<T> {
    const view = viewOf(options)
    const address =
      this.#cached && Object.values(input).some((value) => (value ?? undefined) !== undefined)
        ? flatAddress(path, { ...input, ...view })
        : null
    return address === null ? this.#json(addressOf(path, view), options, posted(JSON.stringify(input))) : this.#read(address, options)
  }

  /** Revalidates a cached response by ETag and returns it on 304. */
  async #read<T>(address: string, options?: CallOptions): Promise<T> {
    const known = this.#remembered.get(address)
    const init: Sending = known ? { headers: { 'if-none-match': known.tag } } : {}
    const { response, deadline } = await this.#answer(address, options, init)
    try {
      const text = response.status === 304 && known ? known.text : await response.text()
      const tag = response.headers.get('etag')
      const value: T = JSON.parse(text)
      if (this.#cached && tag !== null) this.#remember(address, { tag, text })
      return value
    } catch (error) {
      throw failure(error, options?.signal)
    } finally {
      deadline.stop()
    }
  }

  #remember(address: string, held: Remembered): void {
    this.#remembered.delete(address)
    this.#remembered.set(address, held)
    const [oldest] = this.#remembered.keys()
    if (this.#remembered.size > MAX_REMEMBERED && oldest !== undefined) this.#remembered.delete(oldest)
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

  /** Returns a successful response with its body unread; waits for the rate limit. */
  async #answer(path: string, { signal, timeout = this.#timeout }: CallOptions = {}, init: Sending = {}): Promise<Answer> {
    let patience = this.#patience
    while (true) {
      const deadline = new Deadline(timeout)
      deadline.start()
      let refusal: CentavoError
      try {
        const send = this.#fetch // browser `fetch` throws when called as a method
        const response = await send(this.#base + path, {
          ...init,
          headers: {
            accept: 'application/json, application/x-ndjson',
            ...this.#headers,
            ...init.headers,
          },
          signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
        })
        if (response.ok || response.status === 304) return { response, deadline }
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
  /** Still running; the caller stops it after reading the body. */
  readonly deadline: Deadline
}

/** Aborts a wait that takes too long. Runs only during waits. */
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

/** Request options besides the URL. */
interface Sending {
  readonly method?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

const posted = (body: string, type = 'application/json'): Sending => ({ method: 'POST', body, headers: { 'content-type': type } })

/** A row on the wire: a rate-limited row says when to retry, and a row without an index is the request's summary. */
interface SentRow extends Partial<RefusedRow> {
  readonly retryAfter?: number
  readonly summary?: CheckSummary
}

/** Adds up the summaries of a batch's requests; unusable when one is missing. */
class SummaryOfParts {
  readonly #totals = new CheckTotals()
  #whole = true
  #ended = false

  add(summary: CheckSummary | null): void {
    if (summary) this.#totals.merge(countsIn(summary))
    else this.#whole = false
  }

  end(): void {
    this.#ended = true
  }

  told(): CheckSummary | null {
    return this.#ended && this.#whole ? this.#totals.summary() : null
  }
}

/** Codes for rows the service did not process for lack of time or because of shutdown: resend them. */
const CUT_SHORT = new Set(['too_slow', 'overloaded', 'body_too_large'])

const secondsUntilAgain = ({ error, retryAfter, code = '' }: SentRow): number | null =>
  error === undefined ? null : (retryAfter ?? (CUT_SHORT.has(code) ? 1 : null))

const viewOf = ({ fields, explain }: ViewOptions = {}) => ({
  ...(fields && { fields: fields.join(',') }),
  ...(explain === false && { explain: 'false' }),
})

function addressOf(path: string, input: object): string {
  const rest = new URLSearchParams()
  let address = path
  for (const [name, value] of Object.entries(input)) {
    if ((value ?? undefined) === undefined) continue
    if (address.includes(`{${name}}`)) address = address.replace(`{${name}}`, encodeURIComponent(String(value)))
    else rest.set(name, textOf(value))
  }
  return rest.size > 0 ? `${address}?${rest}` : address
}

const isObject = (value: object | string | number | boolean | null): boolean => value !== null && typeof value === 'object'

/** Lists of objects are JSON in a URL; other values use commas. */
const textOf = (value: string | number | boolean | readonly (object | string | number)[]): string =>
  Array.isArray(value) && value.some(isObject) ? JSON.stringify(value) : String(value)

/** Input as a URL; null when the URL would be ambiguous or too long. */
function flatAddress(path: string, input: object): string | null {
  for (const value of Object.values(input)) {
    if (value === '' || (isObject(value ?? null) && !Array.isArray(value))) return null
    if (Array.isArray(value) && (value.length === 0 || value.some((item) => typeof item === 'string' && /^$|,/.test(item)))) return null
  }
  const address = addressOf(path, input)
  return address.length > MAX_ADDRESS ? null : address
}

async function refusalOf(response: Response): Promise<CentavoError> {
  const text = await response.text()
  let body: Json = text
  try {
    body = JSON.parse(text)
  } catch {
    // A proxy may return HTML.
  }
  const said = at(body, 'error')
  const message = typeof said === 'string' ? said : word`HTTP ${response.status}`
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

/** The caller's own abort propagates unchanged. */
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
  // An answer without a body has no lines: a proxy may send one.
  const reader = response.body?.getReader()
  if (!reader) return
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
