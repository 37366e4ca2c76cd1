/**
 * Moves the clock of a process to the day in `CENTAVO_TEST_TODAY`, from which it keeps running. Loaded with `--require` by vitest.config.ts
 * into the test workers and, through NODE_OPTIONS, into their child processes: the product itself has no such switch.
 */
'use strict'

const { CENTAVO_TEST_TODAY: day, CENTAVO_TEST_CLOCK_OFFSET: offsetText } = process.env

if (day && offsetText) {
  const RealDate = Date
  const offset = Number(offsetText)
  const now = () => RealDate.now() + offset
  // The Proxy preserves the rest of Date, including `instanceof` and static functions.
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  })
}
