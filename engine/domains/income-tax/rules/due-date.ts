import { lastPaymentDayOfMonth, paymentDayFrom } from '../../../core/calendar/tax-calendar.ts'
import { addDays, addMonths, type Day, firstOfMonth } from '../../../core/day.ts'

/** Last business day of the month after `day`: due date of a person's monthly tax (Lei 8.383/1991, art. 6º, II). */
export const lastBusinessDayOfNextMonth = (day: Day): Day => lastPaymentDayOfMonth(addMonths(firstOfMonth(day), 1))

/** First tax payment day after `day`, exclusive. */
export const businessDayAfter = (day: Day): Day => paymentDayFrom(addDays(day, 1))
