/** What a value of unknown origin is, asked field by field: the type is believed only after the look. */
import { isRecord } from './records.ts'

export type Guard<T> = (value: unknown) => value is T

export const isAnything: Guard<unknown> = (_value): _value is unknown => true
export const isText: Guard<string> = (value) => typeof value === 'string'
export const isNumber: Guard<number> = (value) => typeof value === 'number'
export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean'

export const orNull =
  <T>(is: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || is(value)

export const orMissing =
  <T>(is: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || is(value)

export const isListOf =
  <T>(is: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(is)

/** An object with these fields; others may be there too. */
export function isObjectOf<T extends object>(fields: { readonly [K in keyof T]-?: Guard<T[K]> }): Guard<T> {
  const guards = Object.entries<Guard<unknown>>(fields)
  return (value): value is T => isRecord(value) && guards.every(([name, is]) => is(value[name]))
}

/** The value, seen to be what it should; anything else is a mistake of ours. @param called its name, for who looks for the mistake. */
export function read<T>(value: unknown, is: Guard<T>, called: string): T {
  if (is(value)) return value
  throw new TypeError(`${called} is not what its schema says`)
}
