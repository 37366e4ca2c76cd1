/** Typed accessors for parsed request data that the framework leaves untyped. */
import type { FastifyRequest } from 'fastify'
import { LANGUAGE_FIELD } from '../runtime/english-address.ts'

type Query = Record<string, string | string[]>

/** Query parameters without the language; a list for a repeated one. */
export function queryOf(request: FastifyRequest): Query {
  const query = request.query as Query
  if (!Object.hasOwn(query, LANGUAGE_FIELD)) return query
  const { [LANGUAGE_FIELD]: _language, ...fields } = query
  return fields
}

/** The media type of the body, without its parameters; empty where the request names none. */
export function mediaTypeOf({ headers }: FastifyRequest): string {
  const [type = ''] = headers['content-type']?.split(';') ?? []
  return type.trim().toLowerCase()
}

/** Path parameters by route name. */
export const paramsOf = (request: FastifyRequest): Record<string, string> => request.params as Record<string, string>
