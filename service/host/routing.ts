/** Endpoints on the router: HEAD follows GET, OPTIONS and 405 follow from what there is. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inLanguage } from '../../engine/core/language.ts'
import { methodNotAllowed, NOWHERE } from '../doors/refusals.ts'
import { keptSpeaking } from '../language.ts'
import { ALL_METHODS, ANSWERED_METHODS } from './app.ts'
import { limitKey } from './limit.ts'
import type { Load } from './pressure.ts'
import type { Refusing } from './refusing.ts'
import { assertLanguage, languageOf } from './request-language.ts'
import { RouteTable } from './route-table.ts'
import type { TimeSlicer } from './time-slicer.ts'

/** How an endpoint answers: the body, and how it may be kept. */
export interface Endpoint {
  /** As find-my-way writes it: `/v1/calc/:calculator`. */
  readonly url: string
  readonly get?: Handler
  readonly post?: Handler
  readonly free?: boolean
  /** The request headers a page of another origin may send. */
  readonly headers?: string
  /** Media types whose body POST takes as a stream, of any size, in place of parsed JSON. */
  readonly streams?: readonly string[]
  /** Media types taken as a stream beside JSON, which is parsed. */
  readonly alsoStreams?: readonly string[]
  /** In which order it is turned away when there is too much: as the API unless said, or as a page where it is one. */
  readonly load?: Load
  /** A page for people: counted apart from the API and more generously, since one page asks again at every keystroke. */
  readonly page?: boolean
  /** What a 400 here says beside the error: whose input it was. */
  readonly names?: (request: FastifyRequest) => object
  /** In bytes, where a body may be larger than the usual. */
  readonly bodyLimit?: number
  /** Media types whose body POST takes whole, as bytes, beside JSON. */
  readonly buffers?: readonly string[]
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

/** Answers whoever reads English in English, to the end of the answer. */
const readTo =
  (handler: Handler): Handler =>
  (request, reply) => {
    assertLanguage(request)
    const language = languageOf(request)
    if (language === null) return handler(request, reply)
    reply.raw.once('close', keptSpeaking())
    return inLanguage(language, () => handler(request, reply))
  }

/** What the hooks read of the endpoint that a request came to. */
declare module 'fastify' {
  interface FastifyContextConfig {
    readonly free?: boolean
    readonly page?: boolean
    readonly load?: Load
    readonly names?: Endpoint['names'] | undefined
    /** Media types whose body is handed over as it comes. */
    readonly streams?: readonly string[]
  }
}

/** What is known of an address, for methods nothing answers. */
interface Place {
  readonly allow: readonly string[]
  readonly headers: string
}

export class Routing {
  readonly #app: FastifyInstance
  readonly #refusing: Refusing
  readonly #slicer: TimeSlicer
  readonly #places = new RouteTable<Place>()

  constructor(app: FastifyInstance, refusing: Refusing, slicer: TimeSlicer) {
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
    // By these methods another address may fit as well: `/v1/calc/:id/batch` is also a question by its form, `/v1/check/esocial` a check's name.
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

  /** Whether an address is one of these, by whatever method. */
  knows(address: string): boolean {
    return this.#places.at(address) !== undefined
  }

  /** Where nothing answers: another method would, or nothing is there. */
  refuseElse(request: FastifyRequest, reply: FastifyReply): void {
    const place = this.#places.at(request.url)
    if (place) this.#refuseMethod(request, reply, place)
    else this.#refusing.send(request, reply, NOWHERE)
  }

  /** In the turn the request was admitted in; what had to wait for its body, or for a count kept elsewhere, waits for another. */
  #inSlices(handler: Handler): Handler {
    return (request, reply) => {
      const turn = this.#slicer.take(limitKey(request.ip))
      if (!turn) return handler(request, reply)
      // Whoever left meanwhile is worked for no more.
      return turn.then(() => (request.raw.socket.destroyed ? reply.hijack() : handler(request, reply)))
    }
  }

  /** JSON within its limit; in a scope of its own where bytes are taken too, whole or as they come. */
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

  /** A scope of its own, where bodies of these types are handed over unread. */
  #addStreamed(types: readonly string[], route: Parameters<FastifyInstance['route']>[0]): void {
    this.#app.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers()
      for (const type of types) scope.addContentTypeParser(type, (_request, body, taken) => taken(null, body))
      scope.route(route)
      done()
    })
  }

  /** Before any body is read. */
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
        if (!place) return this.#refusing.send(request, reply, NOWHERE)
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
