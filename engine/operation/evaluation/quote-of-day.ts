/** The quote of a currency on a day, the same for every operation that reads one. */
import { type Day, daysBetween } from '../../core/day.ts'
import type { Ports, Quote } from './ports.ts'

/** The longest the bank's market stays closed: no business day is further from the one before. */
export const CLOSED_DAYS = 6

/** Indicators with the sell quotes of a currency. */
export const SOLD_BY_INDICATOR: Readonly<Partial<Record<string, string>>> = { USD: 'dollar', EUR: 'euro' }

interface StoredQuote {
  readonly quote: Quote
  /** The indicator the sell quote is of; null where it is the bank's own closing quote. */
  readonly indicator: string | null
}

/**
 * The closing quote of a day or of the last business day before it; where that is not held, the newest held before it, closing quote or
 * indicator, marked stale. Undefined where nothing is held up to that day.
 */
export function storedQuote(currency: string, on: Day, ports: Pick<Ports, 'market' | 'rates'>): StoredQuote | undefined {
  const { currencies } = ports.market
  const closing = currencies.quote(currency, on)
  if (closing) return { quote: closing, indicator: null }
  const last = currencies.all().find(({ code }) => code === currency)?.to
  const before = last && last < on ? currencies.quote(currency, last) : undefined
  const sold = soldByIndicator(currency, on, ports.rates)
  if (!before || (sold && sold.quote.date > before.date)) return sold
  return { quote: { ...before, stale: true }, indicator: null }
}

function soldByIndicator(currency: string, on: Day, rates: Ports['rates']): StoredQuote | undefined {
  const indicator = SOLD_BY_INDICATOR[currency]
  const reading = indicator === undefined ? undefined : rates.latest(indicator, on)
  if (indicator === undefined || !reading) return undefined
  const { date, value, source, stale } = reading
  const isOld = stale || daysBetween(date, on) > CLOSED_DAYS
  return { quote: { currency, date, buy: null, sell: value, readOn: date, source, stale: isOld }, indicator }
}
