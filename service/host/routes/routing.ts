/** Registers endpoints; derives HEAD from GET, and OPTIONS and 405 from the available methods. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inLanguage } from '../../../engine/core/text/language.ts'
import { keepLanguage } from '../../runtime/language.ts'
import { methodNotAllowed, UNKNOWN_PATH } from '../../runtime/problem-details.ts'
import type { TimeSlicer } from '../../work/time-slicer.ts'
import { ALL_METHODS, ANSWERED_METHODS } from '../app.ts'
import type { Load } from '../limits/event-loop-pressure.ts'
import { limitKey } from '../limits/rate-limit.ts'
import type { ErrorResponses } from '../requests/error-responses.ts'
import { assertLanguage, languageOf } from '../requests/request-language.ts'
import { RouteTable } from './route-table.ts'

/** Endpoint: handlers, body types and limits. */
export interface Endpoint {
  /** find-my-way pattern: `/v1/calc/:calculator`. */
  readonly url: string
  readonly get?: Handler
  readonly post?: Handler
  readonly free?: boolean
  /** Request headers allowed for cross-origin requests. */
  readonly headers?: string
  /** Media types whose POST body is streamed without size limit, instead of parsed JSON. */
  readonly streams?: readonly string[]
  /** Media types streamed in addition to parsed JSON. */
  readonly alsoStreams?: readonly string[]
  /** Load-shedding class; default: API, or page for pages. */
  readonly load?: Load
  /** HTML page: has its own, more generous rate limit, since a page sends a request per keystroke. */
  readonly page?: boolean
  /** Extra members of a 400 response: names the operation of the input. */
  readonly names?: (request: FastifyRequest) => object
  /** In bytes, when above the default. */
  readonly bodyLimit?: number
  /** Media types whose POST body is buffered as bytes, in addition to JSON. */
  readonly buffers?: readonly string[]
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

/** Runs the handler in the reader's language until the response ends. */
const readTo =
  (handler: Handler): Handler =>
  (request, reply) => {
    assertLanguage(request)
    const language = languageOf(request)
    const { page, load } = request.routeOptions.config
    if (load !== 'asset') reply.header('content-language', language?.tag ?? 'pt-BR')
    // A page is in the language of its address, whatever its reader accepts.
    if (!page) reply.header('vary', 'Accept-Language')
    if (language === null) return handler(request, reply)
    reply.raw.once('close', keepLanguage())
    return inLanguage(language, () => handler(request, reply))
  }

/** Endpoint configuration available to hooks. */
declare module 'fastify' {
  interface FastifyContextConfig {
    readonly free?: boolean
    readonly page?: boolean
    readonly load?: Load
    readonly names?: Endpoint['names'] | undefined
    /** Media types whose body is streamed. */
    readonly streams?: readonly string[]
  }
}

/** Path data for unsupported methods. */
interface Place {
  readonly allow: readonly string[]
  readonly headers: string
}

export class Routing {
  readonly #app: FastifyInstance
  readonly #refusing: ErrorResponses
  readonly #slicer: TimeSlicer
  readonly #places = new RouteTable<Place>()

  constructor(app: FastifyInstance, refusing: ErrorResponses, slicer: TimeSlicer) {
    this.#app = app
    this.#refusing = refusing
    this.#slicer = slicer
    app.setNotFoundHandler((request, reply) => this.refuseElse(request, reply))
    this.#answerOptions()
    app.route({
      method: ALL_METHODS.filter((method) => !ANSWERED_METHODS.includes(method)),
      url: '*',
      onRequest: (request, reply) => this.refuseElse(request, reply),
      handler: () => undefined,
    })
  }

