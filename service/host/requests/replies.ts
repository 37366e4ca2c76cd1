/** Sends responses with ETags and, when worthwhile, compression. */
import { createHash } from 'node:crypto'
import type { OutgoingHttpHeader } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readersLanguage } from '../../../engine/core/text/language.ts'
import type { Cache } from '../../../engine/operation/definition/descriptor.ts'
import type { Engine } from '../../../engine/operation/definition/registry.ts'
import { entityTag, isAny, matches, secondsToCache } from './caching.ts'
import { Compressor, encodingFor } from './compression.ts'
import type { PrebuiltText } from './prebuilt-text.ts'

export type Sent = FastifyReply | Promise<FastifyReply>

const MINUTE = 'public, max-age=60'
const JSON_TYPE = 'application/json; charset=utf-8'

export class Replies {
  readonly #ports: Engine
  readonly #compressor = new Compressor()
  readonly #lawVersion: string
  #cacheControl = { until: 0, value: '' }

  constructor(ports: Engine) {
    this.#ports = ports
    this.#lawVersion = fingerprint(ports)
  }

  /**
   * True when the client's copy is current and 304 was sent: the caller just returns. @param form representation, when the URL does not
   * determine it.
   */
  fresh(request: FastifyRequest, reply: FastifyReply, cache: Cache, form = ''): boolean {
    if (cache === 'none') {
      reply.header('cache-control', 'no-cache')
      return false
    }
    const { rates, salaries, market, today } = this.#ports
    const language = readersLanguage()
    const asked = `${language?.tag ?? ''}${form}${request.url}`
    const tag = entityTag(`${this.#lawVersion}${rates.version()}${salaries.version()}${market.version()}`, today(), asked)
    const control = cache === 'minute' ? MINUTE : this.#cacheControlFor(Date.now())
    // Shared caches keep no input of a caller.
    reply.headers({ 'cache-control': request.url.includes('?') ? control.replace('public', 'private') : control, etag: tag })
    if (!matches(request.headers['if-none-match'], tag)) return false
    reply.code(304).send()
    return true
  }

  /**
   * Sends JSON bytes synchronously; the caller may reuse the buffer. Writes them as Latin-1 text, so that headers and body form one write
   * without extra allocation.
   */
  sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array, type = JSON_TYPE): FastifyReply {
    if (isCachedBy(request, reply)) return reply.code(304).send()
    reply.headers({ 'content-type': type, 'content-length': bytes.length }).hijack()
    const head = reply.raw.writeHead(reply.statusCode, headersOf(reply))
    if (request.method === 'HEAD') head.end()
    else head.end(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'), 'latin1')
    return reply
  }

  /** Sends a text; `large` enables compression. */
  send(request: FastifyRequest, reply: FastifyReply, body: string | Buffer, large = false, type = JSON_TYPE): Sent {
    if (isCachedBy(request, reply)) return reply.code(304).send()
    reply.header('content-type', type)
    if (!large) return reply.send(body)
    reply.header('vary', alsoBy(reply, 'Accept-Encoding'))
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return reply.send(body)
    const tag = reply.getHeader('etag')
    reply.header('content-encoding', encoding)
    return this.#compressor
      .compress(`${request.url} ${tag ?? createHash('sha256').update(body).digest('base64')}`, body, encoding)
      .then((compressed) => reply.send(compressed))
  }

  async sendPrebuilt(request: FastifyRequest, reply: FastifyReply, text: PrebuiltText, type = JSON_TYPE): Promise<FastifyReply> {
    const encoding = encodingFor(request.headers['accept-encoding'])
    const encoded = await text.made(encoding)
    reply.header('content-type', type).header('vary', alsoBy(reply, 'Accept-Encoding'))
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(encoded)
  }

  #cacheControlFor(now: number): string {
    if (now >= this.#cacheControl.until) {
      const seconds = secondsToCache(new Date(now))
      // Recomputed every second, so that the lifetime shrinks as midnight approaches.
      this.#cacheControl = { until: now - (now % 1000) + 1000, value: `public, max-age=${seconds}` }
    }
    return this.#cacheControl.value
  }
}

/** The request headers an answer varies by, and one more. */
const alsoBy = (reply: FastifyReply, header: string): string => [reply.getHeader('vary'), header].filter(Boolean).join(', ')

/** Flat list of alternating names and values. */
function headersOf(reply: FastifyReply): OutgoingHttpHeader[] {
  const listed: OutgoingHttpHeader[] = []
  const headers = reply.getHeaders()
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined) listed.push(name, value)
  }
  return listed
}

/** `*` matches only an existing representation: invalid input has none. */
const isCachedBy = ({ headers }: FastifyRequest, reply: FastifyReply): boolean =>
  isAny(headers['if-none-match']) && reply.statusCode === 200 && reply.hasHeader('etag')

/** Changes with any table, citation, caveat, schema or release: the data part of every ETag. */
function fingerprint({ registry, service: { version, build } }: Engine): string {
  return createHash('sha256').update(version).update(build).update(registry.contents()).digest('base64url').slice(0, 8)
}
