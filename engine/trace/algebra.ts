/** Builds expressions of engine/plan, shared and folded as they are made, and cut by the known bounds of their values. */
import type { Expression } from '../plan/expression.ts'

type Node = Exclude<Expression, bigint>

/** Inclusive bounds of a value. */
export interface Span {
  readonly low: bigint
  readonly high: bigint
}

const FAR = 1n << 200n
const ANY: Span = { low: -FAR, high: FAR }

/** One object for each expression, so that identity is equality. */
const made = new Map<string, Node>()
const numbers = new WeakMap<Node, number>()
let last = 0

function idOf(expression: Expression): string {
  if (typeof expression === 'bigint') return String(expression)
  if (expression.is === 'name') return expression.name
  if (expression.is === 'field') return `${expression.row}.${expression.column}`
  if (!numbers.has(expression)) numbers.set(expression, ++last)
  return `#${numbers.get(expression)}`
}

/** A rule whose expressions no plan could hold. */
class TooLarge extends Error {}
const MOST_EXPRESSIONS = 30_000
const MOST_BOUNDS = 300_000
let [fresh, bounded] = [0, 0]

/** Key of an expression: equal for equal expressions made here. */
export { idOf as keyOf }

function shared(key: string, make: () => Node): Node {
  const known = made.get(key)
  if (known) return known
  if (++fresh > MOST_EXPRESSIONS) throw new TooLarge(`more than ${MOST_EXPRESSIONS} expressions`)
  const expression = make()
  made.set(key, expression)
  numbers.set(expression, ++last)
  return expression
}

/** A comparison `left > over`, or its opposite. */
export interface Condition {
  readonly left: Expression
  readonly over: Expression
  readonly not: boolean
}

interface Fact extends Span {
  readonly of: Node
}

const bounds = new Map<string, Span>()
const facts: Fact[] = []
let spans = new Map<Node, Span>()

/** Forgets the expressions of the previous operation. */
export const forgetExpressions = (): void => made.clear()

/** Forgets the previous trace. @param limits bounds of each parameter. */
export function startTrace(limits: Readonly<Record<string, Span>>): void {
  bounds.clear()
  fresh = 0
  bounded = 0
  for (const [name, span] of Object.entries(limits)) bounds.set(name, span)
  facts.length = 0
  spans = new Map()
}

export const knownFacts = (): number => facts.length

export function forgetTo(length: number): void {
  if (facts.length === length) return
  facts.length = length
  spans = new Map()
}

export const opposite = (condition: Condition): Condition => ({ ...condition, not: !condition.not })

/** A condition on a 1 or 0 made of a condition becomes that condition. */
export function simplified(condition: Condition): Condition {
  const { left, over: past, not } = condition
  if (past !== 0n || typeof left === 'bigint') return condition
  if (left.is === 'over') return simplified({ left: left.left, over: left.right, not })
  const inner = left.is === 'difference' && left.left === 1n ? left.right : null
  if (inner === null || typeof inner === 'bigint' || inner.is !== 'over') return condition
  return simplified({ left: inner.left, over: inner.right, not: !not })
}

/** Narrows the bounds of both sides while the way of this condition is walked. */
export function learn({ left, over: past, not }: Condition): void {
  const note = (of: Expression, low: bigint, high: bigint): void => {
    if (typeof of !== 'bigint') facts.push({ of, low, high })
  }
  const [a, b] = [spanOf(left), spanOf(past)]
  if (not) {
    note(left, -FAR, b.high)
    note(past, a.low, FAR)
    note(minus(past, left), 0n, FAR)
    note(minus(left, past), -FAR, 0n)
  } else {
    note(left, b.low + 1n, FAR)
    note(past, -FAR, a.high - 1n)
    note(minus(left, past), 1n, FAR)
    note(minus(past, left), -FAR, -1n)
  }
  spans = new Map()
}

/** Null while the bounds do not decide it. */
export function decided({ left, over: past, not }: Condition): boolean | null {
  const [a, b] = [spanOf(left), spanOf(past)]
  if (a.low > b.high) return !not
  if (a.high <= b.low) return not
  if (typeof left === 'bigint' || typeof past === 'bigint') return null
  const gap = spanOf(minus(left, past))
  return gap.low > 0n ? !not : gap.high <= 0n ? not : null
}

const least = (...values: readonly bigint[]): bigint => values.reduce((a, b) => (b < a ? b : a))
const most = (...values: readonly bigint[]): bigint => values.reduce((a, b) => (b > a ? b : a))

