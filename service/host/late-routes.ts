/**
 * What is asked for outside the API has a router of its own, made after the start or by the first who comes: reading and mounting a hundred
 * pages takes longer than the first answer.
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Routing } from './routing.ts'

const isOfApi = (url: string): boolean => /^\/(?:v1|mcp)(?:[/?]|$)/.test(url)

export class LateRoutes {
  readonly #make: () => Promise<FastifyInstance>
  readonly #handedOn = new WeakSet<IncomingMessage>()
  #making: Promise<FastifyInstance> | undefined
  #made: FastifyInstance | undefined

  constructor(make: () => Promise<FastifyInstance>) {
    this.#make = make
  }

  /** Resolves when every address is there. */
  async ready(): Promise<FastifyInstance> {
    this.#making ??= this.#make()
    this.#made = await this.#making
    return this.#made
  }

  /** Whether a request is for this router: to no address of the first, by any method. */
  takes(request: FastifyRequest, first: Pick<Routing, 'knows'>): boolean {
    return (request.is404 || request.routeOptions.url === '*') && !isOfApi(request.url) && !first.knows(request.url)
  }

  /** Whether a request was handed on, and is answered and counted here. */
  has(request: FastifyRequest): boolean {
    return this.#handedOn.has(request.raw)
  }

  /** @param failed told where the addresses could not be mounted. */
  handOn(request: FastifyRequest, reply: FastifyReply, failed: (error: unknown) => void): void {
    if (this.#made) this.#route(this.#made, request, reply)
    else this.ready().then((made) => this.#route(made, request, reply), failed)
  }

  #route(made: FastifyInstance, { raw: request }: FastifyRequest, reply: FastifyReply): void {
    this.#handedOn.add(request)
    reply.hijack()
    made.routing(request, reply.raw)
  }
}
