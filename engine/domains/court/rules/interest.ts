/** Interest of the labour courts: months counted as the courts count them, by regime. */
import {
  addDays,
  type Day,
  dateOf,
  daysBetween,
  daysInMonth,
  earlier,
  endOfMonth,
  firstOfMonth,
  later,
  monthOf,
  yearOf,
} from '../../../core/day.ts'
import { ONE, Ratio, ZERO } from '../../../core/ratio.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import savingsRule from '../../savings/law/savings-rule.ts'
import courtInterest, { type CourtInterest } from '../law/court-interest.ts'
import { fraction, total, whole } from './amounts.ts'
import { type IndexTable, monthEnd, monthNumber, monthStart, type RecordedIndex } from './indexes.ts'

export const REGIMES = [
  'standard',
  'one_percent',
  'half_percent',
  'daily',
  'public_treasury',
  'selic_simple',
  'trd_simple',
  'trd_compound',
  'legal_rate',
  'given',
  'none',
] as const
export type Regime = (typeof REGIMES)[number]

export const REGIME_WORDS = {
  standard: 'Padrão da Justiça do Trabalho',
  one_percent: '1% ao mês',
  half_percent: '0,5% ao mês',
  daily: '0,0333333% ao dia',
  public_treasury: 'Fazenda Pública',
  selic_simple: 'Selic somada',
  trd_simple: 'TR somada',
  trd_compound: 'TR composta',
  legal_rate: 'Taxa legal',
  given: 'Taxa informada',
  none: 'Nenhum',
} as const

export const COUNTINGS = ['fraction', 'fifteen_days'] as const
export type CountingOfMonths = (typeof COUNTINGS)[number]

/** Days of a month below which an end of the period does not count, when months count whole. */
const WHOLE_MONTH_FROM = 15

interface Stretch {
  readonly from: Day
  readonly to: Day
  readonly months: Ratio
  readonly rate: Ratio
}

export interface Interest {
  readonly months: Ratio
  readonly rate: Ratio
  readonly stretches: readonly Stretch[]
}

/** A rate typed by the caller: in total, or by month. */
export interface GivenInterest {
  readonly percent?: Ratio | undefined
  readonly monthly?: Ratio | undefined
  readonly counting: CountingOfMonths
  readonly compound: boolean
}

const lengthOf = (day: Day): number => daysInMonth(yearOf(day), monthOf(day))

/** Calendar months touched between two days, both included. */
function monthsCounted(from: Day, to: Day, counting: CountingOfMonths): Ratio {
  if (from > to) return ZERO
  const between = monthNumber(to) - monthNumber(from)
  const first = daysBetween(from, earlier(to, endOfMonth(from))) + 1
  const last = between === 0 ? 0 : dateOf(to)
  if (counting === 'fraction') {
    const ends = fraction(first, lengthOf(from)).plus(between === 0 ? ZERO : fraction(last, lengthOf(to)))
    return between > 1 ? ends.plus(whole(between - 1)) : ends
  }
  const counted = [first, ...(between === 0 ? [] : [last])].filter((days) => days >= WHOLE_MONTH_FROM).length
  return whole(counted + Math.max(between - 1, 0))
}

/** Simple: rate × months. Compound: (1 + rate)^months − 1, with whole months. */
function ratedMonths(monthly: Ratio, months: Ratio, compound: boolean): Ratio {
  if (!compound) return monthly.times(months)
  const wholeMonths = Number(months.n / months.d)
  let factor: Ratio = ONE
  for (let month = 0; month < wholeMonths; month++) factor = factor.times(ONE.plus(monthly)).truncated()
  const rest = months.minus(whole(wholeMonths))
  return factor.times(rest.isZero ? ONE : ONE.plus(monthly).root(Number(rest.d)).power(Number(rest.n))).minus(ONE)
}

/** Sum of the rate of each month; an incomplete month counts by its calendar days. */
function summedMonths(
  table: IndexTable,
  index: RecordedIndex,
  from: Day,
  to: Day,
  rateOf = (rate: Ratio, _month: number): Ratio => rate,
): Ratio {
  if (from > to) return ZERO
  const [first, last] = [monthNumber(from), monthNumber(to)]
  const rates: Ratio[] = []
  for (let month = first; month <= last; month++) {
    const rate = rateOf(table.rate(index, month, last), month)
    rates.push(rate.times(shareOfMonth(month, from, to)))
  }
  return total(rates)
}

/** Part of a month inside a period, by calendar days. */
export function shareOfMonth(month: number, from: Day, to: Day): Ratio {
  const start = monthStart(month)
  const days = daysBetween(later(start, from), earlier(monthEnd(month), to)) + 1
  const of = lengthOf(start)
  return days >= of ? ONE : days <= 0 ? ZERO : fraction(days, of)
}

/** Interest by regime, from the first day counted to the last, both included. */
export class CourtInterestRates {
  readonly #ctx: Context
  readonly #table: IndexTable
  readonly #given: GivenInterest

  constructor(ctx: Context, table: IndexTable, given: GivenInterest = { counting: 'fraction', compound: false }) {
    this.#ctx = ctx
    this.#table = table
    this.#given = given
  }

  of(regime: Regime, from: Day, to: Day): Interest {
    if (regime === 'given' && this.#given.percent) return this.#one(from, to, 'fraction', this.#given.percent)
    if (regime === 'none' || from > to) return { months: ZERO, rate: ZERO, stretches: [] }
    if (regime === 'standard' || regime === 'public_treasury') return this.#byLaw(regime, from, to)
    const { rate, counting } = this.#simple(regime, from, to)
    return this.#one(from, to, counting, rate)
  }

  #one(from: Day, to: Day, counting: CountingOfMonths, rate: Ratio): Interest {
    const months = monthsCounted(from, to, counting)
    return { months, rate, stretches: [{ from, to, months, rate }] }
  }

