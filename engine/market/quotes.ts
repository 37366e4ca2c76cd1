/** Closing quotes of currencies (PTAX): one text per currency, oldest first. */

import { addDays, type Day, isDay, saoPauloDay } from '../core/day.ts'
import { word } from '../core/text/language.ts'
import type { Quote } from '../operation/evaluation/ports.ts'
import { CLOSED_DAYS } from '../operation/evaluation/quote-of-day.ts'

export interface Quotation {
  readonly day: Day
  /** Reais per unit, decimal text as published. */
  readonly buy: string
  readonly sell: string
}

export interface StoredCurrency {
  readonly code: string
  readonly name: string
  /** Rows of `date,buy,sell`. */
  readonly rows: string
  /** Every business day is stored from this day to `completeTo`. */
  readonly wholeFrom: Day
  readonly completeTo: Day
  /** Time of the last successful read. */
  readonly capturedAt: string
}

export type Currencies = ReadonlyMap<string, StoredCurrency>

/** Earlier quotes are in currencies before the Real. */
export const QUOTES_SINCE: Day = '1994-07-01'

/** Known on 2026-03-31; the current list comes from the central bank. */
export const QUOTED_CURRENCIES: Readonly<Record<string, string>> = {
  USD: 'Dólar dos Estados Unidos',
  EUR: 'Euro',
  GBP: 'Libra esterlina',
  JPY: 'Iene',
  CHF: 'Franco suíço',
  CAD: 'Dólar canadense',
  AUD: 'Dólar australiano',
  DKK: 'Coroa dinamarquesa',
  NOK: 'Coroa norueguesa',
  SEK: 'Coroa sueca',
}

const ROW = /^(\d{4}-\d{2}-\d{2}),(\d{1,9}(?:\.\d{1,9})?),(\d{1,9}(?:\.\d{1,9})?)$/

/** Throws on malformed rows and on days out of order. */
export function readQuotes(rows: string): Quotation[] {
  const quotes: Quotation[] = []
  for (const line of rows.split('\n')) {
    if (line === '') continue
    const match = ROW.exec(line)
    if (!match || !isDay(match[1]!)) throw new Error(`not a quote: ${line.slice(0, 40)}`)
    if (quotes.length > 0 && quotes.at(-1)!.day >= match[1]) throw new Error(`out of order: ${line.slice(0, 40)}`)
    quotes.push({ day: match[1], buy: match[2]!, sell: match[3]! })
  }
  return quotes
}

export const writeQuotes = (quotes: readonly Quotation[]): string => quotes.map(({ day, buy, sell }) => `${day},${buy},${sell}\n`).join('')

/** Merges the days of both; on a common day the newer reading wins. */
export function mergedQuotes(older: readonly Quotation[], newer: readonly Quotation[]): Quotation[] {
  const byDay = new Map([...older, ...newer].map((quote) => [quote.day, quote]))
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** Quote of a day, or of the last business day before it; undefined when missing. Located in the text without parsing. */
export function quoteOn({ code, rows, capturedAt }: StoredCurrency, on: Day, stale: boolean): Quote | undefined {
  for (let day = on, back = 0; back <= CLOSED_DAYS; day = addDays(day, -1), back++) {
    const at = rows.startsWith(day) ? 0 : rows.indexOf(`\n${day},`) + 1
    if (at === 0 && !rows.startsWith(day)) continue
    const [, buy, sell] = rows.slice(at, rows.indexOf('\n', at)).split(',')
    const readOn = saoPauloDay(new Date(capturedAt))
    return {
      currency: code,
      date: day,
      buy: Number(buy),
      sell: Number(sell),
      readOn,
      source: stale ? 'fallback' : 'central_bank',
      stale,
    }
  }
  return undefined
}

export const lastDayOf = ({ rows }: StoredCurrency): Day => rows.slice(rows.lastIndexOf('\n', rows.length - 2) + 1).slice(0, 10) as Day

export const writeCurrencies = (currencies: Currencies): string => JSON.stringify({ version: 1, currencies: [...currencies.values()] })

/** Throws unless every part is well formed. */
export function readCurrencies(text: string): Currencies {
  const { version, currencies }: { version: unknown; currencies: StoredCurrency[] } = JSON.parse(text)
  if (version !== 1) throw new Error(`currencies version ${String(version)}, not 1`)
  const result = new Map<string, StoredCurrency>()
  for (const kept of currencies) {
    const { code, name, rows, wholeFrom, completeTo, capturedAt } = kept
    if (!/^[A-Z]{3}$/.test(code) || typeof name !== 'string') throw new Error('a currency without a name')
    if (readQuotes(rows).length === 0) throw new Error(word`${code}: no quotes`)
    if (!isDay(wholeFrom) || !isDay(completeTo) || Number.isNaN(Date.parse(capturedAt))) throw new Error(`${code}: not a day`)
    result.set(code, kept)
  }
  return result
}

export function unitedCurrencies(held: Currencies, other: Currencies): Currencies {
  const result = new Map(held)
  for (const [code, theirs] of other) {
    const ours = result.get(code)
    if (!ours) result.set(code, theirs)
    else if (ours.rows !== theirs.rows || ours.capturedAt !== theirs.capturedAt) {
      const [older, newer] = ours.capturedAt >= theirs.capturedAt ? [theirs, ours] : [ours, theirs]
      const wholeFrom = older.wholeFrom < newer.wholeFrom ? older.wholeFrom : newer.wholeFrom
      result.set(code, { ...newer, wholeFrom, rows: writeQuotes(mergedQuotes(readQuotes(older.rows), readQuotes(newer.rows))) })
    }
  }
  return result
}
