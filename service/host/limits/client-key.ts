/** Client of a request: charges its address, schedules its work fairly, and cancels on disconnect. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readersLanguage } from '../../../engine/core/text/language.ts'
import { ClientDisconnected } from '../../work/abort-reasons.ts'
import type { RunJob } from '../../work/batch-job.ts'
import type { Work } from '../../work/expensive-work.ts'
import type { TimeSlicer } from '../../work/time-slicer.ts'
import { limitKey } from './rate-limit.ts'
import type { RateLimitCharge } from './rate-limit-charge.ts'

/** Charges the cost of work and schedules expensive work. */
export interface RequestClient {
  pay(units: number): Promise<void>
  assertRoom(): void
  readonly work: RunJob
  write(pieces: Iterable<string>): Promise<string>
}

interface ClientServices {
  readonly charging: RateLimitCharge
  readonly work: Work
  readonly slicer: TimeSlicer<unknown>
}

export function clientOf(request: FastifyRequest, reply: FastifyReply, { charging, work, slicer }: ClientServices): RequestClient {
  return {
    pay: (units) => charging.pay(request, reply, units),
    assertRoom: () => work.assertRoom(limitKey(request.ip)),
    work: (job, signal, charge) => {
      const left = disconnectSignal(reply)
      const language = readersLanguage()?.tag
      return work.run(limitKey(request.ip), language ? { ...job, language } : job, signal ? AbortSignal.any([left, signal]) : left, charge)
    },
    async write(pieces) {
      let text = ''
      for (const piece of pieces) {
        text += piece
        const turn = slicer.resume(limitKey(request.ip))
        if (turn) await turn
        if (reply.raw.destroyed) throw new ClientDisconnected('the caller left')
      }
      return text
    },
  }
}

/** Aborted when the client disconnects. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  if (raw.destroyed) left.abort()
  return left.signal
}