  add(endpoint: Endpoint): void {
    const { url, get, post, free = false, page = false, headers = 'Content-Type, If-None-Match', streams, names } = endpoint
    const config = {
      free,
      page,
      load: endpoint.load ?? (page ? 'page' : 'api'),
      names,
      streams: [...(streams ?? []), ...(endpoint.alsoStreams ?? [])],
    }
    const allow = [...(get ? ['GET', 'HEAD'] : []), ...(post ? ['POST'] : []), 'OPTIONS']
    const handled = (handler: Handler): Handler => (free ? readTo(handler) : this.#inSlices(readTo(handler)))
    if (get) this.#app.route({ method: 'GET', url, config, handler: handled(get) })
    if (post && streams) this.#addStreamed(streams, { method: 'POST', url, config, handler: readTo(post) })
    else if (post) this.#addPosted(endpoint, { method: 'POST', url, config, handler: handled(post) })
    const place = { allow, headers }
    this.#places.add(url, place)
    // Another pattern may match the path for these methods: `/v1/calc/:id/batch` also matches a question, `/v1/check/esocial` a check id.
    const lacking = ['GET', 'HEAD', 'POST'].filter((method) => !allow.includes(method))
    if (lacking.length > 0 && (url.includes(':') || !get))
      this.#app.route({
        method: lacking,
        url,
        config,
        onRequest: (request, reply) => this.#refuseMethod(request, reply, place),
        handler: () => undefined,
      })
  }

  /** True when any method is defined for the path. */
  knows(address: string): boolean {
    return this.#places.at(address) !== undefined
  }

  /** Rejects a request without a route with 405 or 404. */
  refuseElse(request: FastifyRequest, reply: FastifyReply): void {
    const place = this.#places.at(request.url)
    if (place) this.#refuseMethod(request, reply, place)
    else this.#refusing.send(request, reply, UNKNOWN_PATH)
  }

  /** Runs in the turn of admission; requests that waited for their body or a remote counter take another turn. */
  #inSlices(handler: Handler): Handler {
    return (request, reply) => {
      const turn = this.#slicer.take(limitKey(request.ip))
      if (!turn) return handler(request, reply)
      // The client has disconnected: stop.
      return turn.then(() => (request.raw.socket.destroyed ? reply.hijack() : handler(request, reply)))
    }
  }

  /** Adds a JSON route with its limit, in a separate scope when it also accepts bytes. */
  #addPosted({ bodyLimit, buffers = [], alsoStreams = [] }: Endpoint, post: Parameters<FastifyInstance['route']>[0]): void {
    const route = { ...post, ...(bodyLimit !== undefined && { bodyLimit }) }
    if (buffers.length + alsoStreams.length === 0) {
      this.#app.route(route)
      return
    }
    this.#app.register((scope, _options, done) => {
      scope.addContentTypeParser([...buffers], { parseAs: 'buffer' }, (_request, body, taken) => taken(null, body))
      for (const type of alsoStreams) scope.addContentTypeParser(type, (_request, body, taken) => taken(null, body))
      scope.route(route)
      done()
    })
  }

  /** Adds a route in a separate scope that does not parse these media types. */
  #addStreamed(types: readonly string[], route: Parameters<FastifyInstance['route']>[0]): void {
    this.#app.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers()
      for (const type of types) scope.addContentTypeParser(type, (_request, body, taken) => taken(null, body))
      scope.route(route)
      done()
    })
  }

  #refuseMethod(request: FastifyRequest, reply: FastifyReply, { allow }: Place): void {
    reply.header('allow', allow.join(', '))
    this.#refusing.send(request, reply, methodNotAllowed(request.method, allow.slice(0, -1).join(', ')))
  }

  #answerOptions(): void {
    this.#app.route({
      method: 'OPTIONS',
      url: '*',
      config: { free: true },
      handler: (request, reply) => {
        const place = this.#places.at(request.url)
        if (!place) return this.#refusing.send(request, reply, UNKNOWN_PATH)
        const methods = place.allow.join(', ')
        return reply
          .code(204)
          .headers({
            allow: methods,
            'access-control-allow-methods': methods,
            'access-control-allow-headers': place.headers,
            'access-control-max-age': '86400',
            'cache-control': 'no-store',
          })
          .send()
      },
    })
  }
}
