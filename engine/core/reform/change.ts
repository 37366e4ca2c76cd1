/** A change of the law as data, in raw form (text or JSON patch) and as typed by the table's shape. */
import type { Day } from '../day.ts'
import type { IssueCode, IssueDraft } from '../errors.ts'

/** Request limits, against denial of service. */
export const MAX_CHARACTERS = 2000
export const MAX_CHANGES = 64
export const MAX_ROWS = 40
export const FACTORS = { least: '0.001', most: '1000' } as const

/** A factor, or an index accumulated between two months, inclusive. */
export type Scale = { readonly factor: string } | { readonly index: string; readonly from: string; readonly to: string }

/** A raw value: a token, the cells of a row, the rows of a list, or the named cells of a row. */
export type Written =
  | { readonly token: string }
  | { readonly row: readonly Written[] }
  | { readonly list: readonly Written[] }
  | { readonly fields: ReadonlyMap<string, Written> }

/** Validity of a change: every day, or from a date until the next recorded version, or beyond it. */
export interface ChangeScope {
  readonly table: string
  readonly from: Day | null
  readonly holds: boolean
}

type ChangeOperation<V> =
  | { readonly op: 'base'; readonly as: Day | null; readonly scale: Scale | null }
  | { readonly op: 'remove' }
  | { readonly op: 'set'; readonly value: V }
  | { readonly op: 'add'; readonly value: V }

/** Raw change. */
export type RawChange = ChangeScope & { readonly path: readonly string[] } & ChangeOperation<Written>

/** An exact table value: amounts, fractions, counts, texts, and lists and objects of them. Tables have no narrower common type. */
export type ExactValue = unknown

/** Change typed by the table's shape. */
export type Change = ChangeScope & { readonly path: readonly string[] } & ChangeOperation<ExactValue>

/** Field path of an issue: `law.irrf.brackets.1.limit`. */
export const fieldOf = ({ table, from, holds }: ChangeScope, path: readonly string[]): string =>
  ['law', from === null ? table : `${table}@${from}${holds ? '!' : ''}`, ...path].join('.')

export const finding = (field: string, code: IssueCode, message: string, english: string): IssueDraft => ({ field, code, message, english })
