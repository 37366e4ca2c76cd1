/** Limits and parts of a month of the Simples. */
import { type Day, dayOf, yearOf } from '../../../core/day.ts'
import type { Money } from '../../../core/money.ts'
import { proportion } from '../../../core/money.ts'
import { Ratio, ZERO } from '../../../core/ratio.ts'
import type { AnnexName, SimplesTable, SimplesTax } from '../law/simples-nacional.ts'
import { type PartRates, partRates, type RevenuePart, SIMPLES_TAXES } from './simples.ts'
import { type LimitStatus, toleratedUpTo, type YearPosition, yearPosition } from './simples-limit.ts'
import { annualLimit } from './simples-revenue.ts'

export const SUBLIMIT_STATUSES = ['within', 'up_to_20', 'over_20', 'outside'] as const
export const SUBLIMIT_STATUS_WORDS = {
  within: 'Dentro do sublimite',
  up_to_20: 'Até 20% acima',
  over_20: 'Mais de 20% acima',
  outside: 'ICMS e ISS já fora da guia',
} as const

export interface SublimitPosition extends Omit<YearPosition, 'status'> {
  /** `outside`: ICMS and ISS had left the slip before the month. */
  readonly status: LimitStatus | 'outside'
  /** Cause of `outside`. */
  readonly by: 'last_year' | 'this_year' | null
}

/** Day of the month of the tax and the opening, when it is known. */
export interface MonthOfCompany {
  readonly day: Day
  readonly opened: Day | null
}

interface MarketRevenue {
  readonly before: Money
  readonly month: Money
}

const openedThisYear = ({ day, opened }: MonthOfCompany): Day | null => (opened !== null && yearOf(opened) === yearOf(day) ? opened : null)

/** Position relative to the ceiling of the year; each market has its own (LC 123/2006, art. 3º, §§ 14 and 15). */
export const ceilingPosition = (revenue: MarketRevenue, company: MonthOfCompany, table: SimplesTable): YearPosition =>
  yearPosition(revenue, annualLimit(table.ceiling, yearOf(company.day), company.opened), company.day, openedThisYear(company), table)

/** True when the year had passed the ceiling by more than 20% before the month: the company had already left the regime. */
export function hadLeft(revenue: MarketRevenue, company: MonthOfCompany, table: SimplesTable): boolean {
  return openedThisYear(company) === null && revenue.before > toleratedUpTo(table.ceiling, table)
}

interface HomeRevenue extends MarketRevenue {
  /** Revenue of the year before; undefined: within its sublimit. */
  readonly lastYear: Money | undefined
}

/**
 * Position relative to the sublimit of the home market (LC 123/2006, art. 20, §§ 1º and 1º-A). ICMS and ISS had left the slip when the year
 * before passed its sublimit, or this year had passed it by more than 20% before the month. In the year of the opening they leave back from
 * the opening, and the month is computed with them.
 */
export function sublimitPosition(revenue: HomeRevenue, sublimit: Money, company: MonthOfCompany, table: SimplesTable): SublimitPosition {
  const { day, opened } = company
  const year = yearOf(day)
  const limit = annualLimit(sublimit, year, opened)
  if (revenue.lastYear !== undefined && revenue.lastYear > annualLimit(sublimit, year - 1, opened))
    return { limit, status: 'outside', by: 'last_year', excess: 0n, since: dayOf(year, 1, 1) }
  if (openedThisYear(company) === null && revenue.before > toleratedUpTo(limit, table))
    return { limit, status: 'outside', by: 'this_year', excess: 0n, since: null }
  return { ...yearPosition(revenue, limit, day, openedThisYear(company), table), by: null }
}

export type Parts = Readonly<Record<RevenuePart, Money>>

/** Parts of a month's revenue; the part above the ceiling comes out of the part above the sublimit. */
export function partsOf(month: Money, overLimit: Money, aboveSublimit: Money): Parts {
  const overSublimit = aboveSublimit > overLimit ? aboveSublimit - overLimit : 0n
  return { within: month - overLimit - overSublimit, overSublimit, overLimit }
}

type ExactTaxes = Readonly<Partial<Record<SimplesTax, Ratio>>>

interface Activity {
  readonly revenue: Money
  readonly annex: AnnexName
  readonly revenue12m: Money
  readonly withLocal: boolean
}

export interface ExactMonth {
  readonly taxes: ExactTaxes
  readonly parts: Readonly<Record<RevenuePart, PartRates>>
}

/** Exact taxes, in centavos, of the revenue of one activity, which carries its share of each part of its market's month. */
export function exactTaxes({ revenue, annex, revenue12m, withLocal }: Activity, market: Parts, table: SimplesTable): ExactMonth {
  const of = (part: RevenuePart) => partRates({ part, revenue12m, withLocal }, table.annexes[annex], table)
  const parts = { within: of('within'), overSublimit: of('overSublimit'), overLimit: of('overLimit') }
  const whole = market.within + market.overSublimit + market.overLimit
  const taxes: Partial<Record<SimplesTax, Ratio>> = {}
  for (const part of ['within', 'overSublimit', 'overLimit'] as const) {
    const share = proportion(market[part], whole)
    if (share.isZero) continue
    for (const tax of SIMPLES_TAXES) {
      const rate = parts[part].rates[tax]
      if (rate) taxes[tax] = (taxes[tax] ?? ZERO).plus(rate.times(share).times(Ratio.of(revenue)))
    }
  }
  return { taxes, parts }
}
