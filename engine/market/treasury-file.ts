/** Parser of the Treasury's price file, as published and as partially shipped. */

import { type Day, isDay } from '../core/day.ts'
import { word } from '../core/text/language.ts'
import { folded } from '../core/text/text.ts'
import { type Bonds, bondId, type StoredBond } from './bonds.ts'

export class NotThePrices extends Error {
  /** True for a well-formed row with an implausible price. */
  readonly absurd: boolean

  constructor(message: string, absurd = false) {
    super(message)
    this.absurd = absurd
  }
}

const HEADER = [
  'Tipo Titulo',
  'Data Vencimento',
  'Data Base',
  'Taxa Compra Manha',
  'Taxa Venda Manha',
  'PU Compra Manha',
  'PU Venda Manha',
  'PU Base Manha',
]
const DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/
const NUMBER = /^-?(?:\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,\d{1,8})?$/
const TYPE = /^Tesouro [\p{L}\d+ ]{1,60}$/u

/** Plausible prices and yearly rates of Treasury bonds. */
const SANE_PRICE = { min: 0.01, max: 100_000 }
const SANE_RATE = { min: -10, max: 60 }

/**
 * Parses the Treasury's file: `Tesouro Prefixado;01/01/2029;26/08/2026;14,06;14,18;736,83;734,64;734,64`, with day-first dates, decimal
 * commas and unordered rows. One bad row rejects the whole file: it was truncated, or is another file.
 */
export function readTreasuryFile(text: string): StoredBond[] {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (columnName(header) !== columnName(HEADER.join(';'))) throw new NotThePrices(`not the file of prices: ${excerpt(header)}`)
  const bonds = new Map<string, { type: string; maturity: Day; rows: Map<Day, string> }>()
  for (const line of lines) {
    if (line === '') continue
    const cells = line.split(';')
    const [type = '', due = '', base = '', ...numbers] = cells
    const [maturity, date] = [isoDay(due), isoDay(base)]
    if (cells.length !== HEADER.length || !TYPE.test(type) || !maturity || !date || date > maturity) throw bad(line)
    const values = numbers.map((number) => (number === '' ? '' : decimal(number, line)))
    if (values.slice(0, 2).some((rate) => outside(rate, SANE_RATE)) || values.slice(2).some((price) => outside(price, SANE_PRICE))) {
      throw new NotThePrices(word`absurd price: ${excerpt(line)}`, true)
    }
    const id = bondId(type, maturity)
    const bond = bonds.get(id) ?? { type, maturity, rows: new Map() }
    bonds.set(id, bond)
    const row = `${date},${values.join(',')}`
    if ((bond.rows.get(date) ?? row) !== row) throw new NotThePrices(word`two prices on ${date}: ${excerpt(line)}`, true)
    bond.rows.set(date, row)
  }
  if (bonds.size === 0) throw new NotThePrices('a file without prices')
  return [...bonds].map(([id, { type, maturity, rows }]) => ({
    id,
    type,
    maturity,
    rows: [...rows.keys()]
      .sort()
      .map((date) => `${rows.get(date)}\n`)
      .join(''),
  }))
}

/** Shipped rows, without a read time. */
export const shippedBonds = (text: string): Bonds => ({
  bonds: new Map(readTreasuryFile(text).map((bond) => [bond.id, bond])),
  capturedAt: null,
})

/** Header names without accents: both "Título" and "Titulo", "Manhã" and "Manha" occur. */
const columnName = (written: string): string => folded(written).trim()

function isoDay(written: string): Day | undefined {
  const match = DATE.exec(written)
  const iso = match && `${match[3]}-${match[2]}-${match[1]}`
  return iso && isDay(iso) ? iso : undefined
}

function decimal(written: string, line: string): string {
  if (!NUMBER.test(written)) throw bad(line)
  return written.replaceAll('.', '').replace(',', '.')
}

/** A zero price means no sale that day. */
const outside = (value: string, { min, max }: { min: number; max: number }): boolean =>
  value !== '' && Number(value) !== 0 && (Number(value) < min || Number(value) > max)

const bad = (line: string): NotThePrices => new NotThePrices(`not a price: ${excerpt(line)}`)
const excerpt = (text: string): string => JSON.stringify(text.slice(0, 80))
