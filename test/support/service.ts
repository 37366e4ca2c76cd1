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
  adapt: (router: FastifyInstance) => void = () => {},
): FastifyInstance {
  return createService({ ...ports, ...overrides }, { trustProxy: false, rateLimitPerMinute, baseUrl, allowedOrigins, adapt }).app
}

/** The same for a browser beside it: nothing is compressed, which takes seconds for every new service and is tried by the tests of budgets. */
export function serviceForBrowsers(overrides: Partial<Engine> = {}, adapt: (router: FastifyInstance) => void = () => {}): FastifyInstance {
  return serviceUnderTest(overrides, 0, null, [], (router) => {
    router.addHook('onRequest', async (request) => {
      delete request.headers['accept-encoding']
    })
    adapt(router)
  })
}
