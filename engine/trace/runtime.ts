/** `$`: the lifted rules run on it. On known values it does what JavaScript does; of others it makes expressions, or throws. */
import { FORMS, ratioOf, versionOn } from './forms.ts'
import { born, bornIfNew, methodOfList, settled, sure } from './lists.ts'
import { add, div, eq, ge, gt, le, lt, MATH, mul, ne, neg, not, pow, rem, sub } from './operators.ts'
import {
  Amount,
  amountOf,
  carries,
  casesOf,
  chosen,
  exprOf,
  Fraction,
  Impure,
  isOpaque,
  isSymbol,
  OfCalendar,
  onMethodOfCases,
  opaque,
  Perhaps,
  Refused,
  Truth,
  UNTOLD,
  Untraceable,
  type Value,
} from './values.ts'
import { branch, cond, decide, each, isInBranch, oneOf, orForked, scope } from './ways.ts'

type Code = (...args: Value[]) => Value

/** Functions whose code is lifted: only these may receive an unknown value. */
const LIFTED = new WeakSet<object>()
/** Declared functions: each runs in a scope of its own, so that a fork repeats only its way. */
const RULES = new WeakSet<object>()

const lifted = <F>(made: F): F => {
  if (typeof made === 'function') LIFTED.add(made)
  return made
}

function liftMethods(of: object): void {
  for (const key of Object.getOwnPropertyNames(of)) lifted(Object.getOwnPropertyDescriptor(of, key)?.value)
}

/** Place in the source of the statement being traced. */
let current = ''
export const currentPlace = (): string => current

/** Methods of the tracing context that take unknown values. */
const OF_CONTEXT = new Set(['law', 'ask', 'whatIf', 'step', 'assume', 'refuse', 'usual'])
const contexts = new WeakSet<object>()
/** Lets a context receive unknown values. */
export const admit = (context: object): void => {
  contexts.add(context)
}

function spread(value: Value): Value {
  const cases = casesOf(value)
  if (!cases) return value instanceof Truth ? {} : value
  const [a, b] = [spread(cases.yes) || {}, spread(cases.no) || {}]
  return Object.fromEntries([...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, chosen(cases.c, a[key], b[key])]))
}

function lengthOf(value: Value): Value {
  if (casesOf(value)) return each(value, lengthOf)
  if (typeof value === 'string' && value.includes(UNTOLD)) throw new Untraceable('the length of a text made of an amount')
  if (!Array.isArray(value) || !value.some((item) => item instanceof Perhaps)) return value.length
  return value.reduce((count, item) => add(count, item instanceof Perhaps ? chosen(item.c, 1, 0) : 1), 0)
}

function itemAt(of: Value, key: Value): Value {
  if (casesOf(of)) return each(of, (one) => itemAt(one, key))
  if (casesOf(key)) return each(key, (one) => itemAt(of, one))
  const list = Array.isArray(of) ? sure(of) : of
  if (!isSymbol(key)) return list[key]
  if (!Array.isArray(list)) throw new Untraceable('a key that is not known')
  return list.reduceRight<() => Value>(
    (rest, item, index) => () => cond(eq(key, index), () => item, rest),
    () => undefined,
  )()
}

function big(value: Value): Value {
  if (casesOf(value)) return each(value, big)
  if (value instanceof Fraction) throw new Untraceable('BigInt of a quotient')
  return value instanceof Amount || value instanceof Truth ? amountOf(exprOf(value), true) : BigInt(value)
}

function num(value: Value): Value {
  if (casesOf(value)) return each(value, num)
  return value instanceof Amount || value instanceof Truth ? amountOf(exprOf(value), false) : Number(value)
}

/** Functions whose result only a sentence shows. */
const TELLING = new Set(['String', 'joined', 'sumWritten', 'plainNumber', 'calendarDate', 'calendarMonth', 'partAfter', 'wordsOf'])
/** Functions of the calendar of banks: their results are dates that rules show. */
const OF_CALENDAR = new Set(['isBusinessDay', 'addBusinessDays', 'businessDays', 'countBusinessDays', 'closedDays', 'bankHolidays', 'open'])

