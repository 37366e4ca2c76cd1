/** Whether a GET asks for an operation's schema: without any parameter, by the contract, or by `?schema`. */

import { InvalidInput } from '../../../engine/core/errors.ts'
import { word } from '../../../engine/core/language.ts'
import { SCHEMA_PARAMETER } from '../../../engine/core/operation/reserved.ts'
import type { Format } from '../../../engine/present/view.ts'

type Query = Readonly<Record<string, string | string[]>>

interface Asked {
  /** Null: nothing was sent that says it. */
  readonly schema: boolean | null
  /** What else was sent. */
  readonly rest: Query
}

/** Takes `schema` from among what came. It is asked for alone: of other fields nothing would be read. */
export function schemaApart(query: Query): Asked {
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

/** Without a parameter an address is its schema, unless its ending or its caller's headers name a form: that is an answer's. */
export const isSchemaAsked = (schema: boolean | null, isBare: boolean, ending: Format | null, format: Format): boolean =>
  schema ?? (isBare && ending === null && format === 'json')
