/** What each regime costs a month by the rules alone: the same as the calculators answer, for the thousands of revenues a search tries. */
import { greatest, type Money, portion, split, sum } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import type { MeiTable } from '../../../own-account/law/mei.ts'
import { companyWithholding } from '../../../own-account/rules/company-withholding.ts'
import { meiLimit } from '../../../own-account/rules/mei-limit.ts'
import type { IrrfTable } from '../../../payroll/law/irrf.ts'
import { irrfDue } from '../../../payroll/rules/irrf.ts'
import type { PresumedProfit } from '../../law/presumed-profit.ts'
import type { SimplesTable } from '../../law/simples-nacional.ts'
import { annexByFactor, factorR } from '../../rules/factor-r.ts'
import { presumedTaxes } from '../../rules/presumed.ts'
import { simplesDue } from '../../rules/simples.ts'
import type { RegimeName, Terms } from './terms.ts'

export interface BurdenLaw {
  readonly simples: SimplesTable
  readonly minimumWage: Money
  /** Null where the activity or the day has none. */
  readonly mei: MeiTable | null
  /** Null before its record. */
  readonly presumed: PresumedProfit | null
  readonly irrf: IrrfTable
  readonly inssCeiling: Money
  readonly paidByCompany: Ratio
  readonly employerInss: Ratio
}

export interface Burden {
  readonly regime: RegimeName
  readonly burden: Money
}

const YEAR = 12

/** Those that may be chosen, in the order regimes are listed. */
export function burdensAt(terms: Terms, law: BurdenLaw): Burden[] {
  return [...(terms.meiAllowed ? mei(terms, law) : []), ...simples('III', terms, law), ...simples('V', terms, law), ...presumed(terms, law)]
}

function mei({ revenue }: Terms, { mei: table, minimumWage }: BurdenLaw): Burden[] {
  if (!table || revenue * BigInt(YEAR) > meiLimit(YEAR, table, false)) return []
  return [{ regime: 'mei', burden: portion(minimumWage, table.inssRate, 'halfUp') + table.iss + (table.ibsCbs ?? 0n) }]
}

function simples(annex: 'III' | 'V', terms: Terms, law: BurdenLaw): Burden[] {
  const { simples: table, minimumWage } = law
  const { revenue } = terms
  const revenue12m = revenue * BigInt(YEAR)
  if (revenue12m > table.ceiling) return []
  const pay = annex === 'III' ? greatest(minimumWage, payForFactorR(revenue, table.factorR.threshold)) : minimumWage
  if (annexByFactor(factorR(pay * BigInt(YEAR), revenue12m, table), table) !== annex) return []
  const { tax } = simplesDue(revenue, revenue12m, table.annexes[annex])
  // Above the sublimit the ISS leaves the guide.
  const iss = revenue12m > table.sublimit ? portion(revenue, terms.issRate, 'halfUp') : 0n
  return [{ regime: annex === 'III' ? 'simples_iii' : 'simples_v', burden: sum([tax, iss, ownerTaxes(pay, terms, law), terms.accountant]) }]
}

function presumed(terms: Terms, law: BurdenLaw): Burden[] {
  const quarter = terms.revenue * 3n
  if (!law.presumed?.turnover || quarter > law.presumed.annualLimit) return []
  const due = presumedTaxes({ revenue: quarter, activity: 'services' }, law.presumed, law.presumed.turnover)
  const total = sum([due.irpj, due.additional, due.csll, due.pis, due.cofins, portion(quarter, terms.issRate, 'halfUp')])
  const pay = law.minimumWage
  const employer = portion(pay, law.employerInss, 'halfUp')
  return [{ regime: 'presumed_profit', burden: sum([split(total, 3, 'halfUp'), ownerTaxes(pay, terms, law), employer, terms.accountant]) }]
}

function ownerTaxes(pay: Money, { dependents }: Terms, { inssCeiling, paidByCompany, irrf }: BurdenLaw): Money {
  const { inss } = companyWithholding({ pay }, inssCeiling, paidByCompany)
  return inss + irrfDue({ gross: pay, deductions: inss + BigInt(dependents) * irrf.perDependent }, irrf).amount
}

/** The least pay, in centavos, whose share of the revenue reaches the factor. */
export const payForFactorR = (revenue: Money, { n, d }: Ratio): Money => (revenue * n + d - 1n) / d
