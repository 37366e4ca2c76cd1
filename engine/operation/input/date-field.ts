/** Fields that accept a date, and the format of a month. */
import type { JsonSchema } from '../definition/descriptor.ts'

/** A month or a full date; `format: date` would reject a month alone. */
export const MONTH_OR_DAY = String.raw`^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$`

/** True for a field that accepts a date, either full or as a month. */
export const takesDay = ({ format, 'x-granularity': counts }: JsonSchema): boolean => format === 'date' || counts !== undefined
