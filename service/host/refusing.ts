/** How every refusal of the HTTP server is sent: as a problem for programs, as a page for a browser that is not asking the API. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inLanguage } from '../../engine/core/language.ts'
import { INTERNAL, problemOf, type Refusal, refusalFor, refusalType } from '../doors/refusals.ts'
import { Abandoned } from './abandoned.ts'
import { languageOf } from './request-language.ts'
import { readAway } from './unread-body.ts'

/** On every answer. HTML pages replace the content policy by their own. */
export const ALWAYS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Retry-After, RateLimit, RateLimit-Policy, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Cost, X-Answers, X-Hypothetical',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

export type RefusalPage = (request: FastifyRequest, status: number, message: string) => { readonly text: string; readonly policy: string }

export class Refusing {
  readonly #turn: (request: FastifyRequest) => Promise<void> | null
  /** Refusals outside the API are drawn by this for whoever asks for HTML. */
  draw: RefusalPage | null = null

  /** @param turn awaited between two pieces of a body that nobody wants any more. */
  constructor(turn: (request: FastifyRequest) => Promise<void> | null) {
    this.#turn = turn
  }

  /** @param whose names the operation whose input it was. */
  send(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, whose?: object): FastifyReply {
    readAway(request.raw, () => this.#turn(request))
    const language = languageOf(request)
    const forPerson = this.draw && !request.url.startsWith('/v1') && request.headers.accept?.includes('text/html')
    const drawn = forPerson
      ? inLanguage(language, () => this.draw!(request, refusal.status, language ? refusal.english : refusal.error))
      : null
    if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
    return reply
      .code(refusal.status)
      .headers({
        'cache-control': 'no-store',
        vary: 'Accept, Accept-Language',
        'content-language': language?.tag ?? 'pt-BR',
        'content-type': drawn ? 'text/html; charset=utf-8' : refusalType(request.headers.accept),
        ...(drawn && { 'content-security-policy': drawn.policy }),
      })
      .removeHeader('etag')
      .send(drawn ? drawn.text : JSON.stringify(problemOf(refusal, language !== null, { ...whose, requestId: request.id })))
  }

  /** What was thrown, as the refusal it is, or as a fault of ours. */
  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    // Fastify answers what a handler threw outside of it, where nobody knows who reads.
    const refusal = inLanguage(languageOf(request), () => refusalFor(error))
    // Whoever left reads no answer, and leaving is no fault.
    if (!refusal && !(error instanceof Abandoned))
      request.log.error({ err: error, reqId: request.id, route: request.routeOptions?.url }, 'unexpected error')
    const whose = refusal?.status === 400 ? request.routeOptions?.config.names?.(request) : undefined
    // Repeated here because what the framework refuses by itself has met no hook.
    reply.headers(ALWAYS)
    return this.send(request, reply, refusal ?? INTERNAL, whose)
  }
}
