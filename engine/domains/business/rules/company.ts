import { atLeastZero, greatest, type Money, portion, split } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'
import { joined, type Phrase, say } from '../../../core/sentence.ts'
import { smallestInput } from '../../../core/solver.ts'
import type { DividendTax } from '../../income-tax/law/dividends.ts'
import type { MinimumTax } from '../../income-tax/law/minimum-tax.ts'
import { minimumDue } from '../../income-tax/rules/minimum-tax.ts'
import { companyWithholding } from '../../own-account/rules/company-withholding.ts'
import type { SelfEmployedContribution } from '../../payroll/law/inss-self-employed.ts'
import { irrfDue } from '../../payroll/rules/irrf.ts'
import type { PayTables } from '../../payroll/rules/net-pay.ts'
import type { SimplesTable } from '../law/simples-nacional.ts'
import { simplesDue } from './simples.ts'

/** What a month of invoicing leaves to the owner. */
interface CompanyMonth {
  /** Null when the caller gave the tax rate. */
  readonly annex: 'III' | 'V' | null
  readonly invoice: Money
  readonly taxes: Money
  readonly proLabore: Money
  readonly inss: Money
  readonly irrf: Money
  /** Withheld from the month's profit: an advance, settled in the return of the year. */
  readonly dividendTax: Money
  readonly accountant: Money
  /** The minimum tax of the year, which is what the profits end up paying: the advance above it comes back. */
  readonly minimumTax: Money
  /** What twelve such months leave, settlement and all. */
  readonly netYear: Money
  /** A twelfth of it, truncated: a month never shows more than the year leaves. */
  readonly net: Money
}

export interface Company<M extends CompanyMonth = CompanyMonth> {
  /** The most an invoice may be in the regime; null: no limit. */
  readonly largestInvoice: Money | null
  /** Invoices right after which the net falls, in order: between two of them a larger invoice leaves more. */
  readonly turningPoints: readonly Money[]
  /** The most the net of a larger invoice falls between two of them, by roundings. */
  readonly dip: Money
  month(invoice: Money): M
}

const MONTHS = 12n

/** A company whose whole tax, the owner's included, is one rate over the invoice. */
export function companyAtRate(rate: Ratio, accountant: Money): Company {
  return {
    largestInvoice: null,
    turningPoints: [],
    // A centavo more of invoice is at most a centavo more of tax: the net never falls.
    dip: 0n,
    month(invoice) {
      const taxes = portion(invoice, rate, 'halfUp')
      const none = { annex: null, proLabore: 0n, inss: 0n, irrf: 0n, dividendTax: 0n, minimumTax: 0n }
      const net = invoice - taxes - accountant
      return { ...none, invoice, taxes, accountant, netYear: net * MONTHS, net }
    },
  }
}

export interface SimplesLaw {
  readonly simples: SimplesTable
  readonly selfEmployed: SelfEmployedContribution
  readonly dividends: DividendTax
  /** Null before 2026. */
  readonly minimumTax: MinimumTax | null
  readonly pay: PayTables
  readonly minimumWage: Money
}

type Annex = 'III' | 'V'

/** A month in the Simples, with the guide, what is paid outside it and the profit apart. */
interface SimplesMonth extends CompanyMonth {
  readonly annex: Annex
  readonly das: Money
  /** Above the sublimit the ISS leaves the guide and is charged here at its highest rate. */
  readonly iss: Money
  /** What is left for the owner besides the pró-labore. Negative where the invoice does not pay for the pró-labore. */
  readonly profit: Money
}

/**
 * One owner, no employees, the same invoice every month. By annex III the pró-labore is what factor R asks, by annex V one minimum
 * wage; the rest is profit.
 */
function monthBy(annex: Annex, invoice: Money, law: SimplesLaw, accountant: Money, dependents: number): SimplesMonth {
  const { simples, selfEmployed, dividends, pay, minimumWage } = law
  const proLabore = annex === 'III' ? greatest(minimumWage, roundedUp(invoice, simples.factorR.threshold)) : minimumWage
  const { inss } = companyWithholding({ pay: proLabore }, pay.inss.ceiling, selfEmployed.paidByCompany)
  const irrf = irrfDue({ gross: proLabore, deductions: inss + BigInt(dependents) * pay.irrf.perDependent }, pay.irrf).amount
  const revenue12m = invoice * MONTHS
  const iss = revenue12m > simples.sublimit ? portion(invoice, simples.issMaximum, 'halfUp') : 0n
  const das = simplesDue(invoice, revenue12m, simples.annexes[annex]).tax
  const taxes = das + iss
  const profit = invoice - taxes - accountant - proLabore
  const { withholding } = dividends
  const dividendTax = withholding && profit > withholding.above ? portion(profit, withholding.rate, 'halfUp') : 0n
  const minimumTax = minimumDue((proLabore + atLeastZero(profit)) * MONTHS, irrf * MONTHS, law.minimumTax)
  const netYear = (invoice - taxes - accountant - inss - irrf) * MONTHS - minimumTax
  const net = split(netYear, Number(MONTHS), 'truncate')
  return { annex, invoice, taxes, das, iss, proLabore, inss, irrf, profit, dividendTax, minimumTax, accountant, netYear, net }
}

