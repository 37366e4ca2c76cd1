/** Money that comes and goes at moments apart: what it is worth today, and the rate at which it is worth nothing. */
import { type Day, daysBetween } from '../../../core/day.ts'
import type { Money } from '../../../core/money.ts'
import type { Context } from '../../../core/operation/context.ts'
import { divide, ONE, Ratio, ZERO } from '../../../core/ratio.ts'
import { say } from '../../../core/sentence.ts'

interface Flow {
  readonly amount: Money
  /** How many steps of the rate from the first flow. */
  readonly at: number
}

/** How many steps make one period of the rate: one where flows are by period, the days of a year where they are by date. */
export interface Flows {
  readonly flows: readonly Flow[]
  readonly stepsInPeriod: number
}

/** Flows by period, the first now; by date, the first on the first day. */
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

/** Each flow today, unrounded: amount ÷ (1 + rate)^(time). */
export function worthToday({ flows, stepsInPeriod }: Flows, rate: Ratio): Ratio[] {
  const growth = stepsInPeriod === 1 ? ONE.plus(rate) : ONE.plus(rate).root(stepsInPeriod)
  return flows.map(({ amount, at }) => Ratio.of(amount).over(growth.power(at)).settled())
}

export const total = (worths: readonly Ratio[]): Ratio => worths.reduce((sum, worth) => sum.plus(worth).settled(), ZERO)

/** An unrounded amount of centavos, to the centavo. */
export const toCentavo = ({ n, d }: Ratio): Money => divide(n, d, 'halfUp')

/** How often money changes direction, zeros aside: more than once, more than one rate may fit. */
export function directionChanges(amounts: readonly Money[]): number {
  const signs = amounts.filter((amount) => amount !== 0n).map((amount) => amount > 0n)
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length
}

/** Where a rate is looked for: nobody loses more than everything, and past a hundred million percent no one counts. */
const LOWEST = Math.log1p(-0.9999)
const HIGHEST = Math.log1p(1e6)
/** How finely the range is walked where more than one rate may fit. */
const WALK = 1000

export interface InternalRate {
  readonly rate: number
  readonly iterations: number
}

/**
 * The rate of a period at which the flows are worth nothing today; of several, the nearest to zero. Null where there is none. Where money
 * changes direction once there is one rate at most (Descartes), and the whole range is halved; else the range is walked, and each stretch
 * where the worth changes sign is halved.
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

/** By the logarithm of the growth. Below zero measured at the end, above it at the beginning: neither runs past what a number holds. */
function worthAt(flows: readonly Flow[], stepsInPeriod: number): (logGrowth: number) => number {
  const timed = [...flows].sort((a, b) => a.at - b.at)
  const amounts = Float64Array.from(timed, ({ amount }) => Number(amount))
  const gaps = timed.map(({ at }, index) => at - (timed[index - 1]?.at ?? 0))
  // One exponential for each different gap, of which there are few, and a product for each flow (Horner).
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

/** How close the two ends come: far finer than the rate is told, and as many halvings on every machine, whose exponentials differ in the last bit. */
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
