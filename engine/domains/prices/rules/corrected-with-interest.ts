import { decimalText, type Money, portion } from '../../../core/money.ts'
import { ONE, type Ratio } from '../../../core/ratio.ts'
import { joined, type Phrase, say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import { added } from './months.ts'

export interface CorrectedPhase {
  /** Correction factor of the phase. */
  readonly factor: Ratio
  /** Interest of the phase, as a fraction. */
  readonly interestPercent: Ratio
}

/**
 * Court-ordered debt over successive legal phases. Corrections multiply; interest is summed without compounding and applied to the fully
 * corrected principal.
 */
export function correctedWithInterest(
  ctx: Context,
  amount: Money,
  phases: readonly CorrectedPhase[],
  called: { readonly rates: Phrase; readonly interest: Phrase },
) {
  const coefficient = phases.reduce((product, { factor }) => product.times(factor).truncated(), ONE)
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
