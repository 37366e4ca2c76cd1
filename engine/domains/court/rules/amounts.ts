/** Amounts of the court's calculation: exact reais, rounded only where the court rounds. */
import type { Money } from '../../../core/money.ts'
import { divide, ONE, Ratio, type Rounding, ZERO } from '../../../core/ratio.ts'

/** pje-calc: as the official calculator of the labour courts; law: as the acts say where the calculator differs. */
export type Reading = 'pje-calc' | 'law'

export const inReais = (amount: Money): Ratio => Ratio.of(amount, 100n)

/** Whole centavos; an exact half goes to the even centavo. */
export const centavos = ({ n, d }: Ratio, rounding: Rounding = 'halfEven'): Money => divide(n * 100n, d, rounding)

/** Rounds to the centavo in the court's way: 10.125 is 10.12. */
export const even = (amount: Ratio): Ratio => inReais(centavos(amount))

export const truncatedToCentavo = (amount: Ratio): Ratio => inReais(centavos(amount, 'truncate'))

/** Rounding of totals under a reading: the courts' half to even, or the usual half up. */
export const rounder =
  (reading: Reading): ((amount: Ratio) => Ratio) =>
  (amount) =>
    inReais(centavos(amount, reading === 'law' ? 'halfUp' : 'halfEven'))

export const whole = (value: number): Ratio => Ratio.of(BigInt(value))
export const fraction = (part: number, of: number): Ratio => Ratio.of(BigInt(part), BigInt(of))
export const least = (a: Ratio, b: Ratio): Ratio => (a.compare(b) < 0 ? a : b)
export const most = (a: Ratio, b: Ratio): Ratio => (a.compare(b) > 0 ? a : b)
export const notBelowZero = (value: Ratio): Ratio => (value.n < 0n ? ZERO : value)
export const equal = (a: Ratio, b: Ratio): boolean => a.compare(b) === 0

/** Sum kept at forty decimals: a long sum of unrelated fractions would grow without bound. */
export const total = (values: Iterable<Ratio>): Ratio => {
  let sum: Ratio = ZERO
  for (const value of values) sum = sum.plus(value).truncated()
  return sum
}

/** Quotient, or zero without a divisor. */
export const over = (value: Ratio, divisor: Ratio): Ratio => (divisor.isZero ? ZERO : value.over(divisor))

/** Plain number with up to twelve decimals, or more where the value is small: a factor keeps nine significant digits. */
export function plain(value: Ratio): number {
  return value.toNumber(Math.abs(Number(value.n)) < Math.abs(Number(value.d)) / 1000 ? 18 : 12)
}

/** 0.075 → 7.5, with up to twelve decimals. */
export const asPercent = (rate: Ratio): number => plain(rate.times(HUNDRED))

const HUNDRED = whole(100)
export const HALF = ONE.over(whole(2))