  #simple(
    regime: Exclude<Regime, 'standard' | 'public_treasury' | 'none'>,
    from: Day,
    to: Day,
  ): { rate: Ratio; counting: CountingOfMonths } {
    const byDays = (rate: Ratio) => ({ rate, counting: 'fraction' as const })
    switch (regime) {
      case 'one_percent':
        return byDays(monthsCounted(from, to, 'fraction').times(PERCENT))
      case 'half_percent':
        return byDays(monthsCounted(from, to, 'fraction').times(PERCENT).over(whole(2)))
      case 'daily':
        return byDays(this.#ctx.law(courtInterest, later(from, courtInterest.recordStarts)).daily.times(whole(daysBetween(from, to) + 1)))
      case 'selic_simple':
        return byDays(summedMonths(this.#table, 'selic_simple', from, to))
      case 'trd_simple':
        return byDays(summedMonths(this.#table, 'tr', from, to))
      case 'trd_compound':
        return byDays(this.#compoundedTr(from, to))
      case 'legal_rate':
        return byDays(summedMonths(this.#table, 'legal_rate', later(from, LEGAL_RATE_FROM), to))
      case 'given': {
        const { monthly = ZERO, counting, compound } = this.#given
        return { rate: ratedMonths(monthly, monthsCounted(from, to, counting), compound), counting }
      }
    }
  }

  #compoundedTr(from: Day, to: Day): Ratio {
    let factor: Ratio = ONE
    const last = monthNumber(to)
    for (let month = monthNumber(from); month <= last; month++) {
      factor = factor.times(grownBy(this.#table.rate('tr', month, last), shareOfMonth(month, from, to))).truncated()
    }
    return factor.minus(ONE)
  }

  /** Each stretch of the law counts its months apart, and their rates add up. */
  #byLaw(regime: 'standard' | 'public_treasury', from: Day, to: Day): Interest {
    const stretches: Stretch[] = []
    for (const { start, end, rule } of stretchesOf(this.#ctx, regime, from, to)) {
      const standard = regime === 'standard' || rule.treasury === 'standard'
      if (standard) {
        const { monthly, counting, compound } = rule.standard
        const months = monthsCounted(start, end, counting)
        stretches.push({ from: start, to: end, months, rate: ratedMonths(monthly, months, compound) })
      } else if (rule.treasury !== 'none') {
        const months = monthsCounted(start, end, 'fraction')
        const rate = rule.treasury === 'half_percent' ? months.times(PERCENT).over(whole(2)) : this.#savings(start, end)
        stretches.push({ from: start, to: end, months, rate })
      }
    }
    return { months: total(stretches.map(({ months }) => months)), rate: total(stretches.map(({ rate }) => rate)), stretches }
  }

  /** Interest of savings accounts without their TR: the fixed rate, and the part of the Selic target from June 2012. */
  #savings(from: Day, to: Day): Ratio {
    const { fixedMonthly } = this.#ctx.law(savingsRule, from)
    const turn = addDays(SAVINGS_SERIES_FROM, -1)
    const fixed = from > turn ? ZERO : fixedMonthly.times(monthsCounted(from, earlier(to, turn), 'fraction'))
    const later2012 = later(from, SAVINGS_SERIES_FROM)
    if (later2012 > to) return fixed
    const last = monthNumber(to)
    const net = (rate: Ratio, month: number): Ratio =>
      ONE.plus(rate)
        .over(ONE.plus(this.#table.rate('tr', month, last)))
        .minus(ONE)
        .truncated()
    return fixed.plus(summedMonths(this.#table, 'savings', later2012, to, net))
  }
}

/** (1 + rate) for the part of a month. */
export function grownBy(rate: Ratio, share: Ratio): Ratio {
  const growth = ONE.plus(rate)
  return share.compare(ONE) === 0 ? growth : growth.root(Number(share.d)).power(Number(share.n))
}

const PERCENT = Ratio.of(1n, 100n)
const LEGAL_RATE_FROM: Day = '2024-08-30'
/** First month of the remuneration of savings that the service records. */
const SAVINGS_SERIES_FROM: Day = '2012-06-01'

/** Stretches of a period under one rule; versions that agree in this regime join. */
function stretchesOf(ctx: Context, regime: 'standard' | 'public_treasury', from: Day, to: Day) {
  const starts = ctx.table(courtInterest).versions.map((version) => version.from)
  const days = [...new Set([from, ...starts.filter((day) => day > from && day <= to)])].sort()
  const stretches: { start: Day; end: Day; rule: CourtInterest }[] = []
  const same = (a: CourtInterest, b: CourtInterest): boolean =>
    regime === 'standard' ? sameStandard(a, b) : a.treasury === b.treasury && (a.treasury !== 'standard' || sameStandard(a, b))
  for (const [index, start] of days.entries()) {
    const next = days[index + 1]
    const end = next ? addDays(next, -1) : to
    const rule = ctx.law(courtInterest, start)
    const before = stretches.at(-1)
    if (before && same(before.rule, rule)) before.end = end
    else stretches.push({ start, end, rule })
  }
  return stretches
}

const sameStandard = ({ standard: a }: CourtInterest, { standard: b }: CourtInterest): boolean =>
  a.monthly.compare(b.monthly) === 0 && a.compound === b.compound && a.counting === b.counting

/**
 * First day of interest on a sum: the day after its due month ends, or the day after the filing if that comes later. Before the filing only
 * where the judgment grants it.
 */
export function interestStart(due: Day, filed: Day | undefined, preJudicial: boolean): Day {
  const end = endOfMonth(firstOfMonth(due))
  return addDays(preJudicial || filed === undefined ? end : later(end, filed), 1)
}
