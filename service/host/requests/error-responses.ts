/** Sends rejections: a problem document to programs, an HTML page to browsers outside the API. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inLanguage } from '../../../engine/core/text/language.ts'
import { INTERNAL, problemOf, type Refusal, refusalFor, refusalType } from '../../runtime/problem-details.ts'
import { ClientDisconnected } from '../../work/abort-reasons.ts'
import { discardBody } from './discard-body.ts'
import { languageOf } from './request-language.ts'

/** Headers of every response. HTML pages override the content policy. */
export const COMMON_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Link, Retry-After, RateLimit, RateLimit-Policy, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Cost, X-Answers, X-Hypothetical',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Headers of pages: no other site frames them, opens them with a handle, or embeds their parts. */
export const PAGE_HEADERS = {
  ...COMMON_HEADERS,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

export type RefusalPage = (request: FastifyRequest, status: number, message: string) => { readonly text: string; readonly policy: string }

export class ErrorResponses {
  readonly #turn: (request: FastifyRequest) => Promise<void> | null
  /** Renders rejections outside the API for clients that accept HTML. */
  draw: RefusalPage | null = null
  /** 429 and 503 by the limit they met. */
  readonly counts = new Map<string, number>()

  /** @param turn awaited between chunks of a discarded body. */
  constructor(turn: (request: FastifyRequest) => Promise<void> | null) {
    this.#turn = turn
  }

  /** @param whose names the operation of the input. */
  send(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, whose?: object): FastifyReply {
    discardBody(request.raw, () => this.#turn(request))
    const language = languageOf(request)
    const forPerson = this.draw && !request.url.startsWith('/v1') && request.headers.accept?.includes('text/html')
    const drawn = forPerson
      ? inLanguage(language, () => this.draw!(request, refusal.status, language ? refusal.english : refusal.error))
      : null
    if (refusal.cause) this.counts.set(refusal.cause, (this.counts.get(refusal.cause) ?? 0) + 1)
    if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
    return reply
      .code(refusal.status)
      .headers({
        'cache-control': 'no-store',
        vary: 'Accept, Accept-Language',
        'content-language': language?.tag ?? 'pt-BR',
        'content-type': drawn ? 'text/html; charset=utf-8' : refusalType(request.headers.accept),
        ...(drawn && { ...PAGE_HEADERS, 'content-security-policy': drawn.policy }),
      })
      .removeHeader('etag')
      .send(drawn ? drawn.text : JSON.stringify(problemOf(refusal, language !== null, { ...whose, requestId: request.id })))
  }

  /** Sends a thrown error as its rejection, or as an internal error. */
  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    // Fastify calls this outside the handler, so the reader's language must be set again.
    const refusal = inLanguage(languageOf(request), () => refusalFor(error))
    // A client disconnect is not logged as an error.
    if (!refusal && !(error instanceof ClientDisconnected))
      request.log.error({ err: error, reqId: request.id, route: request.routeOptions?.url }, 'unexpected error')
    const whose = refusal?.status === 400 ? request.routeOptions?.config.names?.(request) : undefined
    // Repeated here: rejections by the framework itself skip the hooks.
    reply.headers(COMMON_HEADERS)
    return this.send(request, reply, refusal ?? INTERNAL, whose)
  }
}
