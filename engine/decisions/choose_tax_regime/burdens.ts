/** Monthly cost of each regime from the rules alone. Equals the calculators' results; a search evaluates thousands of revenues. */
import { greatest, type Money, portion, smallest, split, sum } from '../../core/money.ts'
import type { Ratio } from '../../core/ratio.ts'
import type { PresumedProfit } from '../../domains/business/law/presumed-profit.ts'
import type { SimplesTable } from '../../domains/business/law/simples-nacional.ts'
import { annexByFactor, factorR } from '../../domains/business/rules/factor-r.ts'
import { presumedTaxes, surchargedAlone } from '../../domains/business/rules/presumed.ts'
import { simplesDue } from '../../domains/business/rules/simples.ts'
import type { MinimumTax } from '../../domains/income-tax/law/minimum-tax.ts'
import { minimumDue } from '../../domains/income-tax/rules/minimum-tax.ts'
import type { MeiTable } from '../../domains/own-account/law/mei.ts'
import { companyWithholding } from '../../domains/own-account/rules/company-withholding.ts'
import { meiLimit } from '../../domains/own-account/rules/mei-limit.ts'
import type { IrrfTable } from '../../domains/payroll/law/irrf.ts'
import { irrfDue } from '../../domains/payroll/rules/withholding/irrf.ts'
import type { CompanyTerms, RegimeName } from './terms.ts'

export interface BurdenLaw {
  readonly simples: SimplesTable
  readonly minimumWage: Money
  /** Null when the activity is not eligible or no table exists for the day. */
  readonly mei: MeiTable | null
  /** Null before the record starts. */
  readonly presumed: PresumedProfit | null
  readonly irrf: IrrfTable
  readonly inssCeiling: Money
  readonly paidByCompany: Ratio
  /** INSS rate of a self-employed person (contribuinte individual). */
  readonly ownAccount: Ratio
  readonly employerInss: Ratio
  /** Null before the record starts. */
  readonly minimumTax: MinimumTax | null
}

export interface Burden {
  readonly regime: RegimeName
  readonly burden: Money
}

const YEAR = 12

/** Available regimes, in display order. */
export function burdensAt(terms: CompanyTerms, law: BurdenLaw): Burden[] {
  return [
    ...(terms.meiAllowed ? mei(terms, law) : []),
    selfEmployed(terms, law),
    ...simples('III', terms, law),
    ...simples('V', terms, law),
    ...presumed(terms, law),
  ]
}

function selfEmployed({ revenue, dependents, ownIss }: CompanyTerms, { minimumWage, inssCeiling, ownAccount, irrf }: BurdenLaw): Burden {
  const inss = portion(smallest(greatest(revenue, minimumWage), inssCeiling), ownAccount, 'halfUp')
  const deductions = inss + BigInt(dependents) * irrf.perDependent
  const { amount } = irrfDue({ gross: revenue, deductions, finalAtSource: true }, irrf)
  return { regime: 'self_employed', burden: sum([inss, amount, ownIss]) }
}

function mei({ revenue }: CompanyTerms, { mei: table, minimumWage }: BurdenLaw): Burden[] {
  if (!table || revenue * BigInt(YEAR) > meiLimit(YEAR, table, false)) return []
  return [{ regime: 'mei', burden: portion(minimumWage, table.inssRate, 'halfUp') + table.iss + (table.ibsCbs ?? 0n) }]
}

function simples(annex: 'III' | 'V', terms: CompanyTerms, law: BurdenLaw): Burden[] {
  const { simples: table, minimumWage } = law
  const { revenue } = terms
  const revenue12m = revenue * BigInt(YEAR)
  if (revenue12m > table.ceiling) return []
  const pay = annex === 'III' ? greatest(minimumWage, payForFactorR(revenue, table.factorR.threshold)) : minimumWage
  if (annexByFactor(factorR(pay * BigInt(YEAR), revenue12m, table), table) !== annex) return []
  const { tax } = simplesDue(revenue, revenue12m, table.annexes[annex])
  // Above the sublimit, ISS is collected outside the Simples payment slip.
  const iss = revenue12m > table.sublimit ? portion(revenue, terms.issRate, 'halfUp') : 0n
  return company(annex === 'III' ? 'simples_iii' : 'simples_v', tax + iss, pay, 0n, terms, law)
}

function presumed(terms: CompanyTerms, law: BurdenLaw): Burden[] {
  const quarter = terms.revenue * 3n
  if (!law.presumed?.turnover || overPresumedLimit(terms.revenue, law.presumed)) return []
  const activities = [{ activity: 'services', revenue: quarter }] as const
  const due = presumedTaxes({ activities, surcharged: surchargedAlone(quarter, law.presumed) }, law.presumed, law.presumed.turnover)
  const total = sum([due.irpj, due.additional, due.csll, due.pis, due.cofins, portion(quarter, terms.issRate, 'halfUp')])
  const pay = law.minimumWage
  const employer = portion(pay, law.employerInss, 'halfUp')
  return company('presumed_profit', split(total, 3, 'halfUp'), pay, employer, terms, law)
}

/** The presumed profit limit is annual (Lei 9.718/1998, art. 13). */
export const overPresumedLimit = (revenue: Money, { annualLimit }: Pick<PresumedProfit, 'annualLimit'>): boolean =>
  revenue * BigInt(YEAR) > annualLimit

/** Empty when the revenue does not cover the owner's pay (pró-labore). */
function company(regime: RegimeName, taxes: Money, pay: Money, employer: Money, terms: CompanyTerms, law: BurdenLaw): Burden[] {
  const { inss, irrf } = ownerTaxes(pay, terms, law)
  const profit = terms.revenue - taxes - employer - terms.accountant - pay
  if (profit < 0n) return []
  const minimum = minimumTaxAMonth({ pay, profit, irrf }, law.minimumTax)
  return [{ regime, burden: sum([taxes, inss, irrf, employer, terms.accountant, minimum]) }]
}

interface OwnerMonth {
  readonly pay: Money
  readonly profit: Money
  readonly irrf: Money
}

/** One twelfth of the owner's annual minimum tax: pay plus profits, less the tax already paid on the pay. */
export const minimumTaxAMonth = ({ pay, profit, irrf }: OwnerMonth, law: MinimumTax | null): Money =>
  split(minimumDue((pay + profit) * BigInt(YEAR), irrf * BigInt(YEAR), law), YEAR, 'halfUp')

function ownerTaxes(
  pay: Money,
  { dependents }: CompanyTerms,
  { inssCeiling, paidByCompany, irrf }: BurdenLaw,
): { inss: Money; irrf: Money } {
  const { inss } = companyWithholding({ pay }, inssCeiling, paidByCompany)
  return { inss, irrf: irrfDue({ gross: pay, deductions: inss + BigInt(dependents) * irrf.perDependent }, irrf).amount }
}

/** Smallest pay, in centavos, that reaches the factor R share of the revenue. */
export const payForFactorR = (revenue: Money, { n, d }: Ratio): Money => (revenue * n + d - 1n) / d
