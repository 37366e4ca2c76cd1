/** Numbers as the layout of the invoice writes them: amounts with two decimals, percentages with up to four. */
import type { Money } from '../core/money.ts'
import { divide, type Ratio } from '../core/ratio.ts'

/** Percentage in ten-thousandths: 0.9% is 9000n, 100% is 1000000n. */
export type Rate = bigint

export const WHOLE: Rate = 1_000_000n

const AMOUNT = /^(?:0|0\.\d{2}|[1-9]\d{0,12}(?:\.\d{2})?)$/
const PERCENTAGE = /^(?:0|0\.\d{2,4}|[1-9]\d{0,2}(?:\.\d{2,4})?)$/
const QUANTITY = /^(?:0|0\.\d{4}|[1-9]\d{0,10}(?:\.\d{4})?)$/

export const isAmount = (text: string): boolean => AMOUNT.test(text)
export const isPercentage = (text: string): boolean => PERCENTAGE.test(text)
export const isQuantity = (text: string): boolean => QUANTITY.test(text)

/** Amount of a tag; null when it breaks the pattern of the layout. */
export function amountOf(text: string): Money | null {
  if (!isAmount(text)) return null
  const point = text.indexOf('.')
  return point < 0 ? BigInt(text) * 100n : BigInt(text.slice(0, point) + text.slice(point + 1))
}

export function rateOf(text: string): Rate | null {
  if (!isPercentage(text)) return null
  const point = text.indexOf('.')
  return point < 0 ? BigInt(text) * 10_000n : BigInt(text.slice(0, point) + text.slice(point + 1).padEnd(4, '0'))
}

/** Fraction as a percentage with four decimals, half up. */
export const rateFrom = ({ n, d }: Ratio): Rate => divide(n * WHOLE, d, 'halfUp')

export const writtenAmount = (amount: Money): string => {
  const digits = amount.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export const writtenRate = (rate: Rate): string => {
  const digits = rate.toString().padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}

export const percentNumber = (rate: Rate): number => Number(rate) / 10_000

/** Tax of a base, half up at the centavo. */
export const taxOf = (base: Money, rate: Rate): Money => divide(base * rate, WHOLE, 'halfUp')

/** Rate after its reductions, half up at the fourth decimal of the percentage. */
export function reducedRate(rate: Rate, reduction: Rate, redutor: Rate = 0n): Rate {
  return divide(rate * (WHOLE - reduction) * (WHOLE - redutor), WHOLE * WHOLE, 'halfUp')
}