/** Bounds of a value on the way being walked. */
export function spanOf(expression: Expression): Span {
  if (typeof expression === 'bigint') return { low: expression, high: expression }
  const known = spans.get(expression)
  if (known) return known
  let { low, high } = spanFrom(expression, spanOf)
  for (const fact of facts)
    if (fact.of === expression) {
      low = most(low, fact.low)
      high = least(high, fact.high)
    }
  const found = { low, high }
  spans.set(expression, found)
  return found
}

const wholeSpans = new WeakMap<Node, Span>()

/** Bounds on every way of a value, for the amounts of most rows: what a plan, which does not know the way, can rely on. */
function spanOnAnyWay(expression: Expression): Span {
  if (typeof expression === 'bigint') return { low: expression, high: expression }
  const known = wholeSpans.get(expression)
  if (known) return known
  const { low, high } = spanFrom(expression, spanOnAnyWay)
  const found = expression.is === 'name' && high > USUAL_MOST ? { low, high: USUAL_MOST } : { low, high }
  wholeSpans.set(expression, found)
  return found
}

/** R$ 100 million: up to it every value of a plan is an exact double. */
const USUAL_MOST = 10_000_000_000n

function spanFrom(expression: Node, of: (part: Expression) => Span): Span {
  if (++bounded > MOST_BOUNDS) throw new TooLarge(`more than ${MOST_BOUNDS} bounds`)
  switch (expression.is) {
    case 'name':
      return bounds.get(expression.name) ?? ANY
    case 'over':
      return { low: 0n, high: 1n }
    case 'when': {
      const [a, b] = [of(expression.then), of(expression.otherwise)]
      return { low: least(a.low, b.low), high: most(a.high, b.high) }
    }
    case 'quotient': {
      const [a, b] = [of(expression.of), of(expression.by)]
      if (b.low < 1n) return ANY
      const ends = [a.low / b.low, a.low / b.high, a.high / b.low, a.high / b.high]
      return { low: least(...ends), high: most(...ends) }
    }
    case 'sum':
    case 'difference':
    case 'product':
    case 'larger':
    case 'smaller':
      return combined(expression.is, of(expression.left), of(expression.right))
    default:
      return ANY
  }
}

function combined(is: 'sum' | 'difference' | 'product' | 'larger' | 'smaller', a: Span, b: Span): Span {
  switch (is) {
    case 'sum':
      return { low: a.low + b.low, high: a.high + b.high }
    case 'difference':
      return { low: a.low - b.high, high: a.high - b.low }
    case 'larger':
      return { low: most(a.low, b.low), high: most(a.high, b.high) }
    case 'smaller':
      return { low: least(a.low, b.low), high: least(a.high, b.high) }
    case 'product': {
      const ends = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high]
      return { low: least(...ends), high: most(...ends) }
    }
  }
}

const pair = (is: 'sum' | 'difference' | 'product' | 'larger' | 'smaller' | 'over', left: Expression, right: Expression): Expression =>
  shared(`${is} ${idOf(left)} ${idOf(right)}`, () => ({ is, left, right }))

export const none = (): Expression => shared('none', () => ({ is: 'none' }))
export const name = (of: string): Expression => shared(`name ${of}`, () => ({ is: 'name', name: of }))

export function plus(a: Expression, b: Expression): Expression {
  if (typeof a === 'bigint' && typeof b === 'bigint') return a + b
  if (a === 0n) return b
  if (b === 0n) return a
  return typeof a === 'bigint' ? pair('sum', b, a) : pair('sum', a, b)
}

export function minus(a: Expression, b: Expression): Expression {
  if (typeof a === 'bigint' && typeof b === 'bigint') return a - b
  if (b === 0n) return a
  return a === b ? 0n : pair('difference', a, b)
}

export function times(a: Expression, b: Expression): Expression {
  if (typeof a === 'bigint' && typeof b === 'bigint') return a * b
  if (a === 0n || b === 0n) return 0n
  if (a === 1n) return b
  if (b === 1n) return a
  return typeof a === 'bigint' ? pair('product', b, a) : pair('product', a, b)
}

export function larger(a: Expression, b: Expression): Expression {
  if (a === b) return a
  const [x, y] = [spanOf(a), spanOf(b)]
  return x.low >= y.high ? a : y.low >= x.high ? b : pair('larger', a, b)
}

export function smaller(a: Expression, b: Expression): Expression {
  if (a === b) return a
  const [x, y] = [spanOf(a), spanOf(b)]
  return x.high <= y.low ? a : y.high <= x.low ? b : pair('smaller', a, b)
}

