import { addDays, addMonths, type Day, firstOfMonth } from '../../../core/day.ts'
import { lastPaymentDayOfMonth, paymentDayFrom } from '../../../core/tax-calendar.ts'

/** The last business day of the month after a day's: when the month's tax of a person is due (Lei 8.383/1991, art. 6º, II). */
export const lastBusinessDayOfNextMonth = (day: Day): Day => lastPaymentDayOfMonth(addMonths(firstOfMonth(day), 1))

/** The first day after a day on which a tax can be paid, the day itself left out. */
export const businessDayAfter = (day: Day): Day => paymentDayFrom(addDays(day, 1))
