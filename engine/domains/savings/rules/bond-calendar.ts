import { addBusinessDays, countBusinessDays } from '../../../core/business-day.ts'
import type { Day } from '../../../core/day.ts'

/** The first day priced by ANBIMA's list with 20 November (Lei 14.759/2023, published on 22 December 2023). */
const NOVEMBER_20_SINCE: Day = '2023-12-26'

/**
 * Business days from settlement to a payment, first in and last out. A price of before the switch goes by the list of its own time, which
 * had no 20 November in any year to come: the official prices of 2008, 2012 and 2016 come out only so.
 */
export function bondBusinessDays(settlement: Day, payment: Day): number {
  return countBusinessDays(settlement, payment, { november20: settlement >= NOVEMBER_20_SINCE })
}

export const SIDES = ['buy', 'sell'] as const
export const SIDE_WORDS = { buy: 'Comprar do Tesouro', sell: 'Vender ao Tesouro (resgatar)' } as const
export type Side = (typeof SIDES)[number]

/** Tesouro Direto: a purchase settles on the next business day, a redemption (at the price of the morning) on the day itself. */
export function settlementOf(trade: Day, side: Side): Day {
  return addBusinessDays(trade, side === 'buy' ? 1 : 0)
}
