/** What each regime costs a month, heard from the calculators. */
import { greatest, type Money, portion, sum } from '../../../../core/money.ts'
import type { Definition } from '../../../../core/operation/operation.ts'
import meiTax from '../../../own-account/calculators/mei-tax/index.ts'
import presumedProfit from '../../calculators/presumed-profit/index.ts'
import proLabore from '../../calculators/pro-labore/index.ts'
import simplesNacional from '../../calculators/simples-nacional/index.ts'
import type { SimplesTable } from '../../law/simples-nacional.ts'
import { payForFactorR } from './burdens.ts'
import type { RegimeName, Terms } from './terms.ts'

export interface Regime {
  readonly regime: RegimeName
  readonly available: boolean
  readonly reason: string | null
  readonly taxes: Money
  readonly inss: Money
  readonly irrf: Money
  readonly employerInss: Money
  readonly accountant: Money
  readonly burden: Money
  readonly proLabore: Money
  /** The pay the owner's INSS counts on. */
  readonly inssBase: Money
}

/** Asks an operation as a named step; null where it refuses these inputs. */
export type Ask = <I extends object, R>(
  step: readonly [id: string, title: string],
  operation: Definition<I, R>,
  input: I,
  taken?: { readonly figure: string },
) => R | null

interface Law {
  readonly simples: SimplesTable
  readonly minimumWage: Money
}

export function regimesAt(ask: Ask, terms: Terms, law: Law): Regime[] {
  return [
    ...(terms.meiAllowed ? [mei(ask, terms, law)] : []),
    simples('simples_iii', ask, terms, law),
    simples('simples_v', ask, terms, law),
    presumed(ask, terms, law),
  ]
}

/** The cheapest, the first of the list where two cost the same. */
export function cheapest<R extends { readonly burden: Money }>(regimes: readonly R[]): R | undefined {
  return regimes.reduce<R | undefined>((best, each) => (best && best.burden <= each.burden ? best : each), undefined)
}

function unavailable(regime: RegimeName, reason: string): Regime {
  const nothing = { taxes: 0n, inss: 0n, irrf: 0n, employerInss: 0n, accountant: 0n, burden: 0n, proLabore: 0n, inssBase: 0n }
  return { regime, available: false, reason, ...nothing }
}

function mei(ask: Ask, { revenue }: Terms, { minimumWage }: Law): Regime {
  const found = ask(['mei', 'A guia do MEI e o limite'], meiTax, { monthly_revenue: revenue, activity: 'services' })
  if (!found) return unavailable('mei', 'Não há MEI nesta data.')
  if (found.status !== 'within') return unavailable('mei', 'A receita do ano passa do limite do MEI.')
  const none = { irrf: 0n, employerInss: 0n, accountant: 0n, proLabore: 0n }
  const { inss, total } = found.das
  return { regime: 'mei', available: true, reason: null, taxes: total - inss, inss, ...none, burden: total, inssBase: minimumWage }
}

function simples(regime: 'simples_iii' | 'simples_v', ask: Ask, terms: Terms, { simples: table, minimumWage }: Law): Regime {
  const annex = regime === 'simples_iii' ? 'III' : 'V'
  const { revenue } = terms
  const pay = annex === 'III' ? greatest(minimumWage, payForFactorR(revenue, table.factorR.threshold)) : minimumWage
  const guide = ask([regime, `A guia do Simples, anexo ${annex}`], simplesNacional, {
    monthly_revenue: revenue,
    annex,
    revenue_12m: revenue * 12n,
    payroll_12m: pay * 12n,
  })
  if (guide?.limitStatus !== 'within') return unavailable(regime, 'A receita de 12 meses passa do teto do Simples.')
  if (guide.annex !== annex) return unavailable(regime, 'O pró-labore mínimo já leva ao anexo III.')
  const owner = ask(
    [`${regime}_pro_labore`, `Os descontos do pró-labore no anexo ${annex}`],
    proLabore,
    { amount: pay, dependents: terms.dependents },
    { figure: 'darfTotal' },
  )
  if (!owner) return unavailable(regime, 'O pró-labore não pôde ser calculado.')
  // Above the sublimit the ISS leaves the guide.
  const iss = revenue * 12n > table.sublimit ? portion(revenue, terms.issRate, 'halfUp') : 0n
  return withOwner(regime, guide.monthlyTax + iss, pay, owner, terms)
}

function presumed(ask: Ask, terms: Terms, { minimumWage }: Law): Regime {
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
  return withOwner('presumed_profit', quarter.monthlyAverage, minimumWage, owner, terms)
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
  { accountant }: Terms,
): Regime {
  const burden = sum([taxes, inss, irrf, employerInss, accountant])
  return { regime, available: true, reason: null, taxes, inss, irrf, employerInss, accountant, burden, proLabore: pay, inssBase }
}
