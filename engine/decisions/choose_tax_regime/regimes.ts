/** Monthly cost of each regime, from the calculators. */

import { greatest, type Money, portion, sum } from '../../core/money.ts'
import { word } from '../../core/text/language.ts'
import { type Phrase, say } from '../../core/text/sentence.ts'
import presumedProfit from '../../domains/business/calculators/presumed-profit/index.ts'
import proLabore from '../../domains/business/calculators/pro-labore/index.ts'
import simplesNacional from '../../domains/business/calculators/simples-nacional/index.ts'
import type { PresumedProfit } from '../../domains/business/law/presumed-profit.ts'
import type { SimplesTable } from '../../domains/business/law/simples-nacional.ts'
import type { DividendTax } from '../../domains/income-tax/law/dividends.ts'
import type { MinimumTax } from '../../domains/income-tax/law/minimum-tax.ts'
import carneLeao from '../../domains/own-account/calculators/carne-leao/index.ts'
import inssSelfEmployed from '../../domains/own-account/calculators/inss-self-employed/index.ts'
import meiTax from '../../domains/own-account/calculators/mei-tax/index.ts'
import type { Definition } from '../../operation/definition/operation.ts'
import { minimumTaxAMonth, overPresumedLimit, payForFactorR } from './burdens.ts'
import type { CompanyTerms, RegimeName } from './terms.ts'

export interface CompanyRegime {
  readonly regime: RegimeName
  readonly available: boolean
  readonly reason: Phrase | null
  readonly taxes: Money
  readonly inss: Money
  readonly irrf: Money
  readonly employerInss: Money
  readonly accountant: Money
  /** One twelfth of the owner's annual minimum tax: the final tax on the profits. */
  readonly minimumTax: Money
  /** Withheld from the month's profits as an advance of the annual tax. */
  readonly dividendWithholding: Money
  readonly burden: Money
  readonly proLabore: Money
  /** Contribution base of the owner's INSS. */
  readonly inssBase: Money
  /** True when the figure leaves out parts of the law. */
  readonly estimate: boolean
}

/** Runs an operation as a named step; null when it rejects the inputs. */
export type Ask = <I extends object, R>(
  step: readonly [id: string, title: string],
  operation: Definition<I, R>,
  input: I,
  taken?: { readonly figure: string },
) => R | null

interface Law {
  readonly simples: SimplesTable
  readonly minimumWage: Money
  readonly presumed: PresumedProfit | null
  readonly dividends: DividendTax
  readonly minimumTax: MinimumTax | null
}

export function regimesAt(ask: Ask, terms: CompanyTerms, law: Law): CompanyRegime[] {
  return [
    ...(terms.meiAllowed ? [mei(ask, terms, law)] : []),
    selfEmployed(ask, terms),
    simples('simples_iii', ask, terms, law),
    simples('simples_v', ask, terms, law),
    presumed(ask, terms, law),
  ]
}

/** Cheapest regime; the first listed wins a tie. */
export function cheapest<R extends { readonly burden: Money }>(regimes: readonly R[]): R | undefined {
  return regimes.reduce<R | undefined>((best, each) => (best && best.burden <= each.burden ? best : each), undefined)
}

export function unavailable(regime: RegimeName, reason: Phrase): CompanyRegime {
  return { regime, available: false, reason, ...NOTHING, burden: 0n, inssBase: 0n }
}

export const NOTHING = {
  taxes: 0n,
  inss: 0n,
  irrf: 0n,
  employerInss: 0n,
  accountant: 0n,
  minimumTax: 0n,
  dividendWithholding: 0n,
  proLabore: 0n,
  estimate: false,
}

function mei(ask: Ask, { revenue }: CompanyTerms, { minimumWage }: Law): CompanyRegime {
  const found = ask(['mei', 'A guia do MEI e o limite'], meiTax, { monthly_revenue: revenue, activity: 'services' })
  if (!found) return unavailable('mei', 'Não há MEI nesta data.')
  if (found.status !== 'within') return unavailable('mei', 'A receita do ano passa do limite do MEI.')
  const { inss, total } = found.das
  return { ...NOTHING, regime: 'mei', available: true, reason: null, taxes: total - inss, inss, burden: total, inssBase: minimumWage }
}