/** 1 when a > b, else 0. */
export function over(a: Expression, b: Expression): Expression {
  const known = decided({ left: a, over: b, not: false })
  return known === null ? pair('over', a, b) : known ? 1n : 0n
}

/** Beyond 63 bits a database needs a wider type; beyond 2^53 a double is inexact. */
const [WIDE, INEXACT] = [1n << 62n, 1n << 53n]
const magnitude = ({ low, high }: Span): bigint => most(high, -low)

/** Truncated toward zero. The divisor is above zero on this way; on another way a plan divides by one at least. */
export function quotient(of: Expression, by: Expression): Expression {
  if (typeof of === 'bigint' && typeof by === 'bigint' && by !== 0n) return of / by
  if (by === 1n || of === 0n) return of
  const [dividend, divisor] = [spanOf(of), spanOf(by)]
  if (divisor.low > 0n && dividend.low > -divisor.low && dividend.high < divisor.low) return 0n
  const safe = spanOnAnyWay(by).low > 0n ? by : pair('larger', by, 1n)
  const wide = magnitude(dividend) + divisor.high >= WIDE || magnitude(spanOnAnyWay(of)) + magnitude(spanOnAnyWay(by)) >= INEXACT
  return shared(`quotient ${idOf(of)} ${idOf(safe)} ${wide}`, () => ({ is: 'quotient', of, by: safe, wide }))
}

export function when(left: Expression, past: Expression, then: Expression, otherwise: Expression): Expression {
  if (then === otherwise) return then
  const known = decided({ left, over: past, not: false })
  if (known !== null) return known ? then : otherwise
  if (left === then && past === otherwise) return larger(left, past)
  if (left === otherwise && past === then) return smaller(left, past)
  // Whole numbers: x > 0 ? x : 1 is the larger of x and 1.
  if (left === then && typeof past === 'bigint' && otherwise === past + 1n) return larger(left, otherwise)
  if (typeof left !== 'bigint' && left.is === 'over' && past === 0n) return when(left.left, left.right, then, otherwise)
  if (then === 1n && otherwise === 0n) return over(left, past)
  if (then === 0n && otherwise === 1n) return minus(1n, over(left, past))
  return shared(`when ${idOf(left)} ${idOf(past)} ${idOf(then)} ${idOf(otherwise)}`, () => ({
    is: 'when',
    left,
    over: past,
    then,
    otherwise,
  }))
}

/** `then` where the condition holds. */
export const whenOf = ({ left, over: past, not }: Condition, then: Expression, otherwise: Expression): Expression =>
  not ? when(left, past, otherwise, then) : when(left, past, then, otherwise)

/** 1 where the condition holds, else 0. */
export const bitOf = ({ left, over: past, not }: Condition): Expression => (not ? minus(1n, over(left, past)) : over(left, past))

/** Rounded half away from zero; the divisor is above zero. */
export function rounded(n: Expression, d: Expression): Expression {
  // An even divisor halves itself: one product fewer than doubling both.
  const up = (part: Expression): Expression =>
    typeof d === 'bigint' && d % 2n === 0n ? quotient(plus(part, d / 2n), d) : quotient(plus(times(part, 2n), d), times(d, 2n))
  return byMagnitude(n, up)
}

/** Rounded half to the even neighbour (NBR 5891); the divisor is above zero. */
export const roundedToEven = (n: Expression, d: Expression): Expression =>
  byMagnitude(n, (part) => {
    const whole = quotient(part, d)
    const doubled = times(minus(part, times(whole, d)), 2n)
    const isOdd = minus(whole, times(quotient(whole, 2n), 2n))
    return plus(whole, when(doubled, d, 1n, when(doubled, minus(d, 1n), isOdd, 0n)))
  })

/** Toward zero, for a dividend of either sign. */
export const towardZero = (n: Expression, d: Expression): Expression => byMagnitude(n, (part) => quotient(part, d))

/** Applies a rounding of amounts from zero up to an amount of either sign. */
function byMagnitude(n: Expression, up: (part: Expression) => Expression): Expression {
  const { low, high } = spanOf(n)
  if (low >= 0n) return up(n)
  const negated = minus(0n, n)
  if (high <= 0n) return minus(0n, up(negated))
  return when(n, -1n, up(larger(n, 0n)), minus(0n, up(larger(negated, 0n))))
}

/** Toward minus infinity: the dividend is moved above zero by a multiple of the divisor. */
export function floored(n: Expression, d: Expression): Expression {
  const { low } = spanOf(n)
  if (low >= 0n) return quotient(n, d)
  const moved = -low / (spanOf(d).low || 1n) + 1n
  return minus(quotient(plus(n, times(d, moved)), d), moved)
}
