/** Many rows through one calculator: read as they arrive, answered as they are read, in order, never held whole. */
import { PassThrough, pipeline, Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { InvalidInput } from '../../../engine/core/errors.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { run } from '../../../engine/core/operation/run.ts'
import type { Tally } from '../../../engine/core/operation/tally.ts'
import { INTERNAL, problemOf, type Refusal, refusalFor, wantsEnglish } from '../refusals.ts'
import { type Row, type RowForm, RowReader } from './batch-rows.ts'
import { refuseQuery } from './misplaced.ts'
import type { HttpServer } from './server.ts'

export const MOST_ROWS = 10_000
/** So many rows count as one request to the limit. */
export const ROWS_A_REQUEST = 100

/** Answers go out in parts of about this size; other requests are served between them. */
const PART_CHARACTERS = 32 * 1024

const FORMS: Readonly<Record<string, RowForm>> = { 'application/json': 'array', 'application/x-ndjson': 'lines' }

export function mountBatch(
  server: HttpServer,
  ports: Engine,
  { path, noun }: { readonly path: string; readonly noun: string },
  named: (request: FastifyRequest) => Operation,
): void {
  server.add({
    url: `${path}/:id/batch`,
    streams: Object.keys(FORMS),
    names: (request) => ({ [noun]: (request.params as { id: string }).id }),
    async post(request, reply) {
      refuseQuery(request)
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
    const tally = operation.tally?.()
    let index = 0
    for await (const row of rowsIn(request.body as Readable, form)) {
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

/** A client that reads nothing until it has sent everything would wait for us as we wait for it: this much is read ahead. */
const AHEAD_BYTES = 4 * 1024 * 1024

async function* rowsIn(body: Readable, form: RowForm): AsyncGenerator<Row> {
  const reader = new RowReader(form)
  const ahead = new PassThrough({ highWaterMark: AHEAD_BYTES })
  pipeline(body, ahead, () => {}) // a failure reaches the loop below
  try {
    for await (const chunk of ahead as AsyncIterable<Uint8Array>) yield* reader.push(chunk)
  } catch {
    return // the caller left
  }
  yield* reader.end()
}

/** Rows as the parts of one body, a breath between parts. */
async function* joined(rows: AsyncIterable<string>, form: RowForm): AsyncGenerator<string> {
  let part = form === 'array' ? '[' : ''
  let separator = ''
  for await (const row of rows) {
    part += separator + row
    separator = form === 'array' ? ',\n' : '\n'
    if (part.length < PART_CHARACTERS) continue
    yield part
    part = ''
    await new Promise(setImmediate)
  }
  if (form === 'array') yield `${part}]`
  else if (part !== '' || separator !== '') yield `${part}\n`
}

async function* resumed(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}
