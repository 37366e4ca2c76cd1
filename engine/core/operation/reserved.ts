/**
 * What every door takes beside an operation's input, to say how the answer is wanted. No input has these names, or a caller could not say
 * which of the two is meant; `registryOf` refuses one that does.
 */
export const DOOR_PARAMETERS = ['fields', 'explain', 'format', 'locale'] as const

export type DoorParameter = (typeof DOOR_PARAMETERS)[number]

/** A question's own `fields` is the same word for the same thing: which results of the calculator it shows. It reads them by itself. */
export const SHARED_WITH_QUESTIONS: DoorParameter = 'fields'

/** By this an address is asked for the schema of its operation. No input has this name either. */
export const SCHEMA_PARAMETER = 'schema'

/** Under this a change of the law is sent, beside the fields of any calculator, decision or question about one. */
export const LAW_FIELD = 'law'
