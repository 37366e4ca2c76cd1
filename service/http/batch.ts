/** HTTP batch: streams rows through one calculator, in order, without buffering the whole body. */

import { pipeline, Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { InvalidInput } from '../../engine/core/errors.ts'
import { readersLanguage, word } from '../../engine/core/text/language.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import type { Tally } from '../../engine/operation/evaluation/tally.ts'
import { LAW_FIELD } from '../../engine/operation/input/reserved-names.ts'
import { MEDIA_TYPES } from '../../engine/presentation/render.ts'
import { FORMATS, type Format, type View, viewOf } from '../../engine/presentation/view.ts'
import { encodingFor } from '../host/requests/compression.ts'
import type { HttpServer } from '../host/server.ts'
import { batchTooLarge, batchTooSlow, Refused, SHUTTING_DOWN, UNSUPPORTED_TYPE } from '../runtime/problem-details.ts'
import type { RowsJob } from '../work/batch-job.ts'
import { type Row, type RowForm, RowReader } from './batch-rows.ts'
import { CsvRows } from './csv-rows.ts'
import { preferredFormat } from './forms.ts'
import { ReadAheadPool } from './read-ahead.ts'
import { mediaTypeOf, paramsOf, queryOf } from './request.ts'
import { type RowWriter, rowProblem, rowWriter } from './row-writer.ts'
import { viewInAddress } from './unexpected-fields.ts'

export const MAX_ROWS = 10_000
/** 10,000 rows of over 800 bytes each. */
export const MAX_MEGABYTES = 8
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024
/** Total timeout, including a slow client. */
export const MAX_SECONDS = 120
/** Grace period after a timeout or a refusal, for data in transit. */
const LINGER_MILLISECONDS = 500

/** Characters per rate-limit unit, for long rows: as many as of a body. */
const CHARACTERS_A_UNIT = 128 * 1024
/** Approximate response chunk size: a client that stops reading costs one chunk, not the whole batch. */
const PART_CHARACTERS = 32 * 1024
/** Read-ahead limit shared by all active batches. */
const AHEAD_BYTES = 8 * 1024 * 1024

const FORMS: Readonly<Record<string, { readonly rows: RowForm; readonly answer: Format }>> = {
  'application/json': { rows: 'array', answer: 'json' },
  'application/x-ndjson': { rows: 'lines', answer: 'ndjson' },
  'text/csv': { rows: 'csv', answer: 'csv' },
}

/** The form the rows come in. The framework checks the type of a body, and a request without one has neither. */
function formOf(request: FastifyRequest): (typeof FORMS)[string] {
  const form = FORMS[mediaTypeOf(request)]
  if (!form) throw new Refused(UNSUPPORTED_TYPE)
  return form
}

interface BatchOf {
  readonly named: (request: FastifyRequest) => Operation
  /** Sets the headers that state the law change of all rows. */
  readonly sayLaw: (reply: FastifyReply, law: unknown) => void
}

export function mountBatch(
  server: HttpServer,
  { path, noun, batch: rowsAUnit }: { readonly path: string; readonly noun: string; readonly batch: number },
  { named, sayLaw }: BatchOf,
): void {
  const ahead = new ReadAheadPool(AHEAD_BYTES)
  server.add({
    url: `${path}/:id/batch`,
    load: 'batch',
    streams: Object.keys(FORMS),
    names: (request) => ({ [noun]: paramsOf(request).id }),
    async post(request, reply) {
      boundedInTime(request, reply)
      if (Number(request.headers['content-length']) > MAX_BYTES) throw new Refused(batchTooLarge(MAX_MEGABYTES))
      const operation = named(request)
      const form = formOf(request)
      const order = [form.answer, ...FORMATS.filter((each) => each !== form.answer)]
      const view = viewOf(operation, viewInAddress(operation, request, [LAW_FIELD]), preferredFormat(request.headers.accept, order))
      const writer = rowWriter(operation, view, queryOf(request)[LAW_FIELD] !== undefined)
      const seat = server.reserveSlot(request, reply)
      reply.raw.once('close', seat.leave)
      const batch = new Batch(server, request, operation, view, writer, seat, Math.max(1, Math.floor(rowsAUnit / (operation.cost ?? 1))))
      const parts = joined(batch.answers(rowsIn(request, operation, form.rows, ahead), form.rows), writer)
      // Nothing is sent before the first part, so an invalid body can still be rejected as a whole.
      const first = await parts.next()
      reply.headers({
        'cache-control': 'no-store',
        'content-type': `${MEDIA_TYPES[view.format]}; charset=utf-8`,
        vary: 'Accept, Accept-Language, Accept-Encoding',
      })
      sayLaw(reply, queryOf(request)[LAW_FIELD])
      if (first.done) return reply.send('')
      const body = Readable.from(resumed(first.value, parts), { objectMode: false })
      return encodingFor(request.headers['accept-encoding'], ['gzip'])
        ? reply.header('content-encoding', 'gzip').send(zipped(body))
        : reply.send(body)
    },
  })
}

async function* rowsIn(
  request: FastifyRequest,
  operation: Operation,
  form: RowForm,
  ahead: ReadAheadPool,
): AsyncGenerator<Row | TooLarge | Paused> {
  const { body } = request
  if (!(body instanceof Readable)) throw new TypeError('the body came as something else than a stream')
  const reader = new RowReader(form)
  const csv = form === 'csv' ? new CsvRows(operation) : null
  const rowsOf = (found: readonly Row[]): readonly Row[] => (csv ? found.flatMap((line) => csv.row(line) ?? []) : found)
  let bytes = 0
  for await (const chunk of ahead.read(body)) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) {
      yield { tooLarge: true }
      return
    }
    yield* rowsOf(reader.push(chunk))
    // Flush the answers so far before waiting for more input.
    yield { pause: true }
  }
  // Skip the rest when the client disconnected.
  if (body.readableEnded) yield* rowsOf(reader.end())
}

