/** INSS of a labour claim, month by month. */
import { Ratio, ZERO } from '../../../core/ratio.ts'
import { bracketOf } from '../../../core/scale.ts'
import type { InssTable } from '../../payroll/law/inss.ts'
import { inssDue } from '../../payroll/rules/withholding/inss.ts'
import { centavos, even, inReais, least, notBelowZero, type Reading, rounder, truncatedToCentavo } from './amounts.ts'

export interface EmployerRates {
  readonly company: Ratio
  readonly rat: Ratio
  readonly thirdParties: Ratio
}

/**
 * Contribution of a pay as PJe-Calc sums it: slices unrounded, and each counted from its first centavo to its last. The first bracket starts at
 * zero, so above it its slice has one centavo more.
 */
function progressiveSum(pay: Ratio, table: InssTable): Ratio {
  const first = table.brackets[0]!
  return sliceSum(pay, table).plus(pay.compare(inReais(first.limit)) > 0 ? CENTAVO.times(first.rate) : ZERO)
}

function sliceSum(pay: Ratio, { brackets }: InssTable): Ratio {
  let sum: Ratio = ZERO
  let floor: Ratio = ZERO
  for (const { limit, rate } of brackets) {
    const top = least(pay, inReais(limit))
    if (top.compare(floor) <= 0) break
    sum = sum.plus(top.minus(floor).times(rate))
    floor = inReais(limit)
  }
  return sum
}

const CENTAVO = Ratio.of(1n, 100n)

/** Largest contribution of a month: at the ceiling, to the centavo. */
function capOf(table: InssTable): Ratio {
  const ceiling = inReais(table.ceiling)
  return even(table.progressive ? sliceSum(ceiling, table) : ceiling.times(table.brackets.at(-1)!.rate))
}

/** Contribution over pay, as PJe-Calc applies it: the bracket's rate until February 2020, then the progressive sum divided by the pay. */
function effectiveRate(pay: Ratio, table: InssTable): Ratio {
  if (pay.n <= 0n) return table.brackets[0]!.rate
  const ceiling = inReais(table.ceiling)
  if (!table.progressive) return bracketOf(centavos(least(pay, ceiling)), table.brackets)!.rate
  return pay.compare(ceiling) >= 0 ? capOf(table).over(ceiling) : progressiveSum(pay, table).over(pay)
}

export interface EmployeeInss {
  readonly rate: Ratio
  /** Unrounded under PJe-Calc, which rounds it once corrected. */
  readonly amount: Ratio
}

/**
 * Employee's share on a claim above the pay already received. PJe-Calc applies the effective rate of the sum to the claim; the law takes the
 * contribution of the sum less that of the pay (Súmula 368, III, of the TST).
 */
export function employeeInss(pay: Ratio, claim: Ratio, table: InssTable, reading: Reading): EmployeeInss {
  const both = pay.plus(claim)
  const rate = effectiveRate(both, table)
  if (claim.n <= 0n) return { rate, amount: ZERO }
  if (reading === 'law') {
    const difference = inssDue(centavos(both), table).amount - inssDue(centavos(pay), table).amount
    return { rate, amount: notBelowZero(inReais(difference)) }
  }
  const paid = pay.n <= 0n ? ZERO : pay.times(effectiveRate(pay, table))
  return { rate, amount: notBelowZero(least(claim.times(rate), capOf(table).minus(paid))) }
}

export interface UpdateTerms {
  readonly kind: 'labour' | 'social_security'
  /** Factor of the kind of update. */
  readonly factor: Ratio
  readonly interest: Ratio
  readonly fine: Ratio
  readonly reading: Reading
}

export interface UpdatedShare {
  readonly corrected: Ratio
  readonly interest: Ratio
  readonly fine: Ratio
  readonly total: Ratio
}

/** Social-security interest is truncated to the centavo and carries a fine; labour interest is neither rounded nor fined. */
export function updatedShare(amount: Ratio, { kind, factor, interest, fine, reading }: UpdateTerms): UpdatedShare {
  const corrected = rounder(reading)(amount.times(factor))
  const isSocial = kind === 'social_security'
  const charged = corrected.times(interest)
  const interestDue = isSocial ? truncatedToCentavo(charged) : charged
  const fineDue = isSocial ? corrected.times(fine) : ZERO
  return { corrected, interest: interestDue, fine: fineDue, total: corrected.plus(interestDue).plus(fineDue) }
}
