import { addBusinessDays, countBusinessDays } from '../../../../core/calendar/business-day.ts'
import type { Day } from '../../../../core/day.ts'

/** First day priced by the ANBIMA list with 20 November (Lei 14.759/2023, published on 22 December 2023). */
const NOVEMBER_20_SINCE: Day = '2023-12-26'

/**
 * Business days from settlement (inclusive) to a payment (exclusive). Prices before the switch use the list of their time, without 20
 * November in future years; only this reproduces the official prices of 2008, 2012 and 2016.
 */
export function bondBusinessDays(settlement: Day, payment: Day): number {
  return countBusinessDays(settlement, payment, { november20: settlement >= NOVEMBER_20_SINCE })
}

export const SIDES = ['buy', 'sell'] as const
export const SIDE_WORDS = { buy: 'Comprar do Tesouro', sell: 'Vender ao Tesouro (resgatar)' } as const
export type Side = (typeof SIDES)[number]

/** Tesouro Direto: a purchase settles on the next business day, a redemption (at the morning price) on the same day. */
export function settlementOf(trade: Day, side: Side): Day {
  return addBusinessDays(trade, side === 'buy' ? 1 : 0)
}
