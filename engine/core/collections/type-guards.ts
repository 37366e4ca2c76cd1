/** Type guards for values of unknown origin, checked field by field. */
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

/** Guard for an object with these fields; extra fields are allowed. */
export function isObjectOf<T extends object>(fields: { readonly [K in keyof T]-?: Guard<T[K]> }): Guard<T> {
  const guards = Object.entries<Guard<unknown>>(fields)
  return (value): value is T => isRecord(value) && guards.every(([name, is]) => is(value[name]))
}

/** Returns the value after a type check; a failure is an internal error. @param called name of the value in the error message */
export function read<T>(value: unknown, is: Guard<T>, called: string): T {
  if (is(value)) return value
  throw new TypeError(`${called} is not what its schema says`)
}
