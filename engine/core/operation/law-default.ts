import type * as z from 'zod'
import type { Law } from '../dated.ts'
import { published } from './fields.ts'

/**
 * A field whose default is a figure of the law. A form shows that of the newest version, as it shows any other default; whoever answers reads
 * that of the day with `ctx.usual`, so that under a change of the law it is that of the change.
 * @param figure as the field is written: a percentage in percent.
 */
export function lawDefault<F extends z.ZodType, T>(field: F, { versions: [newest] }: Law<T>, figure: (table: T) => number) {
  const left = field.optional()
  published.add(left, { schema: { default: figure(newest.value) } })
  return left
}
