/** What whoever tells none works: the week of the Constitution, the month it makes (CLT, art. 64; Súmula TST 431), and the premium of an extra hour. */
import type { Context } from '../../../core/operation/context.ts'
import { percentage, quantity } from '../../../core/operation/fields.ts'
import { lawDefault } from '../../../core/operation/law-default.ts'
import { Ratio } from '../../../core/ratio.ts'
import overtime from '../law/overtime.ts'
import workingTime, { type WorkingTime } from '../law/working-time.ts'

const weekOf = ({ weeklyHours }: WorkingTime): Ratio => Ratio.of(BigInt(weeklyHours))

function monthOf({ weeklyHours, weekDays, monthDays }: WorkingTime): Ratio {
  return Ratio.of(BigInt(weeklyHours) * BigInt(monthDays), BigInt(weekDays))
}

export const weeklyHoursField = (label: string, limits: Parameters<typeof quantity>[2]) =>
  lawDefault(quantity(label, 'hours', limits), workingTime, ({ weeklyHours }) => weeklyHours)

export const usualWeek = (ctx: Context): Ratio => ctx.usual('weekly_hours', workingTime, weekOf)

/** What a monthly salary is divided by. */
export const monthlyHoursField = () =>
  lawDefault(quantity('Divisor', 'hours', { above: 0, max: 744, hint: 'Horas que o salário paga no mês' }), workingTime, (table) =>
    monthOf(table).toNumber(),
  )

export const usualMonth = (ctx: Context): Ratio => ctx.usual('monthly_hours', workingTime, monthOf)

/** @param least what an input may bring, in percent. */
export const overtimePremiumField = (least: number) =>
  lawDefault(percentage('Adicional da hora extra', { means: 'overtime_premium_percent', min: least, max: 1000 }), overtime, ({ premium }) =>
    premium.toPercent(),
  )

export const usualOvertimePremium = (ctx: Context, field: string): Ratio => ctx.usual(field, overtime, ({ premium }) => premium)
