import { decimalText, type Money, portion } from '../../../core/money.ts'
import type { Context } from '../../../core/operation/context.ts'
import { ONE, type Ratio } from '../../../core/ratio.ts'
import { joined, type Phrase, say } from '../../../core/sentence.ts'
import { added } from './months.ts'

export interface CorrectedPhase {
  /** The correction of the phase, as what it multiplies by. */
  readonly factor: Ratio
  /** Its interest, as a fraction. */
  readonly interestPercent: Ratio
}

/**
 * A debt of a court's judgment over the phases of its law: the correction of each multiplies the one before, and the interest of all is
 * added, without interest on interest, and applied to the principal corrected to the end.
 */
export function correctedWithInterest(
  ctx: Context,
  amount: Money,
  phases: readonly CorrectedPhase[],
  called: { readonly rates: Phrase; readonly interest: Phrase },
) {
  const coefficient = phases.reduce((product, { factor }) => product.times(factor).settled(), ONE)
  const rates = phases.map(({ interestPercent }) => interestPercent)
  const interestPercent = added(rates)
  const shown = coefficient.toNumber(10)
  const correctedPrincipal = ctx.step(
    'Principal corrigido',
    () => say`${amount} × ${decimalText(shown)}`,
    portion(amount, coefficient, 'halfUp'),
  )
  ctx.step(called.rates, () => joined(rates, ' + ', '0%'), interestPercent)
  const interest = ctx.step(
    called.interest,
    say`${correctedPrincipal} × ${interestPercent}`,
    portion(correctedPrincipal, interestPercent, 'halfUp'),
  )
  return {
    total: ctx.step('Total', say`${correctedPrincipal} + ${interest}`, correctedPrincipal + interest),
    correctedPrincipal,
    correctionPercent: coefficient.minus(ONE),
    coefficient: shown,
    interestPercent,
    interest,
  }
}
