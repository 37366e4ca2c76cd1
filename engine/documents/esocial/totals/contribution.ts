/** vrCpSeg: worker's INSS contribution computed by eSocial rules (manual, S-5001, items 2.2 to 2.14; several employers, S-1200, 5). */
import { type Day, dayOf, yearOf } from '../../../core/day.ts'
import { type Money, portion, smallest } from '../../../core/money.ts'
import esocialTotals from '../../../domains/payroll/law/esocial-totals.ts'
import inss from '../../../domains/payroll/law/inss.ts'
import selfEmployed from '../../../domains/payroll/law/inss-self-employed.ts'
import { type Job, type JobCategory, severalJobs } from '../../../domains/payroll/rules/withholding/several-jobs.ts'
import { firstDayOf } from '../events/amounts.ts'
import type { ElsewherePay } from '../events/remuneration.ts'

/** Contribution group: employees use progressive brackets, providers one rate, short-term rural workers another. */
export type Group = 'employee' | 'short_term' | 'provider' | 'none' | 'unknown'

const NO_CONTRIBUTION = new Set(['741', '781'])
const COOPERATIVE = new Set(['731', '734'])

export function groupOf(category: string): Group {
  if (category === '102') return 'short_term'
  if (/^[123]\d\d$/.test(category)) return 'employee'
  if (NO_CONTRIBUTION.has(category)) return 'none'
  return /^7\d\d$/.test(category) ? 'provider' : 'unknown'
}

/** Group of a revenue code: 1082 for employees, 1099 for providers. */
export const groupOfCode = (code: string): 'employee' | 'provider' | null =>
  code.startsWith('1082') ? 'employee' : code.startsWith('1099') ? 'provider' : null

export interface Owed {
  /** Base per category: of the month, or of the 13th salary in the annual payroll. */
  readonly bases: ReadonlyMap<string, Money>
  readonly period: string
  readonly elsewhere: readonly ElsewherePay[] | null
  /** classTrib; empty when unknown. */
  readonly taxClass: string
  /** Null without an S-1000. */
  readonly cooperative: boolean | null
  readonly today: Day
}

export interface Contribution {
  readonly employee: Money
  readonly provider: Money
  readonly charity: boolean
}

const OWN = '\u0000'

/** Contribution, or the reason it cannot be computed. */
export function contributionOf(owed: Owed): Contribution | { readonly why: string } {
  const day = firstDayOf(owed.period)
  if (day < inss.recordStarts || day < esocialTotals.recordStarts || day < selfEmployed.recordStarts)
    return { why: 'a tabela do INSS do período não está registrada' }
  const version = inss.at(day)
  // A January table is valid until the end of its year, including the 13th-salary payroll.
  if (inss.projectedFrom(version, day, dayOf(yearOf(owed.today), 12, 31)) !== null)
    return { why: 'a tabela do INSS do período ainda não é conhecida' }
  const sums = { employee: 0n, short_term: 0n, provider: 0n, none: 0n, unknown: 0n }
  for (const [category, base] of owed.bases) sums[groupOf(category)] += base
  if (sums.unknown > 0n) return { why: 'não se sabe como contribui esta categoria' }
  const providers = [...owed.bases]
    .filter(([category, base]) => groupOf(category) === 'provider' && base > 0n)
    .map(([category]) => category)
  const charity = isCharity(providers, owed)
  if (charity === null) return { why: 'só o S-1000 diz se o declarante é cooperativa de trabalho' }
  // These employers have no provider contribution (2.11).
  const provider = NO_PROVIDERS.has(owed.taxClass) ? 0n : sums.provider
  if (sums.short_term > 0n) {
    if (sums.employee > 0n || provider > 0n || owed.elsewhere) return { why: 'há mais de uma categoria com o trabalhador de pequeno prazo' }
    const { shortTermRate } = esocialTotals.at(day).value
    return { employee: portion(smallest(sums.short_term, version.value.ceiling), shortTermRate, 'truncate'), provider: 0n, charity }
  }
  const { paidByCompany, ownAccount } = selfEmployed.at(day).value
  const own: Job[] = [
    { employer: OWN, pay: sums.employee, category: 'employee' },
    { employer: OWN, pay: provider, category: charity ? 'charity_provider' : 'service_provider' },
  ]
  const jobs = [...(owed.elsewhere ?? []).map(jobOf), ...own]
  const due = severalJobs(jobs, version.value, { company: paidByCompany, charity: ownAccount }).jobs
  return { employee: due.at(-2)!.inss, provider: due.at(-1)!.inss, charity }
}

const CHARITIES = new Set(['70', '80'])
const NO_PROVIDERS = new Set(['21', '60'])

/** True when providers pay 20%: services to charities, and cooperative members through their cooperative (2.7). */
function isCharity(categories: readonly string[], { taxClass, cooperative }: Owed): boolean | null {
  if (CHARITIES.has(taxClass)) return true
  const members = categories.filter((category) => COOPERATIVE.has(category))
  if (members.length === 0 || cooperative === false) return false
  return cooperative === true && members.length === categories.length ? true : null
}

const jobOf = ({ employer, category, pay }: ElsewherePay): Job => ({ employer, pay, category: jobCategory(category) })
const jobCategory = (category: string): JobCategory => (groupOf(category) === 'provider' ? 'service_provider' : 'employee')

/** tpCR by group, employee category and payroll (2.14). */
export function revenueCode(
  group: 'employee' | 'provider',
  categories: Iterable<string>,
  { annual, charity }: { annual: boolean; charity: boolean },
): string {
  if (group === 'provider') return charity ? '109902' : '109901'
  const only = [...categories].filter((category) => groupOf(category) !== 'provider')
  const [month, thirteenth] = only.every((category) => category === '104')
    ? ['108203', '108223']
    : only.every((category) => category === '102')
      ? ['108202', '108222']
      : ['108201', '108221']
  return annual ? thirteenth! : month!
}
