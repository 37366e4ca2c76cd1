/** Methods of lists whose items, or whose predicates, are unknown. */
import { spanOf } from './algebra.ts'
import { eq, gt, lt } from './operators.ts'
import { Amount, carries, casesOf, Impure, isSymbol, isWhole, Perhaps, Truth, UNTOLD, Untraceable, type Value } from './values.ts'
import { branch, cond, decide, isInBranch } from './ways.ts'

/** Branch in which each list was made: it may change only there. */
const birth = new WeakMap<object, object>()
export function born<L extends object>(list: L): L {
  birth.set(list, branch())
  return list
}
export const bornIfNew = (list: object): void => {
  if (!birth.has(list)) birth.set(list, branch())
}

/** The items of a list, once each that may be absent is decided. */
export const sure = (list: Value[]): Value[] =>
  list.some((item) => item instanceof Perhaps)
    ? list.flatMap((item) => (item instanceof Perhaps ? (decide(new Truth(item.c)) ? [item.value] : []) : [item]))
    : list

const TURNS = 400n

/** A known value of an unknown one: one way for each of the values it can have. */
export function settled(value: Value): Value {
  const cases = casesOf(value)
  if (cases) return settled(decide(new Truth(cases.c)) ? cases.yes : cases.no)
  if (value instanceof Truth) return decide(value)
  if (!(value instanceof Amount)) return value
  const { low, high } = spanOf(value.e)
  if (high - low > TURNS) throw new Untraceable('as many turns of a loop as an amount')
  for (let at = low; at < high; at++) if (decide(eq(value, value.big ? at : Number(at)))) return value.big ? at : Number(at)
  return value.big ? high : Number(high)
}

/** Methods that ask nothing of the items. */
const BLIND = new Set([
  ...['map', 'forEach', 'flatMap', 'reduce', 'reduceRight', 'concat', 'push', 'unshift', 'entries', 'values', 'keys', 'slice'],
  ...['reverse', 'toReversed', 'at', 'flat', 'pop', 'shift', 'fill', 'with', 'splice'],
])
const CHANGING = new Set(['push', 'unshift', 'pop', 'shift', 'splice', 'fill', 'sort', 'reverse'])
/** Methods whose arguments become items or results. */
const TAKING = new Set(['push', 'concat', 'reduce', 'unshift', 'fill', 'with'])
const DECIDING = new Set(['findLast', 'findIndex', 'findLastIndex'])

type Found = (list: Value[], predicate: (item: Value, index: number, list: Value[]) => Value) => Value

/** Asks the items in turn until one decides. */
const inTurn =
  (step: (test: Value, item: Value, rest: () => Value) => Value, end: Value): Found =>
  (list, predicate) =>
    list.reduceRight<() => Value>(
      (rest, item, index) => () => step(predicate(item, index, list), item, rest),
      () => end,
    )()

const ASKING: Readonly<Record<string, Found>> = {
  find: inTurn((test, item, rest) => cond(test, () => item, rest), undefined),
  some: inTurn((test, _item, rest) => cond(test, () => true, rest), false),
  every: inTurn((test, _item, rest) => cond(test, rest, () => false), true),
  filter(list, predicate) {
    const tests = list.map((item, index) => predicate(item, index, list))
    if (!tests.some(isSymbol)) return list.filter((_item, index) => tests[index])
    const mayBeAbsent = list.every((item, index) => isWhole(item) && (typeof tests[index] === 'boolean' || tests[index] instanceof Truth))
    if (!mayBeAbsent) return list.filter((_item, index) => decide(tests[index]))
    return list.flatMap((item, index) => {
      const test = tests[index]
      return test instanceof Truth ? [new Perhaps(test.c, item)] : test ? [item] : []
    })
  },
}

export function methodOfList(given: Value[], method: string, args: Value[]): Value {
  if (CHANGING.has(method) && birth.get(given) !== branch() && isInBranch())
    throw new Impure(`a list changes (${method}) in a branch it was not made in`)
  if (method === 'push') return given.push(...args)
  if (method === 'concat') return given.concat(...args)
  const list = sure(given)
  const [first, ...more] = args
  const asking = Object.hasOwn(ASKING, method) ? ASKING[method] : undefined
  if (asking) return asking(list, first)
  const any: Value = list
  const call = (name: string, ...values: Value[]): Value => any[name](...values)
  if (DECIDING.has(method)) return call(method, (...values: Value[]) => decide(first(...values)), ...more)
  if (method === 'sort' || method === 'toSorted') return call(method, first && ((a: Value, b: Value) => signOf(first(a, b))))
  if (method === 'indexOf') return list.findIndex((item) => decide(eq(item, first)))
  if (method === 'includes') return ASKING.some!(list, (item) => eq(item, first))
  if (BLIND.has(method)) {
    if (args.some(isSymbol) && !TAKING.has(method)) throw new Untraceable(`an amount given to a list's ${method}`)
    return call(method, ...args)
  }
  if (method === 'join' && !carries(args)) return carries(list) ? UNTOLD : list.join(first)
  if (carries(list) || carries(args)) throw new Untraceable(`a list's ${method}`)
  return call(method, ...args)
}

const signOf = (compared: Value): Value =>
  isSymbol(compared) ? (decide(gt(compared, 0)) ? 1 : decide(lt(compared, 0)) ? -1 : 0) : compared
