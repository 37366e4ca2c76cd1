import { BeyondExact } from './errors.ts'
import { readersLanguage, word } from './language.ts'
import { decimal, divide, Ratio, type Rounding } from './ratio.ts'

/** An amount in whole centavos. Adding and comparing are plain `+`, `-`, `<`; only `portion` and `split` round, and say how. */
export type Money = bigint

/**
 * The largest amount answered: R$ 70 trillion. Above 2^46 reais two neighbouring centavos share one JSON number (IEEE 754 double),
 * so anything larger could come out wrong at the reader's side.
 */
export const LARGEST: Money = 70_000_000_000_000_00n
const SMALLEST_ANSWERABLE: Money = -LARGEST

/** reais('1621.00'): a literal of law. More than two decimals is a mistake in the literal. */
export function reais(literal: string): Money {
  const { n, d } = decimal(literal)
  const cents = n * 100n
  if (cents % d !== 0n) throw new RangeError(word`more than two decimals: ${literal}`)
  return cents / d
}

/** An amount as it came in JSON. There is no money below the centavo (Lei 9.069/1995, art. 1º, § 2º): 1.005 is 1.01. */
export function fromNumber(amount: number): Money {
  // The nearest double to a whole number of centavos is that number of centavos: most amounts need no more.
  const cents = Math.round(amount * 100)
  if (cents / 100 === amount && Number.isSafeInteger(cents)) return BigInt(cents)
  const { n, d } = decimal(amount)
  return divide(n * 100n, d, 'halfUp')
}

/** The JSON number, exact to the centavo, or a refusal. */
export function toNumber(amount: Money): number {
  assertAnswerable(amount)
  return Number(amount) / 100
}

/** Refuses what a JSON number cannot carry to the centavo. */
export function assertAnswerable(amount: Money): void {
  // What fits in 53 bits is below the largest, and is known by one look: comparing two bigints takes longer, and answers hold dozens.
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

/** part ÷ whole as an exact proportion; zero when there is no whole. */
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
/** How far two amounts are from each other. */
export const gapBetween = (a: Money, b: Money): Money => (a > b ? a - b : b - a)
/** What is left, never below zero. */
export const atLeastZero = (amount: Money): Money => (amount > 0n ? amount : 0n)

/** 123456n → "1.234,56", or as the reader's language has it, without the sign. */
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

/** 12.5 → "12,5", or with the decimal mark of the reader's language. */
export const decimalText = (value: number | string): string =>
  readersLanguage() === null ? String(value).replace('.', ',') : String(value)
