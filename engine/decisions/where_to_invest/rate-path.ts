/** CDI, Selic and inflation for the term: from the input, market expectations, or current values. */

import { percent, type Ratio } from '../../core/ratio.ts'
import { say } from '../../core/text/sentence.ts'
import { cdiOfDay, effectiveSelic } from '../../domains/savings/rules/rates/coherent-rates.ts'
import { focusInflation, focusRates } from '../../domains/savings/rules/rates/focus.ts'
import type { DecisionContext } from '../../operation/definition/decision.ts'
import type { RatePath } from './options.ts'

interface RatePathInput {
  readonly months: number
  readonly scenario?: 'current' | 'focus' | undefined
  readonly cdi_annual?: Ratio | undefined
  readonly selic_annual?: Ratio | undefined
  readonly ipca_annual?: Ratio | undefined
}

/** Precedence: input, then market expectations when requested, then current values. */
export function pathOf(ctx: DecisionContext, { months, scenario: from, cdi_annual, selic_annual, ipca_annual }: RatePathInput): RatePath {
  const given = { cdi_annual, selic_annual, ipca_annual }
  if (from === 'focus') {
    for (const [field, rate] of Object.entries(given))
      if (rate) ctx.refuse('scenario', say`não vem com ${field}: a taxa é a suposta ou a esperada`)
    const { cdi } = focusRates(ctx, months)
    // The effective Selic equals the CDI.
    return { cdi, selic: cdi, inflation: focusInflation(ctx, months) }
  }
  const read = ipca_annual ? undefined : ctx.rate('ipca', ctx.day, 'ipca_annual')
  if (read) ctx.assume(say`Inflação dos 12 meses até ${read.date.slice(5, 7)}/${read.date.slice(0, 4)}: ${percent(read.value)}.`)
  const [cdi, selic] = ratesOf(ctx, cdi_annual, selic_annual)
  return { cdi, selic, inflation: ipca_annual ?? percent(read!.value) }
}

/** CDI and effective Selic have been equal in recent years: a missing one defaults to the other, or to the rate of the day. */
function ratesOf(ctx: DecisionContext, givenCdi: Ratio | undefined, givenSelic: Ratio | undefined): readonly [Ratio, Ratio] {
  if (givenCdi && givenSelic) return [givenCdi, givenSelic]
  if (givenCdi || givenSelic) {
    const rate = (givenCdi ?? givenSelic)!
    ctx.assume(say`${givenCdi ? 'Selic' : 'CDI'} de ${rate} ao ano, igual ${givenCdi ? 'ao CDI informado' : 'à Selic informada'}.`)
    return [rate, rate]
  }
  const [cdi, selic] = [cdiOfDay(ctx, 'cdi_annual'), effectiveSelic(ctx, 'selic_annual')]
  ctx.assume(say`CDI de ${cdi.rate} ao ano: ${cdi.from}. Selic de ${selic.rate} ao ano: ${selic.from}.`)
  return [cdi.rate, selic.rate]
}
