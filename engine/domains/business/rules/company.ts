import { formatBRL, greatest, type Money, portion } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'
import type { SelfEmployedContribution } from '../../own-account/law/inss-self-employed.ts'
import { companyWithholding } from '../../own-account/rules/company-withholding.ts'
import { irrfDue } from '../../payroll/rules/irrf.ts'
import type { PayTables } from '../../payroll/rules/net-pay.ts'
import type { DividendTax } from '../law/dividends.ts'
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
  readonly dividendTax: Money
  readonly accountant: Money
  readonly net: Money
}

export interface Company {
  /** The most an invoice may be in the regime; null: no limit. */
  readonly largestInvoice: Money | null
  /** Invoices right after which the net falls, in order: between two of them a larger invoice leaves more. */
  readonly turningPoints: readonly Money[]
  month(invoice: Money): CompanyMonth
}

/** A company whose whole tax, the owner's included, is one rate over the invoice. */
export function companyAtRate(rate: Ratio, accountant: Money): Company {
  return {
    largestInvoice: null,
    turningPoints: [],
    month(invoice) {
      const taxes = portion(invoice, rate, 'halfUp')
      const none = { annex: null, proLabore: 0n, inss: 0n, irrf: 0n, dividendTax: 0n }
      return { ...none, invoice, taxes, accountant, net: invoice - taxes - accountant }
    },
  }
}

interface SimplesLaw {
  readonly simples: SimplesTable
  readonly selfEmployed: SelfEmployedContribution
  readonly dividends: DividendTax
  readonly pay: PayTables
  readonly minimumWage: Money
}

/**
 * One owner, no employees, the same invoice every month. By annex III the pró-labore is what factor R asks, by annex V one minimum
 * wage; the rest is profit. The regime that leaves more is taken.
 */
export function simplesCompany(law: SimplesLaw, accountant: Money, dependents: number): Company {
  const { simples, selfEmployed, dividends, pay, minimumWage } = law
  const largestInvoice = simples.ceiling / 12n

  function by(annex: 'III' | 'V', invoice: Money): CompanyMonth {
    const proLabore = annex === 'III' ? greatest(minimumWage, roundedUp(invoice, simples.factorR.threshold)) : minimumWage
    const { inss } = companyWithholding({ pay: proLabore }, pay.inss.ceiling, selfEmployed.paidByCompany)
    const irrf = irrfDue({ gross: proLabore, deductions: inss + BigInt(dependents) * pay.irrf.perDependent }, pay.irrf).amount
    const revenue12m = invoice * 12n
    // Above the sublimit the ISS leaves the guide and is charged here at its highest rate.
    const iss = revenue12m > simples.sublimit ? portion(invoice, simples.issMaximum, 'halfUp') : 0n
    const taxes = simplesDue(invoice, revenue12m, simples.annexes[annex]).tax + iss
    const profit = invoice - taxes - accountant - proLabore
    const { withholding } = dividends
    const dividendTax = withholding && profit > withholding.above ? portion(profit, withholding.rate, 'halfUp') : 0n
    return {
      annex,
      invoice,
      taxes,
      proLabore,
      inss,
      irrf,
      dividendTax,
      accountant,
      net: invoice - taxes - accountant - inss - irrf - dividendTax,
    }
  }

  function month(invoice: Money): CompanyMonth {
    const [factorR, minimum] = [by('III', invoice), by('V', invoice)]
    return minimum.net > factorR.net ? minimum : factorR
  }

  const before = (annex: 'III' | 'V', taxed: (month: CompanyMonth) => boolean) =>
    firstInvoice(0n, largestInvoice, (invoice) => taxed(by(annex, invoice))) - 1n
  // Where the net falls: the sublimit, the first IRRF past the waived R$ 10.00, the month's whole profit taxed at once.
  const turningPoints = [
    simples.sublimit / 12n,
    before('III', ({ irrf }) => irrf > 0n),
    before('III', ({ dividendTax }) => dividendTax > 0n),
    before('V', ({ dividendTax }) => dividendTax > 0n),
  ].sort((a, b) => (a < b ? -1 : 1))
  return { largestInvoice, turningPoints, month }
}

/** amount × rate, up to the next centavo: a pró-labore rounded down would miss factor R. */
function roundedUp(amount: Money, { n, d }: Ratio): Money {
  return (amount * n + d - 1n) / d
}

/** The smallest invoice in (low, high] for which something holds that holds from there on; `high` where it never does. */
function firstInvoice(low: Money, high: Money, holds: (invoice: Money) => boolean): Money {
  let [below, above] = [low, high]
  while (above - below > 1n) {
    const middle = (below + above) / 2n
    if (holds(middle)) above = middle
    else below = middle
  }
  return above
}

/** The smallest monthly invoice whose year leaves at least `target`, to the centavo; null past what the regime allows. */
export function breakEvenInvoice(target: Money, company: Company): Money | null {
  const enough = (invoice: Money) => company.month(invoice).net * 12n >= target
  let low = 0n
  if (enough(1n)) return 1n
  if (company.largestInvoice === null) {
    let high = 100n
    while (!enough(high)) {
      low = high
      high *= 2n
    }
    return firstInvoice(low, high, enough)
  }
  for (const high of [...company.turningPoints, company.largestInvoice]) {
    if (high > low && enough(high)) return firstInvoice(low, high, enough)
    low = greatest(low, high)
  }
  return null
}

/** "12 × (10.000,00 − 600,00 − …)" */
export function companyFormula({ invoice, taxes, accountant, inss, irrf, dividendTax }: CompanyMonth): string {
  const costs = [taxes, inss, irrf, dividendTax, accountant].filter((cost) => cost > 0n)
  return `12 × (${[invoice, ...costs].map(formatBRL).join(' − ')})`
}
