/** Values that are not known yet. Code that is not lifted cannot read one: each throws where JavaScript converts it. */
import type { Expression } from '../plan/expression.ts'
import { bitOf, type Condition, decided, simplified, whenOf } from './algebra.ts'

/** Rules pass values of every type through the tracer. */
// biome-ignore lint/suspicious/noExplicitAny: the tracer runs the code of every rule, whose types it cannot name
export type Value = any

/** A rule that cannot be traced, by the reason. */
export class Untraceable extends Error {}
/** The way being walked is refused by the rule. */
export class Refused extends Error {}
/** A value made before a branch would change inside it: that branch forks instead of joining. */
export class Impure extends Error {}

/** Text that contains an unknown amount. */
export const UNTOLD = '\u0000'

const trapped = (what: string) => ({
  [Symbol.toPrimitive](): never {
    throw new Untraceable(`${what} reached code that is not lifted`)
  },
})

/** A whole number: a bigint or a number of JavaScript. */
export class Amount {
  readonly e: Expression
  readonly big: boolean
  constructor(e: Expression, big: boolean) {
    this.e = e
    this.big = big
  }
}

export class Truth {
  readonly c: Condition
  constructor(c: Condition) {
    this.c = c
  }
}

/** A quotient of numbers, until it is rounded. */
export class Fraction {
  readonly n: Expression
  readonly d: Expression
  constructor(n: Expression, d: Expression) {
    this.n = n
    this.d = d
  }
}

/** A day, as days since 1970. */
export class SymbolicDay {
  readonly e: Expression
  constructor(e: Expression) {
    this.e = e
  }
}

/** An item of a list that exists only where a condition holds. A sum reads it; anything else forks first. */
export class Perhaps {
  readonly c: Condition
  readonly value: Value
  constructor(c: Condition, value: Value) {
    this.c = c
    this.value = value
  }
}

/** The calendar of banks, which no expression holds. */
export class OfCalendar extends Untraceable {}

const OPAQUE = new WeakSet<object>()
export const isOpaque = (value: Value): boolean => typeof value === 'object' && value !== null && OPAQUE.has(value)
/** A due date, or an object of due dates: a rule may show it. A result field made of it has no column. */
export function opaque(what: string): Value {
  const made: Value = new Proxy(
    {},
    {
      get(_target, key) {
        if (typeof key === 'string') return made
        if (key === Symbol.toPrimitive || key === Symbol.iterator) throw new OfCalendar(what)
        return undefined
      },
    },
  )
  OPAQUE.add(made)
  return made
}

Object.assign(Amount.prototype, trapped('an amount'))
Object.assign(Truth.prototype, trapped('a condition'))
Object.assign(Fraction.prototype, trapped('a quotient'))
Object.assign(SymbolicDay.prototype, trapped('a day'))
Object.assign(Perhaps.prototype, trapped('an item of a list'))

/** One of two values, by a condition. */
interface Cases {
  readonly c: Condition
  readonly yes: Value
  readonly no: Value
}

const CASES = new WeakMap<object, Cases>()
export const casesOf = (value: Value): Cases | undefined =>
  (typeof value === 'object' || typeof value === 'function') && value !== null ? CASES.get(value) : undefined

/** Objects joined field by field remember the two they were, which a rule may compare by identity. */
const JOINED = new WeakMap<object, Cases>()
export const joinedFrom = (value: Value): Cases | undefined => (typeof value === 'object' && value !== null ? JOINED.get(value) : undefined)

export const isSymbol = (value: Value): boolean =>
  value instanceof Amount ||
  value instanceof Truth ||
  value instanceof Fraction ||
  value instanceof SymbolicDay ||
  value instanceof Perhaps ||
  isOpaque(value) ||
  casesOf(value) !== undefined

/** By name: the class is of the lifted engine. */
export const isRatio = (value: Value): boolean =>
  typeof value === 'object' && value !== null && !CASES.has(value) && !OPAQUE.has(value) && value.constructor?.name === 'Ratio'
export const isPlain = (value: Value): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !CASES.has(value) &&
  !OPAQUE.has(value) &&
  Object.getPrototypeOf(value) === Object.prototype

const ISO = /^\d{4}-\d\d-\d\d$/
export const isDayText = (value: Value): boolean => typeof value === 'string' && ISO.test(value)
export const isAnyDay = (value: Value): boolean => value instanceof SymbolicDay || isDayText(value)

const ITEMS_LOOKED_AT = 200

