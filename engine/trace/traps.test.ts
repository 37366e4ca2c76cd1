/** Code that is not lifted never sees an unknown value: it throws, by name. */
import { beforeEach, describe, expect, it } from 'vitest'
import { bitOf, name, startTrace } from './algebra.ts'
import { $ } from './runtime.ts'
import { Amount, SymbolicDay, UNTOLD, Untraceable, type Value } from './values.ts'
import { refusedWays, scope, startWays } from './ways.ts'

beforeEach(() => {
  startTrace({ x: { low: 0n, high: 1000n }, y: { low: -1000n, high: 1000n }, d: { low: 20_000n, high: 20_100n } })
  startWays({ ways: 50, all: 500 })
})

const x = (): Value => new Amount(name('x'), true)
const y = (): Value => new Amount(name('y'), true)
const traced = (run: () => Value): Value => scope(run)

describe('an unknown amount in plain code', () => {
  it.each<[string, (value: Value) => unknown]>([
    ['a comparison', (value) => value < 5n],
    ['a sum', (value) => value + 1n],
    ['a template', (value) => `${value}`],
    ['Number()', (value) => Number(value)],
    ['an index', (value) => [1, 2][value]],
    ['Math.max', (value) => Math.max(value, 1)],
    ['a sort', (value) => [value, value].sort((a: Value, b: Value) => a - b)],
    ['JSON of a key', (value) => ({ [value]: 1 })],
  ])('throws in %s', (_where, use) => {
    expect(() => use(x())).toThrow(Untraceable)
  })

  it('throws as a day, as a condition and as a quotient', () => {
    expect(() => `${new SymbolicDay(name('d'))}`).toThrow('a day')
    expect(() => Number($.gt(x(), 5n))).toThrow('a condition')
    expect(() => Number($.div($.num(x()), 7))).toThrow('a quotient')
  })
})

describe('a call of code that is not lifted', () => {
  const plain = (value: Value): Value => (value ? 1 : 2)

  it.each<[string, () => Value[]]>([
    ['an amount', () => [x()]],
    ['a list of amounts', () => [[1n, x()]]],
    ['an object with an amount', () => [{ of: { pay: x() } }]],
    [
      'one of two values',
      () => [
        $.cond(
          $.gt(x(), 5n),
          () => 'a',
          () => 'b',
        ),
      ],
    ],
    ['a text made of an amount', () => [$.text(x())]],
  ])('throws its name when given %s', (_what, args) => {
    expect(() => $.call(plain, 'plain', args())).toThrow('plain is not lifted')
    expect(() => $.invoke({ plain }, 'plain', args())).toThrow('plain is not lifted')
  })

  it('runs on known values, and lifted code runs on both', () => {
    expect($.call(plain, 'plain', [1n])).toBe(1)
    expect(
      $.call(
        $.fn((value: Value) => $.add(value, 1n)),
        'lifted',
        [x()],
      ),
    ).toBeInstanceOf(Amount)
  })
})

describe('decisions', () => {
  it('joins both branches in one value', () => {
    const joined = traced(() =>
      $.cond(
        $.gt(x(), 10n),
        () => $.sub(x(), 10n),
        () => 0n,
      ),
    )
    expect(joined.e).toMatchObject({ is: 'when', left: name('x'), over: 10n, otherwise: 0n })
  })

  it('does not run a branch that the bounds rule out', () => {
    expect(
      $.cond(
        $.gt(x(), 2000n),
        () => expect.unreachable(),
        () => 'below',
      ),
    ).toBe('below')
    expect(
      traced(() =>
        $.cond(
          $.gt(x(), 10n),
          () => $.gt(x(), 5n),
          () => false,
        ),
      ).c,
    ).toEqual({ left: name('x'), over: 10n, not: false })
  })

  it('forks a function whose branch fills a list made before it', () => {
    const length = traced(() => {
      const list = $.born([])
      $.cond(
        $.gt(x(), 10n),
        () => $.invoke(list, 'push', [1n]),
        () => undefined,
      )
      return $.length(list)
    })
    expect(length.e).toMatchObject({ is: 'over' })
  })

  it('forks a loop whose turns depend on an amount', () => {
    const steps = (from: Value): Value => {
      let [left, count] = [from, 0]
      while ($.bool($.gt(left, 0n))) [left, count] = [$.sub(left, 400n), count + 1]
      return count
    }
    expect(traced(() => steps(x())).e).toMatchObject({ is: 'when' })
  })

  it('ends a loop over an amount with the reason', () => {
    startWays({ ways: 3, all: 500 })
    const drain = (): Value => {
      let left = x()
      while ($.bool($.gt(left, 0n))) left = $.sub(left, 100n)
      return 1n
    }
    expect(() => traced(drain)).toThrow('a loop over an amount')
  })

  it('notes the conditions of the ways that the rule refuses', () => {
    const refusal = Object.assign(new Error('refused'), { [Symbol.for('centavo.errorKinds')]: ['InvalidInput'] })
    traced(() =>
      $.cond(
        $.gt(x(), 900n),
        () => {
          throw refusal
        },
        () => 1n,
      ),
    )
    expect(refusedWays().map((way) => way.map(bitOf))).toEqual([[{ is: 'over', left: name('x'), right: 900n }]])
  })

  it('compares joined objects by the two that they were', () => {
    const [low, high] = [{ pay: 1n }, { pay: 2n }]
    const either = traced(() =>
      $.cond(
        $.gt(x(), 10n),
        () => high,
        () => low,
      ),
    )
    expect($.eq(either, high).c).toMatchObject({ left: name('x'), over: 10n })
    expect($.eq(either, { pay: 1n })).toBe(false)
  })
})

describe('values without an expression', () => {
  it.each<[string, () => unknown, string]>([
    ['a text made of an amount, compared', () => $.eq($.text(x()), 'R$ 1,00'), 'a text made of an amount'],
    ['a divisor that may be zero', () => $.div(10n, x()), 'a divisor that may be zero'],
    ['an unknown exponent', () => $.pow(2n, x()), 'an exponent'],
    ['an unknown key', () => $.at({ a: 1 }, x()), 'a key'],
    ['a shift', () => $.knownOnly(x(), 2n, (a: bigint, b: bigint) => a << b), 'known values only'],
    ['Math.log', () => $.invoke(Math, 'log', [x()]), 'Math.log'],
    ['Number.isFinite', () => $.invoke(Number, 'isFinite', [x()]), 'Number.isFinite'],
  ])('refuses %s', (_what, run, reason) => {
    expect(run).toThrow(reason)
  })

  it('keeps a placeholder of a sentence with an amount', () => {
    expect($.tagged([x()], () => expect.unreachable())).toBe(UNTOLD)
    expect($.invoke($.text(y()), 'trim', [])).toBe(UNTOLD)
  })

  it('never equals a bigint and a number', () => {
    expect($.eq(x(), 5)).toBe(false)
    expect($.eq(new Amount(name('x'), false), 5).c).toBeDefined()
  })
})
