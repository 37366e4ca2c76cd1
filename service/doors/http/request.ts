/** What the framework leaves untyped of a request, as its parser gives it. */
import type { FastifyRequest } from 'fastify'
import { LANGUAGE_FIELD } from '../english-address.ts'

type Query = Record<string, string | string[]>

/** The fields after the question mark, without the language they are answered in: a list where one came more than once. */
export function queryOf(request: FastifyRequest): Query {
  const query = request.query as Query
  if (!Object.hasOwn(query, LANGUAGE_FIELD)) return query
  const { [LANGUAGE_FIELD]: _language, ...fields } = query
  return fields
}

/** The fields of the address itself, by their names in the route. */
export const paramsOf = (request: FastifyRequest): Record<string, string> => request.params as Record<string, string>
