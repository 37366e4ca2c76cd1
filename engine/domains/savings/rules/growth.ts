import { BeyondExact } from '../../../core/errors.ts'
import { LARGEST, type Money } from '../../../core/money.ts'
import type { Context } from '../../../core/operation/context.ts'
import { chargeArithmetic, divide, ONE, type Ratio } from '../../../core/ratio.ts'
import { type Phrase, say } from '../../../core/sentence.ts'

/** Past this a goal is answered as out of reach: a hundred years. */
const HORIZON_MONTHS = 1200

/** Money that grows month by month. */
export interface GrowthPlan {
  readonly initial: Money
  readonly monthlyRate: Ratio
  /** What is put in during a month, counted from 1. */
  readonly depositIn: (month: number) => Money
  /** At the start of the month, as the central bank's Calculadora do Cidadão has it, unless `end`. */
  readonly timing?: 'start' | 'end'
}

export interface Balance {
  readonly month: number
  readonly invested: Money
  readonly interest: Money
  readonly balance: Money
}

/** Running values have 136 binary places (41 decimal): a shift is many times faster than a division. */
const PLACES = 136n
/** What is within 2^-60 of half a centavo is half a centavo: no decimal rate and no root is exact in these places, and exact halves arrive a hair short. */
const HALF_CENTAVO = (1n << (PLACES - 1n)) + (1n << (PLACES - 60n))

/** So many months cost as much as a fraction. */
const MONTHS_A_CHARGE = 4

/** The balance of a month, as it is passed. */
type Passing = (month: number, balance: Money, deposit: Money) => void

/**
 * The balance at the end of every month from 1 on, each rounded once from an unrounded running value; stops at `target` when reached.
 * @throws BeyondExact as soon as a balance cannot be told to the centavo
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

/** Every balance from month 0 on, up to a target where there is one. */
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

/** How many months until the balance meets a target, and no more than that; null when the horizon comes first. */
export function monthsToReach(plan: GrowthPlan, target: Money): number | null {
  if (plan.initial >= target) return 0
  let met: number | null = null
  grow(plan, HORIZON_MONTHS, target, (month, balance) => {
    if (balance >= target) met = month
  })
  return met
}

export interface Reach {
  /** Up to the month the target is met, or to the horizon. */
  readonly points: readonly Balance[]
  /** Null when the horizon comes first. */
  readonly months: number | null
}

/** How many months until the balance meets a target. */
export function reach(plan: GrowthPlan, target: Money): Reach {
  const points = balances(plan, HORIZON_MONTHS, target)
  const last = points.at(-1)!
  return { points, months: last.balance >= target ? last.month : null }
}

/** What is missing to a goal, as a person would write it. */
export function gapFormula(target: Money, held: Money): Phrase {
  return held > target ? say`${0n}; ${held} já passa de ${target}` : say`${target} − ${held}`
}

/** Says where the search for a goal stopped. */
export function assumeHorizon(ctx: Context): void {
  ctx.assume('A meta não é alcançada em 1.200 meses (100 anos), até onde esta conta vai.')
}

/** (1 + annual)^(months ÷ 12): whole years exactly, and a twelfth root only for the rest. */
export function growthFactor(annual: Ratio, months: number): Ratio {
  const yearly = ONE.plus(annual)
  const whole = yearly.power(Math.floor(months / 12))
  const rest = months % 12
  return rest === 0 ? whole : whole.times(yearly.root(12).power(rest))
}

/** A start and equal deposits at one rate, as a person would write it: P × (1 + i)^n + D × ((1 + i)^n − 1) ÷ i, × (1 + i) where each enters at the start. */
export function growthFormula(initial: Money, deposit: Money, rate: Ratio, periods: number, timing: 'start' | 'end' = 'start'): Phrase {
  const growth = say`(1 + ${rate})`
  const start = say`${initial} × ${growth}^${periods}`
  if (deposit === 0n) return start
  const early = timing === 'start' ? say` × ${growth}` : ''
  const deposits = rate.isZero ? say`${periods} × ${deposit}` : say`${deposit} × (${growth}^${periods} − 1) ÷ ${rate}${early}`
  return initial === 0n ? deposits : say`${start} + ${deposits}`
}
