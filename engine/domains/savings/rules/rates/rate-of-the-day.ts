import { type Day, daysBetween } from '../../../../core/day.ts'
import { SourceUnavailable } from '../../../../core/errors.ts'
import { percent, type Ratio } from '../../../../core/ratio.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { cdiOfDay, type DatedRate } from './coherent-rates.ts'

/** Maximum age of a rate in days; longer than the interval of a monthly series. */
const STALE_DAYS = 45

/**
 * Market rate of a day, by default the day of the law; never today's rate for a past day. Refused when the day's rate is missing.
 * @param insteadOf Input that would have provided the rate.
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

/** CDI of a day, refused likewise when missing; for today and later, the last published, adjusted by the target. */
export function cdiKnownOn(ctx: Context, insteadOf: string, day: Day = ctx.day): DatedRate {
  if (day < ctx.today) rateOfTheDay(ctx, 'cdi', insteadOf, day)
  return cdiOfDay(ctx, insteadOf, day)
}
