/** Evaluates printed step formulas in exact fractions, independently of the engine. */

/** An exact fraction; the denominator is positive. */
interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

/** Interval of a printed number: a truncated percentage or factor stands for a range. */
interface Range {
  readonly low: Fraction
  readonly high: Fraction
}

export interface Evaluated {
  readonly low: number
  readonly high: number
  /** Printed equations "a × b = c" that are false. */
  readonly wrong: readonly string[]
}

const fraction = (n: bigint, d = 1n): Fraction => {
  const common = gcd(n < 0n ? -n : n, d < 0n ? -d : d) || 1n
  return d < 0n ? { n: -n / common, d: -d / common } : { n: n / common, d: d / common }
}

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}

const plus = (a: Fraction, b: Fraction) => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
const times = (a: Fraction, b: Fraction) => fraction(a.n * b.n, a.d * b.d)
const negative = ({ n, d }: Fraction): Fraction => ({ n: -n, d })
const less = (a: Fraction, b: Fraction) => a.n * b.d < b.n * a.d
const ceiling = ({ n, d }: Fraction): Fraction => fraction((n + d - 1n) / d)
const greater = (a: Fraction, b: Fraction): Fraction => (less(a, b) ? b : a)
const smaller = (a: Fraction, b: Fraction): Fraction => (less(a, b) ? a : b)
/** Rounds to a number of decimals: toward zero, or half away from zero. */
function atDecimals({ n, d }: Fraction, decimals: bigint, nearest: boolean): Fraction {
  const scale = 10n ** decimals
  const parts = (n < 0n ? -n : n) * scale
  const whole = nearest ? (2n * parts + d) / (2n * d) : parts / d
  return fraction(n < 0n ? -whole : whole, scale)
}
const exactly = (value: Fraction): Range => ({ low: value, high: value })

function spanning(values: readonly Fraction[]): Range {
  let [low, high] = [values[0]!, values[0]!]
  for (const value of values) {
    if (less(value, low)) low = value
    if (less(high, value)) high = value
  }
  return { low, high }
}

const corners = (a: Range, b: Range, operate: (x: Fraction, y: Fraction) => Fraction): Range =>
  spanning([operate(a.low, b.low), operate(a.low, b.high), operate(a.high, b.low), operate(a.high, b.high)])

const SCALE = 10n ** 40n

/** Bounds the k-th root with 40 decimals, by bisection. */
function root({ low, high }: Range, k: bigint): Range {
  const floor = ({ n, d }: Fraction): bigint => {
    let [from, to] = [0n, (n / d + 1n) * SCALE]
    while (to - from > 1n) {
      const middle = (from + to) / 2n
      if (middle ** k * d <= n * SCALE ** k) from = middle
      else to = middle
    }
    return from
  }
  return { low: fraction(floor(low), SCALE), high: fraction(floor(high) + 1n, SCALE) }
}

function power(base: Range, exponent: Fraction): Range {
  if (exponent.n < 0n) return corners(exactly(fraction(1n)), power(base, negative(exponent)), over)
  const rooted = exponent.d === 1n ? base : root(base, exponent.d)
  const { low, high } = spanning([rooted.low, rooted.high].map(({ n, d }) => ({ n: n ** exponent.n, d: d ** exponent.n })))
  if (exponent.d === 1n) return { low, high }
  // Round outwards to 40 decimals: large powers would have thousands of digits.
  return { low: fraction((low.n * SCALE) / low.d, SCALE), high: fraction((high.n * SCALE) / high.d + 1n, SCALE) }
}

function over(a: Fraction, b: Fraction): Fraction {
  if (b.n === 0n) throw new Words('division by zero')
  return times(a, fraction(b.d, b.n))
}

/** Thrown when the text is prose rather than a formula. */
class Words extends Error {}

/** Units after a number. */
const UNITS = /^(h|dias?|meses|mês|anos?|km)(?![\p{L}\d])/u
/** Labels before a number: "juros de R$ 10,00". */
const NAMED = /^(?:\p{L}+ )+de (?=R\$ |[\d,]+%)/u
const AMOUNT = /^(-?)R\$ (\d{1,3}(?:\.\d{3})*),(\d{2})(?!\d)/
const NUMBER = /^(\d+)(?:,(\d+))?(%?)/
const ORDINALS = ['primeira', 'segunda', 'terceira', 'quarta', 'quinta', 'sexta', 'sétima', 'oitava']
const ROUNDED = new RegExp(`^; (trunc|arredond)ad[oa] na (${ORDINALS.join('|')}) casa( do percentual)?(?=;|,|$)`)
/** Percentages are printed with six decimals and factors with eight; fewer decimals mean an exact number. */
const SHOWN = { '%': 6, '': 8 } as const

