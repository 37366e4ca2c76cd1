/** Consistent CDI and Selic of one day: they are published on different days, and the target may change in between. */
import type { Day } from '../../../../core/day.ts'
import { SourceUnavailable } from '../../../../core/errors.ts'
import { ONE, percent, type Ratio } from '../../../../core/ratio.ts'
import { calendarDate, type Phrase, say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'

/** Business days in a year. */
const YEAR_DAYS = 252

/** The effective Selic stays this far below the target: on every business day since 2018 (SGS 11 against 432). */
const BELOW_TARGET = percent('0.10')

export interface DatedRate {
  readonly rate: Ratio
  /** Origin of the rate, for a sentence: "o último publicado, de 20/08/2026". */
  readonly from: Phrase
}

/**
 * CDI of a day: the last published, adjusted when the target changed after it.
 * @param insteadOf Input that would have provided the rate.
 */
export function cdiOfDay(ctx: Context, insteadOf: string, day: Day = ctx.day): DatedRate {
  const published = ctx.rate('cdi', day, insteadOf)
  const cdi = percent(published.value)
  const last = published.provisionalFrom
    ? say`o provisório de ${calendarDate(published.date)}`
    : say`o último publicado, de ${calendarDate(published.date)}`
  const target = targetOf(ctx, day)
  const then = targetOf(ctx, published.date)
  if (!target || !then || target.rate.compare(then.rate) === 0) return { rate: cdi, from: last }
  return {
    rate: target.rate.minus(then.rate.minus(cdi)),
    from: say`${last}, levado à meta da Selic de ${target.rate}, que mudou depois dele`,
  }
}

/** Effective Selic, as opposed to the target: published for the day, else the target less its constant gap. */
export function effectiveSelic(ctx: Context, insteadOf: string, day: Day = ctx.day): DatedRate {
  const target = percent(ctx.rate('selic', day, insteadOf).value)
  try {
    const factor = ctx.accumulated('selic', day, day).factor
    if (factor.compare(ONE) > 0)
      return { rate: percent(factor.power(YEAR_DAYS).minus(ONE).toPercent(2)), from: say`a efetiva de ${calendarDate(day)}` }
  } catch (error) {
    if (!(error instanceof SourceUnavailable)) throw error
  }
  const rate = target.minus(BELOW_TARGET)
  return {
    rate: rate.n < 0n ? target : rate,
    from: say`a efetiva, que fica ${BELOW_TARGET} abaixo da meta de ${target}`,
  }
}

function targetOf(ctx: Context, day: Day): DatedRate | null {
  try {
    return { rate: percent(ctx.rate('selic', day).value), from: '' }
  } catch (error) {
    if (error instanceof SourceUnavailable) return null
    throw error
  }
}
