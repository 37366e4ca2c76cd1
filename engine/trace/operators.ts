/** Operators of JavaScript on values of which some are unknown. */
import type { Expression } from '../plan/expression.ts'
import { type Condition, decided, floored, larger, minus, over, plus, smaller, spanOf, times, towardZero } from './algebra.ts'
import {
  Amount,
  amountOf,
  casesOf,
  chosen,
  exprOf,
  Fraction,
  isAnyDay,
  isBig,
  isOpaque,
  isSymbol,
  joinedFrom,
  OfCalendar,
  Truth,
  truthOf,
  UNTOLD,
  Untraceable,
  type Value,
} from './values.ts'
import { cond, each } from './ways.ts'

export type Two = (a: Value, b: Value) => Value

function operator(symbolic: Two, known: Two): Two {
  const apply: Two = (a, b) => {
    if (casesOf(a)) return each(a, (one) => apply(one, b))
    if (casesOf(b)) return each(b, (one) => apply(a, one))
    return isSymbol(a) || isSymbol(b) ? symbolic(a, b) : known(a, b)
  }
  return apply
}

interface Parts {
  readonly n: Expression
  readonly d: Expression
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/
function partsOfNumber(value: number): Parts {
  const [, sign, whole, decimals = ''] = DECIMAL.exec(String(value)) ?? []
  if (whole === undefined) throw new Untraceable(`the number ${value}`)
  return { n: BigInt(`${sign}${whole}${decimals}`), d: 10n ** BigInt(decimals.length) }
}

const isDecimal = (value: Value): boolean => typeof value === 'number' && !Number.isInteger(value)
export const isFraction = (value: Value): boolean => value instanceof Fraction || isDecimal(value)
/** Numerator and denominator of a number. */
export const partsOf = (value: Value): Parts =>
  value instanceof Fraction ? value : isDecimal(value) ? partsOfNumber(value) : { n: exprOf(value), d: 1n }
const fraction = ({ n, d }: Parts): Value => (d === 1n ? amountOf(n, false) : new Fraction(n, d))

/** Divisors are above zero: a rule that may divide by less decides first. */
function positive(e: Expression): Expression {
  if (spanOf(e).low < 1n) throw new Untraceable('a divisor that may be zero or less')
  return e
}

const arithmetic = (whole: (a: Expression, b: Expression) => Expression, parts: (a: Parts, b: Parts) => Parts, known: Two): Two =>
  operator(
    (a, b) =>
      isFraction(a) || isFraction(b)
        ? fraction(parts(partsOf(a), partsOf(b)))
        : amountOf(whole(exprOf(a), exprOf(b)), isBig(a) || isBig(b)),
    known,
  )

const crossed = (by: (a: Expression, b: Expression) => Expression) => (a: Parts, b: Parts) => ({
  n: by(times(a.n, b.d), times(b.n, a.d)),
  d: times(a.d, b.d),
})

export const add = arithmetic(plus, crossed(plus), (a, b) => a + b)
export const sub = arithmetic(minus, crossed(minus), (a, b) => a - b)
export const mul = arithmetic(
  times,
  (a, b) => ({ n: times(a.n, b.n), d: times(a.d, b.d) }),
  (a, b) => a * b,
)
export const neg = (a: Value): Value => (isSymbol(a) ? sub(a instanceof Amount && a.big ? 0n : 0, a) : -a)

export const div = operator(
  (a, b) => {
    if (isBig(a) || isBig(b)) return amountOf(towardZero(exprOf(a), positive(exprOf(b))), true)
    const [x, y] = [partsOf(a), partsOf(b)]
    return fraction({ n: times(x.n, y.d), d: positive(times(x.d, y.n)) })
  },
  (a, b) => a / b,
)

export const rem = operator(
  (a, b) => {
    const [x, y] = [exprOf(a), exprOf(b)]
    return amountOf(minus(x, times(towardZero(x, positive(y)), y)), isBig(a))
  },
  (a, b) => a % b,
)

const MOST_FACTORS = 400
export const pow = operator(
  (a, b) => {
    if (isSymbol(b)) throw new Untraceable('an exponent that is not known')
    if (Number(b) > MOST_FACTORS) throw new Untraceable('a power of an amount')
    let power: Value = isBig(a) ? 1n : 1
    for (let factor = 0; factor < Number(b); factor++) power = mul(power, a)
    return power
  },
  (a, b) => a ** b,
)

const comparison = (of: (a: Expression, b: Expression) => Condition, known: Two): Two =>
  operator((a, b) => {
    if (!isFraction(a) && !isFraction(b)) return truthOf(of(exprOf(a), exprOf(b)))
    const [x, y] = [partsOf(a), partsOf(b)]
    return truthOf(of(times(x.n, y.d), times(y.n, x.d)))
  }, known)

export const gt = comparison(
  (left, past) => ({ left, over: past, not: false }),
  (a, b) => a > b,
)
export const lt = comparison(
  (a, b) => ({ left: b, over: a, not: false }),
  (a, b) => a < b,
)
export const ge = comparison(
  (a, b) => ({ left: b, over: a, not: true }),
  (a, b) => a >= b,
)
export const le = comparison(
  (left, past) => ({ left, over: past, not: true }),
  (a, b) => a <= b,
)

export function not(value: Value): Value {
  if (casesOf(value)) return each(value, not)
  if (value instanceof Truth) return truthOf({ ...value.c, not: !value.c.not })
  if (value instanceof Amount)
    return cond(
      value,
      () => false,
      () => true,
    )
  if (value instanceof Fraction) throw new Untraceable('a quotient used as a condition')
  return !value
}

/** Identity of known values; of a joined object, the identity of the two it was. */
function same(a: Value, b: Value): Value {
  if (a === b) return true
  const [x, y] = [joinedFrom(a), joinedFrom(b)]
  if (x) return chosen(x.c, same(x.yes, b), same(x.no, b))
  if (y) return chosen(y.c, same(a, y.yes), same(a, y.no))
  return false
}

const isUntold = (value: Value): boolean => typeof value === 'string' && value.includes(UNTOLD)
const isNumber = (value: Value): boolean => typeof value === 'number' || typeof value === 'bigint' || isSymbol(value)

function equal(a: Value, b: Value): Value {
  if (isOpaque(a) || isOpaque(b)) throw new OfCalendar('a due date is compared')
  if (isUntold(a) || isUntold(b)) throw new Untraceable('a text made of an amount is compared')
  if (a instanceof Truth || b instanceof Truth) {
    if (typeof a === 'boolean') return a ? b : not(b)
    if (typeof b === 'boolean') return b ? a : not(a)
  }
  if (isAnyDay(a) !== isAnyDay(b) || (!isAnyDay(a) && !(isNumber(a) && isNumber(b)))) return false
  if (isFraction(a) || isFraction(b)) {
    const [x, y] = [partsOf(a), partsOf(b)]
    return equalWhole(times(x.n, y.d), times(y.n, x.d))
  }
  // A bigint never equals a number.
  if (!isAnyDay(a) && !(a instanceof Truth) && !(b instanceof Truth) && isBig(a) !== isBig(b)) return false
  return equalWhole(exprOf(a), exprOf(b))
}

function equalWhole(x: Expression, y: Expression): Value {
  const [above, below] = [decided({ left: x, over: y, not: false }), decided({ left: y, over: x, not: false })]
  if (above === true || below === true) return false
  if (above === false) return truthOf({ left: y, over: x, not: true })
  if (below === false) return truthOf({ left: x, over: y, not: true })
  return truthOf({ left: plus(over(x, y), over(y, x)), over: 0n, not: true })
}

export const eq = operator(equal, (a, b) => {
  if (isUntold(a) || isUntold(b)) throw new Untraceable('a text made of an amount is compared')
  return same(a, b)
})
export const ne: Two = (a, b) => not(eq(a, b))

function rounding(how: (n: Expression, d: Expression) => Expression, known: (value: number) => number): (value: Value) => Value {
  const apply = (value: Value): Value => {
    if (casesOf(value)) return each(value, apply)
    if (value instanceof Fraction) return amountOf(how(value.n, value.d), false)
    return value instanceof Amount ? value : known(value)
  }
  return apply
}

function extreme(whole: (a: Expression, b: Expression) => Expression, isFirst: Two, known: (a: number, b: number) => number) {
  const ofTwo = operator((a, b) => {
    if (!isFraction(a) && !isFraction(b)) return amountOf(whole(exprOf(a), exprOf(b)), false)
    return cond(
      isFirst(a, b),
      () => a,
      () => b,
    )
  }, known)
  return (...values: Value[]): Value => values.reduce(ofTwo)
}

/** Functions of `Math` on unknown numbers. */
export const MATH: Readonly<Record<string, (...values: Value[]) => Value>> = {
  min: extreme(smaller, lt, Math.min),
  max: extreme(larger, gt, Math.max),
  floor: rounding(floored, Math.floor),
  trunc: rounding(towardZero, Math.trunc),
  ceil: rounding((n, d) => floored(plus(n, minus(d, 1n)), d), Math.ceil),
  round: rounding((n, d) => floored(plus(times(n, 2n), d), times(d, 2n)), Math.round),
  abs: (value) =>
    cond(
      lt(value, 0),
      () => neg(value),
      () => value,
    ),
}
