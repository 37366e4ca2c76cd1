/** Detects a request for an operation's schema: a GET without parameters, or `?schema`. */

import { InvalidInput } from '../../engine/core/errors.ts'
import { word } from '../../engine/core/text/language.ts'
import { SCHEMA_PARAMETER } from '../../engine/operation/input/reserved-names.ts'
import type { Format } from '../../engine/presentation/view.ts'

type Query = Readonly<Record<string, string | string[]>>

interface SchemaRequest {
  /** Null when not specified. */
  readonly schema: boolean | null
  /** Remaining parameters. */
  readonly rest: Query
}

/** Extracts `schema` from the query. Rejects other fields beside it, since they would be ignored. */
export function extractSchemaParameter(query: Query): SchemaRequest {
  if (!Object.hasOwn(query, SCHEMA_PARAMETER)) return { schema: null, rest: query }
  const { [SCHEMA_PARAMETER]: value, ...rest } = query
  if (value === 'false') return { schema: false, rest }
  if (value !== '' && value !== 'true')
    throw new InvalidInput([
      {
        field: SCHEMA_PARAMETER,
        code: 'not_an_option',
        message: 'deve ser true ou false, ou vir sem valor',
        english: 'must be true or false, or come without a value',
      },
    ])
  const [other] = Object.keys(rest)
  if (other !== undefined)
    throw new InvalidInput([
      {
        field: SCHEMA_PARAMETER,
        code: 'inconsistent',
        message: word`pede o esquema, e é enviado sem outros campos; veio ${other.slice(0, 60)}`,
        english: `asks for the schema, and is sent without other fields; got ${other.slice(0, 60)}`,
      },
    ])
  return { schema: true, rest }
}

/** A URL without parameters returns its schema, unless its extension or the headers request another format. */
export const wantsSchema = (schema: boolean | null, isBare: boolean, ending: Format | null, format: Format): boolean =>
  schema ?? (isBare && ending === null && format === 'json')
