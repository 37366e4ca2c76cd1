/**
 * Separate router for everything outside the API, built after start or on first request: mounting a hundred pages takes longer than the
 * first answer.
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Routing } from './routing.ts'

const isOfApi = (url: string): boolean => /^\/(?:v1|mcp)(?:[/?]|$)/.test(url)

export class LazyRoutes {
  readonly #make: () => Promise<FastifyInstance>
  readonly #handedOn = new WeakSet<IncomingMessage>()
  #making: Promise<FastifyInstance> | undefined
  #made: FastifyInstance | undefined

  constructor(make: () => Promise<FastifyInstance>) {
    this.#make = make
  }

  /** Resolves when every route is mounted. */
  async ready(): Promise<FastifyInstance> {
    this.#making ??= this.#make()
    this.#made = await this.#making
    return this.#made
  }

  /** True for a request to a path the API router does not know under any method. */
  handles(request: FastifyRequest, first: Pick<Routing, 'knows'>): boolean {
    return (request.is404 || request.routeOptions.url === '*') && !isOfApi(request.url) && !first.knows(request.url)
  }

  /** True when the request was handed over: it is answered and counted here. */
  has(request: FastifyRequest): boolean {
    return this.#handedOn.has(request.raw)
  }

  /** @param failed called when mounting fails. */
  forward(request: FastifyRequest, reply: FastifyReply, failed: (error: unknown) => void): void {
    if (this.#made) this.#route(this.#made, request, reply)
    else this.ready().then((made) => this.#route(made, request, reply), failed)
  }

  #route(made: FastifyInstance, { raw: request }: FastifyRequest, reply: FastifyReply): void {
    this.#handedOn.add(request)
    reply.hijack()
    made.routing(request, reply.raw)
  }
}
