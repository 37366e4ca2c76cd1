import type { FastifyInstance } from 'fastify'
import type { Ports } from '../../src/core/ports.ts'
import { createService } from '../../src/doors/service.ts'
import { ports } from './ports.ts'

/** The whole HTTP service in process, without a limit unless one is asked for. */
export function serviceUnderTest(overrides: Partial<Ports> = {}, rateLimitPerMinute = 0, baseUrl: string | null = null): FastifyInstance {
  return createService({ ...ports, ...overrides }, { trustProxy: false, rateLimitPerMinute, baseUrl }).app
}
