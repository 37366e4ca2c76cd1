/** Dated cash flows: NPV and IRR. */
import { type Day, daysBetween } from '../../../core/day.ts'
import type { Money } from '../../../core/money.ts'
import { divide, ONE, Ratio, ZERO } from '../../../core/ratio.ts'
import { say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'

interface Flow {
  readonly amount: Money
  /** Steps from the first flow. */
  readonly at: number
}

/** Flows and the number of steps in one period of the rate: one for periodic flows, the days of a year for dated flows. */
export interface Flows {
  readonly flows: readonly Flow[]
  readonly stepsInPeriod: number
}

/** Flows by period, starting now, or by date, starting on the first date. */
export function flowsOf(ctx: Context, amounts: readonly Money[], days: readonly Day[] | undefined, yearDays: number): Flows {
  if (!days) return { flows: amounts.map((amount, at) => ({ amount, at })), stepsInPeriod: 1 }
  if (days.length !== amounts.length)
    ctx.refuse('dates', say`deve ter uma data para cada valor: são ${amounts.length} valores e ${days.length} datas`)
  const first = days[0]!
  return {
    flows: amounts.map((amount, index) => {
      const at = daysBetween(first, days[index]!)
      if (at < 0) ctx.refuse('dates', say`a data ${index + 1} vem antes da primeira`)
      return { amount, at }
    }),
    stepsInPeriod: yearDays,
  }
}

/** Present value of each flow, unrounded: amount ÷ (1 + rate)^(time). */
export function worthToday({ flows, stepsInPeriod }: Flows, rate: Ratio): Ratio[] {
  const growth = stepsInPeriod === 1 ? ONE.plus(rate) : ONE.plus(rate).root(stepsInPeriod)
  return flows.map(({ amount, at }) => Ratio.of(amount).over(growth.power(at)).truncated())
}

export const total = (worths: readonly Ratio[]): Ratio => worths.reduce((sum, worth) => sum.plus(worth).truncated(), ZERO)

/** Rounds an amount in centavos to the centavo. */
export const toCentavo = ({ n, d }: Ratio): Money => divide(n, d, 'halfUp')

/** Number of sign changes, ignoring zeros; with more than one, several rates may fit. */
export function directionChanges(amounts: readonly Money[]): number {
  const signs = amounts.filter((amount) => amount !== 0n).map((amount) => amount > 0n)
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length
}

/** Search range: losses are limited to 99.99%, and rates to a hundred million percent. */
const LOWEST = Math.log1p(-0.9999)
const HIGHEST = Math.log1p(1e6)
/** Grid points of the search when several rates may fit. */
const WALK = 1000

export interface InternalRate {
  readonly rate: number
  readonly iterations: number
}

/**
 * IRR per period, the closest to zero when several exist; null when none does. With one sign change there is at most one rate (Descartes),
 * found by bisection of the whole range; otherwise a grid is scanned and each interval with a sign change is bisected.
 */
export function internalRate({ flows, stepsInPeriod }: Flows): InternalRate | null {
  const changes = directionChanges(flows.map(({ amount }) => amount))
  if (changes === 0) return null
  const worth = worthAt(flows, stepsInPeriod)
  if (worth(0) === 0) return { rate: 0, iterations: 0 }
  const walk = changes === 1 ? 1 : WALK
  const edges = Array.from({ length: walk + 1 }, (_, index) => LOWEST + ((HIGHEST - LOWEST) * index) / walk)
  const signs = edges.map((edge) => Math.sign(worth(edge)))
  const roots = edges.slice(1).flatMap((to, index) => (signs[index] === signs[index + 1] ? [] : [halved(worth, edges[index]!, to)]))
  return roots.length === 0 ? null : roots.reduce((a, b) => (Math.abs(b.rate) < Math.abs(a.rate) ? b : a))
}

/** NPV by the logarithm of growth. Below zero it is measured at the end, above it at the beginning, which avoids overflow. */
function worthAt(flows: readonly Flow[], stepsInPeriod: number): (logGrowth: number) => number {
  const timed = [...flows].sort((a, b) => a.at - b.at)
  const amounts = Float64Array.from(timed, ({ amount }) => Number(amount))
  const gaps = timed.map(({ at }, index) => at - (timed[index - 1]?.at ?? 0))
  // One exponential per distinct gap, of which there are few, and one product per flow (Horner).
  const different = [...new Set(gaps)]
  const gapOf = Int32Array.from(gaps, (gap) => different.indexOf(gap))
  const shrinks = new Float64Array(different.length)
  const last = amounts.length - 1
  return (logGrowth) => {
    const down = -Math.abs(logGrowth) / stepsInPeriod
    for (let each = 0; each < different.length; each++) shrinks[each] = Math.exp(down * different[each]!)
    let value = 0
    if (logGrowth < 0) for (let index = 0; index <= last; index++) value = value * shrinks[gapOf[index]!]! + amounts[index]!
    else for (let index = last; index >= 0; index--) value = (value + amounts[index]!) * shrinks[gapOf[index]!]!
    return value
  }
}

/**
 * Bisection tolerance: far finer than the displayed rate, with the same number of steps on every machine, since exponentials differ in the
 * last bit.
 */
const CLOSE = 1e-13

function halved(worth: (logGrowth: number) => number, from: number, to: number): InternalRate {
  let [low, high] = [from, to]
  const sign = Math.sign(worth(low))
  let iterations = 0
  for (; high - low > CLOSE; iterations++) {
    const middle = (low + high) / 2
    if (Math.sign(worth(middle)) === sign) low = middle
    else high = middle
  }
  return { rate: Math.expm1((low + high) / 2), iterations }
}