/** Self-employment without a company: INSS on own earnings and monthly income tax (carnê-leão) on payments from individuals. */
function selfEmployed(ask: Ask, { revenue, dependents, ownIss }: CompanyTerms): CompanyRegime {
  const contribution = ask(['self_employed_inss', 'O INSS de quem trabalha como pessoa física'], inssSelfEmployed, {
    contribution_base: revenue,
  })
  if (!contribution) return unavailable('self_employed', 'O INSS por conta própria não pôde ser calculado.')
  const { amount: inss, base } = contribution
  const tax = ask(['self_employed', 'O carnê-leão de quem trabalha como pessoa física'], carneLeao, {
    monthly_income: revenue,
    inss_paid: inss,
    dependents,
  })
  if (!tax) return unavailable('self_employed', 'O carnê-leão não pôde ser calculado.')
  const burden = sum([inss, tax.tax, ownIss])
  return { ...NOTHING, regime: 'self_employed', available: true, reason: null, taxes: ownIss, inss, irrf: tax.tax, burden, inssBase: base }
}

function simples(regime: 'simples_iii' | 'simples_v', ask: Ask, terms: CompanyTerms, law: Law): CompanyRegime {
  const { simples: table, minimumWage } = law
  const annex = regime === 'simples_iii' ? 'III' : 'V'
  const { revenue } = terms
  const pay = annex === 'III' ? greatest(minimumWage, payForFactorR(revenue, table.factorR.threshold)) : minimumWage
  if (revenue * 12n > table.ceiling) return unavailable(regime, 'A receita de 12 meses passa do teto do Simples.')
  const guide = ask([regime, word`A guia do Simples, anexo ${annex}`], simplesNacional, {
    monthly_revenue: revenue,
    annex,
    revenue_12m: revenue * 12n,
    revenue_year: 0n,
    revenue_last_year: revenue * 12n,
    payroll_12m: pay * 12n,
  })
  if (!guide) return unavailable(regime, 'A guia do Simples não pôde ser calculada.')
  if (guide.annex !== annex) return unavailable(regime, 'O pró-labore mínimo já leva ao anexo III.')
  const owner = ask(
    [`${regime}_pro_labore`, word`Os descontos do pró-labore no anexo ${annex}`],
    proLabore,
    { amount: pay, dependents: terms.dependents },
    { figure: 'darfTotal' },
  )
  if (!owner) return unavailable(regime, 'O pró-labore não pôde ser calculado.')
  // Above the sublimit, ISS is collected outside the Simples payment slip.
  const iss = revenue * 12n > table.sublimit ? portion(revenue, terms.issRate, 'halfUp') : 0n
  return withOwner(regime, guide.monthlyTax + iss, pay, owner, terms, law)
}

function presumed(ask: Ask, terms: CompanyTerms, law: Law): CompanyRegime {
  const { minimumWage } = law
  if (law.presumed && overPresumedLimit(terms.revenue, law.presumed))
    return unavailable('presumed_profit', say`A receita do ano passa de ${law.presumed.annualLimit}, o limite do lucro presumido.`)
  const quarter = ask(
    ['presumed_profit', 'O trimestre no lucro presumido'],
    presumedProfit,
    {
      quarterly_revenue: terms.revenue * 3n,
      iss_rate: terms.issRate,
    },
    { figure: 'monthlyAverage' },
  )
  if (!quarter) return unavailable('presumed_profit', 'O lucro presumido não pôde ser calculado para esta receita e data.')
  const asked = { amount: minimumWage, regime: 'presumed', dependents: terms.dependents } as const
  const owner = ask(['presumed_profit_pro_labore', 'Os descontos do pró-labore no lucro presumido'], proLabore, asked, {
    figure: 'darfTotal',
  })
  if (!owner) return unavailable('presumed_profit', 'O pró-labore não pôde ser calculado.')
  return withOwner('presumed_profit', quarter.monthlyAverage, minimumWage, owner, terms, law)
}

interface Owner {
  readonly inss: Money
  readonly irrf: Money
  readonly employerInss: Money
  readonly inssBase: Money
}

function withOwner(
  regime: RegimeName,
  taxes: Money,
  pay: Money,
  { inss, irrf, employerInss, inssBase }: Owner,
  { revenue, accountant }: CompanyTerms,
  law: Law,
): CompanyRegime {
  const profit = revenue - taxes - employerInss - accountant - pay
  if (profit < 0n) return unavailable(regime, say`A receita não paga os impostos, o contador e um pró-labore de ${pay}.`)
  const { withholding } = law.dividends
  const dividendWithholding = withholding && profit > withholding.above ? portion(profit, withholding.rate, 'halfUp') : 0n
  const minimumTax = minimumTaxAMonth({ pay, profit, irrf }, law.minimumTax)
  const parts = { taxes, inss, irrf, employerInss, accountant, minimumTax }
  return {
    regime,
    available: true,
    reason: null,
    ...parts,
    dividendWithholding,
    burden: sum(Object.values(parts)),
    proLabore: pay,
    inssBase,
    estimate: false,
  }
}
