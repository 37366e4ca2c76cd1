/** Prices and rates of the bonds the Treasury sells to individuals, from its open file: one text per bond, oldest first. */

import { type Day, isDay, saoPauloDay } from '../core/day.ts'
import { folded } from '../core/text/text.ts'
import type { BondPrice, MarketPort } from '../operation/evaluation/ports.ts'

export interface StoredBond {
  readonly id: string
  /** Commercial name used by the Treasury: "Tesouro Prefixado". */
  readonly type: string
  readonly maturity: Day
  /** Rows of `date,buyRate,sellRate,buyPrice,sellPrice,basePrice`; cells missing in the file are empty. */
  readonly rows: string
}

export interface Bonds {
  readonly bonds: ReadonlyMap<string, StoredBond>
  /** Time the file was read; null for shipped data. */
  readonly capturedAt: string | null
}

export const NO_BONDS: Bonds = { bonds: new Map(), capturedAt: null }

/** Tesouro IPCA+ com Juros Semestrais, 2035-05-15 → tesouro-ipca-com-juros-semestrais-2035-05-15 */
export function bondId(type: string, maturity: Day): string {
  const plain = folded(type)
  return `${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}-${maturity}`
}

const ROW = /^(\d{4}-\d{2}-\d{2})((?:,-?\d*(?:\.\d{1,8})?){5})$/

function priceOf(line: string): BondPrice {
  const match = ROW.exec(line)
  if (!match || !isDay(match[1]!)) throw new Error(`not a price: ${line.slice(0, 60)}`)
  const [buyRate, sellRate, buyPrice, sellPrice, basePrice] = match[2]!
    .split(',')
    .slice(1)
    .map((value) => (value === '' ? null : Number(value)))
  return { date: match[1], buyRate: buyRate!, sellRate: sellRate!, buyPrice: buyPrice!, sellPrice: sellPrice!, basePrice: basePrice! }
}

export const pricesOf = ({ rows }: StoredBond): BondPrice[] => rows.split('\n').filter(Boolean).map(priceOf)

export const lastPriceOf = ({ rows }: StoredBond): BondPrice => priceOf(rows.slice(rows.lastIndexOf('\n', rows.length - 2) + 1, -1))

/** Price of a day, located in the text without parsing other rows. */
function priceOn({ rows }: StoredBond, day: Day): BondPrice | undefined {
  const at = rows.startsWith(`${day},`) ? 0 : rows.indexOf(`\n${day},`) + 1
  if (at === 0 && !rows.startsWith(`${day},`)) return undefined
  return priceOf(rows.slice(at, rows.indexOf('\n', at)))
}

export function writeBonds({ bonds, capturedAt }: Bonds): string {
  return JSON.stringify({ version: 1, capturedAt, bonds: [...bonds.values()] })
}

/** Throws unless well formed. Rows were validated when stored, so only the ends of each text are checked here. */
export function readBonds(text: string): Bonds {
  const { version, capturedAt, bonds }: { version: unknown; capturedAt: string | null; bonds: StoredBond[] } = JSON.parse(text)
  if (version !== 1) throw new Error(`bonds version ${String(version)}, not 1`)
  if (capturedAt !== null && Number.isNaN(Date.parse(capturedAt))) throw new Error('capturedAt')
  for (const bond of bonds) {
    if (bond.id !== bondId(bond.type, bond.maturity) || !isDay(bond.maturity) || !bond.rows.endsWith('\n'))
      throw new Error(`not a bond: ${bond.id}`)
    priceOf(bond.rows.slice(0, bond.rows.indexOf('\n')))
    lastPriceOf(bond)
  }
  return { bonds: new Map(bonds.map((bond) => [bond.id, bond])), capturedAt }
}

/** Unites the days of each bond; on a common day the newer reading wins. */
export function unitedBonds(held: Bonds, other: Bonds): Bonds {
  const [older, newer] = (held.capturedAt ?? '') > (other.capturedAt ?? '') ? [other, held] : [held, other]
  const bonds = new Map(older.bonds)
  for (const [id, bond] of newer.bonds) {
    const before = bonds.get(id)
    bonds.set(id, before && before.rows !== bond.rows ? { ...bond, rows: unitedRows(before.rows, bond.rows) } : bond)
  }
  return { bonds, capturedAt: newer.capturedAt ?? older.capturedAt }
}

function unitedRows(older: string, newer: string): string {
  const byDay = new Map([...older.split('\n'), ...newer.split('\n')].filter(Boolean).map((line) => [line.slice(0, 10), line]))
  return [...byDay.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, line]) => `${line}\n`)
    .join('')
}

/** Bonds port over the current snapshot. */
export function bondsPort(held: () => Bonds, isStale: () => boolean): MarketPort['bonds'] {
  const listed = new WeakMap<Bonds, ReturnType<MarketPort['bonds']['all']>['bonds']>()
  return {
    all() {
      const now = held()
      const bonds =
        listed.get(now) ??
        [...now.bonds.values()].map((bond) => ({ id: bond.id, type: bond.type, maturity: bond.maturity, last: lastPriceOf(bond) }))
      listed.set(now, bonds)
      return { readOn: now.capturedAt === null ? null : saoPauloDay(new Date(now.capturedAt)), stale: isStale(), bonds }
    },
    history(id) {
      const bond = held().bonds.get(id)
      return bond && pricesOf(bond)
    },
    on(type, maturity, day) {
      const bond = held().bonds.get(bondId(type, maturity))
      return bond && priceOn(bond, day)
    },
  }
}
