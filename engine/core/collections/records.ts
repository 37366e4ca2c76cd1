/** Record helpers: typed versions of `Object.keys` and the like, and safe access to untyped values. */

export type Row = Readonly<Record<string, unknown>>

/** True for an object, excluding arrays and null. */
export const isRecord = (value: unknown): value is Row => value !== null && typeof value === 'object' && !Array.isArray(value)

/** Value of a key; undefined when absent or when the value is not an object. */
export const at = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)

/** Value at a path of keys. */
export const atPath = (value: unknown, keys: readonly string[]): unknown => keys.reduce(at, value)

/** True when a value is one of the listed strings. */
export const isOneOf = <T extends string>(words: readonly T[], word: unknown): word is T => words.some((each) => each === word)

/** A list as a non-empty tuple; throws when it is empty. */
export function nonEmpty<T>(list: Iterable<T>): [T, ...T[]] {
  const [first, ...rest] = list
  if (first === undefined) throw new RangeError('the list is empty')
  return [first, ...rest]
}

// Objects may have more keys than their type declares; use these only on literal tables of this code base, which do not.

export const keysOf = <K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] => Object.keys(record) as K[]

export const entriesOf = <K extends string, V>(record: Readonly<Partial<Record<K, V>>>): [K, V][] => Object.entries(record) as [K, V][]

/** Builds a record with one value per key. */
export const recordOf = <K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>

/** Fields that are always defined, and the defined values of the others. */
type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** A record without its undefined fields. */
export const withoutUndefined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>

/** Maps the values of a record. */
export const mapValues = <K extends string, A, B>(record: Readonly<Record<K, A>>, change: (value: A) => B): Record<K, B> =>
  recordOf(keysOf(record), (key) => change(record[key]))
