/** Many rows through one calculator: read as they arrive, answered as they are read, in order, never held whole. */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { InvalidInput } from '../../../engine/core/errors.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { run } from '../../../engine/core/operation/run.ts'
import type { Tally } from '../../../engine/core/operation/tally.ts'
import { batchTooLarge, batchTooSlow, ENDING, INTERNAL, problemOf, type Refusal, Refused, refusalFor, wantsEnglish } from '../refusals.ts'
import { type Row, type RowForm, RowReader } from './batch-rows.ts'
import { refuseQuery } from './misplaced.ts'
import { AheadPool } from './read-ahead.ts'
import type { HttpServer } from './server.ts'

export const MOST_ROWS = 10_000
/** So many rows count as one request to the limit. */
export const ROWS_A_REQUEST = 100

/** 10,000 rows of over 800 bytes: rows are a few fields. */
export const MOST_MEGABYTES = 8
const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024
/** From the first byte to the last, the caller's own slowness included. */
export const MOST_SECONDS = 120
/** After that, or after a refusal, for what is still on its way. */
const LINGER_MILLISECONDS = 500

/** Answers go out in parts of about this size: what a caller who does not read costs is one of them, not the batch. */
const PART_CHARACTERS = 32 * 1024
/** Read in advance, of all batches under way together. */
const AHEAD_BYTES = 32 * 1024 * 1024

const FORMS: Readonly<Record<string, RowForm>> = { 'application/json': 'array', 'application/x-ndjson': 'lines' }