/** True when an unknown value is in the value, to a depth of four. */
export function carries(value: Value, depth = 4): boolean {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null)
    return typeof value === 'string' && value.includes(UNTOLD)
  if (isSymbol(value)) return true
  if (depth === 0) return false
  if (isRatio(value)) return isSymbol(value.n) || isSymbol(value.d)
  if (Array.isArray(value)) return value.slice(0, ITEMS_LOOKED_AT).some((item) => carries(item, depth - 1))
  return isPlain(value) && Object.values(value).some((item) => carries(item, depth - 1))
}

const MILLISECONDS = 86_400_000
const dayIndex = (day: string): bigint =>
  BigInt(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / MILLISECONDS)

/** The whole number of a value. */
export function exprOf(value: Value): Expression {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isInteger(value)) return BigInt(value)
  if (value instanceof Amount || value instanceof SymbolicDay) return value.e
  if (value instanceof Truth) return bitOf(value.c)
  if (typeof value === 'boolean') return value ? 1n : 0n
  if (isDayText(value)) return dayIndex(value)
  if (isOpaque(value)) throw new OfCalendar('a due date in arithmetic')
  if (casesOf(value)) throw new Untraceable('a whole number was expected, not one of two values')
  const found =
    value === undefined ? 'nothing' : typeof value === 'number' ? 'a number with decimals' : (value?.constructor?.name ?? typeof value)
  throw new Untraceable(`a whole number was expected, not ${found}`)
}

export const amountOf = (e: Expression, big: boolean): Value => (typeof e === 'bigint' ? (big ? e : Number(e)) : new Amount(e, big))
export const isBig = (value: Value): boolean => typeof value === 'bigint' || (value instanceof Amount && value.big)
export const isWhole = (value: Value): boolean =>
  typeof value === 'bigint' || value instanceof Amount || (typeof value === 'number' && Number.isInteger(value))

export function truthOf(condition: Condition): Value {
  const simple = simplified(condition)
  return decided(simple) ?? new Truth(simple)
}

/** Result of a way that the rule refuses. */
export const NEVER = Symbol('refused')

const isTruth = (value: Value): boolean => typeof value === 'boolean' || value instanceof Truth

/** One value of two: `a` where the condition holds. */
export function chosen(c: Condition, a: Value, b: Value): Value {
  if (a === NEVER) return b
  if (b === NEVER) return a
  if (Object.is(a, b)) return a
  const known = decided(c)
  if (known !== null) return known ? a : b
  if (isWhole(a) && isWhole(b)) return amountOf(whenOf(c, exprOf(a), exprOf(b)), isBig(a) || isBig(b))
  if (isTruth(a) && isTruth(b)) {
    const e = whenOf(c, exprOf(a), exprOf(b))
    return typeof e === 'bigint' ? e === 1n : new Truth(simplified({ left: e, over: 0n, not: false }))
  }
  if ((a instanceof SymbolicDay || b instanceof SymbolicDay) && isAnyDay(a) && isAnyDay(b))
    return new SymbolicDay(whenOf(c, exprOf(a), exprOf(b)))
  return joinedValue(c, a, b) ?? casesFor(c, a, b)
}

function joinedValue(c: Condition, a: Value, b: Value): Value {
  const remembered = (made: object): object => {
    JOINED.set(made, { c, yes: a, no: b })
    return made
  }
  if (isRatio(a) && isRatio(b) && (carries(a) || carries(b))) return remembered(ratioLike(a, chosen(c, a.n, b.n), chosen(c, a.d, b.d)))
  if (isPlain(a) && isPlain(b)) {
    const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])]
    return remembered(Object.fromEntries(keys.map((key) => [key, chosen(c, a[key], b[key])])))
  }
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) return remembered(a.map((item, index) => chosen(c, item, b[index])))
  return undefined
}

/** A fraction of the class of another; its denominator is above zero. */
export const ratioLike = (like: Value, n: Value, d: Value): Value => like.constructor.of(n, d)

/** Calls a method of one of two objects: set by the runtime. */
let invoke = (_of: Value, _method: string, _args: readonly Value[]): Value => undefined
export function onMethodOfCases(by: typeof invoke): void {
  invoke = by
}

function casesFor(c: Condition, a: Value, b: Value): Value {
  const proxy: Value = new Proxy(
    {},
    {
      get(_target, key) {
        if (key === Symbol.toPrimitive)
          return () => {
            throw new Untraceable('one of two values reached code that is not lifted')
          }
        if (key === Symbol.iterator) throw new Untraceable('a list of one of two lengths')
        if (typeof key === 'symbol') return undefined
        const known = decided(c)
        if (known !== null) return (known ? a : b)?.[key]
        const [x, y] = [a?.[key], b?.[key]]
        if (typeof x === 'function' || typeof y === 'function') return (...args: Value[]) => invoke(proxy, key, args)
        return chosen(c, x, y)
      },
    },
  )
  CASES.set(proxy, { c, yes: a, no: b })
  return proxy
}
