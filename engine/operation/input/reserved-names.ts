/**
 * Response parameters of every adapter, reserved so that they never collide with an input field; `registryOf` rejects an operation that
 * uses one.
 */
export const RESPONSE_PARAMETERS = ['fields', 'explain', 'format', 'locale'] as const

export type ResponseParameter = (typeof RESPONSE_PARAMETERS)[number]

/** Questions declare `fields` themselves with the same meaning: the calculator's results to show. */
export const SHARED_WITH_QUESTIONS: ResponseParameter = 'fields'

/** Parameter that requests an operation's schema; also reserved. */
export const SCHEMA_PARAMETER = 'schema'

/** Field for a change of the law, beside the fields of any calculator, decision or question. */
export const LAW_FIELD = 'law'