/** Invoices right after which the net falls: the sublimit, and the first IRRF past the waived R$ 10.00. */
function turningPointsOf(annex: Annex, law: SimplesLaw, accountant: Money, dependents: number): Money[] {
  const largestInvoice = law.simples.ceiling / MONTHS
  const before = (taxed: (month: CompanyMonth) => boolean) =>
    (smallestInput((invoice) => (taxed(monthBy(annex, invoice, law, accountant, dependents)) ? 1n : 0n), 1n, 1n, largestInvoice) ??
      largestInvoice) - 1n
  return [law.simples.sublimit / MONTHS, before(({ irrf }) => irrf > 0n)]
}

const ascendingOrder = (points: readonly Money[]): Money[] => [...new Set(points)].sort((a, b) => (a < b ? -1 : 1))

/** The one of the two ways that leaves more. */
export function simplesCompany(law: SimplesLaw, accountant: Money, dependents: number): Company {
  return {
    largestInvoice: law.simples.ceiling / MONTHS,
    turningPoints: ascendingOrder([
      ...turningPointsOf('III', law, accountant, dependents),
      ...turningPointsOf('V', law, accountant, dependents),
    ]),
    dip: ROUNDINGS,
    month(invoice) {
      const [factorR, minimum] = (['III', 'V'] as const).map((annex) => monthBy(annex, invoice, law, accountant, dependents))
      return minimum!.netYear > factorR!.netYear ? minimum! : factorR!
    },
  }
}

/** One of the two ways, whether or not it is the better. */
export function companyByAnnex(annex: Annex, law: SimplesLaw, accountant: Money, dependents: number): Company<SimplesMonth> {
  return {
    largestInvoice: law.simples.ceiling / MONTHS,
    turningPoints: ascendingOrder(turningPointsOf(annex, law, accountant, dependents)),
    dip: ROUNDINGS,
    month: (invoice) => monthBy(annex, invoice, law, accountant, dependents),
  }
}

/** Between two turning points the year's net falls by no more than the roundings of its months: the guide, the INSS, the taxes. */
const ROUNDINGS: Money = 5n * MONTHS

/** The smallest monthly invoice that leaves at least `target` in the month; null past what the regime allows. */
export const invoiceLeaving = <M extends CompanyMonth>(target: Money, company: Company<M>): Money | null =>
  breakEvenInvoice(target * MONTHS, company)

/** The smallest monthly invoice whose year leaves at least `target`, to the centavo; null past what the regime allows. */
export function breakEvenInvoice<M extends CompanyMonth>(target: Money, company: Company<M>): Money | null {
  const left = (invoice: Money) => company.month(invoice).netYear
  let low = 1n
  for (const high of [...company.turningPoints, company.largestInvoice ?? withoutCeiling(left, target)]) {
    if (high < low) continue
    const found = smallestInput(left, target, low, high, { dip: company.dip })
    if (found !== null) return found
    // Past the fall: the invoice before it was looked at already, and from it the search would walk to where the net is made up again.
    low = high + 1n
  }
  return null
}

/** Where no regime ends it, an invoice large enough. */
function withoutCeiling(left: (invoice: Money) => Money, target: Money): Money {
  let high = 100n
  while (left(high) < target) high *= 2n
  return high
}

/** amount × rate, up to the next centavo: a pró-labore rounded down would miss factor R. */
function roundedUp(amount: Money, { n, d }: Ratio): Money {
  return (amount * n + d - 1n) / d
}

/** "12 × (10.000,00 − 600,00 − …)", and the minimum tax of the year. */
export function companyFormula({ invoice, taxes, accountant, inss, irrf, minimumTax }: CompanyMonth): Phrase {
  const costs = [taxes, inss, irrf, accountant].filter((cost) => cost > 0n)
  return say`12 × (${joined([invoice, ...costs], ' − ')})${minimumTax > 0n ? say` − ${minimumTax}` : ''}`
}
