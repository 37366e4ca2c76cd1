import { smallestInput } from '../../../core/math/solver.ts'
import { atLeastZero, greatest, type Money, portion, split } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'
import { joined, type Phrase, say } from '../../../core/text/sentence.ts'
import type { DividendTax } from '../../income-tax/law/dividends.ts'
import type { MinimumTax } from '../../income-tax/law/minimum-tax.ts'
import { minimumDue } from '../../income-tax/rules/minimum-tax.ts'
import { companyWithholding } from '../../own-account/rules/company-withholding.ts'
import type { SelfEmployedContribution } from '../../payroll/law/inss-self-employed.ts'
import { irrfDue } from '../../payroll/rules/withholding/irrf.ts'
import type { PayTables } from '../../payroll/rules/withholding/net-pay.ts'
import type { SimplesTable } from '../law/simples-nacional.ts'
import { simplesDue } from './simples.ts'

/** Monthly result of invoicing for the owner. */
interface CompanyMonth {
  /** Null when the caller provides the tax rate. */
  readonly annex: 'III' | 'V' | null
  readonly invoice: Money
  readonly taxes: Money
  readonly proLabore: Money
  readonly inss: Money
  readonly irrf: Money
  /** Withheld from the month's profit as an advance, settled in the annual return. */
  readonly dividendTax: Money
  readonly accountant: Money
  /** Annual minimum tax: the final tax on the profits. Withholding above it is refunded. */
  readonly minimumTax: Money
  /** Net of twelve such months, after settlement. */
  readonly netYear: Money
  /** One twelfth of `netYear`, truncated so that twelve months never exceed the year. */
  readonly net: Money
}

export interface Company<M extends CompanyMonth = CompanyMonth> {
  /** Largest invoice in the regime; null without a limit. */
  readonly largestInvoice: Money | null
  /** Invoices right before a drop in the net, ascending. Between two of them, the net grows with the invoice. */
  readonly turningPoints: readonly Money[]
  /** Maximum rounding drop of the net between turning points. */
  readonly dip: Money
  month(invoice: Money): M
}

const MONTHS = 12n

/** Company with a single rate on the invoice that covers all taxes, including the owner's. */
export function companyAtRate(rate: Ratio, accountant: Money): Company {
  return {
    largestInvoice: null,
    turningPoints: [],
    // One centavo more of invoice adds at most one centavo of tax: the net never falls.
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

/** Month in the Simples, split into DAS, taxes outside it, and profit. */
interface SimplesMonth extends CompanyMonth {
  readonly annex: Annex
  readonly das: Money
  /** Above the sublimit, ISS is paid outside the DAS, here at the maximum rate. */
  readonly iss: Money
  /** Owner's profit besides the pró-labore; negative when the invoice does not cover the pró-labore. */
  readonly profit: Money
}

/**
 * One owner, no employees, equal monthly invoices. The pró-labore is the factor R minimum under annex III and one minimum wage under annex
 * V; the rest is profit.
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

/** Invoices right before a drop in the net: the sublimit, and the first IRRF above the R$ 10.00 waiver. */
function turningPointsOf(annex: Annex, law: SimplesLaw, accountant: Money, dependents: number): Money[] {
  const largestInvoice = law.simples.ceiling / MONTHS
  const before = (taxed: (month: CompanyMonth) => boolean) =>
    (smallestInput((invoice) => (taxed(monthBy(annex, invoice, law, accountant, dependents)) ? 1n : 0n), 1n, 1n, largestInvoice) ??
      largestInvoice) - 1n
  return [law.simples.sublimit / MONTHS, before(({ irrf }) => irrf > 0n)]
}

const ascendingOrder = (points: readonly Money[]): Money[] => [...new Set(points)].sort((a, b) => (a < b ? -1 : 1))

/** The better of both annexes. */
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

/** Company under a given annex, even when the other one is better. */
export function companyByAnnex(annex: Annex, law: SimplesLaw, accountant: Money, dependents: number): Company<SimplesMonth> {
  return {
    largestInvoice: law.simples.ceiling / MONTHS,
    turningPoints: ascendingOrder(turningPointsOf(annex, law, accountant, dependents)),
    dip: ROUNDINGS,
    month: (invoice) => monthBy(annex, invoice, law, accountant, dependents),
  }
}

/** Between turning points, the annual net drops at most by monthly rounding: DAS, INSS, taxes. */
const ROUNDINGS: Money = 5n * MONTHS

/** Smallest monthly invoice that nets at least `target` a month; null past the limit of the regime. */
export const invoiceLeaving = <M extends CompanyMonth>(target: Money, company: Company<M>): Money | null =>
  breakEvenInvoice(target * MONTHS, company)

/** Smallest monthly invoice that nets at least `target` a year, to the centavo; null past the limit of the regime. */
export function breakEvenInvoice<M extends CompanyMonth>(target: Money, company: Company<M>): Money | null {
  const left = (invoice: Money) => company.month(invoice).netYear
  let low = 1n
  for (const high of [...company.turningPoints, company.largestInvoice ?? withoutCeiling(left, target)]) {
    if (high < low) continue
    const found = smallestInput(left, target, low, high, { dip: company.dip })
    if (found !== null) return found
    // Skip the drop: the invoice before it was already tried, and a scan from it would walk until the net recovers.
    low = high + 1n
  }
  return null
}

/** Upper search bound for a company without a revenue limit. */
function withoutCeiling(left: (invoice: Money) => Money, target: Money): Money {
  let high = 100n
  while (left(high) < target) high *= 2n
  return high
}

/** Multiplies and rounds up: a pró-labore rounded down would miss factor R. */
function roundedUp(amount: Money, { n, d }: Ratio): Money {
  return (amount * n + d - 1n) / d
}

/** "12 × (10.000,00 − 600,00 − …)", less the annual minimum tax. */
export function companyFormula({ invoice, taxes, accountant, inss, irrf, minimumTax }: CompanyMonth): Phrase {
  const costs = [taxes, inss, irrf, accountant].filter((cost) => cost > 0n)
  return say`12 × (${joined([invoice, ...costs], ' − ')})${minimumTax > 0n ? say` − ${minimumTax}` : ''}`
}
