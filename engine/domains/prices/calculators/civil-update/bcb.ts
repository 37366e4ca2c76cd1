/** Update by days, following the central bank's calculator for Selic and legal rate. */

import { type Day, earlier, later } from '../../../../core/day.ts'
import { portion } from '../../../../core/money.ts'
import { ONE, percent, type Ratio, ZERO } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import civilInterest from '../../law/civil-interest.ts'
import { LEGAL_RATE_FROM, legalInterest } from '../../rules/legal-rate.ts'
import { addedByDays, compoundedByDays, partsOfMonths } from '../../rules/months.ts'
import { type CivilDebt, CORRECTIONS, type CorrectionRegime, type Update } from './update.ts'

export function bcbUpdate(ctx: Context, debt: CivilDebt): Update {
  const { amount, correctionFrom, interestFrom, to, correction, before } = debt
  const old = interestFrom < LEGAL_RATE_FROM
  const selicTo = old && before === 'selic' ? earlier(LEGAL_RATE_FROM, to) : interestFrom
  if (selicTo > interestFrom && correctionFrom > interestFrom) {
    ctx.refuse(
      'correction_from',
      say`não pode vir depois de interest_from antes de ${calendarDate(LEGAL_RATE_FROM)}: a Selic já traz a correção e não se separa dos juros`,
    )
  }
  const regimes: CorrectionRegime[] = []
  let coefficient = ONE
  const correct = (from: Day, until: Day): Ratio | null => {
    if (correction === 'none' || from >= until) return null
    const { metric, words } = CORRECTIONS[correction]
    const factor = compoundedByDays(ctx, metric, from, until, words)
    coefficient = coefficient.times(factor).truncated()
    return factor.minus(ONE)
  }
  const index = correction === 'none' ? 'sem correção' : CORRECTIONS[correction].words

  if (correctionFrom < interestFrom) {
    const until = earlier(interestFrom, to)
    regimes.push({
      from: correctionFrom,
      to: until,
      rule: word`${index}, sem juros`,
      correctionPercent: correct(correctionFrom, until),
      interestPercent: null,
    })
  }
  let interestRate = ZERO
  if (old) {
    const until = earlier(LEGAL_RATE_FROM, to)
    interestRate = before === 'selic' ? selicInterest(ctx, interestFrom, until) : onePercent(interestFrom, until)
    regimes.push({
      from: interestFrom,
      to: until,
      rule: before === 'selic' ? 'Selic, que já traz correção e juros' : word`${index} e juros de 1% ao mês`,
      correctionPercent: before === 'selic' ? null : correct(later(correctionFrom, interestFrom), until),
      interestPercent: interestRate,
    })
  }
  const legalFrom = later(interestFrom, LEGAL_RATE_FROM)
  const legal = legalInterest(ctx, legalFrom, to)
  if (legalFrom < to) {
    ctx.law(civilInterest, legalFrom)
    const start = later(correctionFrom, legalFrom)
    regimes.push({
      from: legalFrom,
      to,
      rule: word`${index} e taxa legal`,
      correctionPercent: correct(start, to),
      interestPercent: legal.rate,
    })
  }
  const correctedPrincipal = portion(amount, coefficient, 'halfUp')
  const total = interestRate.plus(legal.rate)
  assumeConvention(ctx, debt)
  return {
    coefficient,
    correctedPrincipal,
    legalRate: legal.rate,
    interestRate: total,
    interest: portion(correctedPrincipal, total, 'halfUp'),
    regimes,
    months: legal.months,
  }
}

function assumeConvention(ctx: Context, { correctionFrom, interestFrom, correction, before }: CivilDebt): void {
  const old = interestFrom < LEGAL_RATE_FROM
  ctx.assume('Convenção do Banco Central: Selic por dias úteis e taxa legal por dias corridos, com o primeiro dia e sem o último.')
  if (correction !== 'none')
    ctx.assume('O índice de um mês incompleto não tem regra: foi distribuído pelos dias corridos do mês, em proporção geométrica.')
  if (old) ctx.assume('Os percentuais de cada período são somados e aplicados ao principal corrigido, sem juros sobre juros.')
  if (old && before === 'one_percent')
    ctx.assume('Juros de 1% ao mês até 29/08/2024 só valem se o contrato ou a sentença os fixou; mês incompleto pelos dias corridos.')
  if (correctionFrom < LEGAL_RATE_FROM && correction !== 'none' && (before !== 'selic' || correctionFrom < interestFrom))
    ctx.assume(say`Antes de ${calendarDate(LEGAL_RATE_FROM)} a lei não fixava o índice: usou-se o informado, ou o IPCA.`)
}

function selicInterest(ctx: Context, from: Day, to: Day): Ratio {
  ctx.law(civilInterest, from)
  return ctx.accumulated('selic', from, to, { convention: 'bcb' }).factor.minus(ONE)
}

/** CTN, art. 161, § 1º: simple interest of 1% a month. */
const ONE_PERCENT = percent(1)

const onePercent = (from: Day, to: Day): Ratio => addedByDays(partsOfMonths(from, to).map((part) => ({ ...part, rate: ONE_PERCENT })))
