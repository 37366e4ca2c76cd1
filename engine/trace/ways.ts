/** The ways through a rule: two ways join in one value, or the function around a decision runs once for each of them. */
import { type Condition, decided, forgetTo, knownFacts, learn, opposite, over, plus, spanOf } from './algebra.ts'
import {
  Amount,
  casesOf,
  chosen,
  Fraction,
  Impure,
  isOpaque,
  NEVER,
  OfCalendar,
  Perhaps,
  Refused,
  Truth,
  truthOf,
  Untraceable,
  type Value,
} from './values.ts'

/** Conditions of the way being walked. */
const path: Condition[] = []
const refused: Condition[][] = []

interface Scope {
  readonly plan: readonly boolean[]
  readonly made: Condition[]
}

const scopes: Scope[] = []
const places: object[] = [{}]
/** The branch being walked: a list made in it may change in it. */
export const branch = (): object => places.at(-1)!
export const isInBranch = (): boolean => places.length > 1

const limits = { ways: 0, all: 0 }
let walked = 0

export interface TraceLimits {
  /** Ways through one function. */
  readonly ways: number
  /** Ways through all functions together. The count, unlike a time, is the same on every machine. */
  readonly all: number
}

export function startWays({ ways, all }: TraceLimits): void {
  path.length = 0
  refused.length = 0
  left.clear()
  scopes.length = 0
  places.length = 1
  limits.ways = ways
  limits.all = all
  walked = 0
}

/** A way that does not trace is left to the calculator, as a refused one; a limit of the trace ends it. */
class TooManyWays extends Untraceable {}
const left = new Set<string>()
/** Reasons of the ways left to the calculator. */
export const leftWays = (): ReadonlySet<string> => left
function isLeft(error: unknown): boolean {
  if (!(error instanceof Untraceable) || error instanceof TooManyWays || error instanceof OfCalendar || path.length === 0) return false
  left.add(error.message)
  return true
}

/** Conditions of each way that the rule refuses. */
export const refusedWays = (): readonly (readonly Condition[])[] => refused

/** A way that the rule has already refused, on two conditions that bounds cannot relate: its code then meets a missing value. */
const isImpossible = (error: unknown): boolean =>
  path.length > 0 && (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError)

const ERROR_KINDS = Symbol.for('centavo.errorKinds')
/** True for an error that the engine answers callers with. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Refused || (typeof error === 'object' && error !== null && ERROR_KINDS in error)

/** Runs a function once for each way its decisions can go, and joins the results. */
export function scope(run: () => Value): Value {
  let runs = 0
  const once = (plan: readonly boolean[]): { out: Value; made: Condition[] } => {
    if (++walked > limits.all) throw new TooManyWays('too many ways in all: a loop over an amount')
    if (++runs > limits.ways) throw new TooManyWays(`more than ${limits.ways} ways through one function: a loop over an amount`)
    const made: Condition[] = []
    const [depth, known, noted] = [path.length, knownFacts(), refused.length]
    scopes.push({ plan, made })
    places.push({})
    try {
      return { out: run(), made }
    } catch (error) {
      if (!isRefusal(error) && !isImpossible(error) && !isLeft(error)) throw error
      refused.push([...path])
      return { out: NEVER, made }
    } finally {
      scopes.pop()
      places.pop()
      path.length = depth
      forgetTo(known)
      // The run took a decision that the plan did not have: the runs that follow note their own refusals.
      if (made.length > plan.length) refused.length = noted
    }
  }
  const walk = (plan: readonly boolean[]): Value => {
    const { out, made } = once(plan)
    if (made.length === plan.length) return out
    const c = made[plan.length]!
    const [a, b] = [walk([...plan, true]), walk([...plan, false])]
    return a === NEVER && b === NEVER ? NEVER : chosen(c, a, b)
  }
  const out = walk([])
  if (out === NEVER) throw new Refused()
  return out
}

