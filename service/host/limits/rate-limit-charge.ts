/** Rate limiting in units of work per minute and client address. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { costExceedsLimit, Refused, tooManyPages, tooManyRequests } from '../../runtime/problem-details.ts'
import { blocksOf, MULTIPLE_OF_48, MULTIPLE_OF_56 } from '../../work/address-blocks.ts'
import type { ErrorResponses } from '../requests/error-responses.ts'
import { type Allowance, type Limiter, limitKey, MemoryLimiter } from './rate-limit.ts'

/** Page requests per unit: a person typing triggers many more answers than a program. */
const PAGES_PER_REQUEST = 10

/** Body size whose parsing costs about one unit; the first is covered by the request itself. */
const BODY_BYTES_A_UNIT = 128 * 1024
/** Charge for a body without a declared length on a large-body route. */
const UNITS_OF_UNKNOWN_BODY = 16

/** Cost of a request body, charged before reading. Streaming handlers charge as data arrives. */
function bodyUnits({ headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit, config } = routeOptions
  const type = headers['content-type'] ?? ''
  if (bodyLimit === undefined || bodyLimit <= BODY_BYTES_A_UNIT || config.streams?.some((each) => type.startsWith(each))) return 1
  const declared = headers['content-length']
  if (declared === undefined) return headers['transfer-encoding'] === undefined ? 1 : UNITS_OF_UNKNOWN_BODY
  // Oversized bodies are rejected by the body limit.
  return Math.max(1, Math.ceil(Math.min(Number(declared) || 0, bodyLimit) / BODY_BYTES_A_UNIT))
}

export class RateLimitCharge {
  readonly #limiter: Limiter | null
  readonly #pages: MemoryLimiter | null
  /** Limits of the IPv6 blocks around an address, by their multiple. Counted in this process alone. */
  readonly #blocks: ReadonlyMap<number, MemoryLimiter>
  readonly #policy: string
  readonly #limit: string
  readonly #refusing: ErrorResponses
  /** Requests charged more than one unit on arrival. */
  readonly #paid = new WeakMap<FastifyRequest, number>()

  /** @param unitsPerMinute 0 disables rate limiting. @param limiter default: in-process counters. */
  constructor(unitsPerMinute: number, limiter: Limiter | undefined, refusing: ErrorResponses) {
    this.#limiter = unitsPerMinute > 0 ? (limiter ?? new MemoryLimiter(unitsPerMinute)) : null
    this.#pages = this.#limiter && new MemoryLimiter(unitsPerMinute * PAGES_PER_REQUEST)
    this.#blocks = new Map([MULTIPLE_OF_56, MULTIPLE_OF_48].map((multiple) => [multiple, new MemoryLimiter(unitsPerMinute * multiple)]))
    this.#policy = `"minuto";q=${unitsPerMinute};w=60`
    this.#limit = String(unitsPerMinute)
    this.#refusing = refusing
  }

  /** Charges one unit, more for a large body, before reading the body; continues or rejects. */
  admit(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const { free, page } = request.routeOptions.config
    if (!this.#limiter || free) {
      done()
      return
    }
    if (page) {
      const { allowed, reset } = this.#pages!.hit(limitKey(request.ip), performance.now())
      if (allowed) done()
      else this.#refusing.send(request, reply, tooManyPages(reset))
      return
    }
    const units = bodyUnits(request)
    const counted = (allowance: Allowance): void => {
      this.#setHeaders(reply, allowance, units)
      if (units > 1) this.#paid.set(request, units)
      if (allowance.allowed) done()
      else
        this.#refusing.send(
          request,
          reply,
          units > 1 ? costExceedsLimit(units, this.#limit, allowance.reset) : tooManyRequests(this.#limit, allowance.reset),
        )
    }
    const allowance = this.#hit(request, units)!
    if (allowance instanceof Promise) void allowance.then(counted)
    else counted(allowance)
  }

  /** Charges the total cost, minus the units already paid on arrival by API requests. Throws a rejection when it exceeds the limit. */
  async pay(request: FastifyRequest, reply: FastifyReply, units: number): Promise<void> {
    const { page } = request.routeOptions.config
    const more = page ? (units > 1 ? units : 0) : units - (this.#paid.get(request) ?? 1)
    if (!this.#limiter || more <= 0) return
    const allowance = (await this.#hit(request, more))!
    if (!page) this.#setHeaders(reply, allowance, units)
    if (!allowance.allowed) throw new Refused(costExceedsLimit(units, this.#limit, allowance.reset))
  }

  /** Charges one more unit; null when rate limiting is disabled. */
  spend(request: FastifyRequest): Allowance | Promise<Allowance> | null {
    return this.#hit(request, 1)
  }

  #hit({ ip }: FastifyRequest, units: number): Allowance | Promise<Allowance> | null {
    const key = limitKey(ip)
    const blocks = blocksOf(key)
    const now = performance.now()
    for (const [block, multiple] of blocks) {
      const { allowed, reset } = this.#blocks.get(multiple)!.hit(block, now, units)
      if (!allowed) return { limit: Number(this.#limit), remaining: 0, reset, allowed }
    }
    return this.#limiter?.hit(key, now, units) ?? null
  }

  #setHeaders(reply: FastifyReply, { remaining, reset }: Allowance, units: number): void {
    const left = String(remaining)
    const seconds = String(reset)
    reply.headers({
      ratelimit: `"minuto";r=${left};t=${seconds}`,
      'ratelimit-policy': this.#policy,
      'x-ratelimit-limit': this.#limit,
      'x-ratelimit-remaining': left,
      'x-ratelimit-reset': seconds,
      'x-ratelimit-cost': String(units),
    })
  }
}
