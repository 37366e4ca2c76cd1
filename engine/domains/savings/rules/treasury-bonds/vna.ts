/** Updated face value (VNA) of the bonds indexed to the IPCA and to the Selic. */
import { addMonths, type Day, dateOf, dayOf, daysBetween, monthOf, yearOf } from '../../../../core/day.ts'
import { realPower } from '../../../../core/math/power.ts'
import { decimal, ONE, Ratio } from '../../../../core/ratio.ts'
import { bondBusinessDays } from './bond-calendar.ts'
import { atPlaces } from './bond-price.ts'

/** Between two 15ths the IPCA accrues by calendar days (the Treasury) or by business days (ANBIMA's market prices). Never mix the two. */
export type Accrual = 'calendar_days' | 'business_days'

/** Cycle of a settlement: from one 15th (inclusive) to the next. */
export function cycleOf(settlement: Day): { readonly start: Day; readonly end: Day } {
  const fifteenth = dayOf(yearOf(settlement), monthOf(settlement), 15)
  const start = dateOf(settlement) >= 15 ? fifteenth : addMonths(fifteenth, -1)
  return { start, end: addMonths(start, 1) }
}

/** Month whose IPCA accrues in a cycle: that of its starting 15th. */
export const monthOfCycle = (start: Day): string => start.slice(0, 7)

/** Index of June 2000: the VNA was 1,000 on 15 July 2000. */
const BASE_INDEX = decimal('1614.62')

/** On a 15th: 1,000 × the index of the previous month ÷ that of June 2000, truncated to six decimals. */
export const vnaOn15th = (indexOfMonthBefore: Ratio): Ratio =>
  atPlaces(decimal(1000).times(indexOfMonthBefore).over(BASE_INDEX), 6, 'truncate')

/** Change applied in a cycle after publication by the IBGE, truncated to sixteen decimals. */
export const publishedChange = (index: Ratio, before: Ratio): Ratio => atPlaces(index.over(before), 16, 'truncate')

/** Change by ANBIMA's projection, used before publication: two decimals in percent. */
export const projectedChange = (projection: Ratio): Ratio => ONE.plus(atPlaces(projection, 4, 'halfUp'))

/** T6(VNA of the 15th × change^T14(days elapsed ÷ days of the cycle)). */
export function ipcaVna(anchor: Ratio, change: Ratio, settlement: Day, accrual: Accrual): Ratio {
  const { start, end } = cycleOf(settlement)
  const between = accrual === 'calendar_days' ? daysBetween : bondBusinessDays
  const share = atPlaces(Ratio.of(BigInt(between(start, settlement)), BigInt(between(start, end))), 14, 'truncate')
  return atPlaces(anchor.times(realPower(change, share)), 6, 'truncate')
}

/** First day whose Selic enters the VNA of the LFT, which was 1,000 on 1 July 2000. */
export const LFT_SINCE: Day = '2000-07-03'

/** 1,000 × the Selic of every business day since `LFT_SINCE`, up to the day before settlement. */
export const selicVna = (accumulated: Ratio): Ratio => atPlaces(decimal(1000).times(accumulated), 6, 'truncate')

/** Adds one business day at the Copom's target, when the day's own rate is not published. */
export const selicVnaNextDay = (vna: Ratio, target: Ratio): Ratio =>
  atPlaces(vna.times(realPower(ONE.plus(target), Ratio.of(1n, 252n))), 6, 'truncate')