function within(c: Condition, run: () => Value): Value {
  if (decided(c) === false) return NEVER
  const [depth, known] = [path.length, knownFacts()]
  path.push(c)
  learn(c)
  try {
    return scope(run)
  } catch (error) {
    if (error instanceof Refused) return NEVER
    throw error
  } finally {
    path.length = depth
    forgetTo(known)
  }
}

function joined(c: Condition, a: Value, b: Value): Value {
  if (a === NEVER && b === NEVER) throw new Refused()
  // After a refusal only the other way goes on.
  if (a === NEVER) learn(opposite(c))
  if (b === NEVER) learn(c)
  return chosen(c, a, b)
}

/** Joins both ways; where one changes a value made before it, takes one way at a time. */
export function orForked(joining: () => Value, forking: () => Value): Value {
  const noted = refused.length
  try {
    return joining()
  } catch (error) {
    if (!(error instanceof Impure)) throw error
    refused.length = noted
    return forking()
  }
}

/** `condition ? then() : otherwise()`. */
export function cond(condition: Value, then: () => Value, otherwise: () => Value): Value {
  const cases = casesOf(condition)
  if (cases) {
    const { c } = cases
    return orForked(
      () =>
        joined(
          c,
          within(c, () => cond(cases.yes, then, otherwise)),
          within(opposite(c), () => cond(cases.no, then, otherwise)),
        ),
      () => cond(decide(new Truth(c)) ? cases.yes : cases.no, then, otherwise),
    )
  }
  const c = conditionOf(condition)
  if (typeof c === 'boolean') return c ? then() : otherwise()
  return orForked(
    () => joined(c, within(c, then), within(opposite(c), otherwise)),
    () => (decide(condition) ? then() : otherwise()),
  )
}

/** Applies a function to each of the values that a value may be. */
export function each(value: Value, by: (one: Value) => Value): Value {
  const cases = casesOf(value)
  if (!cases) return by(value)
  const { c } = cases
  return orForked(
    () =>
      joined(
        c,
        within(c, () => each(cases.yes, by)),
        within(opposite(c), () => each(cases.no, by)),
      ),
    () => each(decide(new Truth(c)) ? cases.yes : cases.no, by),
  )
}

function isZero({ e }: Amount): Value {
  const { low, high } = spanOf(e)
  if (low > 0n || high < 0n) return false
  if (low === 0n) return truthOf({ left: e, over: 0n, not: true })
  if (high === 0n) return truthOf({ left: e, over: -1n, not: false })
  return truthOf({ left: plus(over(e, 0n), over(0n, e)), over: 0n, not: true })
}

function conditionOf(value: Value): Condition | boolean {
  if (value instanceof Truth) return decided(value.c) ?? value.c
  if (value instanceof Amount) {
    const zero = isZero(value)
    return typeof zero === 'boolean' ? !zero : opposite(zero.c)
  }
  if (isOpaque(value)) throw new OfCalendar('a due date used as a condition')
  if (value instanceof Fraction || value instanceof Perhaps) throw new Untraceable('a quotient used as a condition')
  return Boolean(value)
}

/** Takes one way of a decision; the function around it runs again for the other. */
export function decide(value: Value): boolean {
  const cases = casesOf(value)
  if (cases) return decide(decide(new Truth(cases.c)) ? cases.yes : cases.no)
  const c = conditionOf(value)
  if (typeof c === 'boolean') return c
  const current = scopes.at(-1)
  if (!current) throw new Untraceable('a decision outside every function')
  const yes = current.plan[current.made.length] ?? true
  current.made.push(c)
  const taken = yes ? c : opposite(c)
  path.push(taken)
  learn(taken)
  return yes
}

/** One of the cases. */
export function oneOf(value: Value): Value {
  const cases = casesOf(value)
  return cases ? oneOf(decide(new Truth(cases.c)) ? cases.yes : cases.no) : value
}