export function mountBatch(
  server: HttpServer,
  ports: Engine,
  { path, noun }: { readonly path: string; readonly noun: string },
  named: (request: FastifyRequest) => Operation,
): void {
  const ahead = new AheadPool(AHEAD_BYTES)
  server.add({
    url: `${path}/:id/batch`,
    load: 'batch',
    streams: Object.keys(FORMS),
    names: (request) => ({ [noun]: (request.params as { id: string }).id }),
    async post(request, reply) {
      boundedInTime(request, reply)
      refuseQuery(request)
      if (Number(request.headers['content-length']) > MOST_BYTES) throw new Refused(batchTooLarge(MOST_MEGABYTES))
      const operation = named(request)
      const type = request.headers['content-type']!.split(';')[0]!.trim().toLowerCase()
      const form = FORMS[type]!
      const parts = joined(rowAnswers(request, operation, form), form)
      // Until the first part is there nothing was sent, and a body that makes no sense can still be refused as a whole.
      const first = await parts.next()
      reply.header('cache-control', 'no-store').header('content-type', `${type}; charset=utf-8`)
      return reply.send(first.done ? '' : Readable.from(resumed(first.value, parts), { objectMode: false }))
    },
  })

  async function* rowAnswers(request: FastifyRequest, operation: Operation, form: RowForm): AsyncGenerator<string> {
    const limit = new RowLimit(server, request)
    const endsAt = Date.now() + MOST_SECONDS * 1000
    const tally = operation.tally?.()
    let index = 0
    for await (const row of rowsIn(request.body as Readable, form)) {
      const turn = server.turns.take(limit)
      if (turn) await turn
      const late = Date.now() > endsAt ? batchTooSlow(MOST_SECONDS) : server.mustEnd() ? ENDING : null
      if (late) {
        yield JSON.stringify({ index, ...rowProblem(late, request) })
        return
      }
      if ('tooLarge' in row) {
        if (index === 0) throw new Refused(batchTooLarge(MOST_MEGABYTES))
        yield JSON.stringify({ index, ...rowProblem(batchTooLarge(MOST_MEGABYTES), request) })
        return
      }
      if ('broken' in row) {
        if (index === 0) throw new InvalidInput([{ field: 'body', message: row.broken }])
        yield JSON.stringify({ index, error: `O corpo ${row.broken}.` })
        return
      }
      if (index === MOST_ROWS) {
        yield JSON.stringify({ index, error: `O lote passa de ${MOST_ROWS} linhas: envie o resto, a partir desta, em outro.` })
        return
      }
      if (index > 0 && index % ROWS_A_REQUEST === 0) await limit.pay()
      yield answerOf(row, index, operation, limit, request, tally)
      index++
    }
    // What the rows come to together goes after them, in an element that has no index.
    if (tally && index > 0) yield JSON.stringify({ summary: tally.summary() })
    if (index === 0 && form === 'lines') throw new InvalidInput([{ field: 'body', message: 'está vazio: envie um objeto por linha' }])
  }

  async function* rowsIn(body: Readable, form: RowForm): AsyncGenerator<Row | TooLarge> {
    const reader = new RowReader(form)
    let bytes = 0
    for await (const chunk of ahead.read(body)) {
      bytes += chunk.length
      if (bytes > MOST_BYTES) {
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
    operation: Operation,
    limit: RowLimit,
    request: FastifyRequest,
    tally: Tally | undefined,
  ): string {
    if (limit.refusal) return JSON.stringify({ index, ...limit.refusal })
    if ('error' in row) return JSON.stringify({ index, error: row.error })
    let raw: unknown
    try {
      raw = JSON.parse(row.text)
    } catch {
      return JSON.stringify({ index, error: 'A linha não é um JSON válido.' })
    }
    try {
      const result = run(operation, raw, ports)
      tally?.add(result)
      return JSON.stringify({ index, result })
    } catch (error) {
      const refusal = refusalFor(error)
      if (!refusal) request.log.error({ err: error, reqId: request.id, row: index }, 'unexpected error in a batch')
      return JSON.stringify({ index, ...rowProblem(refusal ?? INTERNAL, request) })
    }
  }
}

interface TooLarge {
  readonly tooLarge: true
}

/** Ends the connection of whoever goes on sending after the answer has ended, or does not read it in time. */
function boundedInTime({ raw }: FastifyRequest, { raw: answer }: FastifyReply): void {
  const alarm = setTimeout(() => raw.destroy(), MOST_SECONDS * 1000 + LINGER_MILLISECONDS).unref()
  answer.once('close', () => clearTimeout(alarm))
  answer.once('finish', () => {
    if (raw.readableEnded) return
    // Read and thrown away for a moment: hanging up on what is on its way would take the answer with it.
    raw.resume()
    setTimeout(() => raw.destroy(), LINGER_MILLISECONDS).unref()
  })
}

/** What a row says of its refusal: the part of the problem that is the row's own. */
function rowProblem(refusal: Refusal, request: FastifyRequest): object {
  const { error, code, issues } = problemOf(refusal, wantsEnglish(request.headers['accept-language']))
  return { error, code, ...(issues !== undefined && { issues }) }
}

/** The request itself paid for the first rows; each further hundred pays before it is computed. */
class RowLimit {
  readonly #server: HttpServer
  readonly #request: FastifyRequest
  refusal: { readonly error: string; readonly retryAfter: number } | null = null

  constructor(server: HttpServer, request: FastifyRequest) {
    this.#server = server
    this.#request = request
  }

  /** For the next hundred rows. Once refused, the rest of the batch stays refused. */
  async pay(): Promise<void> {
    if (this.refusal) return
    const allowance = await this.#server.spend(this.#request)
    if (!allowance || allowance.allowed) return
    const error = `Limite de ${allowance.limit} requisições por minuto excedido (cada ${ROWS_A_REQUEST} linhas contam uma). Reenvie a partir desta linha em ${allowance.reset} s.`
    this.refusal = { error, retryAfter: allowance.reset }
  }
}

/** Rows as the parts of one body. */
async function* joined(rows: AsyncIterable<string>, form: RowForm): AsyncGenerator<string> {
  let part = form === 'array' ? '[' : ''
  let separator = ''
  for await (const row of rows) {
    part += separator + row
    separator = form === 'array' ? ',\n' : '\n'
    if (part.length < PART_CHARACTERS) continue
    yield part
    part = ''
  }
  if (form === 'array') yield `${part}]`
  else if (part !== '' || separator !== '') yield `${part}\n`
}

async function* resumed(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}
