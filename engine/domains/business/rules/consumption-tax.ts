/** One document line under CBS and IBS, computed like the Receita Federal calculator (LC 214/2025, art. 12). */
import { type Money, portion } from '../../../core/money.ts'
import { divide, ONE, percent, Ratio, ZERO } from '../../../core/ratio.ts'
import type { Classification } from '../../../operation/evaluation/ports.ts'

export interface DocumentRates {
  readonly cbs: Ratio
  readonly ibsState: Ratio
  readonly ibsMunicipal: Ratio
}

/** One of the three taxes on a line; rates are null for a per-unit tax. */
interface LineTax {
  readonly ratePercent: Ratio | null
  readonly reductionPercent: Ratio | null
  readonly effectivePercent: Ratio | null
  readonly amount: Money
}

export interface LineTaxes {
  readonly cbs: LineTax
  readonly ibsState: LineTax
  readonly ibsMunicipal: LineTax
}

/** The Receita Federal calculator rounds a reduced rate to four decimals, as a fraction: 0.05% less half is 0.03%. */
const RATE_SCALE = 10_000n

const reduced = (rate: Ratio, reduction: Ratio): Ratio => {
  const { n, d } = rate.times(ONE.minus(reduction))
  return Ratio.of(divide(n * RATE_SCALE, d, 'halfUp'), RATE_SCALE)
}

const NOTHING: LineTax = { ratePercent: ZERO, reductionPercent: ZERO, effectivePercent: ZERO, amount: 0n }
const ZERO_RATE: LineTax = { ...NOTHING, reductionPercent: ONE }

function taxOn(base: Money, rate: Ratio, reduction: number): LineTax {
  const less = percent(reduction)
  const effectivePercent = less.isZero ? rate : reduced(rate, less)
  return { ratePercent: rate, reductionPercent: less, effectivePercent, amount: portion(base, effectivePercent, 'halfUp') }
}

const alike = (tax: LineTax): LineTaxes => ({ cbs: tax, ibsState: tax, ibsMunicipal: tax })

/** Taxes of a code with percentage rates, before deferral or suspension. */
export function taxesOn(base: Money, { kind, reduction }: Classification, rates: DocumentRates): LineTaxes {
  if (kind === 'outside') return alike(NOTHING)
  if (kind === 'zero') return alike(ZERO_RATE)
  return {
    cbs: taxOn(base, rates.cbs, reduction.cbs),
    ibsState: taxOn(base, rates.ibsState, reduction.ibs),
    ibsMunicipal: taxOn(base, rates.ibsMunicipal, reduction.ibs),
  }
}

/** Fuels: reais per unit, whatever the price (art. 172). The law does not split the IBS: assigned to the state. */
export function taxesPerUnit(quantity: Ratio, cbs: Ratio, ibs: Ratio): LineTaxes {
  const perUnit = (rate: Ratio): LineTax => ({
    ratePercent: null,
    reductionPercent: null,
    effectivePercent: null,
    amount: portion(100n, quantity.times(rate), 'halfUp'),
  })
  return { cbs: perUnit(cbs), ibsState: perUnit(ibs), ibsMunicipal: perUnit(ZERO) }
}

/** Same rates with zero amounts: deferred or suspended. */
export function unpaid({ cbs, ibsState, ibsMunicipal }: LineTaxes): LineTaxes {
  const none = (tax: LineTax): LineTax => ({ ...tax, amount: 0n })
  return { cbs: none(cbs), ibsState: none(ibsState), ibsMunicipal: none(ibsMunicipal) }
}
