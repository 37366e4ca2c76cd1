/** Monthly indexes of the courts: the service's series, and the months before them. */
import { type Day, dayOf, endOfMonth, monthOf, yearOf } from '../../../core/day.ts'
import { ONE, percent, type Ratio, ZERO } from '../../../core/ratio.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import { whole } from './amounts.ts'
import { EARLIER_MONTHS } from './earlier-months.ts'

export const COURT_INDEXES = ['tr', 'ipca_e', 'ipca_e_tr', 'ipca', 'inpc', 'igpm', 'selic_simple', 'none'] as const
export type CourtIndex = (typeof COURT_INDEXES)[number]
/** Recorded month by month: the indexes, the legal rate and the remuneration of savings. */
export type RecordedIndex = Exclude<CourtIndex, 'ipca_e_tr' | 'none'> | 'legal_rate' | 'savings'

export const INDEX_WORDS = {
  tr: 'TR',
  ipca_e: 'IPCA-E',
  ipca_e_tr: 'IPCA-E até junho de 2009 e TR depois',
  ipca: 'IPCA',
  inpc: 'INPC',
  igpm: 'IGP-M',
  selic_simple: 'Selic somada',
  none: 'Nenhum',
} as const

/** Metric of the service, and the first month that the court reads from it. */
const SERIES: Readonly<Record<RecordedIndex, { readonly metric: string; readonly from: Day }>> = {
  tr: { metric: 'tr', from: '2012-06-01' },
  ipca_e: { metric: 'ipca15Monthly', from: '2000-05-01' },
  ipca: { metric: 'ipcaMonthly', from: '1980-01-01' },
  inpc: { metric: 'inpcMonthly', from: '1979-05-01' },
  igpm: { metric: 'igpmMonthly', from: '1989-08-01' },
  selic_simple: { metric: 'selicMonth', from: '1995-01-01' },
  legal_rate: { metric: 'taxaLegal', from: '2024-08-01' },
  savings: { metric: 'poupanca', from: '2012-06-01' },
}

/** Months numbered from year 0, for arithmetic and map keys. */
export const monthNumber = (day: Day): number => yearOf(day) * 12 + monthOf(day) - 1

const firstDayOf = (number: number): Day => dayOf(Math.floor(number / 12), (number % 12) + 1, 1)

/** Month in which the courts' combined table turns from IPCA-E to TR. */
const COMBINED_TURNS = monthNumber('2009-07-01')

/** First month of each currency that cut zeros, and how many of the old one made the new one. */
const CURRENCIES: ReadonlyMap<number, Ratio> = new Map(
  (
    [
      ['1967-02-01', 1000],
      ['1986-03-01', 1000],
      ['1989-01-01', 1000],
      ['1993-08-01', 1000],
      ['1994-07-01', 2750],
    ] as const
  ).map(([day, cut]) => [monthNumber(day), whole(cut)]),
)

/** Divisor of the currencies that began in a span of months; one without any. */
export function currencyDivisor(first: number, last: number): Ratio {
  let divisor: Ratio = ONE
  for (const [month, cut] of CURRENCIES) if (month >= first && month <= last) divisor = divisor.times(cut)
  return divisor
}

const earlierMonths = new Map<RecordedIndex, ReadonlyMap<number, Ratio>>()

function earlierOf(index: RecordedIndex): ReadonlyMap<number, Ratio> {
  let known = earlierMonths.get(index)
  if (!known) {
    const recorded = EARLIER_MONTHS[index]
    const start = recorded ? monthNumber(`${recorded.from}-01`) : 0
    known = new Map(
      recorded
        ? recorded.percents
            .trim()
            .split(/\s+/)
            .map((value, at) => [start + at, percent(value)])
        : [],
    )
    earlierMonths.set(index, known)
  }
  return known
}

/** Rates of the months of one calculation, each read once. */
export class IndexTable {
  readonly #ctx: Context
  /** Months read for each index. Only a month read may be absent. */
  readonly #read = new Map<RecordedIndex, { from: number; to: number; rates: Map<number, Ratio> }>()
  /** Months without a published rate, by index. */
  readonly missing = new Map<CourtIndex | RecordedIndex, Set<number>>()

  constructor(ctx: Context) {
    this.#ctx = ctx
  }

  /** Rate of a month; zero for a month not published, which `missing` names. */
  rate(index: CourtIndex | RecordedIndex, month: number, until = month): Ratio {
    if (index === 'none') return ZERO
    const table = index === 'ipca_e_tr' ? (month < COMBINED_TURNS ? 'ipca_e' : 'tr') : index
    const known = earlierOf(table).get(month) ?? this.#months(table, month, until).get(month)
    if (known) return known
    const absent = this.missing.get(index) ?? new Set()
    absent.add(month)
    this.missing.set(index, absent)
    return ZERO
  }

  #months(table: RecordedIndex, month: number, until: number): ReadonlyMap<number, Ratio> {
    const known = this.#read.get(table)
    if (known && month >= known.from && month <= known.to) return known.rates
    const { metric, from } = SERIES[table]
    const first = Math.max(Math.min(month, known?.from ?? month), monthNumber(from))
    const last = Math.max(until, known?.to ?? until)
    const rates = new Map<number, Ratio>()
    if (first <= last) this.#observe(metric, first, last, rates)
    this.#read.set(table, { from: Math.min(month, first), to: Math.max(month, last), rates })
    return rates
  }

  /** Reads a span of months, in halves where one of them is not published. */
  #observe(metric: string, first: number, last: number, rates: Map<number, Ratio>): void {
    const observed = this.#ctx.observed(metric, firstDayOf(first), firstDayOf(last))
    if (observed) for (const { date, value } of observed) rates.set(monthNumber(date), percent(value))
    else if (first < last) {
      const middle = Math.floor((first + last) / 2)
      this.#observe(metric, first, middle, rates)
      this.#observe(metric, middle + 1, last, rates)
    }
  }
}

/** First and last day of a month by its number. */
export const monthStart = firstDayOf
export const monthEnd = (number: number): Day => endOfMonth(firstDayOf(number))
