/** Functions of engine/core with a symbolic form of their own: shorter than their code traced, and equal in shape for every rate. */
import type { Law } from '../core/dated.ts'
import type { Expression } from '../plan/expression.ts'
import { larger, minus, over, plus, quotient, rounded, roundedToEven, smaller, spanOf, times, towardZero, when } from './algebra.ts'
import { add, eq, ge, gt, lt, mul, neg, partsOf, sub } from './operators.ts'
import {
  amountOf,
  casesOf,
  chosen,
  exprOf,
  isRatio,
  isSymbol,
  Perhaps,
  Refused,
  ratioLike,
  SymbolicDay,
  UNTOLD,
  Untraceable,
  type Value,
} from './values.ts'
import { cond, each } from './ways.ts'

type Form = (plain: (...args: Value[]) => Value, ...args: Value[]) => Value

const refuse = (): never => {
  throw new Refused()
}

const ROUNDINGS: Readonly<Record<string, (n: Expression, d: Expression) => Expression>> = {
  truncate: towardZero,
  halfUp: rounded,
  halfEven: roundedToEven,
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
const LARGEST = 7_000_000_000_000_000n

/** n ÷ d for d other than zero: the rule refuses zero. */
function divided(n: Value, d: Value, rounding: Value): Value {
  if (casesOf(n)) return each(n, (one) => divided(one, d, rounding))
  if (casesOf(d)) return each(d, (one) => divided(n, one, rounding))
  const by = exprOf(d)
  if (spanOf(by).low < 1n)
    return cond(eq(d, 0n), refuse, () =>
      cond(
        lt(d, 0n),
        () => divided(neg(n), neg(d), rounding),
        () => divided(n, d, rounding),
      ),
    )
  return amountOf(ROUNDINGS[rounding]!(exprOf(n), by), true)
}

/** The version of a table on an unknown day: one way for each version that the day may fall in. */
export function versionOn<T>(law: Law<T>, on: Value): Value {
  const from = (index: number): Value => {
    const version = law.versions[index]
    if (!version) throw new Refused()
    return cond(
      ge(on, version.from),
      () => law.at(version.from),
      () => from(index + 1),
    )
  }
  return from(0)
}

/** Year, month and date of a day number (Hinnant), as plain quotients. */
function civil(day: Expression): Readonly<Record<'year' | 'month' | 'date', Expression>> {
  const days = plus(day, 719_468n)
  const era = quotient(days, 146_097n)
  const ofEra = minus(days, times(era, 146_097n))
  const yearOfEra = quotient(minus(plus(minus(ofEra, quotient(ofEra, 1460n)), quotient(ofEra, 36_524n)), quotient(ofEra, 146_096n)), 365n)
  const ofYear = minus(ofEra, minus(plus(times(yearOfEra, 365n), quotient(yearOfEra, 4n)), quotient(yearOfEra, 100n)))
  const fromMarch = quotient(plus(times(ofYear, 5n), 2n), 153n)
  return {
    year: plus(plus(yearOfEra, times(era, 400n)), when(fromMarch, 9n, 1n, 0n)),
    month: when(fromMarch, 9n, minus(fromMarch, 9n), plus(fromMarch, 3n)),
    date: plus(minus(ofYear, quotient(plus(times(fromMarch, 153n), 2n), 5n)), 1n),
  }
}

const partOfDay =
  (part: 'year' | 'month' | 'date'): Form =>
  (plain, day) =>
    casesOf(day) ? each(day, (one) => partOfDay(part)(plain, one)) : isSymbol(day) ? amountOf(civil(day.e)[part], false) : plain(day)

const monthIndex = (day: Value): Expression => {
  const of = isSymbol(day) ? civil(day.e) : { year: BigInt(day.slice(0, 4)), month: BigInt(day.slice(5, 7)) }
  return plus(times(of.year, 12n), of.month)
}

export const FORMS: Readonly<Record<string, Form>> = {
  portion(plain, of, rate, rounding) {
    if (casesOf(rate)) return each(rate, (one) => FORMS.portion!(plain, of, one, rounding))
    if (casesOf(of)) return each(of, (one) => FORMS.portion!(plain, one, rate, rounding))
    if (!isRatio(rate)) throw new Untraceable('a rate that is absent on some way')
    if (isSymbol(rate.n) || isSymbol(rate.d)) return divided(mul(of, rate.n), rate.d, rounding)
    const common = gcd(rate.n < 0n ? -rate.n : rate.n, rate.d) || 1n
    return divided(mul(of, rate.n / common), rate.d / common, rounding)
  },
  divide: (_plain, n, d, rounding) => divided(n, d, rounding),
  split: (_plain, of, parts, rounding) => divided(of, bigOf(parts), rounding),
  sum(plain, list) {
    if (casesOf(list)) return each(list, (one) => FORMS.sum!(plain, one))
    return [...list].reduce((total, item) => add(total, item instanceof Perhaps ? chosen(item.c, item.value, 0n) : item), 0n)
  },
  assertAnswerable: (_plain, amount) => cond(gt(amount, LARGEST), refuse, () => cond(lt(amount, -LARGEST), refuse, () => undefined)),
  smallest: (plain, a, b) => (casesOf(a) || casesOf(b) ? plain(a, b) : amountOf(smaller(exprOf(a), exprOf(b)), true)),
  greatest: (plain, a, b) => (casesOf(a) || casesOf(b) ? plain(a, b) : amountOf(larger(exprOf(a), exprOf(b)), true)),
  /** The slices below the one of the amount are known: only the last is not. */
  slicesOf(plain, amount, brackets, rounding) {
    if (!isSymbol(amount)) return plain(amount, brackets, rounding)
    const below = (count: number): Value[] => (count === 0 ? [] : plain(brackets[count - 1].limit, brackets, rounding))
    const last = (at: number): Value[] => {
      if (at === brackets.length) return below(at)
      const base = sub(amount, at === 0 ? 0n : brackets[at - 1].limit)
      return [...below(at), { bracket: brackets[at], base, amount: FORMS.portion!(plain, base, brackets[at].rate, rounding) }]
    }
    const from = (at: number): Value => {
      const limit = brackets[at]?.limit
      if (at === brackets.length || limit === null) return last(at)
      return cond(
        gt(amount, limit),
        () => from(at + 1),
        () => last(at),
      )
    }
    return cond(
      gt(amount, 0n),
      () => from(0),
      () => [],
    )
  },
  dayNumber: (plain, day) =>
    casesOf(day) ? each(day, (one) => FORMS.dayNumber!(plain, one)) : isSymbol(day) ? amountOf(day.e, false) : plain(day),
  dayFromNumber: (_plain, number) => new SymbolicDay(exprOf(number)),
  yearOf: partOfDay('year'),
  monthOf: partOfDay('month'),
  dateOf: partOfDay('date'),
  dayOf(_plain, year, month, date) {
    const [y, m, d] = [exprOf(year), exprOf(month), exprOf(date)]
    const early = over(3n, m)
    const years = minus(y, early)
    const era = quotient(years, 400n)
    const ofEra = minus(years, times(era, 400n))
    const ofYear = minus(plus(quotient(plus(times(when(m, 2n, minus(m, 3n), plus(m, 9n)), 153n), 2n), 5n), d), 1n)
    const days = plus(minus(plus(times(ofEra, 365n), quotient(ofEra, 4n)), quotient(ofEra, 100n)), ofYear)
    return new SymbolicDay(minus(plus(times(era, 146_097n), days), 719_468n))
  },
  inMonthOf: (_plain, a, b) => eq(amountOf(monthIndex(a), false), amountOf(monthIndex(b), false)),
  formatDay: () => UNTOLD,
  formatBRL: () => UNTOLD,
  formatRatio: () => UNTOLD,
  formatPercent: () => UNTOLD,
  decimalText: () => UNTOLD,
  monthInWords: () => UNTOLD,
  /** A number as an exact fraction. */
  decimal(plain, value) {
    const { n, d } = partsOf(value)
    return ratioOf(plain(1), amountOf(n, true), amountOf(d, true))
  },
}

function bigOf(value: Value): Value {
  if (casesOf(value)) return each(value, bigOf)
  return isSymbol(value) ? amountOf(exprOf(value), true) : BigInt(value)
}

/** `Ratio.of`: the rule refuses a denominator of zero, and the sign goes to the numerator. */
export function ratioOf(like: object, n: Value, d: Value): Value {
  if (casesOf(n)) return each(n, (one) => ratioOf(like, one, d))
  if (casesOf(d)) return each(d, (one) => ratioOf(like, n, one))
  const { low, high } = spanOf(exprOf(d))
  if (low > 0n) return ratioLike(like, n, d)
  if (high < 0n) return ratioLike(like, neg(n), neg(d))
  return cond(eq(d, 0n), refuse, () =>
    cond(
      gt(d, 0n),
      () => ratioLike(like, n, d),
      () => ratioLike(like, neg(n), neg(d)),
    ),
  )
}