/** Rows per job: few enough that other clients' work does not wait long. */
const PIECE_ROWS = 50
const PIECE_CHARACTERS = 64 * 1024

type Answerable = RowsJob['rows'][number]

/** One active batch: charges each piece and runs it in the client's queue. */
class Batch {
  readonly #server: HttpServer
  readonly #request: FastifyRequest
  readonly #operation: Operation
  readonly #view: View
  readonly #writer: RowWriter
  readonly #seat: ReturnType<HttpServer['reserveSlot']>
  readonly #limit: RowLimit
  readonly #tally: Tally | undefined
  readonly #english: boolean
  #index = 0

  constructor(
    server: HttpServer,
    request: FastifyRequest,
    operation: Operation,
    view: View,
    writer: RowWriter,
    seat: ReturnType<HttpServer['reserveSlot']>,
    rowsAUnit: number,
  ) {
    this.#server = server
    this.#request = request
    this.#operation = operation
    this.#view = view
    this.#writer = writer
    this.#seat = seat
    this.#limit = new RowLimit(server, request, rowsAUnit)
    this.#tally = operation.tally?.()
    this.#english = readersLanguage() !== null
  }

  /** Serializes immediately: an answer object held for a slow client takes several times the memory of its text. */
  async *answers(rows: AsyncIterable<Row | TooLarge | Paused>, form: RowForm): AsyncGenerator<string> {
    const endsAt = performance.now() + MAX_SECONDS * 1000
    let piece: Answerable[] = []
    let characters = 0
    let last: string | null = null
    for await (const row of rows) {
      last = this.#lastWord(row, this.#index + piece.length, endsAt)
      if (last !== null) break
      if ('text' in row || 'error' in row) {
        piece.push(row)
        characters += 'text' in row ? row.text.length : 0
        if (!this.#isWhole(piece.length, characters)) continue
      } else if (piece.length === 0) continue
      yield* this.#answerRows(piece, form)
      piece = []
      characters = 0
    }
    if (piece.length > 0) yield* this.#answerRows(piece, form)
    if (last !== null) yield last
    // The summary of all rows follows in an element without an index.
    if (this.#tally && this.#index > 0) yield this.#writer.row({ summary: this.#tally.summary() })
    if (this.#index === 0 && last === null && form !== 'array')
      throw new InvalidInput([
        {
          field: 'body',
          message:
            form === 'csv'
              ? 'está vazio: envie os nomes dos campos na primeira linha e um caso em cada outra'
              : 'está vazio: envie um objeto por linha',
        },
      ])
  }

  /** Ends a piece where the next rate-limit unit begins: a unit is charged before it runs. */
  #isWhole(rows: number, characters: number): boolean {
    const most = Math.max(1, Math.floor(PIECE_ROWS / (this.#operation.cost ?? 1)))
    return rows >= most || characters >= PIECE_CHARACTERS || (this.#index + rows) % this.#limit.rows === 0
  }

  /** Last row when the batch must end here; null to continue. A body invalid from the start is rejected as a whole. */
  #lastWord(row: Row | TooLarge | Paused, index: number, endsAt: number): string | null {
    const late = performance.now() > endsAt ? batchTooSlow(MAX_SECONDS) : this.#server.mustEnd() ? SHUTTING_DOWN : null
    if (late) return this.#writer.row({ index, ...rowProblem(late, this.#english) })
    if ('tooLarge' in row) {
      if (index === 0) throw new Refused(batchTooLarge(MAX_MEGABYTES))
      return this.#writer.row({ index, ...rowProblem(batchTooLarge(MAX_MEGABYTES), this.#english) })
    }
    if ('broken' in row) {
      if (index === 0) throw new InvalidInput([{ field: 'body', message: row.broken }])
      return this.#writer.row({ index, error: word`O corpo ${row.broken}.` })
    }
    if (index === MAX_ROWS && !('pause' in row))
      return this.#writer.row({ index, error: word`O lote passa de ${MAX_ROWS} linhas: envie o resto, a partir desta, em outro.` })
    return null
  }

  async *#answerRows(piece: readonly Answerable[], form: RowForm): AsyncGenerator<string> {
    const from = this.#index
    this.#index += piece.length
    if (from > 0 && from % this.#limit.rows === 0) await this.#limit.pay()
    await this.#limit.payLong(piece)
    const { refusal } = this.#limit
    if (refusal) {
      for (const at of piece.keys()) yield this.#writer.row({ index: from + at, ...refusal })
      return
    }
    for (let done = 0; done < piece.length; ) {
      const rows = await this.#evaluate(piece.slice(done), from + done, form)
      if (rows.length === 0) return
      done += rows.length
      yield* rows
    }
  }

  /** Serialized answers from a worker thread: all rows, or the first ones when the answer exceeds its size limit. */
  async #evaluate(rows: readonly Answerable[], from: number, form: RowForm): Promise<readonly string[]> {
    const job = {
      do: 'rows',
      operation: this.#operation.id,
      rows,
      asText: form === 'csv',
      from,
      view: this.#view,
      english: this.#english,
      ...(this.#english && { language: 'en' as const }),
      law: queryOf(this.#request)[LAW_FIELD],
    } as const
    const done = await this.#seat.run(job, this.#seat.signal).catch((error: unknown) => {
      if (error instanceof Refused) return error.refusal
      throw error
    })
    if ('code' in done) return rows.map((_, at) => this.#writer.row({ index: from + at, ...rowProblem(done, this.#english) }))
    for (const { row, error } of done.faults)
      this.#request.log.error({ err: error, reqId: this.#request.id, row }, 'unexpected error in a batch')
    if (done.tally) this.#tally?.merge(done.tally)
    return done.rows
  }
}

interface TooLarge {
  readonly tooLarge: true
}

/** Marker: no further input available yet. */
interface Paused {
  readonly pause: true
}

/** Closes the connection of a client that keeps sending after the answer ends, or that reads it too slowly. */
export function boundedInTime({ raw }: FastifyRequest, { raw: answer }: FastifyReply): void {
  const alarm = setTimeout(() => raw.destroy(), MAX_SECONDS * 1000 + LINGER_MILLISECONDS).unref()
  answer.once('close', () => clearTimeout(alarm))
  answer.once('finish', () => {
    if (raw.readableEnded) return
    // Drain input briefly: closing the socket with data in transit would discard the answer.
    raw.resume()
    setTimeout(() => raw.destroy(), LINGER_MILLISECONDS).unref()
  })
}

/** Rate limit per row: the request itself covers the first rows; each further hundred, or ten, is charged before it runs. */
class RowLimit {
  readonly #server: HttpServer
  readonly #request: FastifyRequest
  /** Rows per rate-limit unit. */
  readonly rows: number
  #longDue = 0
  refusal: { readonly error: string; readonly retryAfter: number } | null = null

  constructor(server: HttpServer, request: FastifyRequest, rows: number) {
    this.#server = server
    this.#request = request
    this.rows = rows
  }

  /** Charges rows longer than their price covers by their length. */
  async payLong(piece: readonly Answerable[]): Promise<void> {
    const characters = piece.reduce((sum, row) => sum + ('text' in row ? row.text.length : 0), 0)
    this.#longDue += Math.max(0, characters / CHARACTERS_A_UNIT - piece.length / this.rows)
    for (; this.#longDue >= 1; this.#longDue -= 1) await this.pay()
  }

  /** Charges for the next rows. Once refused, the rest of the batch stays refused. */
  async pay(): Promise<void> {
    if (this.refusal) return
    const allowance = await this.#server.spend(this.#request)
    if (!allowance || allowance.allowed) return
    const error = word`Limite de ${allowance.limit} requisições por minuto excedido (${this.rows === 1 ? 'cada linha conta uma' : word`cada ${this.rows} linhas contam uma`}). Reenvie a partir desta linha em ${allowance.reset} s.`
    this.refusal = { error, retryAfter: allowance.reset }
  }
}

/** Joins rows into chunks of one body. */
async function* joined(rows: AsyncIterable<string>, { before, between, after }: RowWriter): AsyncGenerator<string> {
  let part = before
  let separator = ''
  for await (const row of rows) {
    part += separator + row
    separator = between
    if (part.length < PART_CHARACTERS) continue
    yield part
    part = ''
  }
  if (part + after !== '') yield part + after
}

/** Gzip with little memory per stream, since many may be open; flushes every chunk. */
function zipped(body: Readable): Readable {
  const zip = createGzip({ level: 1, windowBits: 13, memLevel: 6, flush: constants.Z_SYNC_FLUSH })
  // An error destroys both streams; the server handles it on the response.
  pipeline(body, zip, () => undefined)
  return zip
}

async function* resumed(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}
