/** Default working time: the constitutional week, the month it makes (CLT, art. 64; Súmula TST 431), and the overtime premium. */

import { Ratio } from '../../../../core/ratio.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { percentage, quantity } from '../../../../operation/input/fields.ts'
import { lawDefault } from '../../../../operation/input/law-default.ts'
import overtime from '../../law/overtime.ts'
import workingTime, { type WorkingTime } from '../../law/working-time.ts'

const weekOf = ({ weeklyHours }: WorkingTime): Ratio => Ratio.of(BigInt(weeklyHours))

function monthOf({ weeklyHours, weekDays, monthDays }: WorkingTime): Ratio {
  return Ratio.of(BigInt(weeklyHours) * BigInt(monthDays), BigInt(weekDays))
}

export const weeklyHoursField = (label: string, limits: Parameters<typeof quantity>[2]) =>
  lawDefault(quantity(label, 'hours', limits), workingTime, ({ weeklyHours }) => weeklyHours)

export const defaultWeeklyHours = (ctx: Context): Ratio => ctx.usual('weekly_hours', workingTime, weekOf)

/** Divisor of the monthly salary, in hours. */
export const monthlyHoursField = () =>
  lawDefault(quantity('Divisor', 'hours', { above: 0, max: 744, hint: 'Horas que o salário paga no mês' }), workingTime, (table) =>
    monthOf(table).toNumber(),
  )

export const defaultMonthlyHours = (ctx: Context): Ratio => ctx.usual('monthly_hours', workingTime, monthOf)

/** @param least Lowest accepted input, in percent. */
export const overtimePremiumField = (least: number) =>
  lawDefault(percentage('Adicional da hora extra', { means: 'overtime_premium_percent', min: least, max: 1000 }), overtime, ({ premium }) =>
    premium.toPercent(),
  )

export const defaultOvertimePremium = (ctx: Context, field: string): Ratio => ctx.usual(field, overtime, ({ premium }) => premium)
