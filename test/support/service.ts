import type { FastifyInstance } from 'fastify'
import type { Engine } from '../../engine/core/operation/registry.ts'
import { createService } from '../../service/doors/service.ts'
import { ports } from './ports.ts'

/** The whole HTTP service in process, without a limit unless one is asked for. */
export function serviceUnderTest(
  overrides: Partial<Engine> = {},
  rateLimitPerMinute = 0,
  baseUrl: string | null = null,
  allowedOrigins: readonly string[] = [],
): FastifyInstance {
  return createService({ ...ports, ...overrides }, { trustProxy: false, rateLimitPerMinute, baseUrl, allowedOrigins }).app
}
