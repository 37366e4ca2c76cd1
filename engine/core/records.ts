/** Objects read by name: the types that `Object.keys` and its kin forget, kept; and what came from outside, looked at before it is used. */

export type Row = Readonly<Record<string, unknown>>

/** An object with names of its own: no list, and nothing. */
export const isRecord = (value: unknown): value is Row => value !== null && typeof value === 'object' && !Array.isArray(value)

/** What a value holds under a name; undefined where it holds nothing. */
export const at = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)

/** The same, name by name. */
export const atPath = (value: unknown, keys: readonly string[]): unknown => keys.reduce(at, value)

/** Whether a word is one of a few. */
export const isOneOf = <T extends string>(words: readonly T[], word: unknown): word is T => words.some((each) => each === word)

/** A list that has a first. */
export function nonEmpty<T>(list: Iterable<T>): [T, ...T[]] {
  const [first, ...rest] = list
  if (first === undefined) throw new RangeError('the list is empty')
  return [first, ...rest]
}

// An object may hold more names than its type says. These are for the tables written here, which hold no more.

export const keysOf = <K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] => Object.keys(record) as K[]

export const entriesOf = <K extends string, V>(record: Readonly<Partial<Record<K, V>>>): [K, V][] => Object.entries(record) as [K, V][]

/** A value for each name. */
export const recordOf = <K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>

/** The same names, with another value each. */
export const mapValues = <K extends string, A, B>(record: Readonly<Record<K, A>>, change: (value: A) => B): Record<K, B> =>
  recordOf(keysOf(record), (key) => change(record[key]))
