import type { FastifyInstance } from 'fastify'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { createService } from '../../service/create-service.ts'
import { ports } from './ports.ts'

/** HTTP service in process, without a rate limit by default. */
export function serviceUnderTest(
  overrides: Partial<Engine> = {},
  rateLimitPerMinute = 0,
  baseUrl: string | null = null,
  allowedOrigins: readonly string[] = [],
  adapt: (router: FastifyInstance) => void = () => {},
): FastifyInstance {
  return createService({ ...ports, ...overrides }, { trustProxy: false, rateLimitPerMinute, baseUrl, allowedOrigins, adapt }).app
}

/** Service for browser tests, without compression: it takes seconds per new service, and the budget tests cover it. */
export function serviceForBrowsers(overrides: Partial<Engine> = {}, adapt: (router: FastifyInstance) => void = () => {}): FastifyInstance {
  return serviceUnderTest(overrides, 0, null, [], (router) => {
    router.addHook('onRequest', async (request) => {
      delete request.headers['accept-encoding']
    })
    adapt(router)
  })
}
