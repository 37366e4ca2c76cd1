/** Bonds bought today and held until the end of the term; earlier maturities are reinvested. */

import { addMonths, type Day } from '../../core/day.ts'
import { InvalidInput, SourceUnavailable } from '../../core/errors.ts'
import { fromNumber, type Money } from '../../core/money.ts'
import type { Ratio } from '../../core/ratio.ts'
import { word } from '../../core/text/language.ts'
import { calendarDate, type Phrase, say } from '../../core/text/sentence.ts'
import cdbComparison from '../../domains/savings/calculators/cdb-comparison/index.ts'
import tesouroIpca from '../../domains/savings/calculators/tesouro-ipca/index.ts'
import tesouroPrefixado from '../../domains/savings/calculators/tesouro-prefixado/index.ts'
import tesouroSelic from '../../domains/savings/calculators/tesouro-selic/index.ts'
import type { DecisionContext } from '../../operation/definition/decision.ts'
import { type Option, type RatePath, type Wanted, WORDS } from './options.ts'

interface BondOutcome {
  readonly option: Option
  readonly netAmount: Money
}

/** Bonds with a given rate, bought today and redeemed at the end of the term. Money below one hundredth of a bond stays uninvested. */
export function bondsOf(ctx: DecisionContext, wanted: Wanted, path: RatePath, how: 'shown' | 'quiet'): BondOutcome[] {
  const { amount, prefixado_rate, prefixado_maturity, ipca_rate, ipca_maturity } = wanted
  const until = addMonths(ctx.day, wanted.months)
  const asked = (maturity: Day, rate: Ratio) => ({
    trade: ctx.day,
    maturity,
    rate,
    amount,
    ...(until < maturity ? { redeem_on: until } : {}),
  })
  const bonds: BondOutcome[] = []
  const add = (option: Option, name: StepName, maturity: Day, buy: () => Bought): void => {
    const bought = unlessTooLittle(ctx, how, name, buy)
    if (!bought) return
    const inHand = bought.netAmount! + (amount - bought.invested!)
    bonds.push({ option, netAmount: reinvested(ctx, wanted, path, { option, maturity, until, inHand }, how) })
  }
  const prefixado = ['prefixado', 'Tesouro Prefixado até o fim do prazo'] as const
  if (prefixado_rate && prefixado_maturity) {
    const question = asked(prefixado_maturity, prefixado_rate)
    add('tesouro_prefixado', prefixado, prefixado_maturity, () =>
      how === 'shown' ? ctx.take(prefixado, tesouroPrefixado, question) : ctx.whatIf(tesouroPrefixado, question),
    )
  } else if (how === 'shown') ctx.skip(prefixado, 'A taxa e o vencimento não foram informados.')
  const ipca = ['ipca', 'Tesouro IPCA+ até o fim do prazo'] as const
  if (ipca_rate && ipca_maturity) {
    const question = { ...asked(ipca_maturity, ipca_rate), ipca_annual: path.inflation }
    add('tesouro_ipca', ipca, ipca_maturity, () =>
      how === 'shown' ? ctx.take(ipca, tesouroIpca, question) : ctx.whatIf(tesouroIpca, question),
    )
  } else if (how === 'shown') ctx.skip(ipca, 'A taxa e o vencimento não foram informados.')
  return bonds
}

type StepName = readonly [string, string]

interface Bought {
  readonly netAmount: Money | null
  readonly invested: Money | null
}

/** Skips the bond, with the reason, when the amount is below one hundredth of a bond; rethrows other errors. */
function unlessTooLittle(ctx: DecisionContext, how: 'shown' | 'quiet', name: StepName, buy: () => Bought): Bought | null {
  try {
    return buy()
  } catch (error) {
    if (!(error instanceof InvalidInput) || !error.issues.every(({ field }) => field === 'amount')) throw error
    if (how === 'shown') ctx.skip(name, error.issues.map(({ message }) => word`O valor ${message}.`).join(' '))
    return null
  }
}

interface Matured {
  readonly option: Option
  readonly maturity: Day
  readonly until: Day
  readonly inHand: Money
}

/** Reinvests proceeds of an earlier maturity in the CDB for the remaining whole months, so that all options end on the same day. */
function reinvested(
  ctx: DecisionContext,
  wanted: Wanted,
  path: RatePath,
  { option, maturity, until, inHand }: Matured,
  how: 'shown' | 'quiet',
): Money {
  let months = 0
  while (addMonths(maturity, months + 1) <= until) months++
  if (maturity >= until || months === 0) return inHand
  if (how === 'shown')
    ctx.assume(
      say`${WORDS[option]} vence em ${calendarDate(maturity)}, antes do prazo: o valor líquido segue no CDB por ${months} meses, com imposto de novo prazo.`,
    )
  const question = {
    principal: inHand,
    months,
    cdb_percent: wanted.cdb_percent,
    cdi_annual: path.cdi,
    selic_annual: path.selic,
    ipca_annual: path.inflation,
  }
  return ctx.whatIf(cdbComparison, question).options.find((each) => each.option === 'cdb')!.netAmount
}

/** Minimum purchase: one hundredth of a bond, which costs about a hundredth of its face value. */
export function tooLittleForBond(ctx: DecisionContext, amount: Money): Phrase | null {
  try {
    const { vna } = ctx.whatIf(tesouroSelic, { op: 'vna' as const, trade: ctx.day })
    const least = vna === null ? 0n : fromNumber(vna / 100)
    return amount < least ? say`o menor pedaço de um título custa cerca de ${least}` : null
  } catch (error) {
    if (error instanceof InvalidInput || error instanceof SourceUnavailable) return null
    throw error
  }
}
