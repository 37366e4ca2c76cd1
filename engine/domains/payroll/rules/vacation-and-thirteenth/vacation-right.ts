import { stepOf } from '../../../../core/scale.ts'
import { say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { count } from '../../../../operation/input/fields.ts'
import vacation from '../../law/vacation.ts'
import entitlement from '../../law/vacation-entitlement.ts'

export const absencesField = (hint: string) => count('Faltas sem justificativa', { min: 0, max: 366, hint }, 'days').optional()

/** Vacation days after unexcused absences in the period (CLT, art. 130). Default: the full right. */
export function daysOfRight(ctx: Context, absences: number | undefined): number {
  const { days } = ctx.law(vacation)
  if (absences === undefined) return days
  const right = stepOf(absences, ctx.law(entitlement).daysByAbsences) ?? 0
  ctx.step(
    'Dias de férias pelas faltas',
    say`${right}; com ${absences} ${absences === 1 ? 'falta' : 'faltas'} no período (CLT, art. 130)`,
    right,
    'days',
  )
  return right
}
