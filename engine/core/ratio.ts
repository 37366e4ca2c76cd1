import { once } from './collections/lazy-value.ts'
import { BeyondExact } from './errors.ts'
import { inBinaryPlaces } from './math/exponential.ts'

/** Exact fractions: rates, factors and proportions. Only `power` and `root` approximate, at 40 decimal places. */

const PLACES = 40n
const SCALE = 10n ** PLACES

let operations = 0

/** Fractions and roundings since startup: a machine-independent cost measure, used to stop work in time. */
export const arithmeticDone = (): number => operations

/** Adds cost for work that creates no fractions. */
export function chargeArithmetic(cost: number): void {
  operations += cost
}

export class Ratio {
  readonly n: bigint
  /** Always positive. */
  readonly d: bigint
  #percent: number | undefined

  private constructor(n: bigint, d: bigint) {
    operations++
    this.n = n
    this.d = d
  }

  static of(n: bigint, d = 1n): Ratio {
    // A factor truncated to forty decimals can become zero; division by it has no exact result.
    if (d === 0n) throw new BeyondExact()
    return d < 0n ? new Ratio(-n, -d) : new Ratio(n, d)
  }

  plus(other: Ratio): Ratio {
    return this.d === other.d ? new Ratio(this.n + other.n, this.d) : new Ratio(this.n * other.d + other.n * this.d, this.d * other.d)
  }

  minus(other: Ratio): Ratio {
    return this.plus(new Ratio(-other.n, other.d))
  }

  times(other: Ratio): Ratio {
    return new Ratio(this.n * other.n, this.d * other.d)
  }

  over(other: Ratio): Ratio {
    return Ratio.of(this.n * other.d, this.d * other.n)
  }

  /** Negative, zero or positive when this is less than, equal to or greater than `other`. */
  compare(other: Ratio): number {
    const left = this.n * other.d
    const right = other.n * this.d
    return left < right ? -1 : left > right ? 1 : 0
  }

  get isZero(): boolean {
    return this.n === 0n
  }

  /** The value truncated to 40 decimal places, which keeps long chains of products small. */
  truncated(): Ratio {
    return this.d <= SCALE ? this : new Ratio((this.n * SCALE) / this.d, SCALE)
  }

  /** Integer power at 40 decimal places: exact fractions would grow by thousands of digits over a long schedule. */
  power(exponent: number): Ratio {
    if (exponent < 0) return ONE.over(this.power(-exponent))
    let base: Ratio = this.truncated()
    let result: Ratio = ONE
    for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
      if (left % 2 === 1) result = result.times(base).truncated()
      if (left > 1) base = base.times(base).truncated()
    }
    return result
  }

  /** Positive k-th root at 40 decimal places, rounded down. */
  root(k: number): Ratio {
    if (this.n < 0n) throw new RangeError('root of a negative number')
    if (this.n === 0n) return ZERO
    if (this.n === this.d) return ONE
    operations += ROOT_COST
    const { logarithm, exponential } = rootPlaces()
    const near = exponential(logarithm(this.n, this.d) / BigInt(k)) * SCALE
    const [below, above] = [near - near / ROOT_ERROR - 1n, near + near / ROOT_ERROR + 1n].map((end) => end >> ROOT_PLACES)
    if (below === above) return new Ratio(below!, SCALE)
    // The error interval contains a forty-decimal number, possibly the exact root (1.21 → 1.1): decide by its exact power.
    return new Ratio(above! ** BigInt(k) * this.d <= this.n * SCALE ** BigInt(k) ? above! : below!, SCALE)
  }

  /** The nearest number with at most `places` decimals (half away from zero). */
  toNumber(places = 8): number {
    const scale = 10n ** BigInt(places)
    return Number(divide(this.n * scale, this.d, 'halfUp')) / Number(scale)
  }

  /** 0.075 → 7.5. */
  toPercent(places = 6): number {
    if (places !== 6) return new Ratio(this.n * 100n, this.d).toNumber(places)
    // Cached: the same rates of a law table are shown repeatedly.
    this.#percent ??= new Ratio(this.n * 100n, this.d).toNumber(6)
    return this.#percent
  }
}

/** Binary places of a root before truncation, and its maximum relative error: about a hundred roundings of the last place. */
const ROOT_PLACES = 224n
const ROOT_ERROR = 1n << 200n
const rootPlaces = once(() => inBinaryPlaces(ROOT_PLACES))
/** Cost of a root, in roundings. */
const ROOT_COST = 100

/** halfUp: half away from zero (1.005 → 1.01, −1.005 → −1.01); halfEven: NBR 5891 (1.005 → 1.00); truncate: toward zero. */
export type Rounding = 'halfUp' | 'halfEven' | 'truncate'

/** Integer quotient n ÷ d in the given rounding mode. */
export function divide(n: bigint, d: bigint, rounding: Rounding): bigint {
  if (d === 0n) throw new BeyondExact()
  operations++
  // Fast path of the most common rounding: a single division instead of quotient and remainder.
  if (rounding === 'halfUp' && n >= 0n && d > 0n) return (n + n + d) / (d + d)
  const quotient = n / d
  if (rounding === 'truncate') return quotient
  const rest = n % d
  if (rest === 0n) return quotient
  const doubled = rest < 0n ? -rest * 2n : rest * 2n
  const whole = d < 0n ? -d : d
  if (doubled < whole || (rounding === 'halfEven' && doubled === whole && quotient % 2n === 0n)) return quotient
  return n < 0n === d < 0n ? quotient + 1n : quotient - 1n
}

export const ZERO = Ratio.of(0n)
export const ONE = Ratio.of(1n)

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/

/** Exact value of a decimal literal, or of a number's shortest decimal form (0.1 is one tenth). */
export function decimal(value: string | number): Ratio {
  const match = DECIMAL.exec(String(value))
  if (!match) throw new RangeError(`not a decimal: ${value}`)
  const [, sign, whole, fraction = '', exponent = '0'] = match
  const digits = BigInt(whole! + fraction)
  const shift = Number(exponent) - fraction.length
  const signed = sign ? -digits : digits
  return shift >= 0 ? Ratio.of(signed * 10n ** BigInt(shift)) : Ratio.of(signed, 10n ** BigInt(-shift))
}

/** percent('7.5') is 0.075. */
export function percent(value: string | number): Ratio {
  const { n, d } = decimal(value)
  return Ratio.of(n, d * 100n)
}
