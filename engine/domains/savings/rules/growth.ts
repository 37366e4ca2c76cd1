import { BeyondExact } from '../../../core/errors.ts'
import { LARGEST, type Money } from '../../../core/money.ts'
import { chargeArithmetic, divide, ONE, type Ratio } from '../../../core/ratio.ts'
import { type Phrase, say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'

/** A goal beyond a hundred years is reported as unreachable. */
const HORIZON_MONTHS = 1200

export interface GrowthPlan {
  readonly initial: Money
  readonly monthlyRate: Ratio
  /** Deposit of a month, counted from 1. */
  readonly depositIn: (month: number) => Money
  /** Default: deposits enter at the start of the month, as in the central bank's Calculadora do Cidadão; `end` puts them at the end. */
  readonly timing?: 'start' | 'end'
}

export interface Balance {
  readonly month: number
  readonly invested: Money
  readonly interest: Money
  readonly balance: Money
}

/** Running values have 136 binary places (41 decimal): shifts are many times faster than divisions. */
const PLACES = 136n
/**
 * Values within 2^-60 of half a centavo round as half: decimal rates and roots are inexact in binary, so exact halves fall slightly short.
 */
const HALF_CENTAVO = (1n << (PLACES - 1n)) + (1n << (PLACES - 60n))

/** Months per unit of arithmetic cost. */
const MONTHS_A_CHARGE = 4

/** Callback for each month's balance. */
type Passing = (month: number, balance: Money, deposit: Money) => void

/**
 * Computes the balance at the end of every month, each rounded once from an unrounded running value; stops when `target` is reached.
 * @throws BeyondExact when a balance exceeds exact precision to the centavo
 */
function grow({ initial, monthlyRate, depositIn, timing }: GrowthPlan, months: number, target: Money | undefined, pass: Passing): void {
  const factor = divide((monthlyRate.n + monthlyRate.d) << PLACES, monthlyRate.d, 'halfUp')
  let balance = initial
  let running = initial << PLACES
  for (let month = 1; month <= months && (target === undefined || balance < target); month++) {
    const deposit = depositIn(month)
    const entering = deposit << PLACES
    running = timing === 'end' ? ((running * factor) >> PLACES) + entering : ((running + entering) * factor) >> PLACES
    balance = (running + HALF_CENTAVO) >> PLACES
    if (month % MONTHS_A_CHARGE === 0) chargeArithmetic(1)
    if (balance > LARGEST) throw new BeyondExact()
    pass(month, balance, deposit)
  }
}

/** Balances from month 0 on, up to the target if any. */
export function balances(plan: GrowthPlan, months: number, target?: Money): Balance[] {
  const { initial } = plan
  const points: Balance[] = [{ month: 0, invested: initial, interest: 0n, balance: initial }]
  let invested = initial
  grow(plan, months, target, (month, balance, deposit) => {
    invested += deposit
    points.push({ month, invested, interest: balance - invested, balance })
  })
  return points
}

/** Months until the balance reaches a target, without keeping the balances; null beyond the horizon. */
export function monthsToReach(plan: GrowthPlan, target: Money): number | null {
  if (plan.initial >= target) return 0
  let met: number | null = null
  grow(plan, HORIZON_MONTHS, target, (month, balance) => {
    if (balance >= target) met = month
  })
  return met
}

export interface Reach {
  /** Up to the month that reaches the target, or the horizon. */
  readonly points: readonly Balance[]
  /** Null beyond the horizon. */
  readonly months: number | null
}

/** Months until the balance reaches a target, with every balance. */
export function reach(plan: GrowthPlan, target: Money): Reach {
  const points = balances(plan, HORIZON_MONTHS, target)
  const last = points.at(-1)!
  return { points, months: last.balance >= target ? last.month : null }
}

/** Formula of the amount missing to reach a goal. */
export function gapFormula(target: Money, held: Money): Phrase {
  return held > target ? say`${0n}; ${held} já passa de ${target}` : say`${target} − ${held}`
}

/** States the horizon of the goal search. */
export function assumeHorizon(ctx: Context): void {
  ctx.assume('A meta não é alcançada em 1.200 meses (100 anos), até onde esta conta vai.')
}

/** (1 + annual)^(months ÷ 12): exact for whole years, with a twelfth root only for the remaining months. */
export function growthFactor(annual: Ratio, months: number): Ratio {
  const yearly = ONE.plus(annual)
  const whole = yearly.power(Math.floor(months / 12))
  const rest = months % 12
  return rest === 0 ? whole : whole.times(yearly.root(12).power(rest))
}

/**
 * Formula of an initial amount and equal deposits at one rate: P × (1 + i)^n + D × ((1 + i)^n − 1) ÷ i, × (1 + i) for deposits at the
 * start.
 */
export function growthFormula(initial: Money, deposit: Money, rate: Ratio, periods: number, timing: 'start' | 'end' = 'start'): Phrase {
  const growth = say`(1 + ${rate})`
  const start = say`${initial} × ${growth}^${periods}`
  if (deposit === 0n) return start
  const early = timing === 'start' ? say` × ${growth}` : ''
  const deposits = rate.isZero ? say`${periods} × ${deposit}` : say`${deposit} × (${growth}^${periods} − 1) ÷ ${rate}${early}`
  return initial === 0n ? deposits : say`${start} + ${deposits}`
}
