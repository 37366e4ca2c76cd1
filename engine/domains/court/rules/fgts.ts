/** FGTS of a labour claim, and its fine on dismissal. */
import { type Ratio, ZERO } from '../../../core/ratio.ts'
import { HALF, notBelowZero, total } from './amounts.ts'

export interface FgtsMonthInput {
  readonly rate: Ratio
  readonly pay: Ratio
  readonly claim: Ratio
  /** Part of the claim without the notice in money. */
  readonly claimWithoutNotice: Ratio
  readonly deposited: Ratio
  /** To the settlement, and to the dismissal. */
  readonly factor: Ratio
  readonly dismissalFactor: Ratio
  readonly interest: Ratio
  /** Employer's contribution of LC 110/2001 on the same base. */
  readonly contribution: Ratio
}

export interface FgtsMonth {
  readonly due: Ratio
  readonly dueWithoutNotice: Ratio
  readonly difference: Ratio
  readonly corrected: Ratio
  readonly correctedToDismissal: Ratio
  readonly interest: Ratio
  readonly total: Ratio
  readonly socialContribution: Ratio
}

type Round = (amount: Ratio) => Ratio

export function fgtsMonth(input: FgtsMonthInput, round: Round): FgtsMonth {
  const base = input.pay.plus(input.claim)
  const due = base.times(input.rate)
  const difference = notBelowZero(due.minus(input.deposited))
  const corrected = round(difference.times(input.factor))
  const interest = corrected.times(input.interest)
  return {
    due,
    dueWithoutNotice: input.pay.plus(input.claimWithoutNotice).times(input.rate),
    difference,
    corrected,
    correctedToDismissal: round(difference.times(input.dismissalFactor)),
    interest,
    total: corrected.plus(interest),
    socialContribution: base.times(input.contribution),
  }
}

export const FINE_BASES = ['due', 'deposited', 'difference', 'due_plus_deposited', 'due_minus_deposited'] as const
export type FineBase = (typeof FINE_BASES)[number]

export interface FgtsFineTerms {
  readonly percent: Ratio
  readonly on: FineBase
  readonly withoutNotice: boolean
  /** Balance of deposits on the dismissal, where it is typed. */
  readonly deposited?: Ratio | undefined
  readonly article467: boolean
  /** Rate of the contribution on dismissal (LC 110/2001, art. 1), zero where it is not asked. */
  readonly tenPercent: Ratio
  /** From the dismissal to the settlement. */
  readonly factor: Ratio
}

export interface FgtsFine {
  readonly base: Ratio
  readonly amount: Ratio
  readonly corrected: Ratio
  readonly article467: Ratio
  readonly tenPercent: Ratio
}

/** Each total is corrected to the settlement, brought back to the dismissal, and fined there. */
export function fgtsFine(
  months: readonly { readonly input: FgtsMonthInput; readonly month: FgtsMonth }[],
  terms: FgtsFineTerms,
  round: Round,
): FgtsFine {
  const dueOf = ({ month }: { month: FgtsMonth }): Ratio => (terms.withoutNotice ? month.dueWithoutNotice : month.due)
  const corrected = (figureOf: (each: (typeof months)[number]) => Ratio): Ratio =>
    total(months.map((each) => round(figureOf(each).times(each.input.factor)))).over(terms.factor)
  const due = (): Ratio => corrected(dueOf)
  const deposited = (): Ratio => terms.deposited ?? corrected(({ input }) => input.deposited)
  const bases: Readonly<Record<FineBase, () => Ratio>> = {
    due,
    deposited,
    difference: () => corrected((each) => notBelowZero(dueOf(each).minus(each.input.deposited))),
    due_plus_deposited: () => due().plus(deposited()),
    due_minus_deposited: () => notBelowZero(due().minus(deposited())),
  }
  const base = round(bases[terms.on]())
  const amount = round(base.times(terms.percent))
  const toDismissal = total(months.map(({ month, input }) => round(month.due.times(input.dismissalFactor))))
  return {
    base,
    amount,
    corrected: round(amount.times(terms.factor)),
    article467: terms.article467 ? round(amount.times(HALF)) : ZERO,
    tenPercent: round(toDismissal.times(terms.tenPercent)),
  }
}
