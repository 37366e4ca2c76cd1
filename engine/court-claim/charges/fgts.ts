/** FGTS of the claim: months of the contract, the fine of the dismissal and the totals typed. */
import { type Day, earlier, endOfMonth, later } from '../../core/day.ts'
import { ONE, type Ratio, ZERO } from '../../core/ratio.ts'
import fgtsContribution from '../../domains/court/law/fgts-contribution.ts'
import { notBelowZero, total } from '../../domains/court/rules/amounts.ts'
import { type FgtsFine, type FgtsMonth, type FgtsMonthInput, fgtsFine, fgtsMonth } from '../../domains/court/rules/fgts.ts'
import { monthNumber, monthStart } from '../../domains/court/rules/indexes.ts'
import dismissalContribution from '../../domains/termination/law/dismissal-contribution.ts'
import type { ClaimInput, FgtsInput } from '../input.ts'
import type { Contract } from '../items/contract.ts'
import type { SettledItem } from '../items/occurrence.ts'
import { chargedPay, type PayHistory } from '../items/pay.ts'
import { exact, exactPercent, type Session } from '../session.ts'
import type { ClaimUpdate } from '../update.ts'

export interface ClaimFgts {
  readonly months: readonly (FgtsMonth & { readonly month: number })[]
  readonly corrected: Ratio
  readonly interest: Ratio
  readonly fine: FgtsFine | null
  readonly fineCorrected: Ratio
  readonly article467: Ratio
  readonly deduct: Ratio
  readonly inGross: boolean
  readonly window: { readonly from: Day; readonly to: Day } | null
}

interface Claimed {
  readonly claim: Map<number, Ratio>
  readonly withoutNotice: Map<number, Ratio>
}

function claimedOf(items: readonly SettledItem[]): Claimed {
  const claim = new Map<number, Ratio>()
  const withoutNotice = new Map<number, Ratio>()
  for (const { input, occurrences } of items) {
    if (!input.charges.fgts) continue
    for (const { from, chargeBaseUncorrected } of occurrences) {
      const month = monthNumber(from)
      claim.set(month, (claim.get(month) ?? ZERO).plus(chargeBaseUncorrected))
      if (input.nature !== 'notice') withoutNotice.set(month, (withoutNotice.get(month) ?? ZERO).plus(chargeBaseUncorrected))
    }
  }
  return { claim, withoutNotice }
}

export interface FgtsOf {
  readonly session: Session
  readonly contract: Contract
  readonly update: ClaimUpdate
  readonly histories: ReadonlyMap<string, PayHistory>
  readonly items: readonly SettledItem[]
}

export function claimFgts(of: FgtsOf, { fgts }: ClaimInput): ClaimFgts | null {
  if (!fgts) return null
  const typed = (amount: number | undefined): Ratio => (amount === undefined ? ZERO : of.session.round(exact(amount)))
  const shared = { deduct: exact(fgts.deduct), inGross: fgts.in_gross }
  if (fgts.amount !== undefined) {
    const amounts = { corrected: typed(fgts.amount), fineCorrected: typed(fgts.fine_amount), article467: typed(fgts.article_467_amount) }
    return { months: [], interest: ZERO, fine: null, window: null, ...amounts, ...shared }
  }
  const worked = monthsOf(of, fgts)
  const corrected = total(worked.map(({ month }) => month.corrected))
  const interest = total(worked.map(({ month }) => of.session.round(month.interest)))
  if (!interest.isZero)
    of.session.assume(
      'Juros sobre o FGTS: do fim de cada mês, ou do ajuizamento, até a liquidação. Não confirmados por um valor do PJe-Calc.',
    )
  const fine = fgts.fine && of.contract.dismissal ? fineOf(of, fgts.fine, of.contract.dismissal, worked) : null
  if (fgts.fine && !of.contract.dismissal) of.session.warn('A multa do FGTS espera a dispensa: não foi calculada.')
  return {
    months: worked.map(({ at, month }) => ({ ...month, month: at })),
    corrected,
    interest,
    fine,
    fineCorrected: fine?.corrected ?? ZERO,
    article467: fine?.article467 ?? ZERO,
    window: { from: of.contract.fgtsFrom, to: of.contract.end },
    ...shared,
  }
}

interface Worked {
  readonly at: number
  readonly input: FgtsMonthInput
  readonly month: FgtsMonth
}

function monthsOf({ session, contract, update, histories, items }: FgtsOf, fgts: FgtsInput): Worked[] {
  const { claim, withoutNotice } = claimedOf(items)
  const rate = exactPercent(fgts.rate_percent)
  const worked: Worked[] = []
  const dismissalFactor = contract.dismissal ? update.factor(monthNumber(contract.dismissal)) : ONE
  for (let at = monthNumber(contract.fgtsFrom); at <= monthNumber(contract.end); at++) {
    const first = monthStart(at)
    const counted = (counts: (input: { fgts: boolean; deposited: boolean }) => boolean): Ratio =>
      fgts.on_pay ? chargedPay(contract, histories.values(), counts, at, first) : ZERO
    const pay = counted((input) => input.fgts)
    const claimed = notBelowZero(claim.get(at) ?? ZERO)
    if (pay.isZero && claimed.isZero) continue
    const factor = update.factor(at)
    const end = earlier(endOfMonth(first), contract.end)
    const input: FgtsMonthInput = {
      rate,
      pay,
      claim: claimed,
      claimWithoutNotice: notBelowZero(withoutNotice.get(at) ?? ZERO),
      deposited: counted((each) => each.fgts && each.deposited).times(rate),
      factor,
      dismissalFactor: factor.over(dismissalFactor).truncated(),
      interest: update.rate(later(end, contract.filed)),
      contribution: session.ctx.law(fgtsContribution, first, false).onPay,
    }
    worked.push({ at, input, month: fgtsMonth(input, session.round) })
  }
  return worked
}

function fineOf({ session, update }: FgtsOf, fine: NonNullable<FgtsInput['fine']>, dismissal: Day, worked: readonly Worked[]): FgtsFine {
  const factor = fine.factor === undefined ? update.factor(monthNumber(dismissal)) : exact(fine.factor)
  const isCharged = fine.ten_percent && dismissal >= dismissalContribution.recordStarts
  const found = fgtsFine(
    worked,
    {
      percent: exactPercent(fine.percent),
      on: fine.on,
      withoutNotice: fine.without_notice,
      deposited: fine.deposited === undefined ? undefined : exact(fine.deposited),
      article467: fine.article_467,
      tenPercent: isCharged ? session.ctx.law(dismissalContribution, dismissal).rate : ZERO,
      factor,
    },
    session.round,
  )
  if (fine.amount === undefined) return found
  const amount = session.round(exact(fine.amount))
  return { ...found, amount, corrected: session.round(amount.times(factor)) }
}
