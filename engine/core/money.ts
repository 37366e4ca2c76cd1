import { BeyondExact } from './errors.ts'
import { decimal, divide, Ratio, type Rounding } from './ratio.ts'
import { readersLanguage, word } from './text/language.ts'

/** Amount in whole centavos. Plain `+`, `-` and `<` are exact; only `portion` and `split` round, each with an explicit mode. */
export type Money = bigint

/**
 * Largest supported amount: R$ 70 trillion. Above 2^46 reais two adjacent centavos map to one JSON number (IEEE 754 double), so a larger
 * amount could change in transit.
 */
export const LARGEST: Money = 70_000_000_000_000_00n
const SMALLEST_ANSWERABLE: Money = -LARGEST

/** reais('1621.00'): a law literal. Throws on more than two decimals. */
export function reais(literal: string): Money {
  const { n, d } = decimal(literal)
  const cents = n * 100n
  if (cents % d !== 0n) throw new RangeError(word`more than two decimals: ${literal}`)
  return cents / d
}

/** Amount from a JSON number. Rounds to the centavo, the smallest unit of money (Lei 9.069/1995, art. 1º, § 2º): 1.005 is 1.01. */
export function fromNumber(amount: number): Money {
  // Fast path: the double is the closest to a whole number of centavos, as for most amounts.
  const cents = Math.round(amount * 100)
  if (cents / 100 === amount && Number.isSafeInteger(cents)) return BigInt(cents)
  const { n, d } = decimal(amount)
  return divide(n * 100n, d, 'halfUp')
}

/** JSON number exact to the centavo; throws beyond the supported range. */
export function toNumber(amount: Money): number {
  assertAnswerable(amount)
  return Number(amount) / 100
}

/** Throws for amounts a JSON number cannot represent to the centavo. */
export function assertAnswerable(amount: Money): void {
  // Fast path: an amount that fits in 53 bits is in range. Comparing bigints is slower, and responses contain dozens of amounts.
  if (BigInt.asIntN(53, amount) !== amount && (amount > LARGEST || amount < SMALLEST_ANSWERABLE)) throw new BeyondExact()
}

/** amount × rate, rounded to the centavo. */
export function portion(amount: Money, rate: Ratio, rounding: Rounding): Money {
  return divide(amount * rate.n, rate.d, rounding)
}

/** amount ÷ parts, rounded to the centavo. */
export function split(amount: Money, parts: number | bigint, rounding: Rounding): Money {
  return divide(amount, BigInt(parts), rounding)
}

/** part ÷ whole as an exact fraction; zero when `whole` is zero. */
export function proportion(part: Money, whole: Money): Ratio {
  return whole === 0n ? Ratio.of(0n) : Ratio.of(part, whole)
}

export function sum(amounts: Iterable<Money>): Money {
  let total = 0n
  for (const amount of amounts) total += amount
  return total
}

export const smallest = (a: Money, b: Money): Money => (a < b ? a : b)
export const greatest = (a: Money, b: Money): Money => (a > b ? a : b)
/** Absolute difference of two amounts. */
export const absoluteDifference = (a: Money, b: Money): Money => (a > b ? a - b : b - a)
/** Clamps an amount at zero. */
export const atLeastZero = (amount: Money): Money => (amount > 0n ? amount : 0n)

/** Absolute amount in the reader's number format: 123456n → "1.234,56". */
function plainBRL(amount: Money): string {
  const [point, group] = readersLanguage() === null ? [',', '.'] : ['.', ',']
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0')
  let start = digits.length - 2
  let text = `${point}${digits.slice(start)}`
  for (; start > 3; start -= 3) text = `${group}${digits.slice(start - 3, start)}${text}`
  return digits.slice(0, start) + text
}

/** 123456n → "R$ 1.234,56", and -123456n → "-R$ 1.234,56". */
export const formatBRL = (amount: Money): string => `${amount < 0n ? '-' : ''}R$ ${plainBRL(amount)}`

/** 12.5 → "12,5": hours, kilometres, factors, with at most eight decimals. */
export const formatRatio = (value: Ratio): string => decimalText(value.toNumber())

/** 0.075 → "7,5%" */
export function formatPercent(rate: Ratio): string {
  return `${decimalText(rate.toPercent())}%`
}

/** Decimal separator of the reader's language: 12.5 → "12,5". */
export const decimalText = (value: number | string): string =>
  readersLanguage() === null ? String(value).replace('.', ',') : String(value)
