/** Which fields take a day, and how a month alone is written. */
import type { JsonSchema } from './descriptor.ts'

/** A month, or a day of it: what `format: date` would refuse of a field that takes a month alone. */
export const MONTH_OR_DAY = String.raw`^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$`

/** Whether a field takes a day: a whole one, or one that its month alone may tell. */
export const takesDay = ({ format, 'x-granularity': counts }: JsonSchema): boolean => format === 'date' || counts !== undefined
