/** INSS of the claim, by month, with the 13th salary apart. */
import { addMonths, endOfMonth } from '../../core/day.ts'
import { type Ratio, ZERO } from '../../core/ratio.ts'
import { notBelowZero, total, truncatedToCentavo } from '../../domains/court/rules/amounts.ts'
import { monthNumber, monthStart } from '../../domains/court/rules/indexes.ts'
import { type EmployerRates, employeeInss } from '../../domains/court/rules/inss.ts'
import inss from '../../domains/payroll/law/inss.ts'
import type { ClaimInput, InssInput } from '../input.ts'
import type { Contract } from '../items/contract.ts'
import type { SettledItem } from '../items/occurrence.ts'
import { byMonth, chargedPay, type PayHistory } from '../items/pay.ts'
import { exactPercent, type Session } from '../session.ts'
import type { ClaimUpdate } from '../update.ts'

interface InssMonth {
  readonly month: number
  readonly pay: Ratio
  readonly claim: Ratio
  readonly claimThirteenth: Ratio
  readonly rate: Ratio
  readonly employee: Ratio
  readonly employeeThirteenth: Ratio
  readonly employeeCorrected: Ratio
  readonly thirteenthCorrected: Ratio
  readonly employer: Ratio
  readonly employerCorrected: Ratio
}

export interface ClaimInss {
  readonly months: readonly InssMonth[]
  readonly employee: Ratio
  readonly employer: Ratio
  readonly chargedToEmployer: boolean
}

export interface InssOf {
  readonly session: Session
  readonly contract: Contract
  readonly update: ClaimUpdate
  readonly histories: ReadonlyMap<string, PayHistory>
  readonly items: readonly SettledItem[]
}

/** Month from which social-security interest and fine run from the service (Súmula 368, V, of the TST). */
const FROM_SERVICE = monthNumber('2009-03-01')

export function claimInss(of: InssOf, input: ClaimInput): ClaimInss | null {
  if (!input.inss) return null
  const claims = claimsOf(of.items)
  const months = [...claims.keys()].sort((a, b) => a - b).map((month) => monthOf(of, input.inss!, month, claims.get(month)!))
  const employee = total(months.map((each) => each.employeeCorrected.plus(each.thirteenthCorrected)))
  return {
    months,
    employee,
    employer: total(months.map((each) => each.employerCorrected)),
    chargedToEmployer: input.inss.charged_to === 'employer',
  }
}

interface Claims {
  common: Ratio
  thirteenth: Ratio
}

function claimsOf(items: readonly SettledItem[]): Map<number, Claims> {
  const claims = new Map<number, Claims>()
  for (const { input, occurrences } of items) {
    if (!input.charges.inss) continue
    for (const { from, chargeBaseUncorrected } of occurrences) {
      const base = notBelowZero(chargeBaseUncorrected)
      if (base.isZero) continue
      const month = claims.get(monthNumber(from)) ?? { common: ZERO, thirteenth: ZERO }
      if (input.nature === 'thirteenth') month.thirteenth = month.thirteenth.plus(base)
      else month.common = month.common.plus(base)
      claims.set(monthNumber(from), month)
    }
  }
  return claims
}

function monthOf(of: InssOf, terms: InssInput, month: number, { common, thirteenth }: Claims): InssMonth {
  const { session, contract, histories } = of
  const first = monthStart(month)
  const table = session.ctx.law(inss, endOfMonth(first))
  const pay = chargedPay(contract, histories.values(), (each) => each.inss, month, first)
  const payThirteenth = byMonth(terms.thirteenth_pay).get(month) ?? ZERO
  const own = employeeInss(pay, common, table, session.reading)
  const ofThirteenth = employeeInss(payThirteenth, thirteenth, table, session.reading)
  // Each share of the pay and of the 13th salary is rounded apart.
  const employer = employerShares(terms).flatMap((rate) => [common.times(rate), thirteenth.times(rate)])
  const corrected = (amount: Ratio): Ratio => correctedShare(of, terms, month, amount)
  return {
    month,
    pay,
    claim: common,
    claimThirteenth: thirteenth,
    rate: own.rate,
    employee: own.amount,
    employeeThirteenth: ofThirteenth.amount,
    employeeCorrected: corrected(own.amount),
    thirteenthCorrected: corrected(ofThirteenth.amount),
    employer: total(employer),
    employerCorrected: total(employer.map(corrected)),
  }
}

function employerShares({ rates, simples }: InssInput): readonly Ratio[] {
  if (simples) return []
  const shares: EmployerRates = {
    company: exactPercent(rates.company),
    rat: exactPercent(rates.rat),
    thirdParties: exactPercent(rates.third_parties),
  }
  return [shares.company, shares.rat, shares.thirdParties]
}

/** Corrected share: by the labour factor, or by the Selic summed from the month after the service, with a typed fine. */
function correctedShare({ session, update, contract }: InssOf, terms: InssInput, month: number, amount: Ratio): Ratio {
  if (terms.update === 'labour' || month < FROM_SERVICE) return session.round(amount.times(update.factor(month)))
  const last = monthNumber(contract.settled)
  let selic: Ratio = ZERO
  for (let at = monthNumber(addMonths(monthStart(month), 1)); at <= last; at++)
    selic = selic.plus(session.table.rate('selic_simple', at, last))
  const principal = session.round(amount)
  return principal.plus(truncatedToCentavo(principal.times(selic))).plus(principal.times(exactPercent(terms.fine_percent)))
}
