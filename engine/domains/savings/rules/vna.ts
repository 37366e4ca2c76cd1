/** The updated face value (VNA) of the bonds tied to the IPCA and to the Selic. */
import { addMonths, type Day, dateOf, dayOf, daysBetween, monthOf, yearOf } from '../../../core/day.ts'
import { realPower } from '../../../core/power.ts'
import { decimal, ONE, Ratio } from '../../../core/ratio.ts'
import { bondBusinessDays } from './bond-calendar.ts'
import { atPlaces } from './bond-price.ts'

/** Between two 15ths the IPCA runs by calendar days (the Treasury) or by business days (ANBIMA's market prices). Never mix the two. */
export type Accrual = 'calendar_days' | 'business_days'

/** The cycle a settlement falls in: from one 15th, that day included, to the next. */
export function cycleOf(settlement: Day): { readonly start: Day; readonly end: Day } {
  const fifteenth = dayOf(yearOf(settlement), monthOf(settlement), 15)
  const start = dateOf(settlement) >= 15 ? fifteenth : addMonths(fifteenth, -1)
  return { start, end: addMonths(start, 1) }
}

/** The month whose IPCA runs in a cycle: that of the 15th it starts on. */
export const monthOfCycle = (start: Day): string => start.slice(0, 7)

/** June 2000: the VNA was 1,000 on 15 July 2000. */
const BASE_INDEX = decimal('1614.62')

/** On a 15th: 1,000 × the index of the month before ÷ that of June 2000, cut at six decimals. */
export const vnaOn15th = (indexOfMonthBefore: Ratio): Ratio =>
  atPlaces(decimal(1000).times(indexOfMonthBefore).over(BASE_INDEX), 6, 'truncate')

/** The change that runs in a cycle, once IBGE has published it: cut at sixteen decimals. */
export const publishedChange = (index: Ratio, before: Ratio): Ratio => atPlaces(index.over(before), 16, 'truncate')

/** Before that, ANBIMA's projection: two decimals of a percentage. */
export const projectedChange = (projection: Ratio): Ratio => ONE.plus(atPlaces(projection, 4, 'halfUp'))

/** T6(VNA of the 15th × change^T14(days run ÷ days of the cycle)). */
export function ipcaVna(anchor: Ratio, change: Ratio, settlement: Day, accrual: Accrual): Ratio {
  const { start, end } = cycleOf(settlement)
  const between = accrual === 'calendar_days' ? daysBetween : bondBusinessDays
  const share = atPlaces(Ratio.of(BigInt(between(start, settlement)), BigInt(between(start, end))), 14, 'truncate')
  return atPlaces(anchor.times(realPower(change, share)), 6, 'truncate')
}

/** The first day whose Selic enters the VNA of the LFT; on 1 July 2000 it was 1,000. */
export const LFT_SINCE: Day = '2000-07-03'

/** 1,000 × the Selic of every business day since then, up to the one before settlement. */
export const selicVna = (accumulated: Ratio): Ratio => atPlaces(decimal(1000).times(accumulated), 6, 'truncate')

/** One business day more by the Copom's target, where the day's own rate is not out yet. */
export const selicVnaNextDay = (vna: Ratio, target: Ratio): Ratio =>
  atPlaces(vna.times(realPower(ONE.plus(target), Ratio.of(1n, 252n))), 6, 'truncate')
