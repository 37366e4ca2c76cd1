/** Limitation of labour claims and of the FGTS. */
import { addLegalMonths, addMonths, type Day, earlier, later } from '../../../core/day.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import courtLimitation from '../law/court-limitation.ts'

export interface LimitationInput {
  readonly admission: Day
  readonly dismissal?: Day | undefined
  readonly filed: Day
  /** Last day of the calculation without a dismissal. */
  readonly endsOn?: Day | undefined
  /** False computes the windows without the limit. */
  readonly apply: boolean
}

export interface Limitation {
  readonly fiveYearsSince: Day
  readonly lastDayToFile: Day | null
  readonly inTime: boolean
  readonly fgtsSince: Day
  readonly fgtsYears: number
  readonly fgtsWindow: { readonly from: Day; readonly to: Day }
}

export function limitationOf(ctx: Context, { admission, dismissal, filed, endsOn, apply }: LimitationInput): Limitation {
  const { years, yearsToFile, fgtsYears, fgtsChangedOn } = ctx.law(courtLimitation, later(filed, courtLimitation.recordStarts))
  const ofFgts = admission > fgtsChangedOn ? fgtsYears.newer : fgtsYears.older
  const fgtsSince = yearsBefore(filed, ofFgts)
  const last = dismissal ? addLegalMonths(dismissal, yearsToFile * 12) : null
  const to = dismissal ? (endsOn ? earlier(dismissal, endsOn) : dismissal) : (endsOn ?? filed)
  return {
    fiveYearsSince: yearsBefore(filed, years),
    lastDayToFile: last,
    inTime: last === null || filed <= last,
    fgtsSince,
    fgtsYears: ofFgts,
    fgtsWindow: { from: apply ? later(admission, fgtsSince) : admission, to },
  }
}

export const yearsBefore = (day: Day, years: number): Day => addMonths(day, -12 * years)
