/** Ceilings of interest by kind of credit and day of the contract. */

import type { Day } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import cardCap from '../../law/card-interest-cap.ts'
import inssCap from '../../law/inss-loan-cap.ts'
import overdraft from '../../law/overdraft.ts'
import type { Modality } from '../../rules/average-rates/modalities.ts'

export const CAP_KINDS = ['overdraft', 'card_charges', 'inss_loan'] as const

export interface Cap {
  readonly kind: (typeof CAP_KINDS)[number]
  readonly limitPercent: Ratio | null
  /** Second limit on a day between two versions whose first day is uncertain. */
  readonly otherLimitPercent: Ratio | null
  readonly limitAmount: Money | null
  readonly passed: boolean | null
  readonly act: string
}

interface Charged {
  readonly modality: Modality
  readonly day: Day
  readonly rate: Ratio
  readonly amount: Money
  readonly chargedSoFar: Money | undefined
}

export function capOf(ctx: Context, { modality, day, rate, amount, chargedSoFar }: Charged): Cap | null {
  if (modality === 'overdraft' && day >= overdraft.recordStarts) {
    const limit = ctx.law(overdraft, day).maxMonthlyRate
    return {
      kind: 'overdraft',
      limitPercent: limit,
      otherLimitPercent: null,
      limitAmount: null,
      passed: rate.compare(limit) > 0,
      act: actOf(overdraft, day),
    }
  }
  if ((modality === 'card_revolving' || modality === 'card_instalments') && day >= cardCap.recordStarts) {
    const share = ctx.law(cardCap, day).chargesOverDebt
    if (share === null) return null
    const passed = chargedSoFar === undefined ? null : chargedSoFar > amount
    return { kind: 'card_charges', limitPercent: null, otherLimitPercent: null, limitAmount: amount, passed, act: actOf(cardCap, day) }
  }
  return modality === 'payroll_inss' && day >= inssCap.recordStarts ? inssCapOf(ctx, day, rate) : null
}

function inssCapOf(ctx: Context, day: Day, rate: Ratio): Cap {
  const { loan } = ctx.law(inssCap, day)
  const version = inssCap.at(day)
  const next = inssCap.versions[inssCap.versions.indexOf(version) - 1]
  const other = next?.value.mayStartOn && next.value.mayStartOn <= day ? next.value.loan : null
  const above = (limit: Ratio): boolean => rate.compare(limit) > 0
  const passed = other === null ? above(loan) : above(loan) && above(other) ? true : above(loan) || above(other) ? null : false
  return { kind: 'inss_loan', limitPercent: loan, otherLimitPercent: other, limitAmount: null, passed, act: actOf(inssCap, day) }
}

const actOf = (table: { at(day: Day): { norm: { act: string } } }, day: Day): string => table.at(day).norm.act
