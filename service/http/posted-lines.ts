/** Streams a posted query line by line, in order, without buffering the whole body. */

import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { InvalidInput } from '../../engine/core/errors.ts'
import { readersLanguage, word } from '../../engine/core/text/language.ts'
import type { ByLines, LineByLine } from '../../engine/operation/definition/query.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { MEDIA_TYPES } from '../../engine/presentation/render.ts'
import type { HttpServer } from '../host/server.ts'
import { batchTooSlow, Refused, SHUTTING_DOWN } from '../runtime/problem-details.ts'
import { parseJson } from '../runtime/strict-json.ts'
import { boundedInTime, MAX_SECONDS } from './batch.ts'
import { type Row, RowReader } from './batch-rows.ts'
import { rowProblem } from './row-writer.ts'

export const LINES = MEDIA_TYPES.ndjson

/** Rows per rate-limit unit; the request itself covers the first unit. */
const ROWS_A_UNIT = 100
/** Characters per rate-limit unit, for long rows: as many as of a body. */
const CHARACTERS_A_UNIT = 128 * 1024
/** Approximate response chunk size. */
const PART_CHARACTERS = 32 * 1024

const ROUNDING = 1e-9

/** The value of a line, or why it cannot be read. */
function parsed(text: string): { readonly value: unknown } | { readonly why: string } {
  try {
    return { value: parseJson(text) }
  } catch (error) {
    const [issue] = error instanceof InvalidInput ? error.issues : []
    return { why: issue ? `tem o campo ${issue.field} mais de uma vez` : 'não é JSON' }
  }
}

async function* rowsOf(body: unknown): AsyncGenerator<Row> {
  if (!(body instanceof Readable)) throw new TypeError('the body came as something else than a stream')
  const reader = new RowReader('lines')
  for await (const chunk of body) yield* reader.push(chunk)
  yield* reader.end()
}

class Lines {
  readonly #request: FastifyRequest
  readonly #server: HttpServer
  readonly #endsAt = Date.now() + MAX_SECONDS * 1000
  #rows = 0
  /** Units not yet paid. */
  #due = 0

  constructor(request: FastifyRequest, server: HttpServer) {
    this.#request = request
    this.#server = server
  }

  /** Answers one line. @throws to end the response here. */
  async #answerLine(run: LineByLine, row: Row): Promise<object> {
    const late = Date.now() > this.#endsAt ? batchTooSlow(MAX_SECONDS) : this.#server.mustEnd() ? SHUTTING_DOWN : null
    if (late) throw new Refused(late)
    // Yield to other requests, for long payrolls and for many at once.
    const turn = this.#server.turn(this.#request)
    if (turn) await turn
    this.#rows += 1
    this.#due += Math.max(1 / ROWS_A_UNIT, 'text' in row ? row.text.length / CHARACTERS_A_UNIT : 0)
    // Sums of hundredths fall short of a whole by a rounding error.
    for (; this.#due > 1 - ROUNDING; this.#due -= 1) await this.#pay()
    if ('text' in row) {
      const json = parsed(row.text)
      return 'value' in json ? run.row(json.value) : run.unreadable(json.why)
    }
    if ('broken' in row) throw new InvalidInput([{ field: 'body', message: row.broken }])
    return run.unreadable(row.error)
  }

  async #pay(): Promise<void> {
    const allowance = await this.#server.spend(this.#request)
    if (allowance && !allowance.allowed)
      throw new InvalidInput([{ field: 'body', message: word`passa do limite de requisições: reenvie o resto em ${allowance.reset} s` }])
  }

  async *written(byLines: ByLines, ports: Engine): AsyncGenerator<string> {
    const rows = rowsOf(this.#request.body)
    const first = await rows.next()
    const head = !first.done && 'text' in first.value ? parsed(first.value.text) : null
    if (!head || 'why' in head)
      throw new InvalidInput([{ field: 'body', message: 'a primeira linha deve ser um objeto JSON, com o que vale para todas' }])
    const run = byLines(head.value, ports)
    let part = ''
    try {
      for await (const row of rows) {
        part += `${JSON.stringify(await this.#answerLine(run, row))}\n`
        if (part.length >= PART_CHARACTERS) {
          yield part
          part = ''
        }
      }
      part += `${JSON.stringify(run.end())}\n`
    } catch (error) {
      part += `${JSON.stringify(this.#cutOff(error))}\n`
    }
    yield part
  }

  /** Last line of an interrupted response: the line to resume from. */
  #cutOff(error: unknown): object {
    const from = { fromLine: this.#rows + 1 }
    if (error instanceof Refused) return { ...from, ...rowProblem(error.refusal, readersLanguage() !== null) }
    if (error instanceof InvalidInput) return { ...from, error: error.issues.map(({ message }) => message).join('; ') }
    throw error
  }
}

export async function answerLines(server: HttpServer, request: FastifyRequest, reply: FastifyReply, byLines: ByLines, ports: Engine) {
  boundedInTime(request, reply)
  const parts = new Lines(request, server).written(byLines, ports)
  // Nothing is sent before the first part, so an invalid first line can still be rejected as a whole.
  const first = await parts.next()
  reply.headers({ 'cache-control': 'no-store', 'content-type': `${LINES}; charset=utf-8` })
  async function* body(): AsyncGenerator<string> {
    if (!first.done) yield first.value
    yield* parts
  }
  return reply.send(Readable.from(body(), { objectMode: false }))
}
