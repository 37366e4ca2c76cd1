/** What a caller is counted: units of work, each minute, by address. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused, tooDearForTheLimit, tooManyPages, tooManyRequests } from '../doors/refusals.ts'
import { type Allowance, type Limiter, limitKey, MemoryLimiter } from './limit.ts'
import type { Refusing } from './refusing.ts'

/** A person who types reads far more answers than a program that asks. */
const PAGES_PER_REQUEST = 10

/** To read and understand so much of a body is about as much work as one unit; a request pays for the first with itself. */
const BODY_BYTES_A_UNIT = 128 * 1024
/** Of a body that does not say its length, where much may come. */
const UNITS_OF_UNKNOWN_BODY = 16

/** What the body of a request counts, before any of it is read: of a stream, whoever reads it counts what comes. */
function bodyUnits({ headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit, config } = routeOptions
  const type = headers['content-type'] ?? ''
  if (bodyLimit === undefined || bodyLimit <= BODY_BYTES_A_UNIT || config.streams?.some((each) => type.startsWith(each))) return 1
  const declared = headers['content-length']
  if (declared === undefined) return headers['transfer-encoding'] === undefined ? 1 : UNITS_OF_UNKNOWN_BODY
  // What is longer than may come is refused for that.
  return Math.max(1, Math.ceil(Math.min(Number(declared) || 0, bodyLimit) / BODY_BYTES_A_UNIT))
}

export class Charging {
  readonly #limiter: Limiter | null
  readonly #pages: MemoryLimiter | null
  readonly #policy: string
  readonly #limit: string
  readonly #refusing: Refusing
  /** Of requests that paid more than their own unit as they came. */
  readonly #paid = new WeakMap<FastifyRequest, number>()

  /** @param unitsPerMinute 0: nobody is counted. @param limiter where requests are counted: in this process when not given. */
  constructor(unitsPerMinute: number, limiter: Limiter | undefined, refusing: Refusing) {
    this.#limiter = unitsPerMinute > 0 ? (limiter ?? new MemoryLimiter(unitsPerMinute)) : null
    this.#pages = this.#limiter && new MemoryLimiter(unitsPerMinute * PAGES_PER_REQUEST)
    this.#policy = `"minuto";q=${unitsPerMinute};w=60`
    this.#limit = String(unitsPerMinute)
    this.#refusing = refusing
  }

  /** One unit of a request, more of a large body, as it comes: passed on, or refused before any of its body is read. */
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
      this.#say(reply, allowance, units)
      if (units > 1) this.#paid.set(request, units)
      if (allowance.allowed) done()
      else
        this.#refusing.send(
          request,
          reply,
          units > 1 ? tooDearForTheLimit(units, this.#limit, allowance.reset) : tooManyRequests(this.#limit, allowance.reset),
        )
    }
    const allowance = this.#limiter.hit(limitKey(request.ip), performance.now(), units)
    if (allowance instanceof Promise) void allowance.then(counted)
    else counted(allowance)
  }

  /** What a request costs in all, of which it has paid its own unit, or those of its body, where it is no page. Throws the refusal where that is not left. */
  async pay(request: FastifyRequest, reply: FastifyReply, units: number): Promise<void> {
    const { page } = request.routeOptions.config
    const more = page ? (units > 1 ? units : 0) : units - (this.#paid.get(request) ?? 1)
    if (!this.#limiter || more <= 0) return
    const allowance = await this.#limiter.hit(limitKey(request.ip), performance.now(), more)
    if (!page) this.#say(reply, allowance, units)
    if (!allowance.allowed) throw new Refused(tooDearForTheLimit(units, this.#limit, allowance.reset))
  }

  /** One more unit; null where nobody is counted. */
  spend(request: FastifyRequest): Allowance | Promise<Allowance> | null {
    return this.#limiter?.hit(limitKey(request.ip), performance.now()) ?? null
  }

  #say(reply: FastifyReply, { remaining, reset }: Allowance, units: number): void {
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