/** A due date that a function computes stands for itself: the rule may show it. */
function orOpaque(called: string, run: () => Value): Value {
  try {
    return run()
  } catch (error) {
    if (error instanceof OfCalendar) return opaque(called)
    throw error
  }
}

/** Runs a declared function in a scope of its own; one that changes its caller's list follows the caller's ways. */
const run = (code: Code, args: Value[]): Value =>
  RULES.has(code)
    ? orForked(
        () => scope(() => code(...args)),
        () => code(...args),
      )
    : code(...args)

function call(code: Value, called: string, args: Value[]): Value {
  if (casesOf(code)) return each(code, (one) => call(one, called, args))
  if (typeof code !== 'function') throw new TypeError(`${called} is no function`)
  if (LIFTED.has(code)) return carries(args) ? orOpaque(called, () => run(code, args)) : code(...args)
  if (!args.some((arg) => carries(arg))) return code(...args)
  if (TELLING.has(called)) return UNTOLD
  if (OF_CALENDAR.has(called)) throw new OfCalendar(called)
  throw new Untraceable(`${called} is not lifted`)
}

function invoke(of: Value, method: string, given: readonly Value[]): Value {
  const args = [...given]
  if (of === Math) return args.some(isSymbol) ? (MATH[method] ?? unknown(`Math.${method}`))(...args) : MATHS[method](...args)
  if (casesOf(of)) return each(of, (one) => invoke(one, method, args))
  if (Array.isArray(of)) {
    const made = methodOfList(of, method, args)
    if (Array.isArray(made) && made !== of) bornIfNew(made)
    return made
  }
  if (isOpaque(of)) return of
  if (isSymbol(of)) {
    if (method === 'toString') return UNTOLD
    throw new Untraceable(`${method} of an unknown value`)
  }
  if (typeof of === 'string' && of.includes(UNTOLD)) return WORDING.has(method) ? UNTOLD : unknown(`${method} of a text made of an amount`)
  if (of instanceof Set && method === 'has' && isSymbol(args[0])) return methodOfList([...of], 'includes', args)
  if (of === Array || of === Object || of === Number) return ofBuiltin(of, method, args)
  return ofObject(of, method, args)
}

function ofBuiltin(of: Value, method: string, args: Value[]): Value {
  if (of === Array && method === 'from' && args[0] && isSymbol(args[0].length))
    return born(Array.from({ ...args[0], length: settled(args[0].length) }, args[1]))
  if (of === Number && isSymbol(args[0])) {
    if (method === 'isInteger' || method === 'isSafeInteger') return args[0] instanceof Amount
    throw new Untraceable(`Number.${method}`)
  }
  if (of === Object && args.some((arg) => casesOf(arg))) throw new Untraceable(`Object.${method} of one of two objects`)
  const made = of[method](...args)
  if (Array.isArray(made)) bornIfNew(made)
  return made
}

function ofObject(of: Value, method: string, args: Value[]): Value {
  const code = of[method]
  if (of.constructor?.name === 'Law' && method === 'at' && isSymbol(args[0])) return versionOn(of, args[0])
  const mayCarry = typeof code !== 'function' || LIFTED.has(code) || (contexts.has(of) && OF_CONTEXT.has(method))
  if (!mayCarry && args.some((arg) => carries(arg))) throw new Untraceable(`${of.constructor?.name ?? ''}.${method} is not lifted`)
  if (of.name === 'Ratio' && method === 'of' && args.some(isSymbol)) return ratioOf(of.of(1n), args[0], args[1] ?? 1n)
  return code.apply(of, args)
}

/** Runs a branch under a condition on a due date: it may only show texts. */
function ofText(branchOf: () => Value): void {
  try {
    scope(branchOf)
  } catch (error) {
    if (error instanceof Refused) throw new OfCalendar('a refusal by a due date')
    throw error
  }
}

/** Methods of a text that give a text. */
const WORDING = new Set(['trim', 'toLowerCase', 'toUpperCase', 'replace', 'replaceAll', 'padStart', 'padEnd', 'concat', 'toString'])

