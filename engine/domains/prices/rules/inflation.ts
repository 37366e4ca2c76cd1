import type { Day } from '../../../core/day.ts'
import type { Ratio } from '../../../core/ratio.ts'
import { calendarDate, say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'

/** First day of the Real (Lei 9.069/1995, art. 1º): earlier amounts are not in reais. */
export const REAL_STARTS: Day = '1994-07-01'

/** Price growth factor between two days, from the published series. */
export function measuredInflation(ctx: Context, index: string, from: Day, to: Day): Ratio {
  if (from < REAL_STARTS) ctx.refuse('from', say`deve ser a partir de ${calendarDate(REAL_STARTS)}, quando o real começou`)
  if (to < from) ctx.refuse('to', 'deve ser depois de from')
  if (to > ctx.today) ctx.refuse('to', 'não pode ser depois de hoje: a inflação futura não foi medida')
  const { factor, rule } = ctx.accumulated(index, from, to)
  ctx.assume(say`${rule.replace(/\.$/, '')}.`)
  return factor
}
