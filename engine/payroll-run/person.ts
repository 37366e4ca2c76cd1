/** A person of the payroll, as validated, and what one payslip comes to. */
import type { Day } from '../core/day.ts'
import type { Money } from '../core/money.ts'
import type { Ratio } from '../core/ratio.ts'
import type { Phrase } from '../core/sentence.ts'
import type { LineKind } from '../domains/payroll/law/payroll-lines.ts'
import type { Regime } from '../domains/payroll/rules/employer-charges.ts'
import type { PayOf } from '../domains/payroll/rules/line-labels.ts'
import type { Bases } from '../domains/payroll/rules/lines.ts'
import type { JobCategory } from '../domains/payroll/rules/several-jobs.ts'
import type { PAID_WORKERS } from './fields.ts'

export type PaidWorker = (typeof PAID_WORKERS)[number]

export interface PersonLine {
  readonly nature?: string | undefined
  readonly label?: string | undefined
  readonly amount?: Money | undefined
  readonly hours?: Ratio | undefined
  readonly percent?: Ratio | undefined
  readonly days?: Ratio | undefined
  readonly months?: number | undefined
}

interface OtherJob {
  readonly pay: Money
  /** The 13th it pays, whose contribution is apart from the month's. */
  readonly thirteenth?: Money | undefined
  readonly category: JobCategory
  readonly order: 'before' | 'after'
}

export interface Person {
  readonly id: string
  readonly name?: string | undefined
  readonly role?: string | undefined
  readonly worker: PaidWorker
  readonly basic_salary?: Money | undefined
  /** Those of the law where nobody told them. */
  readonly monthly_hours?: Ratio | undefined
  readonly dependents: number
  readonly children: number
  readonly alimony: Money
  readonly transport_cost: Money
  readonly admission_date?: Day | undefined
  readonly termination_date?: Day | undefined
  readonly vacation?: { readonly starts_on: Day; readonly days: number; readonly sell_days: number } | undefined
  readonly other_jobs?: readonly OtherJob[] | undefined
  readonly provisioned?:
    | {
        readonly thirteenth_months: number
        readonly thirteenth: Money
        readonly vacation_months: number
        readonly vacation: Money
      }
    | undefined
  readonly lines: readonly PersonLine[]
}

export interface Company {
  readonly regime: Regime
  readonly rat_rate?: Ratio | undefined
  readonly fap?: Ratio | undefined
  readonly third_parties_rate?: Ratio | undefined
  readonly activity?: 'commerce' | 'industry' | undefined
}

export interface PayslipLine {
  readonly nature: string
  readonly label: string
  readonly kind: LineKind
  readonly amount: Money
  /** Hours, days or a rate, as the payslip prints it. */
  readonly reference: string | null
  readonly of: PayOf
}

/** Of a domestic worker's 13th, what the employer pays: it has no code of the month in the guide. */
export interface DomesticThirteenth {
  readonly inss: Money
  readonly rat: Money
}

export interface EmployerPart {
  readonly inss: Money
  readonly rat: Money
  readonly thirdParties: Money
  readonly fgts: Money
  /** The reserve of the domestic worker, in place of the 40% fine. */
  readonly reserve: Money
  readonly total: Money
}

export interface Provision {
  readonly thirteenth: Money
  readonly vacation: Money
  readonly charges: Money
  /** What a raise adds to what was provided before. */
  readonly remeasured: Money
  readonly total: Money
}

/** What the pay does not cover, in the order the law takes it. */
export interface Shortfall {
  readonly amount: Money
  readonly uncovered: readonly { readonly label: string; readonly nature: string; readonly amount: Money }[]
}

export interface Payslip {
  readonly id: string
  readonly worker: PaidWorker
  readonly basicSalary: Money | null
  readonly lines: readonly PayslipLine[]
  readonly bases: Bases
  readonly employerBases: { readonly month: Money; readonly thirteenth: Money }
  readonly inss: Money
  readonly inss13: Money
  readonly irrf: Money
  /** What the tax of the month deducts. */
  readonly irrfDeductions: Money
  readonly irrf13: Money
  readonly irrfVacation: Money
  readonly irrfPlr: Money
  readonly fgts: Money
  readonly fgts13: Money
  readonly totalEarnings: Money
  readonly totalDeductions: Money
  readonly net: Money
  readonly shortfall: Shortfall | null
  readonly employer: EmployerPart
  /** Of the employer's part, what falls on 13th and vacation paid out of provisions, whose charges were provided too. */
  readonly provided: EmployerPart
  readonly domestic13: DomesticThirteenth
  readonly provision: Provision
  readonly notes: readonly Phrase[]
}