class Reader {
  #rest: string
  readonly #wrong: string[] = []

  constructor(text: string) {
    this.#rest = text.trim()
  }

  evaluate(): Evaluated {
    let value = this.#sum()
    // "a × b = c; words": c is the printed value and must equal a × b.
    if (this.#take('=')) value = this.#held(value, this.#sum())
    if (this.#take(', para cima')) value = { low: ceiling(value.low), high: ceiling(value.high) }
    if (this.#take(', não menos que')) value = corners(value, this.#limit(), greater)
    if (this.#take(', não mais que')) value = corners(value, this.#limit(), smaller)
    value = this.#rounded(value)
    if (this.#rest !== '' && !this.#rest.startsWith(';')) throw new Words(this.#rest)
    return { low: toNumber(value.low), high: toNumber(value.high), wrong: this.#wrong }
  }

  #limit(): Range {
    return this.#take('zero') ? exactly(fraction(0n)) : this.#sum()
  }

  /** "; truncado na segunda casa": the value is exact. */
  #rounded({ low, high }: Range): Range {
    const said = this.#match(ROUNDED)
    if (!said) return { low, high }
    const decimals = BigInt(ORDINALS.indexOf(said[2]!) + 1 + (said[3] ? 2 : 0))
    const nearest = said[1] === 'arredond'
    return { low: atDecimals(low, decimals, nearest), high: atDecimals(high, decimals, nearest) }
  }

  /** Requires both sides of "=" to agree to the centavo. */
  #held(worked: Range, said: Range): Range {
    const centavo = fraction(1n, 100n)
    if (less(plus(worked.high, centavo), said.low) || less(plus(said.high, centavo), worked.low))
      this.#wrong.push(`${toNumber(worked.low)} = ${toNumber(said.low)}`)
    return said
  }

  #sum(): Range {
    let total = this.#product()
    while (true) {
      if (this.#take('+')) total = corners(total, this.#product(), plus)
      else if (this.#take('−')) total = corners(total, this.#product(), (a, b) => plus(a, negative(b)))
      else return total
    }
  }

  #product(): Range {
    let total = this.#factor()
    while (true) {
      if (this.#take('×')) total = corners(total, this.#factor(), times)
      else if (this.#take('÷') || this.#take('/')) total = corners(total, this.#factor(), over)
      else return total
    }
  }

  #factor(): Range {
    const base = this.#primary()
    if (!this.#take('^')) return base
    const { low: exponent } = this.#primary()
    return power(base, exponent)
  }

  #primary(): Range {
    if (this.#take('−') || this.#take('-')) {
      const { low, high } = this.#primary()
      return { low: negative(high), high: negative(low) }
    }
    if (this.#take('(')) {
      let value = this.#sum()
      if (this.#take('=')) value = this.#held(value, this.#sum())
      if (!this.#take(')')) throw new Words(this.#rest)
      return value
    }
    this.#match(NAMED)
    const amount = this.#match(AMOUNT)
    if (amount) {
      const cents = BigInt(`${amount[2]!.replaceAll('.', '')}${amount[3]}`)
      return exactly(fraction(amount[1] ? -cents : cents, 100n))
    }
    const number = this.#match(NUMBER)
    if (!number) throw new Words(this.#rest)
    const [, whole, decimals = '', sign] = number as unknown as [string, string, string | undefined, '%' | '']
    this.#match(UNITS)
    const scale = 10n ** BigInt(decimals.length) * (sign === '%' ? 100n : 1n)
    const value = fraction(BigInt(whole + decimals), scale)
    if (decimals.length < SHOWN[sign]) return exactly(value)
    const half = fraction(1n, scale * 2n)
    return { low: plus(value, negative(half)), high: plus(value, half) }
  }

  #take(sign: string): boolean {
    if (!this.#rest.startsWith(sign)) return false
    this.#rest = this.#rest.slice(sign.length).trimStart()
    return true
  }

  #match(form: RegExp): RegExpExecArray | null {
    const match = form.exec(this.#rest)
    if (match) this.#rest = this.#rest.slice(match[0].length).trimStart()
    return match
  }
}

const toNumber = ({ n, d }: Fraction): number => Number((n * 10n ** 12n) / d) / 1e12

/** Value of a printed formula; null for prose. */
export function evaluate(formula: string): Evaluated | null {
  try {
    return new Reader(formula).evaluate()
  } catch (error) {
    if (error instanceof Words) return null
    throw error
  }
}
