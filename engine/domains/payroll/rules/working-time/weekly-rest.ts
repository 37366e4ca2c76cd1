import { type Money, portion } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'

interface MonthDays {
  readonly working_days: number
  readonly rest_days: number
}

const MAX_MONTH = 31

/** Weekly rest on variable pay (Lei 605/1949, art. 7º): the mean of a working day for each Sunday and holiday. */
export function restDayReflex(variable: Money, { working_days: working, rest_days: rest }: MonthDays): Money {
  return portion(variable, Ratio.of(BigInt(rest), BigInt(working)), 'halfUp')
}

export function refuseLongMonth(ctx: Context, { working_days: working, rest_days: rest }: MonthDays): void {
  if (working + rest > MAX_MONTH)
    ctx.refuse('rest_days', say`${working} dias úteis e ${rest} de descanso somam mais que um mês de ${MAX_MONTH} dias`)
}
