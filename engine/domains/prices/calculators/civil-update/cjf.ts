/** Update by whole months, following the federal courts' manual of 2026 (Manual de Cálculos da Justiça Federal, item 4.2). */
import { addDays, addMonths, type Day, firstOfMonth, later } from '../../../../core/day.ts'
import { portion } from '../../../../core/money.ts'
import { ONE, type Ratio, ZERO } from '../../../../core/ratio.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import civilInterest from '../../law/civil-interest.ts'
import { LEGAL_RATE_FROM, legalRates } from '../../rules/legal-rate.ts'
import { added, monthlyRates, monthName, partsOfMonths } from '../../rules/months.ts'
import { roundedFactor, roundedPercent } from '../../rules/rounding.ts'
import type { CivilDebt, CorrectionRegime, Update } from './update.ts'

/** Month of the new law: the last of the Selic. Its legal rate is the first applied, in the following month. */
const TURN = firstOfMonth(LEGAL_RATE_FROM)

const COEFFICIENT_PLACES = 10
const MONEY_PLACES = 2

export function cjfUpdate(ctx: Context, debt: CivilDebt): Update {
  if (debt.correction !== 'ipca' && debt.correction !== 'ipca15')
    ctx.refuse('correction', 'na convenção da Justiça Federal é pelo IPCA-15 (IPCA-E)')
  if (debt.before !== 'selic') ctx.refuse('before_2024_08_30', 'na convenção da Justiça Federal é a Selic')
  const [valueMonth, interestMonth, toMonth] = [firstOfMonth(debt.correctionFrom), firstOfMonth(debt.interestFrom), firstOfMonth(debt.to)]
  if (toMonth <= TURN) ctx.refuse('to', say`deve ser de ${monthName(addMonths(TURN, 1))} em diante na convenção da Justiça Federal`)
  const start = later(valueMonth, interestMonth)
  if (start > toMonth) ctx.refuse('to', 'vem antes do mês do valor ou dos juros')
  const selicRuns = start < TURN
  const regimes: CorrectionRegime[] = []
  const months = (from: Day, to: Day) => ({ from, to: addDays(to, -1) })

  // The index of a month corrects a value from that month to the next; correction is suspended from the first Selic month.
  const correct = (from: Day, to: Day): Ratio => {
    if (from >= to) return ONE
    const rates = monthlyRates(ctx, 'ipca15Monthly', from, addDays(to, -1), 'IPCA-15')
    const factor = [...rates.values()].reduce((product, rate) => product.times(ONE.plus(rate)).truncated(), ONE)
    regimes.push({
      ...months(from, to),
      rule: 'Correção pelo IPCA-15 (IPCA-E) dos meses',
      correctionPercent: factor.minus(ONE),
      interestPercent: null,
    })
    return factor
  }
  // Correction includes the month in which interest starts: the Selic applies from the following month (item 4.2.1, example 2).
  const earlier = selicRuns ? correct(valueMonth, addMonths(start, 1)) : ONE
  const resumed = correct(selicRuns ? TURN : valueMonth, toMonth)
  const coefficient = roundedFactor(earlier.times(resumed), COEFFICIENT_PLACES, 'halfUp')

  let selic = ZERO
  if (selicRuns) {
    ctx.law(civilInterest, later(start, civilInterest.recordStarts))
    const first = addMonths(start, 1)
    const rates = monthlyRates(ctx, 'selicMonth', first, TURN, 'Selic do mês')
    selic = added(rates.values())
    regimes.push({ ...months(first, addMonths(TURN, 1)), rule: 'Selic dos meses, somada', correctionPercent: null, interestPercent: selic })
  }
  const reference = later(start, TURN)
  let legal = ZERO
  let legalMonths: Update['months'] = []
  if (reference < toMonth) {
    ctx.law(civilInterest, addDays(toMonth, -1))
    const rates = legalRates(ctx, reference, addDays(toMonth, -1))
    legal = added(rates.values())
    legalMonths = partsOfMonths(reference, toMonth).map((part) => ({ ...part, rate: rates.get(part.month)! }))
    regimes.push({
      ...months(reference, toMonth),
      rule: 'Taxa legal dos meses, somada; cada uma se aplica no mês seguinte',
      correctionPercent: null,
      interestPercent: legal,
    })
  }
  const interestRate = roundedPercent(selic.plus(legal), MONEY_PLACES, 'truncate')
  const correctedPrincipal = portion(debt.amount, coefficient, 'truncate')
  ctx.assume(
    'Convenção do Manual de Cálculos da Justiça Federal de 2026 (item 4.2): meses inteiros, coeficiente com dez casas, percentual e dinheiro truncados em duas; outros tribunais arredondam.',
  )
  ctx.assume(
    'Os juros correm do mês seguinte ao mais recente entre o mês do valor e o mês inicial dos juros; até esse mês, inclusive, corre a correção.',
  )
  if (selicRuns)
    ctx.assume(
      say`Até ${calendarDate(addDays(addMonths(TURN, 1), -1))} corre a Selic, que já traz a correção: o IPCA-15 fica suspenso e volta com o de ${monthName(TURN)}.`,
    )
  return {
    coefficient,
    correctedPrincipal,
    legalRate: legal,
    interestRate,
    interest: portion(correctedPrincipal, interestRate, 'truncate'),
    regimes: regimes.sort((a, b) => (a.from < b.from ? -1 : 1)),
    months: legalMonths,
  }
}
