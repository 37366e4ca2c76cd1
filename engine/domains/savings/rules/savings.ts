import { monthlyFromAnnual } from '../../../core/finance/installment.ts'
import { divide, ONE, percent, Ratio } from '../../../core/ratio.ts'
import { calendarDate, type Phrase, say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import type { RateReading } from '../../../operation/evaluation/ports.ts'
import savingsRule, { type SavingsRule } from '../law/savings-rule.ts'

export const SAVINGS_RULES = ['fixed_plus_tr', 'selic_share_plus_tr'] as const
export const SAVINGS_RULE_WORDS = { fixed_plus_tr: 'Juros fixos mais TR', selic_share_plus_tr: 'Parte da Selic mais TR' } as const

export interface SavingsRate {
  readonly monthly: Ratio
  readonly rule: (typeof SAVINGS_RULES)[number]
  readonly formula: Phrase
}

/** The published index has six decimals, rounded by NBR 5891, ties to even (Carta-Circular BCB 2.726/1997). */
const INDEX_DECIMALS = 1_000_000n

/** Monthly yield by the rule of the deposit day: interest applies to the balance already corrected by the TR. */
function savingsRate({ fixedMonthly, selic: bySelic }: SavingsRule, selic: Ratio | null, tr: Ratio): SavingsRate {
  const shared = bySelic !== null && selic !== null && selic.compare(bySelic.upTo) <= 0
  const interest = shared ? monthlyFromAnnual(bySelic.share.times(selic)) : fixedMonthly
  const index = ONE.plus(tr).times(ONE.plus(interest))
  const shown = shared ? say`(1 + ${bySelic.share} × ${selic})^(1/12)` : say`(1 + ${fixedMonthly})`
  return {
    monthly: Ratio.of(divide(index.n * INDEX_DECIMALS, index.d, 'halfEven'), INDEX_DECIMALS).minus(ONE),
    rule: shared ? 'selic_share_plus_tr' : 'fixed_plus_tr',
    formula: say`${shown} × (1 + TR de ${tr}) − 1; índice com seis casas`,
  }
}

interface RateOverrides {
  readonly selic: Ratio | undefined
  readonly tr: Ratio | undefined
}

/** Monthly yield; the Selic target and the TR default to those of the day. */
export function savingsRateOn(ctx: Context, given: RateOverrides): SavingsRate {
  const rule = ctx.law(savingsRule)
  const readings = {
    selic: rule.selic === null || given.selic ? null : ctx.rate('selic', ctx.day),
    tr: given.tr ? null : ctx.rate('tr', ctx.day),
  }
  const selic = rule.selic === null ? null : (given.selic ?? percent(readings.selic!.value))
  const tr = given.tr ?? percent(readings.tr!.value)
  const dated = (rate: Ratio, reading: RateReading | null) => (reading ? say`${rate}, de ${calendarDate(reading.date)},` : say`${rate}`)
  ctx.assume(
    selic === null
      ? say`Poupança com a TR de ${dated(tr, readings.tr)} ao mês em todo o prazo.`
      : say`Poupança com a meta da Selic de ${dated(selic, readings.selic)} ao ano e a TR de ${dated(tr, readings.tr)} ao mês em todo o prazo.`,
  )
  ctx.assume(
    say`O índice mensal da poupança tem seis casas decimais, arredondado pela NBR 5891${ctx.day >= '1997-01-01' ? ' (Carta-Circular BCB nº 2.726/1997)' : ''}.`,
  )
  return savingsRate(rule, selic, tr)
}
