/** INSS of whoever has several jobs in a month (eSocial manual, S-1200 item 5 and S-5001 2.4; Lei 8.212/1991, arts. 20 and 28, § 5º). */
import { type Money, portion, smallest, sum } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'
import { bracketOf, slicesOf } from '../../../core/scale.ts'
import type { InssTable } from '../law/inss.ts'
import { type InssSlice, inssDue } from './inss.ts'

export const JOB_CATEGORIES = ['employee', 'service_provider', 'charity_provider'] as const
export type JobCategory = (typeof JOB_CATEGORIES)[number]

export interface Job {
  readonly employer?: string | undefined
  readonly pay: Money
  readonly category: JobCategory
}

interface JobDue {
  /** The part of the pay that still fits under the ceiling. */
  readonly base: Money
  readonly slices: readonly InssSlice[]
  readonly inss: Money
  /** What would be withheld by an employer that knew of no other. */
  readonly alone: Money
}

/** Rates of providers: 11% withheld by a company, 20% by a charity that pays no employer's part (Lei 8.212/1991, arts. 21 and 30, § 4º). */
export interface ProviderRates {
  readonly company: Ratio
  readonly charity: Ratio
}

interface SeveralJobs {
  /** In the order the jobs came. */
  readonly jobs: readonly JobDue[]
  /** Pay counted, of every category, up to the ceiling. */
  readonly used: Money
}

/** Employee pay climbs the table from where employee pay stopped; other pay only fills the ceiling. Each slice is truncated (5.2). */
export function severalJobs(jobs: readonly Job[], table: InssTable, rates: ProviderRates): SeveralJobs {
  const employeePay = sum(jobs.filter(({ category }) => category === 'employee').map(({ pay }) => pay))
  const due = new Map<Job, JobDue>()
  let used = 0n
  let climbed = 0n
  for (const job of byEmployer(jobs)) {
    const base = smallest(job.pay, table.ceiling - used)
    used += base
    if (job.category === 'employee') {
      const slices = table.progressive ? between(climbed, climbed + base, table) : oneRate(base, employeePay, table)
      climbed += base
      due.set(job, { base, slices, inss: sum(slices.map(({ amount }) => amount)), alone: inssDue(job.pay, table).amount })
    } else {
      const rate = job.category === 'charity_provider' ? rates.charity : rates.company
      const inss = portion(base, rate, 'truncate')
      const slices = base === 0n ? [] : [{ upTo: table.ceiling, ratePercent: rate, base, amount: inss }]
      due.set(job, { base, slices, inss, alone: portion(smallest(job.pay, table.ceiling), rate, 'truncate') })
    }
  }
  return { jobs: jobs.map((job) => due.get(job)!), used }
}

/** Of one employer's entries, employees come first (S-5001 2.2); the order of employers is the worker's. */
function byEmployer(jobs: readonly Job[]): Job[] {
  const left = [...jobs]
  const ordered: Job[] = []
  while (left.length > 0) {
    const first = left[0]!
    const same = first.employer === undefined ? [first] : left.filter(({ employer }) => employer === first.employer)
    ordered.push(...same.filter(({ category }) => category === 'employee'), ...same.filter(({ category }) => category !== 'employee'))
    for (const job of same) left.splice(left.indexOf(job), 1)
  }
  return ordered
}

/** The slices of the table between two amounts of pay, each truncated where an employer ends. */
function between(from: Money, to: Money, { brackets }: InssTable): InssSlice[] {
  const below = slicesOf(from, brackets, 'truncate')
  return slicesOf(to, brackets, 'truncate').flatMap(({ bracket: { limit, rate }, base }, index) => {
    const part = base - (below[index]?.base ?? 0n)
    return part === 0n ? [] : [{ upTo: limit, ratePercent: rate, base: part, amount: portion(part, rate, 'truncate') }]
  })
}

/** Before March 2020: the rate of the bracket of the sum, on each pay. */
function oneRate(base: Money, sumOfPay: Money, { brackets, ceiling }: InssTable): InssSlice[] {
  if (base === 0n) return []
  const { limit, rate } = bracketOf(smallest(sumOfPay, ceiling), brackets)!
  return [{ upTo: limit, ratePercent: rate, base, amount: portion(base, rate, 'halfUp') }]
}