const MATHS: Value = Math

const unknown = (what: string): never => {
  throw new Untraceable(what)
}

onMethodOfCases(invoke)

export const $ = {
  add,
  sub,
  mul,
  div,
  rem,
  pow,
  neg,
  gt,
  lt,
  ge,
  le,
  eq,
  ne,
  not,
  cond,
  bool: decide,
  settled,
  place(at: string): void {
    current = at
  },
  and(a: Value, b: () => Value): Value {
    if (!isSymbol(a)) return a && b()
    return cond(a, b, () => (a instanceof Truth ? false : casesOf(a) ? each(a, (one) => (isSymbol(one) ? falsy(one) : one)) : falsy(a)))
  },
  or: (a: Value, b: () => Value): Value => (isSymbol(a) ? cond(a, () => (a instanceof Truth ? true : a), b) : a || b()),
  nullish: (a: Value, b: () => Value): Value => (casesOf(a) ? each(a, (one) => one ?? b()) : (a ?? b())),
  default: (a: Value, b: () => Value): Value =>
    casesOf(a) ? each(a, (one) => (one === undefined ? b() : one)) : a === undefined ? b() : a,
  effect(condition: Value, then: () => Value, otherwise: () => Value): void {
    if (isOpaque(condition)) for (const branchOf of [then, otherwise]) ofText(branchOf)
    else cond(condition, then, otherwise)
  },
  spread,
  list: (value: Value): Value => {
    const one = oneOf(value)
    return Array.isArray(one) ? sure(one) : one
  },
  /** Spread into another list: an item that may be absent stays so. */
  items: oneOf,
  length: lengthOf,
  at: itemAt,
  atIfThere: (of: Value, key: () => Value): Value =>
    each(of, (one) => (one === undefined || one === null ? undefined : itemAt(one, key()))),
  big,
  num,
  isAbsent: (value: Value): Value => each(value, (one) => one === undefined || one === null),
  knownOnly(a: Value, b: Value, apply: Code): Value {
    if (carries(a) || carries(b)) throw new Untraceable('an operator for known values only')
    return apply(a, b)
  },
  untouched(values: Value[], code: Code): Value {
    if (values.some((value) => carries(value))) throw new Untraceable('a chain of optional calls')
    return code()
  },
  text: (value: Value): Value => (carries(value) ? UNTOLD : value),
  tagged: (values: Value[], tag: Code): Value => (values.some((value) => carries(value)) ? UNTOLD : tag(...values)),
  methods(made: object): object {
    liftMethods(made)
    return made
  },
  born,
  /** A function that changes a variable outside it runs only in the branch that made the function. */
  writing(code: Code): Code {
    const of = branch()
    return lifted((...args: Value[]) => {
      if (branch() !== of && isInBranch()) throw new Impure('a variable changes in a branch it was not made in')
      return code(...args)
    })
  },
  fn: lifted,
  rule(code: object): void {
    LIFTED.add(code)
    RULES.add(code)
  },
  class(made: { readonly prototype: object }): void {
    lifted(made)
    liftMethods(made)
    liftMethods(made.prototype)
  },
  form(called: string, plain: Code): Code {
    const form = FORMS[called]
    if (!form) throw new Error(`${called} has no form`)
    const apply: Code = (...args) => {
      if (!args.some((arg) => carries(arg))) return plain(...args)
      const at = args.findIndex((arg) => casesOf(arg))
      return at === -1 ? form(plain, ...args) : each(args[at], (one) => apply(...args.slice(0, at), one, ...args.slice(at + 1)))
    }
    return lifted(apply)
  },
  call,
  invoke,
  invokeAt: (of: Value, key: Value, args: Value[]): Value => each(key, (one) => invoke(of, one, args)),
  invokeIfThere: (of: Value, method: string, args: () => Value[]): Value =>
    each(of, (one) => (one === undefined || one === null ? undefined : invoke(one, method, args()))),
}

const falsy = (value: Value): Value => (value instanceof Truth ? false : value instanceof Amount && value.big ? 0n : 0)
