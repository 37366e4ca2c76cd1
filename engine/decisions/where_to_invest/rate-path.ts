/** The CDI, the Selic and the inflation of the term: given, expected, or of the day. */
import type { DecisionContext } from '../../core/operation/decision.ts'
import { percent, type Ratio } from '../../core/ratio.ts'
import { say } from '../../core/sentence.ts'
import { cdiOfDay, effectiveSelic } from '../../domains/savings/rules/coherent-rates.ts'
import { focusInflation, focusRates } from '../../domains/savings/rules/focus.ts'
import type { RatePath } from './options.ts'

interface GivenPath {
  readonly months: number
  readonly scenario?: 'current' | 'focus' | undefined
  readonly cdi_annual?: Ratio | undefined
  readonly selic_annual?: Ratio | undefined
  readonly ipca_annual?: Ratio | undefined
}

/** What was given, then what the market expects where that was asked for, then what holds today. */
export function pathOf(ctx: DecisionContext, { months, scenario: from, cdi_annual, selic_annual, ipca_annual }: GivenPath): RatePath {
  const given = { cdi_annual, selic_annual, ipca_annual }
  if (from === 'focus') {
    for (const [field, rate] of Object.entries(given))
      if (rate) ctx.refuse('scenario', say`não vem com ${field}: a taxa é a suposta ou a esperada`)
    const { cdi } = focusRates(ctx, months)
    // What is received of the Selic is what the CDI pays.
    return { cdi, selic: cdi, inflation: focusInflation(ctx, months) }
  }
  const read = ipca_annual ? undefined : ctx.rate('ipca', ctx.day, 'ipca_annual')
  if (read) ctx.assume(say`Inflação dos 12 meses até ${read.date.slice(5, 7)}/${read.date.slice(0, 4)}: ${percent(read.value)}.`)
  const [cdi, selic] = ratesOf(ctx, cdi_annual, selic_annual)
  return { cdi, selic, inflation: ipca_annual ?? percent(read!.value) }
}

/** The CDI and the Selic received are the same rate on any day of late: what is not given follows from the other, or from the day's. */
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
