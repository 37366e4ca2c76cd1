/** Who asks, to whoever performs an operation for them: charged by their address, worked for in its turn, until they leave. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readersLanguage } from '../../engine/core/language.ts'
import type { Perform } from '../doors/job.ts'
import { Abandoned } from './abandoned.ts'
import type { Charging } from './charging.ts'
import { limitKey } from './limit.ts'
import type { TimeSlicer } from './time-slicer.ts'
import type { Work } from './work.ts'

/** Pays what work costs, and has dear work done in a line of its own. */
export interface Asker {
  pay(units: number): Promise<void>
  assertRoom(): void
  readonly work: Perform
  write(pieces: Iterable<string>): Promise<string>
}

interface Desk {
  readonly charging: Charging
  readonly work: Work
  readonly slicer: TimeSlicer<unknown>
}

export function askerOf(request: FastifyRequest, reply: FastifyReply, { charging, work, slicer }: Desk): Asker {
  return {
    pay: (units) => charging.pay(request, reply, units),
    assertRoom: () => work.assertRoom(limitKey(request.ip)),
    work: (job, signal) => {
      const left = leaving(reply)
      const language = readersLanguage()?.tag
      return work.run(limitKey(request.ip), language ? { ...job, language } : job, signal ? AbortSignal.any([left, signal]) : left)
    },
    async write(pieces) {
      let text = ''
      for (const piece of pieces) {
        text += piece
        const turn = slicer.goOn(limitKey(request.ip))
        if (turn) await turn
        if (reply.raw.destroyed) throw new Abandoned('the caller left')
      }
      return text
    },
  }
}

/** Aborted when whoever is answered has hung up. */
export function leaving({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  if (raw.destroyed) left.abort()
  return left.signal
}
