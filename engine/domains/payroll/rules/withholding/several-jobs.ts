/** INSS of a worker with several jobs in a month (eSocial manual, S-1200 item 5 and S-5001 2.4; Lei 8.212/1991, arts. 20 and 28, § 5º). */
import { type Money, portion, smallest, sum } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { bracketOf, slicesOf } from '../../../../core/scale.ts'
import type { InssTable } from '../../law/inss.ts'
import { type InssSlice, inssDue } from './inss.ts'

export const JOB_CATEGORIES = ['employee', 'service_provider', 'charity_provider'] as const
export type JobCategory = (typeof JOB_CATEGORIES)[number]

export interface Job {
  readonly employer?: string | undefined
  readonly pay: Money
  readonly category: JobCategory
}

interface JobDue {
  /** Part of the pay that fits under the ceiling. */
  readonly base: Money
  readonly slices: readonly InssSlice[]
  readonly inss: Money
  /** Withholding by an employer unaware of the other jobs. */
  readonly alone: Money
}

/**
 * Rates of service providers: 11% withheld by a company, 20% by a charity exempt from the employer's contribution (Lei 8.212/1991, arts. 21
 * and 30, § 4º).
 */
export interface ProviderRates {
  readonly company: Ratio
  readonly charity: Ratio
}

interface SeveralJobs {
  /** In input order. */
  readonly jobs: readonly JobDue[]
  /** Pay counted in all categories, up to the ceiling. */
  readonly used: Money
}

/**
 * Employee pay continues in the table where earlier employee pay stopped; other pay only uses up the ceiling. Each slice is truncated
 * (5.2).
 */
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

/** Entries of one employer list employees first (S-5001 2.2); employers keep the input order. */
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

/** Slices of the table between two amounts of pay, each truncated. */
function between(from: Money, to: Money, { brackets }: InssTable): InssSlice[] {
  const below = slicesOf(from, brackets, 'truncate')
  return slicesOf(to, brackets, 'truncate').flatMap(({ bracket: { limit, rate }, base }, index) => {
    const part = base - (below[index]?.base ?? 0n)
    return part === 0n ? [] : [{ upTo: limit, ratePercent: rate, base: part, amount: portion(part, rate, 'truncate') }]
  })
}

/** Before March 2020: the rate of the bracket of total pay applies to each job. */
function oneRate(base: Money, sumOfPay: Money, { brackets, ceiling }: InssTable): InssSlice[] {
  if (base === 0n) return []
  const { limit, rate } = bracketOf(smallest(sumOfPay, ceiling), brackets)!
  return [{ upTo: limit, ratePercent: rate, base, amount: portion(base, rate, 'halfUp') }]
}
