/** Judges the IBS of the state, the IBS of the municipality and the CBS of an item, each by the figures found. */
import { absoluteDifference, type Money } from '../../core/money.ts'
import type { Classification, Situation } from '../../operation/evaluation/ports.ts'
import { at, type Node } from '../../xml/tree.ts'
import { amountOf, type Rate, rateOf, reducedRate, taxOf, writtenAmount, writtenRate } from '../figures.ts'
import { deferredOf, reductionOf, type SphereName, type SphereTax } from '../taxes.ts'
import { type Difference, difference, type Rule } from './rules.ts'

interface SphereRules {
  readonly group: string
  readonly rate: string
  readonly tax: string
  readonly rules: Readonly<
    Record<'rate' | 'noReduction' | 'reductionLeft' | 'percent' | 'effective' | 'noDeferral' | 'deferralLeft' | 'deferred' | 'amount', Rule>
  >
}

export const SPHERE_TAGS: Readonly<Record<SphereName, SphereRules>> = {
  ibsState: {
    group: 'gIBSUF',
    rate: 'pIBSUF',
    tax: 'vIBSUF',
    rules: {
      rate: 'UB18-10',
      noReduction: 'UB26-20',
      reductionLeft: 'UB26-10',
      percent: 'UB27-10',
      effective: 'UB28-10',
      noDeferral: 'UB22-20',
      deferralLeft: 'UB22-10',
      deferred: 'UB23-10',
      amount: 'UB35-10',
    },
  },
  ibsMunicipal: {
    group: 'gIBSMun',
    rate: 'pIBSMun',
    tax: 'vIBSMun',
    rules: {
      rate: 'UB37-10',
      noReduction: 'UB45-20',
      reductionLeft: 'UB45-10',
      percent: 'UB46-10',
      effective: 'UB47-10',
      noDeferral: 'UB40-10',
      deferralLeft: 'UB40-20',
      deferred: 'UB42-10',
      amount: 'UB54-10',
    },
  },
  cbs: {
    group: 'gCBS',
    rate: 'pCBS',
    tax: 'vCBS',
    rules: {
      rate: 'UB56-10',
      noReduction: 'UB64-20',
      reductionLeft: 'UB64-10',
      percent: 'UB65-10',
      effective: 'UB66-10',
      noDeferral: 'UB59-10',
      deferralLeft: 'UB59-20',
      deferred: 'UB61-10',
      amount: 'UB67-10',
    },
  },
}

/** Text at a path; null without the element. */
export const textOf = (node: Node | undefined, ...path: readonly string[]): string | null => at(node, ...path)?.text.trim() ?? null
export const amountAt = (node: Node | undefined, ...path: readonly string[]): Money | null => readBy(amountOf, textOf(node, ...path))
export const rateAt = (node: Node | undefined, ...path: readonly string[]): Rate | null => readBy(rateOf, textOf(node, ...path))

const readBy = <T>(read: (text: string) => T | null, text: string | null): T | null => (text === null ? null : read(text))

export interface SphereContext {
  readonly code: Classification
  readonly situation: Situation
  readonly government: { readonly redutor: Rate } | null
  readonly tolerance: Money
  readonly base: Money | null
  /** Rate that the law gives; null when it is not judged. */
  readonly lawRate: Rate | null
  /** Taxes by the law on the base found; null when they are not known. */
  readonly law: SphereTax | null
  /** Path of the item's group below `infNFe`. */
  readonly at: string
}

export function judgeSphere(name: SphereName, tax: Node, context: SphereContext): Difference[] {
  const { group, rate: rateTag, tax: taxTag, rules } = SPHERE_TAGS[name]
  const node = at(tax, group)
  if (!node) return []
  const { situation, government, base, lawRate, law, tolerance } = context
  const found: Difference[] = []
  const differs = (rule: Rule, tag: string, was: string | null, expected: string | null): void => {
    found.push(difference(rule, { tag: `gIBSCBS/${group}/${tag}`, path: `${context.at}/gIBSCBS/${group}/${tag}`, found: was, expected }))
  }
  const rate = rateAt(node, rateTag)
  if (lawRate !== null && rate !== null && rate !== lawRate) differs(rules.rate, rateTag, textOf(node, rateTag), writtenRate(lawRate))

  const reduction = at(node, 'gRed')
  const asksReduction = situation.has('gRed') || government !== null
  if (asksReduction && !reduction) differs(rules.noReduction, 'gRed', null, null)
  if (!asksReduction && reduction) differs(rules.reductionLeft, 'gRed', '', null)
  const effective = rateAt(reduction, 'pAliqEfet')
  if (asksReduction && reduction) {
    const percent = rateAt(reduction, 'pRedAliq')
    const legal = situation.has('gRed') ? reductionOf(context.code, name) : 0n
    if (percent !== null && percent !== legal) differs(rules.percent, 'gRed/pRedAliq', textOf(reduction, 'pRedAliq'), writtenRate(legal))
    if (percent !== null && percent <= WHOLE_PERCENT && rate !== null && effective !== null) {
      const right = reducedRate(rate, percent, government?.redutor ?? 0n)
      if (right !== effective) differs(rules.effective, 'gRed/pAliqEfet', textOf(reduction, 'pAliqEfet'), writtenRate(right))
    }
  }

  const applied = reduction ? effective : rate
  const deferral = at(node, 'gDif')
  if (situation.has('gDif') && !deferral) differs(rules.noDeferral, 'gDif', null, null)
  if (!situation.has('gDif') && deferral) differs(rules.deferralLeft, 'gDif', '', null)
  const deferred = deferral ? amountAt(deferral, 'vDif') : 0n
  const deferralPercent = rateAt(deferral, 'pDif')
  if (base !== null && applied !== null && deferralPercent !== null && deferred !== null) {
    const right = deferredOf(base, applied, deferralPercent)
    if (absoluteDifference(right, deferred) > tolerance)
      differs(rules.deferred, 'gDif/vDif', textOf(deferral, 'vDif'), writtenAmount(law?.deferralPercent == null ? right : law.deferred))
  }

  const returned = at(node, 'gDevTrib') ? amountAt(node, 'gDevTrib', 'vDevTrib') : 0n
  const amount = amountAt(node, taxTag)
  if (base !== null && applied !== null && deferred !== null && returned !== null && amount !== null) {
    const right = taxOf(base, applied) - deferred - returned
    if (absoluteDifference(right, amount) > tolerance) {
      const due = law && returned === 0n ? law.amount : right < 0n ? 0n : right
      differs(rules.amount, taxTag, textOf(node, taxTag), writtenAmount(due))
    }
  }
  return found
}

/** A reduction above 100% leaves no rate to compare. */
const WHOLE_PERCENT: Rate = 1_000_000n
