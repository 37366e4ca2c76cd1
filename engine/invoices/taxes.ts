/** IBS and CBS that the law and the note give an item: rates, reductions, deferral, regular taxation. */
import type { Money } from '../core/money.ts'
import type { Classification, ClassificationsPort } from '../operation/evaluation/ports.ts'
import { type Rate, reducedRate, taxOf, WHOLE } from './figures.ts'

export interface Rates {
  readonly ibsState: Rate
  readonly ibsMunicipal: Rate
  readonly cbs: Rate
}

export const SPHERES = ['ibsState', 'ibsMunicipal', 'cbs'] as const
export type SphereName = (typeof SPHERES)[number]

export interface SphereTax {
  readonly rate: Rate
  /** Null without the reduction group. */
  readonly reduction: Rate | null
  readonly effective: Rate
  /** Null without deferral. */
  readonly deferralPercent: Rate | null
  readonly deferred: Money
  readonly amount: Money
}

export interface RegularTaxes {
  readonly code: Classification
  readonly taxes: Readonly<Record<SphereName, { readonly rate: Rate; readonly amount: Money }>>
}

export interface ItemTaxes {
  readonly code: Classification
  /** Null when the code has no tax group. */
  readonly group: {
    readonly base: Money
    readonly spheres: Readonly<Record<SphereName, SphereTax>>
    readonly regular: RegularTaxes | null
  } | null
}

/** Situations whose rates and base are law; the others depend on figures of a sector, of a fuel or of the caller. */
const BUILT = new Set(['000', '200', '400', '410', '510', '515', '550', '820', '830'])

/** True when the group of a code can be written from the law alone. */
export function isBuilt(code: Classification, port: ClassificationsPort): boolean {
  return BUILT.has(code.cst) && !(code.cst === '550' && port.invoices(code.code)?.regular !== true)
}

export interface TaxInput {
  readonly base: Money
  readonly rates: Rates
  /** Share of the tax that is deferred. */
  readonly deferral: Rate
  /** Code of the regular taxation of a suspension. */
  readonly regular: Classification
  /** Reduction of a purchase by a public body. */
  readonly redutor: Rate | null
}

export const reductionOf = (code: Classification, sphere: SphereName): Rate =>
  BigInt(sphere === 'cbs' ? code.reduction.cbs : code.reduction.ibs) * 10_000n

/** @param code a code for which `isBuilt`. */
export function taxesOf(code: Classification, input: TaxInput, port: ClassificationsPort): ItemTaxes {
  const situation = port.situation(code.cst)!
  if (!situation.has('gIBSCBS')) return { code, group: null }
  const regular = port.invoices(code.code)?.regular === true
  const sphere = (name: SphereName): SphereTax => {
    const rate = regular ? 0n : input.rates[name]
    const reduction = situation.has('gRed') ? reductionOf(code, name) : input.redutor === null ? null : 0n
    const effective = reduction === null ? rate : reducedRate(rate, reduction, input.redutor ?? 0n)
    const deferralPercent = situation.has('gDif') ? input.deferral : null
    const deferred = deferralPercent === null ? 0n : deferredOf(input.base, effective, deferralPercent)
    return { rate, reduction, effective, deferralPercent, deferred, amount: taxOf(input.base, effective) - deferred }
  }
  return {
    code,
    group: {
      base: input.base,
      spheres: { ibsState: sphere('ibsState'), ibsMunicipal: sphere('ibsMunicipal'), cbs: sphere('cbs') },
      regular: regular ? regularTaxes(input) : null,
    },
  }
}

/** Deferred tax, rounded once. */
export const deferredOf = (base: Money, rate: Rate, percent: Rate): Money => {
  const scale = WHOLE * WHOLE
  return (2n * base * rate * percent + scale) / (2n * scale)
}

function regularTaxes({ regular, base, rates }: TaxInput): RegularTaxes {
  const tax = (name: SphereName) => {
    const rate = regular.kind === 'outside' ? 0n : reducedRate(rates[name], reductionOf(regular, name))
    return { rate, amount: taxOf(base, rate) }
  }
  return { code: regular, taxes: { ibsState: tax('ibsState'), ibsMunicipal: tax('ibsMunicipal'), cbs: tax('cbs') } }
}
