/** How answers are sent: named by what they rest on, compressed where that pays. */
import { createHash } from 'node:crypto'
import type { OutgoingHttpHeader } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readersLanguage } from '../../engine/core/language.ts'
import type { Cache } from '../../engine/core/operation/descriptor.ts'
import type { Engine } from '../../engine/core/operation/registry.ts'
import { entityTag, isAny, matches, secondsToCache } from './caching.ts'
import { Compressor, encodingFor } from './compression.ts'
import type { PrebuiltText } from './prebuilt-text.ts'

export type Sent = FastifyReply | Promise<FastifyReply>

const JSON_TYPE = 'application/json; charset=utf-8'

export class Replying {
  readonly #ports: Engine
  readonly #compressor = new Compressor()
  readonly #lawVersion: string
  #cacheControl = { until: 0, value: '' }

  constructor(ports: Engine) {
    this.#ports = ports
    this.#lawVersion = fingerprint(ports)
  }

  /** True when the caller already holds this answer: then nothing more is to be done but return. @param form where the address does not say it. */
  fresh(request: FastifyRequest, reply: FastifyReply, cache: Cache, form = ''): boolean {
    if (cache === 'none') {
      reply.header('cache-control', 'no-cache')
      return false
    }
    const { rates, salaries, market, today } = this.#ports
    const language = readersLanguage()
    if (language) reply.header('content-language', language.tag)
    const asked = `${language?.tag ?? ''}${form}${request.url}`
    const tag = entityTag(`${this.#lawVersion}${rates.version()}${salaries.version()}${market.version()}`, today(), asked)
    reply.headers({ 'cache-control': cache === 'minute' ? 'public, max-age=60' : this.#cacheControlFor(Date.now()), etag: tag })
    if (!matches(request.headers['if-none-match'], tag)) return false
    reply.code(304).send()
    return true
  }

  /**
   * Sends the bytes of a JSON text at once, which may be written over afterwards. As characters of one byte they go to the socket with the
   * headers, in one piece and without memory of their own.
   */
  sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array, type = JSON_TYPE): FastifyReply {
    if (isHeldBy(request, reply)) return reply.code(304).send()
    reply.headers({ 'content-type': type, 'content-length': bytes.length }).hijack()
    const head = reply.raw.writeHead(reply.statusCode, headersOf(reply))
    if (request.method === 'HEAD') head.end()
    else head.end(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'), 'latin1')
    return reply
  }

  /** Sends a text, compressed where `large` says it pays. */
  send(request: FastifyRequest, reply: FastifyReply, body: string | Buffer, large = false, type = JSON_TYPE): Sent {
    if (isHeldBy(request, reply)) return reply.code(304).send()
    reply.header('content-type', type)
    if (!large) return reply.send(body)
    reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return reply.send(body)
    const tag = reply.getHeader('etag')
    reply.header('content-encoding', encoding)
    return this.#compressor
      .compress(`${request.url} ${tag ?? createHash('sha256').update(body).digest('base64')}`, body, encoding)
      .then((compressed) => reply.send(compressed))
  }

  async sendKept(request: FastifyRequest, reply: FastifyReply, text: PrebuiltText, type = JSON_TYPE): Promise<FastifyReply> {
    const encoding = encodingFor(request.headers['accept-encoding'])
    const encoded = await text.made(encoding)
    reply.header('content-type', type).header('vary', 'Accept-Encoding')
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(encoded)
  }

  #cacheControlFor(now: number): string {
    if (now >= this.#cacheControl.until) {
      const seconds = secondsToCache(new Date(now))
      // Recomputed every second, so that the age shrinks as midnight nears.
      this.#cacheControl = { until: now - (now % 1000) + 1000, value: `public, max-age=${seconds}` }
    }
    return this.#cacheControl.value
  }
}

/** One after another, each name before its value. */
function headersOf(reply: FastifyReply): OutgoingHttpHeader[] {
  const listed: OutgoingHttpHeader[] = []
  const headers = reply.getHeaders()
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined) listed.push(name, value)
  }
  return listed
}

/** "Any there is" is known to match only now that there is one: a wrong input has none. */
const isHeldBy = ({ headers }: FastifyRequest, reply: FastifyReply): boolean =>
  isAny(headers['if-none-match']) && reply.statusCode === 200 && reply.hasHeader('etag')

/** Changes when a table, its citation or caveat, a schema or the release changes: the part of every entity tag that is not the day or the address. */
function fingerprint({ registry, service: { version, build } }: Engine): string {
  return createHash('sha256').update(version).update(build).update(registry.contents()).digest('base64url').slice(0, 8)
}
