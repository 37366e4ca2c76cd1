/** Memory for the bodies of all callers together: bodies wait whole, for their last byte and then for a free thread. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bodiesFull, type Refusal, tooManyBytesAtOnce } from '../../runtime/problem-details.ts'
import { limitKey } from './rate-limit.ts'

/** Four bodies of the largest size that any address accepts. */
const ALL_BYTES = 32 * 1024 * 1024
/** One address fills no more than a quarter. */
const SHARE_BYTES = ALL_BYTES / 4
/** A smaller body costs less than its connection. */
const COUNTED_FROM_BYTES = 4 * 1024
/** Time in which a thread usually reads one of the bodies. */
const RETRY_SECONDS = 2

export class BodyBudget {
  readonly #all: number
  readonly #share: number
  readonly #byAddress = new Map<string, number>()
  #reserved = 0

  constructor(all = ALL_BYTES, share = SHARE_BYTES) {
    this.#all = all
    this.#share = share
  }

  get reservedBytes(): number {
    return this.#reserved
  }

  /** Reserves room for the body of a request until its response ends; the refusal when there is none. */
  admit(request: FastifyRequest, reply: FastifyReply): Refusal | null {
    const bytes = bytesOf(request)
    if (bytes < COUNTED_FROM_BYTES) return null
    const key = limitKey(request.ip)
    const refusal = this.reserve(key, bytes)
    if (refusal === null) reply.raw.once('close', () => this.release(key, bytes))
    return refusal
  }

  reserve(key: string, bytes: number): Refusal | null {
    const own = this.#byAddress.get(key) ?? 0
    if (own > 0 && own + bytes > this.#share) return tooManyBytesAtOnce(RETRY_SECONDS)
    if (this.#reserved + bytes > this.#all) return bodiesFull(RETRY_SECONDS)
    this.#byAddress.set(key, own + bytes)
    this.#reserved += bytes
    return null
  }

  release(key: string, bytes: number): void {
    const own = (this.#byAddress.get(key) ?? 0) - bytes
    if (own > 0) this.#byAddress.set(key, own)
    else this.#byAddress.delete(key)
    this.#reserved -= bytes
  }
}

/** Bytes of the body by its header, or the most that the route accepts; 0 for a streamed body, which has bounds of its own. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  const { 'content-length': length, 'content-type': type = '', 'transfer-encoding': coding } = headers
  if (length === undefined && coding === undefined) return 0
  const { bodyLimit = 0, config } = routeOptions
  if (config.streams?.some((each) => type.startsWith(each))) return 0
  return length === undefined ? bodyLimit : Math.min(Number(length) || 0, bodyLimit)
}
