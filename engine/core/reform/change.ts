/** A change of the law as data: what may be written in a text or a JSON patch, before and after it is read by the table's own shape. */
import type { Day } from '../day.ts'
import type { IssueCode, IssueDraft } from '../errors.ts'

/** What a request may carry: more would be work for an attacker's sake. */
export const MAX_CHARACTERS = 2000
export const MAX_CHANGES = 64
export const MAX_ROWS = 40
export const FACTORS = { least: '0.001', most: '1000' } as const

/** By a number, or by an index from one month to another, both in. */
export type Scale = { readonly factor: string } | { readonly index: string; readonly from: string; readonly to: string }

/** A value as it was written: a token, the cells of a row, the rows of a list, or the named cells of a row. */
export type Written =
  | { readonly token: string }
  | { readonly row: readonly Written[] }
  | { readonly list: readonly Written[] }
  | { readonly fields: ReadonlyMap<string, Written> }

/** Where a change holds: on every day asked, or from a day until the next version recorded after it, or beyond it. */
export interface Reach {
  readonly table: string
  readonly from: Day | null
  readonly holds: boolean
}

type Deed<V> =
  | { readonly op: 'base'; readonly as: Day | null; readonly scale: Scale | null }
  | { readonly op: 'remove' }
  | { readonly op: 'set'; readonly value: V }
  | { readonly op: 'add'; readonly value: V }

/** As it came. */
export type Told = Reach & { readonly path: readonly string[] } & Deed<Written>

/** An exact value of a table: amounts, fractions, counts, texts, and lists and objects of them. Tables share no narrower type. */
export type Exact = unknown

/** As the table's shape reads it. */
export type Change = Reach & { readonly path: readonly string[] } & Deed<Exact>

/** Where a refusal of a change stands: `law.irrf.brackets.1.limit`. */
export const fieldOf = ({ table, from, holds }: Reach, path: readonly string[]): string =>
  ['law', from === null ? table : `${table}@${from}${holds ? '!' : ''}`, ...path].join('.')

export const finding = (field: string, code: IssueCode, message: string, english: string): IssueDraft => ({ field, code, message, english })
