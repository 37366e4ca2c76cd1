/** A validated person of the payroll, and the result of one payslip. */
import type { Day } from '../core/day.ts'
import type { Money } from '../core/money.ts'
import type { Ratio } from '../core/ratio.ts'
import type { Phrase } from '../core/text/sentence.ts'
import type { LineKind } from '../domains/payroll/law/payroll-lines.ts'
import type { Regime } from '../domains/payroll/rules/charges-and-benefits/employer-charges.ts'
import type { PayOf } from '../domains/payroll/rules/payslip/line-labels.ts'
import type { Bases } from '../domains/payroll/rules/payslip/lines.ts'
import type { JobCategory } from '../domains/payroll/rules/withholding/several-jobs.ts'
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
  /** 13th paid by this job, whose contribution is separate from the month's. */
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
  /** Monthly hours; default: the legal ones. */
  readonly monthly_hours?: Ratio | undefined
  readonly dependents: number
  readonly children: number
  readonly alimony: Money
  readonly transport_cost: Money
  readonly admission_date?: Day | undefined
  readonly termination_date?: Day | undefined
  readonly vacation?:
    | {
        readonly starts_on: Day
        readonly days: number
        readonly sell_days: number
        /** Pay and third of this month's days, paid in the month before. */
        readonly advanced?: Money | undefined
      }
    | undefined
  /** INSS base of the 13th of the same year already paid, to which a difference is added. */
  readonly thirteenth_before?: Money | undefined
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
  /** Hours, days or a rate, as printed on the payslip. */
  readonly reference: string | null
  readonly of: PayOf
}

/** Employer's part on a domestic worker's 13th; it has no monthly code in the guide. */
export interface DomesticThirteenth {
  readonly inss: Money
  readonly rat: Money
}

export interface EmployerPart {
  readonly inss: Money
  readonly rat: Money
  readonly thirdParties: Money
  readonly fgts: Money
  /** Reserve of the domestic worker, in place of the 40% fine. */
  readonly reserve: Money
  /** Half point of LC 110/2001 on the FGTS base, from 2002 to 2006. */
  readonly socialContribution: Money
  readonly total: Money
}

export interface Provision {
  readonly thirteenth: Money
  readonly vacation: Money
  readonly charges: Money
  /** Increase of earlier provisions caused by a raise. */
  readonly remeasured: Money
  readonly total: Money
}

/** Deductions not covered by the pay, in the legal order. */
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
  /** Deductions from the month's tax base. */
  readonly irrfDeductions: Money
  readonly irrf13: Money
  readonly irrfVacation: Money
  readonly irrfPlr: Money
  readonly fgts: Money
  readonly fgts13: Money
  /** Deposit on the indemnified notice and on the 13th of it. */
  readonly fgtsNotice: Money
  /** Family allowance and maternity pay that the INSS reimburses. */
  readonly refunded: Money
  /** Last day of a contract that ends in the month. */
  readonly ended: Day | null
  readonly totalEarnings: Money
  readonly totalDeductions: Money
  readonly net: Money
  readonly shortfall: Shortfall | null
  readonly employer: EmployerPart
  /** Employer's part on 13th and vacation paid from provisions, whose charges were provisioned too. */
  readonly provided: EmployerPart
  readonly domestic13: DomesticThirteenth
  readonly provision: Provision
  readonly notes: readonly Phrase[]
}
