/** What the framework leaves untyped of a request, as its parser gives it. */
import type { FastifyRequest } from 'fastify'

/** The fields after the question mark: a list where one came more than once. */
export const queryOf = (request: FastifyRequest): Record<string, string | string[]> => request.query as Record<string, string | string[]>

/** The fields of the address itself, by their names in the route. */
export const paramsOf = (request: FastifyRequest): Record<string, string> => request.params as Record<string, string>
