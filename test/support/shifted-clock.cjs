/**
 * Moves the clock of a process to the day `CENTAVO_TEST_TODAY` names, from which it runs on as usual. Loaded with `--require` by
 * vitest.config.ts into the test workers and, by NODE_OPTIONS, into every process they start: the product itself has no such switch.
 */
'use strict'

const { CENTAVO_TEST_TODAY: day, CENTAVO_TEST_CLOCK_OFFSET: offsetText } = process.env

if (day && offsetText) {
  const RealDate = Date
  const offset = Number(offsetText)
  const now = () => RealDate.now() + offset
  // A Proxy keeps everything else of Date, `instanceof` and the static functions included.
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  })
}
