/** A posted query a line at a time: read as it arrives, answered as it is read, in order, never held whole. */

import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { InvalidInput } from '../../../engine/core/errors.ts'
import { readersLanguage, word } from '../../../engine/core/language.ts'
import type { ByLines, LineByLine } from '../../../engine/core/operation/query.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { MEDIA_TYPES } from '../../../engine/present/render.ts'
import type { HttpServer } from '../../host/server.ts'
import { batchTooSlow, ENDING, Refused } from '../refusals.ts'
import { boundedInTime, MAX_SECONDS } from './batch.ts'
import { type Row, RowReader } from './batch-rows.ts'
import { rowProblem } from './row-writer.ts'

export const LINES = MEDIA_TYPES.ndjson

/** So many count as one request, which pays for the first of them. */
const ROWS_A_UNIT = 100
/** Answers go out in parts of about this size. */
const PART_CHARACTERS = 32 * 1024

const parsed = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
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

  constructor(request: FastifyRequest, server: HttpServer) {
    this.#request = request
    this.#server = server
  }

  /** What a line comes to. @throws what ends the answer here. */
  async #answered(run: LineByLine, row: Row): Promise<object> {
    const late = Date.now() > this.#endsAt ? batchTooSlow(MAX_SECONDS) : this.#server.mustEnd() ? ENDING : null
    if (late) throw new Refused(late)
    // Nobody waits for a long payroll, nor for many of them.
    const turn = this.#server.turn(this.#request)
    if (turn) await turn
    this.#rows += 1
    if (this.#rows % ROWS_A_UNIT === 0) await this.#pay()
    if ('text' in row) {
      const json = parsed(row.text)
      return json ? run.row(json.value) : run.unreadable('não é JSON')
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
    if (!head) throw new InvalidInput([{ field: 'body', message: 'a primeira linha deve ser um objeto JSON, com o que vale para todas' }])
    const run = byLines(head.value, ports)
    let part = ''
    try {
      for await (const row of rows) {
        part += `${JSON.stringify(await this.#answered(run, row))}\n`
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

  /** The last line of an answer that could not go on: from which line to send the rest. */
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
  // Until the first part is there nothing was sent, and a first line that makes no sense is refused as a whole.
  const first = await parts.next()
  reply.headers({ 'cache-control': 'no-store', 'content-type': `${LINES}; charset=utf-8` })
  async function* body(): AsyncGenerator<string> {
    if (!first.done) yield first.value
    yield* parts
  }
  return reply.send(Readable.from(body(), { objectMode: false }))
}
