import { type Day, isDay } from '../../../engine/core/day.ts'
import type { Quotation } from '../../../engine/market/quotes.ts'
import { assertFew, SourceProblem } from '../source.ts'

interface Row {
  readonly cotacaoCompra?: unknown
  readonly cotacaoVenda?: unknown
  readonly dataHoraCotacao?: unknown
  readonly tipoBoletim?: unknown
}

/**
 * Parses the rows of a PTAX response: `{"cotacaoCompra":6.0725,"cotacaoVenda":6.0742,"dataHoraCotacao":"2026-03-02 13:09:26.433",
 * "tipoBoletim":"Fechamento"}`. Returns one closing quote per day, sorted; skips the opening and intermediate bulletins.
 */
export function parseQuotes(rows: readonly object[]): Quotation[] {
  assertFew(rows)
  const byDay = new Map<Day, Quotation>()
  for (const quote of rows.filter(isClosing).map(quotation)) {
    const told = byDay.get(quote.day)
    if (told && told.sell !== quote.sell) {
      throw new SourceProblem(`two closings on ${quote.day}: ${told.sell} and ${quote.sell}`, { passing: false })
    }
    byDay.set(quote.day, quote)
  }
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** The dollar endpoint returns closing quotes only, without a bulletin field. */
function isClosing({ tipoBoletim: bulletin }: Row): boolean {
  return bulletin === undefined || (typeof bulletin === 'string' && bulletin.startsWith('Fechamento'))
}

function quotation(row: Row): Quotation {
  const day = typeof row.dataHoraCotacao === 'string' ? row.dataHoraCotacao.slice(0, 10) : ''
  const [buy, sell] = [row.cotacaoCompra, row.cotacaoVenda]
  if (!isDay(day) || !isQuote(buy) || !isQuote(sell)) {
    throw new SourceProblem(`not a quote: ${JSON.stringify(row).slice(0, 80)}`, { passing: true })
  }
  if (sell < buy || sell > buy * WIDEST)
    throw new SourceProblem(`absurd quote on ${day}: buys at ${buy}, sells at ${sell}`, { passing: false })
  return { day: day satisfies Day, buy: decimals(buy), sell: decimals(sell) }
}

/** Maximum sell/buy ratio: genuine PTAX spreads are a fraction of a percent. */
const WIDEST = 1.05

const isQuote = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0

/** At least the four decimals of the SGS; the yen has more. */
function decimals(value: number): string {
  const four = value.toFixed(4)
  return Number(four) === value ? four : value.toFixed(8).replace(/0+$/, '')
}

export interface Currency {
  readonly code: string
  readonly name: string
}

/** Parses the rows of `Moedas`: `{"simbolo":"EUR","nomeFormatado":"Euro","tipoMoeda":"B"}`. */
export function parseCurrencies(rows: readonly object[]): Currency[] {
  return rows.map((row: { readonly simbolo?: unknown; readonly nomeFormatado?: unknown }) => {
    const { simbolo: code, nomeFormatado: name } = row
    if (typeof code !== 'string' || !/^[A-Z]{3}$/.test(code) || typeof name !== 'string' || name === '') {
      throw new SourceProblem(`not a currency: ${JSON.stringify(row).slice(0, 80)}`, { passing: true })
    }
    return { code, name: name.slice(0, 60) }
  })
}
