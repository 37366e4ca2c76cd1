/** Many rows through one calculator: read as they arrive, answered as they are read, in order, never held whole. */

import { pipeline, Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { InvalidInput } from '../../../engine/core/errors.ts'
import type { Answer, Operation } from '../../../engine/core/operation/operation.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { LAW_FIELD } from '../../../engine/core/operation/reserved.ts'
import type { Tally } from '../../../engine/core/operation/tally.ts'
import { isRecord } from '../../../engine/core/records.ts'
import { asking, type FormAsking } from '../../../engine/present/asking.ts'
import { MEDIA_TYPES } from '../../../engine/present/render.ts'
import { tableOf } from '../../../engine/present/rows.ts'
import { csvHeader, csvLine } from '../../../engine/present/sheet.ts'
import { FORMATS, type Format, projected, type View, viewOf } from '../../../engine/present/view.ts'
import { batchTooLarge, batchTooSlow, ENDING, INTERNAL, problemOf, type Refusal, Refused, refusalFor, wantsEnglish } from '../refusals.ts'
import { type Row, type RowForm, RowReader } from './batch-rows.ts'
import { encodingFor } from './compression.ts'
import { preferred } from './forms.ts'
import { viewInAddress } from './misplaced.ts'
import { AheadPool } from './read-ahead.ts'
import { paramsOf, queryOf } from './request.ts'
import type { HttpServer } from './server.ts'

export const MAX_ROWS = 10_000
/** 10,000 rows of over 800 bytes: rows are a few fields. */
export const MAX_MEGABYTES = 8
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024
/** From the first byte to the last, the caller's own slowness included. */
export const MAX_SECONDS = 120
/** After that, or after a refusal, for what is still on its way. */
const LINGER_MILLISECONDS = 500

/** Answers go out in parts of about this size: what a caller who does not read costs is one of them, not the batch. */
const PART_CHARACTERS = 32 * 1024
/** Read in advance, of all batches under way together. */
const AHEAD_BYTES = 32 * 1024 * 1024

const FORMS: Readonly<Record<string, { readonly rows: RowForm; readonly answer: Format }>> = {
  'application/json': { rows: 'array', answer: 'json' },
  'application/x-ndjson': { rows: 'lines', answer: 'ndjson' },
}

export function mountBatch(
  server: HttpServer,
  ports: Engine,
  { path, noun, batch: rowsARequest }: { readonly path: string; readonly noun: string; readonly batch: number },
  named: (request: FastifyRequest) => Operation,
): void {
  const ahead = new AheadPool(AHEAD_BYTES)
  server.add({
    url: `${path}/:id/batch`,
    load: 'batch',
    streams: Object.keys(FORMS),
    names: (request) => ({ [noun]: paramsOf(request).id }),
    async post(request, reply) {
      boundedInTime(request, reply)
      if (Number(request.headers['content-length']) > MAX_BYTES) throw new Refused(batchTooLarge(MAX_MEGABYTES))
      const operation = named(request)
      const form = FORMS[request.headers['content-type']!.split(';')[0]!.trim().toLowerCase()]!
      const order = [form.answer, ...FORMATS.filter((each) => each !== form.answer)]
      const law = queryOf(request)[LAW_FIELD]
      const view = viewOf(operation, viewInAddress(operation, request, [LAW_FIELD]), preferred(request.headers.accept, order))
      const writer = writerFor(operation, view)
      const parts = joined(rowAnswers(request, operation, form.rows, view, writer.row, law), writer)
      // Until the first part is there nothing was sent, and a body that makes no sense can still be refused as a whole.
      const first = await parts.next()
      reply.headers({
        'cache-control': 'no-store',
        'content-type': `${MEDIA_TYPES[view.format]}; charset=utf-8`,
        vary: 'Accept, Accept-Encoding',
      })
      if (first.done) return reply.send('')
      const body = Readable.from(resumed(first.value, parts), { objectMode: false })
      return encodingFor(request.headers['accept-encoding'], ['gzip'])
        ? reply.header('content-encoding', 'gzip').send(zipped(body))
        : reply.send(body)
    },
  })

  /** Written at once: an answer held as it is, while its caller does not read, is several times its text. */
  async function* rowAnswers(
    request: FastifyRequest,
    operation: Operation,
    form: RowForm,
    view: View,
    write: Writer['row'],
    law: string | string[] | undefined,
  ): AsyncGenerator<string> {
    const limit = new RowLimit(server, request, rowsARequest)
    const ask = asking(operation, view.format === 'csv' ? tableOf(operation, view).header : view.fields, ports)
    const endsAt = Date.now() + MAX_SECONDS * 1000
    const tally = operation.tally?.()
    let index = 0
    let late: Refusal | null = null
    if (!(request.body instanceof Readable)) throw new TypeError('the body came as something else than a stream')
    for await (const row of rowsIn(request.body, form)) {
      const turn = server.turns.take(limit)
      if (turn) await turn
      late = Date.now() > endsAt ? batchTooSlow(MAX_SECONDS) : server.mustEnd() ? ENDING : null
      if (late) {
        yield write({ index, ...rowProblem(late, request) })
        break
      }
      if ('tooLarge' in row) {
        if (index === 0) throw new Refused(batchTooLarge(MAX_MEGABYTES))
        yield write({ index, ...rowProblem(batchTooLarge(MAX_MEGABYTES), request) })
        break
      }
      if ('broken' in row) {
        if (index === 0) throw new InvalidInput([{ field: 'body', message: row.broken }])
        yield write({ index, error: `O corpo ${row.broken}.` })
        break
      }
      if (index === MAX_ROWS) {
        yield write({ index, error: `O lote passa de ${MAX_ROWS} linhas: envie o resto, a partir desta, em outro.` })
        break
      }
      if (index > 0 && index % rowsARequest === 0) await limit.pay()
      yield write(answerOf(row, index, ask, view, limit, request, tally, law))
      index++
    }
    // What the rows that were answered come to together goes after them, in an element that has no index.
    if (tally && index > 0) yield write({ summary: tally.summary() })
    if (index === 0 && !late && form === 'lines')
      throw new InvalidInput([{ field: 'body', message: 'está vazio: envie um objeto por linha' }])
  }

  async function* rowsIn(body: Readable, form: RowForm): AsyncGenerator<Row | TooLarge> {
    const reader = new RowReader(form)
    let bytes = 0
    for await (const chunk of ahead.read(body)) {
      bytes += chunk.length
      if (bytes > MAX_BYTES) {
        yield { tooLarge: true }
        return
      }
      yield* reader.push(chunk)
    }
    // A caller who left is told nothing.
    if (body.readableEnded) yield* reader.end()
  }

  function answerOf(
    row: Exclude<Row, { broken: string }>,
    index: number,
    ask: FormAsking,
    view: View,
    limit: RowLimit,
    request: FastifyRequest,
    tally: Tally | undefined,
    law: string | string[] | undefined,
  ): RowAnswer {
    if (limit.refusal) return { index, ...limit.refusal }
    if ('error' in row) return { index, error: row.error }
    let raw: unknown
    try {
      raw = JSON.parse(row.text)
    } catch {
      return { index, error: 'A linha não é um JSON válido.' }
    }
    try {
      // A change of the law in the address is for every row that brings none of its own.
      const asked = law !== undefined && isRecord(raw) ? { [LAW_FIELD]: law, ...raw } : raw
      const result = ask.fromJson(asked)
      tally?.add(result)
      return { index, result: view.format === 'csv' ? result : projected(result, view) }
    } catch (error) {
      const refusal = refusalFor(error)
      if (!refusal) request.log.error({ err: error, reqId: request.id, row: index }, 'unexpected error in a batch')
      return { index, ...rowProblem(refusal ?? INTERNAL, request) }
    }
  }
}

/** What is said of a row; of all together, where it has no index. */
type RowAnswer =
  | { readonly index: number; readonly result: Answer }
  | { readonly index: number; readonly error: string }
  | { readonly summary: Answer }

interface TooLarge {
  readonly tooLarge: true
}

/** Ends the connection of whoever goes on sending after the answer has ended, or does not read it in time. */
function boundedInTime({ raw }: FastifyRequest, { raw: answer }: FastifyReply): void {
  const alarm = setTimeout(() => raw.destroy(), MAX_SECONDS * 1000 + LINGER_MILLISECONDS).unref()
  answer.once('close', () => clearTimeout(alarm))
  answer.once('finish', () => {
    if (raw.readableEnded) return
    // Read and thrown away for a moment: hanging up on what is on its way would take the answer with it.
    raw.resume()
    setTimeout(() => raw.destroy(), LINGER_MILLISECONDS).unref()
  })
}

/** What a row says of its refusal: the part of the problem that is the row's own. */
function rowProblem(refusal: Refusal, request: FastifyRequest): { readonly error: string } {
  const { error, code, issues } = problemOf(refusal, wantsEnglish(request.headers['accept-language']))
  return Object.assign({ error, code }, issues !== undefined && { issues })
}

/** The request itself paid for the first rows; each further hundred, or ten, pays before it is computed. */
class RowLimit {
  readonly #server: HttpServer
  readonly #request: FastifyRequest
  readonly #rows: number
  refusal: { readonly error: string; readonly retryAfter: number } | null = null

  constructor(server: HttpServer, request: FastifyRequest, rows: number) {
    this.#server = server
    this.#request = request
    this.#rows = rows
  }

  /** For the next rows. Once refused, the rest of the batch stays refused. */
  async pay(): Promise<void> {
    if (this.refusal) return
    const allowance = await this.#server.spend(this.#request)
    if (!allowance || allowance.allowed) return
    const error = `Limite de ${allowance.limit} requisições por minuto excedido (cada ${this.#rows} linhas contam uma). Reenvie a partir desta linha em ${allowance.reset} s.`
    this.refusal = { error, retryAfter: allowance.reset }
  }
}

/** How the rows of a body are written: what goes before, between and after them. */
interface Writer {
  readonly before: string
  readonly between: string
  readonly after: string
  row(answer: RowAnswer): string
}

function writerFor(operation: Operation, view: View): Writer {
  if (view.format === 'json') return { before: '[', between: ',\n', after: ']', row: (answer) => JSON.stringify(answer) }
  if (view.format === 'ndjson') return { before: '', between: '\n', after: '\n', row: (answer) => JSON.stringify(answer) }
  const table = tableOf(operation, view)
  if (table.list !== null)
    throw new InvalidInput([
      {
        field: 'fields',
        message: `pede a lista ${table.list}: em csv, cada linha do lote é uma só; use format=ndjson`,
        english: `asks for the list ${table.list}: in csv each row of a batch is one; use format=ndjson`,
      },
    ])
  const blank = table.header.map(() => null)
  return {
    before: csvHeader(['index', ...table.header, 'error'], view.locale),
    between: '',
    after: '',
    row(answer) {
      // What the rows come to together is no row of theirs.
      if ('summary' in answer) return ''
      const [values, error] = 'result' in answer ? [table.rows(answer.result)[0]!, null] : [blank, answer.error]
      return csvLine([answer.index, ...values, error], view.locale)
    },
  }
}

/** Rows as the parts of one body. */
async function* joined(rows: AsyncIterable<string>, { before, between, after }: Writer): AsyncGenerator<string> {
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

/** In little memory for each, since many may be open, and every part sent as it is there. */
function zipped(body: Readable): Readable {
  const zip = createGzip({ level: 1, windowBits: 13, memLevel: 6, flush: constants.Z_SYNC_FLUSH })
  // A failure ends both: the server hears of it from what it sends.
  pipeline(body, zip, () => undefined)
  return zip
}

async function* resumed(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}
