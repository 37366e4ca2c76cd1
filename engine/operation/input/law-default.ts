import type * as z from 'zod'
import type { Law } from '../../core/dated.ts'
import { published } from './fields.ts'

/**
 * A field with a default taken from a law table. Forms show the newest version's value; calculators read the value of the law's date with
 * `ctx.usual`, which honours a change of the law.
 * @param figure returns the value in the field's unit: a percentage in percent.
 */
export function lawDefault<F extends z.ZodType, T>(field: F, { versions: [newest] }: Law<T>, figure: (table: T) => number) {
  const left = field.optional()
  published.add(left, { schema: { default: figure(newest.value) } })
  return left
}
