import { type Day, daysBetween } from '../../../core/day.ts'
import { SourceUnavailable } from '../../../core/errors.ts'
import type { Context } from '../../../core/operation/context.ts'
import { percent, type Ratio } from '../../../core/ratio.ts'
import { calendarDate, say } from '../../../core/sentence.ts'
import { cdiOfDay, type DatedRate } from './coherent-rates.ts'

/** Longer than the month of a monthly series: a rate this much older than the day asked is of another time. */
const STALE_DAYS = 45

/**
 * A market rate on a day, that whose law applies where no other is named: never today's for a day of the past. Refused where that day's is
 * not held.
 * @param insteadOf the input that could have brought it.
 */
export function rateOfTheDay(ctx: Context, metric: string, insteadOf: string, day: Day = ctx.day): Ratio {
  if (day >= ctx.today) return percent(ctx.rate(metric, day, insteadOf).value)
  try {
    const { value, date } = ctx.rate(metric, day, insteadOf)
    if (daysBetween(date, day) <= STALE_DAYS) return percent(value)
  } catch (error) {
    if (!(error instanceof SourceUnavailable)) throw error
  }
  return ctx.refuse(insteadOf, say`o indicador ${metric} de ${calendarDate(day)} não está guardado: informe a taxa`)
}

/** The CDI of a day, refused in the same way; of today and after, the last published, moved with the target. */
export function cdiKnownOn(ctx: Context, insteadOf: string, day: Day = ctx.day): DatedRate {
  if (day < ctx.today) rateOfTheDay(ctx, 'cdi', insteadOf, day)
  return cdiOfDay(ctx, insteadOf, day)
}
